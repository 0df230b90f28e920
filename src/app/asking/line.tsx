import { useId } from 'react';

interface LineProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'text' | 'date';
  readonly required?: boolean;
  readonly autoFocus?: boolean;
}

/** One labelled line of text or one date. Enter goes nowhere: an answer is never half submitted. */
export function Line({ label, value, onChange, type = 'text', ...rest }: LineProps) {
  const id = useId();
  return (
    <div className="line">
      <label htmlFor={id}>{label}</label>
      <input
        {...rest}
        id={id}
        type={type}
        value={value}
        maxLength={type === 'text' ? 200 : undefined}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) =>
          event.key === 'Enter' && !event.ctrlKey && !event.metaKey && event.preventDefault()
        }
      />
    </div>
  );
}
