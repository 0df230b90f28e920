import { useId } from 'react';

interface RadioGroupProps<C extends string> {
  readonly label: string;
  /** The label of each choice, in order. */
  readonly choices: Readonly<Record<C, string>>;
  readonly value: C;
  readonly onChange: (choice: C) => void;
}

export function RadioGroup<C extends string>({ label, choices, value, onChange }: RadioGroupProps<C>) {
  const name = useId();
  return (
    <div className="ways flex flex-wrap gap-1" role="radiogroup" aria-label={label}>
      {keysOf(choices).map((choice) => (
        <label key={choice} className="way">
          <input
            className="absolute opacity-0 pointer-events-none"
            type="radio"
            name={name}
            checked={value === choice}
            onChange={() => onChange(choice)}
          />
          {choices[choice]}
        </label>
      ))}
    </div>
  );
}

export function keysOf<K extends string>(table: Readonly<Record<K, unknown>>): readonly K[] {
  return Object.keys(table).filter((key): key is K => Object.hasOwn(table, key));
}
