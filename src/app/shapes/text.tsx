import type { ComponentProps, ReactNode } from 'react';
import { focusOnce } from '../kit/keyboard.ts';
import type { InputProps, ViewProps } from './props.ts';

/** The classes of a multi-line text field. */
export const TEXT_BOX = 'px-3.5 py-2.5 voice-lg bg-raised border border-line-strong rounded-lg outline-offset-0';

export function TextInput({ value, onChange, label, autoFocus }: InputProps<'text'>) {
  return (
    <AutosizeTextarea
      className={`shape-prose min-h-24 ${TEXT_BOX}`}
      ref={autoFocus ? focusOnce : undefined}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      aria-label={label}
    />
  );
}

export function TextView({ value }: ViewProps<'text'>) {
  return <AnswerText>{value}</AnswerText>;
}

/** A text as it was typed. */
export function AnswerText({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <span className={`font-voice whitespace-pre-wrap wrap-anywhere ${className}`}>{children}</span>;
}

interface AutosizeTextareaProps extends ComponentProps<'textarea'> {
  readonly value: string;
  /** Drawn behind the text, in its height. */
  readonly children?: ReactNode;
}

/** A text field as tall as its text: a hidden copy of the text gives the height, so nothing is measured. */
export function AutosizeTextarea({ value, className, children, ...rest }: AutosizeTextareaProps) {
  return (
    <div
      className={`relative whitespace-pre-wrap wrap-break-word before:invisible before:content-[attr(data-text)]
        ${className}`}
      data-text={children ? undefined : `${value} `}
    >
      {children}
      <textarea
        className="absolute inset-0 size-full p-[inherit] border-0 rounded-[inherit] bg-transparent resize-none
          overflow-hidden outline-offset-[inherit]"
        rows={1}
        value={value}
        {...rest}
      />
    </div>
  );
}
