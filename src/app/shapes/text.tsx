import type { ClipboardEvent, ComponentProps, ReactNode } from 'react';
import { Chip } from '../kit/button.tsx';
import { focusOnce } from '../kit/keyboard.ts';
import { type InputProps, useInputState, type ViewProps } from './props.ts';

/** The classes of a multi-line text field. */
const TEXT_BOX = 'px-3.5 py-2.5 voice-lg bg-raised border border-line-strong rounded-lg outline-offset-0';

export function TextInput({ value, onChange, label, autoFocus, names, aid }: InputProps<'text'>) {
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
      <NameButtons
        names={names?.[0]}
        said={splitNames(value)}
        onPick={(name, typed) => onChange(withName(value.trimEnd(), name, typed))}
      />
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

export function ListInput({ value, onChange, label, autoFocus, names }: InputProps<'list'>) {
  const [text, setText] = useInputState(value, onChange, (items) => items.join('\n'), itemsOf);
  return (
    <div>
      <ItemLines text={text} onChange={setText} placeholder="One per line" label={label} autoFocus={autoFocus} />
      <NameButtons
        names={names?.[0]}
        said={value}
        onPick={(name, typed) => onChange([...(typed === '' ? value : value.slice(0, -1)), name])}
      />
    </div>
  );
}

function splitNames(text: string): readonly string[] {
  return text
    .split(/[,\n]/u)
    .map((name) => name.trim())
    .filter(Boolean);
}

function withName(text: string, name: string, typed: string): string {
  if (typed !== '') return text.slice(0, -typed.length) + name;
  return text === '' ? name : `${text}${/[,\n]$/u.test(text) ? ' ' : ', '}${name}`;
}

/** So many that they can be read at a glance. */
const MAX_NAMES = 12;

interface NameButtonsProps {
  readonly names: readonly string[] | undefined;
  /** The names in the answer; the last one may be half typed. */
  readonly said: readonly string[];
  /** `typed`: the beginning of the name that was typed already. */
  readonly onPick: (name: string, typed: string) => void;
}

/** The known names that an answer can use and does not yet; while one is typed, those that begin like it. */
function NameButtons({ names = NO_CELLS, said, onPick }: NameButtonsProps) {
  const used = new Set(said.map((name) => name.toLowerCase()));
  const typed = said.at(-1) ?? '';
  const left = names.filter((name) => !used.has(name.toLowerCase()));
  const begun = typed === '' ? [] : left.filter((name) => name.toLowerCase().startsWith(typed.toLowerCase()));
  const offered = (begun.length > 0 ? begun : left).slice(0, MAX_NAMES);
  if (offered.length === 0) return null;
  return (
    <fieldset className="row gap-1.5 mt-1.5" aria-label="Known names">
      {offered.map((name) => (
        <Chip key={name} onClick={() => onPick(name, begun.length > 0 ? typed : '')}>
          <span className="wrap-anywhere">{name}</span>
        </Chip>
      ))}
    </fieldset>
  );
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
