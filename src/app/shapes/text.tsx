import { GrowText } from './grow-text.tsx';
import { focusOnce, type InputProps, naming, type ViewProps } from './props.ts';

/** Prose, as tall as what is typed. */
export function TextInput({ value, onChange, autoFocus, ...names }: InputProps<'text'>) {
  return (
    <div className="shape-prose">
      <GrowText
        ref={autoFocus ? focusOnce : undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        {...naming(names)}
      />
    </div>
  );
}

export function TextView({ value }: ViewProps<'text'>) {
  return <span className="shape-words">{value}</span>;
}
