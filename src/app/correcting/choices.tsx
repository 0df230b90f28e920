import { useId } from 'react';

interface ChoicesProps<C extends string> {
  readonly label: string;
  readonly choices: readonly C[];
  /** The word of a choice, and below it what follows from it. */
  readonly words: (choice: C) => readonly [word: string, below: string];
  /** Null: none is taken yet. */
  readonly value: C | null;
  readonly onChange: (choice: C) => void;
}

/** One of a few, each with what follows from it. */
export function Choices<C extends string>({ label, choices, words, value, onChange }: ChoicesProps<C>) {
  const name = useId();
  return (
    <fieldset className="readings">
      <legend>{label}</legend>
      {choices.map((choice) => {
        const [word, below] = words(choice);
        return (
          <label key={choice} className="reading">
            <input
              type="radio"
              name={name}
              checked={value === choice}
              aria-describedby={`${name}-${choice}`}
              aria-label={word}
              onChange={() => onChange(choice)}
            />
            <span>{word}</span>
            <small id={`${name}-${choice}`}>{below}</small>
          </label>
        );
      })}
    </fieldset>
  );
}
