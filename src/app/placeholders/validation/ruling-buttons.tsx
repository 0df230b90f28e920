import { type ReactNode, useId } from 'react';
import { Button } from '../../kit/button.tsx';
import { RULINGS, type Ruling } from './verdicts.ts';

const WORDS: Readonly<Record<Ruling, string>> = { stop: 'Stop it', warn: 'Warn', allow: 'Allow' };

interface RulingButtonsProps {
  /** What it is about, for those who do not see it. */
  readonly legend: string;
  readonly ruling: Ruling | undefined;
  readonly rule: (ruling: Ruling) => void;
}

/** What can be done about a value. */
export function RulingButtons({ legend, ruling, rule }: RulingButtonsProps) {
  return (
    <fieldset className="validation-rulings flex gap-1.5">
      <legend className="unseen">{legend}</legend>
      {RULINGS.map((one) => (
        <Button key={one} aria-pressed={ruling === one} onClick={() => rule(one)}>
          {WORDS[one]}
        </Button>
      ))}
    </fieldset>
  );
}

interface AskedProps {
  readonly label: ReactNode;
  readonly placeholder?: string;
  readonly className?: string;
  readonly value: string;
  readonly say: (words: string) => void;
}

/** What has to be said about a ruling. Enter goes nowhere here: it would press Save in the middle of a sentence. */
export function Asked({ label, className, value, say, ...rest }: AskedProps) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id}>{label}</label>
      <input
        placeholder="as you would say it on the phone"
        {...rest}
        id={id}
        value={value}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => say(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
    </div>
  );
}
