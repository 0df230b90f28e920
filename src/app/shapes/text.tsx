import type { ClipboardEvent, ComponentProps, ReactNode } from 'react';
import { focusOnce } from '../kit/keyboard.ts';
import { type InputProps, useInputState, type ViewProps } from './props.ts';

/** The classes of a multi-line text field. */
const TEXT_BOX = 'px-3.5 py-2.5 voice-lg bg-raised border border-line-strong rounded-lg outline-offset-0';

export function TextInput({ value, onChange, label, autoFocus, aid }: InputProps<'text'>) {
  return (
    <div>
      <AutosizeTextarea
        className={`shape-prose min-h-24 ${TEXT_BOX}`}
        ref={autoFocus ? focusOnce : undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-label={label}
      />
      {aid?.helps('') && aid.below({ column: '', row: NO_CELLS, text: value, name: label, onChange })}
    </div>
  );
}

const NO_CELLS: readonly string[] = [];

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

export function ListInput({ value, onChange, spec: _, ...rest }: InputProps<'list'>) {
  const [text, setText] = useInputState(value, onChange, (items) => items.join('\n'), itemsOf);
  return <ItemLines text={text} onChange={setText} placeholder="One per line" {...rest} />;
}

const DASHED = "before:content-['–'] before:absolute before:text-ink-2";

export function ListView({ value }: Pick<ViewProps<'list'>, 'value'>) {
  return (
    <ul className="grid gap-0.5 font-voice">
      {value.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two items may read the same.
        <li className={`wrap-anywhere relative pl-4.5 before:left-0 ${DASHED}`} key={at}>
          {item}
        </li>
      ))}
    </ul>
  );
}

interface ItemLinesProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly autoFocus?: boolean | undefined;
  readonly placeholder?: string;
  readonly label: string;
}

const BULLET = /^\s*(?:[-*•‣–]\s+|\d{1,3}[.)]\s+)/u;

/** The items of a text, one per line; a typed dash before an item is not part of it. */
export function itemsOf(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/^\s*[-*•‣–]\s+/u, '').trim())
    .filter((item) => item !== '' && item !== '-');
}

/**
 * A text field with one item per line, each after a dash that is only drawn. As a single field, it keeps all usual keys.
 */
export function ItemLines({ text, onChange, autoFocus, placeholder, label }: ItemLinesProps) {
  return (
    <AutosizeTextarea
      className={`shape-lines ${TEXT_BOX} pl-9 pb-9.25`}
      ref={autoFocus ? focusOnce : undefined}
      value={text}
      placeholder={placeholder}
      onChange={(event) => onChange(event.target.value)}
      onPaste={pasteItems}
      aria-label={label}
    >
      <div className="text-transparent select-none" aria-hidden="true">
        {text.split('\n').map((line, at) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is nothing but its place.
            key={at}
            className={`relative before:-left-5 ${DASHED} ${line.trim() === '' ? 'before:text-line!' : ''}`}
          >
            {`${line} `}
          </div>
        ))}
      </div>
    </AutosizeTextarea>
  );
}

/** Removes the bullets of pasted lines, by a command that the browser’s own undo can take back. */
function pasteItems(event: ClipboardEvent<HTMLTextAreaElement>): void {
  const pasted = event.clipboardData.getData('text/plain').replace(/\r\n?/g, '\n');
  const lines = pasted.split('\n');
  const items = lines.map((line) => line.replace(BULLET, '').trim().replaceAll('\t', ', '));
  const clean = items.filter((item) => item !== '').join('\n');
  if (lines.length < 2 || clean === pasted) return;
  event.preventDefault();
  document.execCommand('insertText', false, clean);
}
