import type { ClipboardEvent } from 'react';
import { focusOnce } from '../kit/keyboard.ts';
import { type InputProps, useInputState, type ViewProps } from './props.ts';
import { AutosizeTextarea, TEXT_BOX } from './text.tsx';

export function ListInput({ value, onChange, spec: _, ...rest }: InputProps<'list'>) {
  const [text, setText] = useInputState(value, onChange, (items) => items.join('\n'), itemsOf);
  return <ItemLines text={text} onChange={setText} placeholder="One a line" {...rest} />;
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

/** The items of a text, one a line; a typed dash before an item is not part of it. */
export function itemsOf(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/^\s*[-*•‣–]\s+/u, '').trim())
    .filter((item) => item !== '' && item !== '-');
}

/**
 * A text field with one item a line, each after a dash that is only drawn. As a single field, it keeps all usual keys.
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
