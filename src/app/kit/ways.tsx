import { useId } from 'react';

interface WaysProps<W extends string> {
  readonly label: string;
  readonly ways: Readonly<Record<W, string>>;
  readonly value: W;
  readonly onChange: (way: W) => void;
}

/** One of a few ways to go on, as a row of radio buttons. */
export function Ways<W extends string>({ label, ways, value, onChange }: WaysProps<W>) {
  const name = useId();
  return (
    <div className="ways" role="radiogroup" aria-label={label}>
      {keysOf(ways).map((way) => (
        <label key={way} className="way">
          <input type="radio" name={name} checked={value === way} onChange={() => onChange(way)} />
          {ways[way]}
        </label>
      ))}
    </div>
  );
}

function keysOf<W extends string>(ways: Readonly<Record<W, string>>): readonly W[] {
  return Object.keys(ways).filter((key): key is W => Object.hasOwn(ways, key));
}
