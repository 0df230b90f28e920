import type { ComponentProps } from 'react';

interface SelectProps extends Omit<ComponentProps<'select'>, 'onChange' | 'children'> {
  /** What is chosen among: words, or values with the words for them. */
  readonly of: readonly (string | readonly [value: string, words: string])[];
  readonly onChange: (value: string) => void;
}

/** One of several, from a list that drops down. */
export function Select({ of, onChange, ...rest }: SelectProps) {
  return (
    <select {...rest} onChange={(event) => onChange(event.target.value)}>
      {of.map((option) => {
        const [value, words] = typeof option === 'string' ? [option, option] : option;
        return (
          <option key={value} value={value}>
            {words}
          </option>
        );
      })}
    </select>
  );
}
