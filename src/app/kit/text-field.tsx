import { type ReactNode, useId } from 'react';

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
