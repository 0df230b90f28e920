import type { ComponentProps } from 'react';

type Choice<V> = readonly [value: V, words?: string];

interface SelectProps<V> extends Omit<ComponentProps<'select'>, 'value' | 'onChange'> {
  /** In order; a value that comes without words is shown as it is. */
  readonly choices: readonly Choice<V>[];
  /** What comes before them: most often that nothing is chosen. */
  readonly first?: Choice<V>;
  readonly value: V;
  readonly onChange: (value: V) => void;
}

/** One of several values, as a list that unfolds. */
export function Select<V extends string | number | null>(props: SelectProps<V>) {
  const { choices, first, value, onChange, ...rest } = props;
  const all = first ? [first, ...choices] : choices;
  const choose = (chosen: Choice<V> | undefined) => chosen && onChange(chosen[0]);
  return (
    <select {...rest} value={value ?? ''} onChange={({ target }) => choose(all[target.selectedIndex])}>
      {all.map(([one, words]) => (
        <option key={one} value={one ?? ''}>
          {words ?? one}
        </option>
      ))}
    </select>
  );
}
