import { useId } from 'react';

interface JoinLineProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoComplete?: string;
  readonly autoFocus?: boolean;
  readonly required?: boolean;
  readonly mono?: boolean;
}

/** One line to type before one is in. Enter comes in, as the one thing to do here. */
export function JoinLine({ label, hint, value, onChange, mono = false, ...rest }: JoinLineProps) {
  const id = useId();
  return (
    <div className="join-line">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={value}
        maxLength={80}
        enterKeyHint="go"
        spellCheck={false}
        className={mono ? 'mono' : undefined}
        aria-describedby={hint && `${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
        {...rest}
      />
      {hint && (
        <span id={`${id}-hint`} className="hint">
          {hint}
        </span>
      )}
    </div>
  );
}
