import { useId } from 'react';
import { keysOf } from './keys-of.ts';

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
    <div className="flex flex-wrap gap-1" role="radiogroup" aria-label={label}>
      {keysOf(choices).map((choice) => (
        <label
          key={choice}
          className="choice inline-flex items-center min-h-8 px-2.5 py-1 text-sm text-ink-2 rounded-full cursor-pointer
            has-checked:text-ink has-checked:bg-paper has-checked:font-semibold"
        >
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
