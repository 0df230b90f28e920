import { type ComponentProps, type ReactNode, useId } from 'react';
import { keysOf } from './keys-of.ts';

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'text' | 'date';
  readonly required?: boolean;
  readonly autoFocus?: boolean;
  readonly suggestions?: readonly string[];
  readonly onEnter?: () => void;
}

/** A labelled text or date field. Enter does nothing by default, so that no form is submitted half filled in. */
export function TextField({
  label,
  value,
  onChange,
  type = 'text',
  suggestions = [],
  onEnter,
  ...rest
}: TextFieldProps) {
  const id = useId();
  return (
    <div className="line">
      <label htmlFor={id}>{label}</label>
      <input
        {...rest}
        id={id}
        type={type}
        list={suggestions.length > 0 ? `${id}-list` : undefined}
        value={value}
        maxLength={type === 'text' ? 200 : undefined}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          if (!event.nativeEvent.isComposing) onEnter?.();
        }}
      />
      {suggestions.length > 0 && <SuggestionList id={`${id}-list`} words={suggestions} />}
    </div>
  );
}

/** The suggestions of a field that names this id as its list. */
export function SuggestionList({ id, words }: { id: string; words: readonly string[] }) {
  return (
    <datalist id={id}>
      {words.map((word) => (
        <option key={word} value={word} />
      ))}
    </datalist>
  );
}

/** A link to a field on the page, by its id; it also focuses the field. */
export function FieldLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a
      href={`#${to}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(to)?.focus();
      }}
    >
      {children}
    </a>
  );
}

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

interface SliderProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  readonly max: number;
  readonly value: number;
  /** The value in words. */
  readonly says: string;
  readonly onChange: (value: number) => void;
}

/** A number from 0 to `max`, in steps of 1 unless `step` is given. */
export function Slider({ says, onChange, ...rest }: SliderProps) {
  return (
    <input
      min={0}
      {...rest}
      type="range"
      aria-valuetext={says}
      onChange={(event) => onChange(event.target.valueAsNumber)}
    />
  );
}

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
