import { useState } from 'react';

interface MinutesInputProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly onChange: (minutes: number) => void;
  readonly hold?: string;
}

/** As long as a day: no more fits into a walkthrough. */
const MOST = 1_440;

/** Whole minutes. While what is typed is no such number, the one before counts; leaving it shows that one again. */
export function MinutesInput({ label, value, least, onChange, hold }: MinutesInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    const minutes = Number(text);
    setTyped(text);
    if (/^\d+$/.test(text) && minutes >= least && minutes <= MOST) onChange(minutes);
  };
  return (
    <label className="minutes">
      <input
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        aria-label={label}
        data-hold={hold}
        value={typed ?? value}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(null)}
      />
      <span aria-hidden="true">min</span>
    </label>
  );
}
