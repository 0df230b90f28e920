import { type ComponentProps, type MouseEvent, useId } from 'react';
import type { MultiValue, Option } from '#core/index.ts';
import { focusOnce } from '../kit/keyboard.ts';
import { ItemLines, itemsOf, ListView } from './list.tsx';
import { HINT, type InputProps, useHeld, type ViewProps } from './props.ts';
import { Words } from './text.tsx';

interface Chosen {
  /** Id of an option; null while own words are chosen, or nothing. */
  readonly id: string | null;
  readonly own: boolean;
  readonly words: string;
}

const ROW = `choice flex items-center gap-x-3 gap-y-1.5 min-h-11 px-3.5 py-1.5 voice-17/[1.35] bg-raised
  rounded-lg not-has-checked:hover:border-ink-2 has-checked:inset-ring`;
const BOX = 'flex-none size-4.5 m-0 accent-ink';

interface OptionRowProps extends ComponentProps<'input'> {
  readonly label: string;
}

/** An option to choose, big enough for a finger. */
function OptionRow({ label, ...input }: OptionRowProps) {
  return (
    <label className={`${ROW} cursor-pointer`}>
      <input className={BOX} {...input} />
      <span>{label}</span>
    </label>
  );
}

/** One of a few, and a line for something else. */
export function ChoiceInput({ spec, value, onChange, label: name, autoFocus }: InputProps<'choice'>) {
  const [held, setHeld] = useHeld(value, onChange, (said) => chosenIn(said, spec.options), choiceOf);
  const group = useId();
  return (
    <div className="grid gap-1.5 min-w-0 border-0" role="radiogroup" aria-label={name}>
      {spec.options.map(({ id, label }, at) => (
        <OptionRow
          key={id}
          label={label}
          type="radio"
          name={group}
          ref={autoFocus && (held.id === id || (held.id === null && at === 0)) ? focusOnce : undefined}
          checked={held.id === id}
          onChange={() => setHeld({ ...held, id, own: false })}
        />
      ))}
      <div className={`${ROW} flex-wrap`}>
        <label className="flex items-center gap-3 min-h-7.5 cursor-pointer">
          <input
            className={BOX}
            type="radio"
            name={group}
            checked={held.own}
            onClick={goToLine}
            onChange={() => setHeld({ ...held, id: null, own: true })}
          />
          <span>Something else:</span>
        </label>
        <input
          className="flex-[1_1_160px] w-full min-w-0 min-h-7.5 px-1 py-0.5 voice-17/[1.35] text-ink bg-transparent border-0
            border-b border-ink-2 rounded-t-[3px]"
          aria-label="Something else, in your own words"
          value={held.words}
          onChange={(event) => setHeld({ id: null, own: true, words: event.target.value })}
        />
      </div>
    </div>
  );
}

/** After a click the next thing is to type; a key that moves through the options stays among them. */
function goToLine({ detail, currentTarget }: MouseEvent<HTMLElement>): void {
  if (detail > 0) currentTarget.closest('div')?.querySelector<HTMLElement>('label + input')?.focus();
}

function chosenIn(value: string, options: readonly Option[]): Chosen {
  const option = options.find(({ id }) => id === value);
  if (option) return { id: option.id, own: false, words: '' };
  return { id: null, own: value !== '', words: value };
}

/** Words typed and then left for an option stay on the line, but are not part of the answer. */
function choiceOf({ id, own, words }: Chosen): string {
  return id ?? (own ? words : '');
}

export function ChoiceView({ spec, value }: ViewProps<'choice'>) {
  return <Words>{spec.options.find(({ id }) => id === value)?.label ?? value}</Words>;
}

interface Ticked {
  readonly ids: readonly string[];
  /** Own words, one item per line. */
  readonly own: string;
}

export function MultiInput({ spec, value, onChange, label: name, autoFocus }: InputProps<'multi'>) {
  const [held, setHeld] = useHeld(value, onChange, (said) => tickedIn(said, spec.options), itemsIn);
  const tick = (id: string, on: boolean) =>
    setHeld({ ...held, ids: on ? [...held.ids, id] : held.ids.filter((other) => other !== id) });
  return (
    <fieldset className="shape-options grid gap-1.5 min-w-0 border-0" aria-label={name}>
      {spec.options.map(({ id, label }, at) => (
        <OptionRow
          key={id}
          label={label}
          type="checkbox"
          ref={autoFocus && at === 0 ? focusOnce : undefined}
          checked={held.ids.includes(id)}
          onChange={(event) => tick(id, event.target.checked)}
        />
      ))}
      <div className="grid gap-0.5 mt-1">
        <span className={HINT} aria-hidden="true">
          And in your own words
        </span>
        <ItemLines
          text={held.own}
          onChange={(own) => setHeld({ ...held, own })}
          label="In your own words, one a line"
          placeholder="One a line"
        />
      </div>
    </fieldset>
  );
}

function tickedIn(value: MultiValue, options: readonly Option[]): Ticked {
  const known = (item: string) => options.some(({ id }) => id === item);
  return { ids: value.filter(known), own: value.filter((item) => !known(item)).join('\n') };
}

function itemsIn({ ids, own }: Ticked): MultiValue {
  return [...ids, ...itemsOf(own)];
}

export function MultiView({ spec, value }: ViewProps<'multi'>) {
  return <ListView value={value.map((item) => spec.options.find(({ id }) => id === item)?.label ?? item)} />;
}
