import type { ComponentProps } from 'react';

/** A value with its label, or a string that is both. */
type Choice<V> = readonly [value: V, words: string] | Extract<V, string>;

interface SelectProps<V> extends Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'> {
  readonly of: readonly Choice<V>[];
  /** The first option, most often “nothing is chosen”. */
  readonly first?: Choice<V>;
  readonly value: V;
  readonly onChange: (value: V) => void;
}

export function Select<V extends string | number | null>(props: SelectProps<V>) {
  const { of, first, value, onChange, ...rest } = props;
  const all = (first === undefined ? of : [first, ...of]).map((choice): readonly [V, string] =>
    typeof choice === 'string' ? [choice, choice] : choice,
  );
  const choose = (at: number) => all[at] && onChange(all[at][0]);
  return (
    <select {...rest} value={value ?? ''} onChange={({ target }) => choose(target.selectedIndex)}>
      {all.map(([one, words]) => (
        <option key={one} value={one ?? ''}>
          {words}
        </option>
      ))}
    </select>
  );
}
