import { type ReactNode, useId } from 'react';

interface OptionGroupProps<W extends string> {
  readonly ask: ReactNode;
  readonly of: readonly W[];
  /** Whether several options can be on at a time. */
  readonly several?: boolean;
  readonly isOn: (word: W) => boolean;
  readonly turn: (word: W, on: boolean) => void;
}

/** A question with a few options, as radio buttons or (`several`) checkboxes. */
export function OptionGroup<W extends string>({ ask, of, several = false, isOn, turn }: OptionGroupProps<W>) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="p-0 text-sm text-ink">{ask}</legend>
      {of.map((word) => (
        <label className="inline-flex items-center gap-1.5 min-h-9 mr-4" key={word}>
          <input
            type={several ? 'checkbox' : 'radio'}
            name={name}
            checked={isOn(word)}
            onChange={(event) => turn(word, event.target.checked)}
          />
          {word}
        </label>
      ))}
    </fieldset>
  );
}
