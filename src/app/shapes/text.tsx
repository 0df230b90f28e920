import type { ComponentProps } from 'react';
import { focusOnce } from '../kit/keyboard.ts';
import { type InputProps, naming, type ViewProps } from './props.ts';

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

/** A text field as tall as its text: a copy of the text behind it gives the height, so nothing is measured. */
export function GrowText({ value, ...rest }: ComponentProps<'textarea'> & { value: string }) {
  return (
    <span className="shape-grow grid" data-text={`${value} `}>
      <textarea rows={1} value={value} {...rest} />
    </span>
  );
}
