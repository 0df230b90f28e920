import { type MouseEvent, useId } from 'react';
import type { MultiValue, Option } from '#core/index.ts';
import { focusOnce } from '../kit/keyboard.ts';
import { ItemLines, itemsOf, ListView } from './list.tsx';
import { type InputProps, naming, useHeld, type ViewProps } from './props.ts';

interface Chosen {
  /** Id of an option; null while own words are chosen, or nothing. */
  readonly id: string | null;
  readonly own: boolean;
  readonly words: string;
}

/** One of a few, as rows big enough for a finger, and a line for something else. */
export function ChoiceInput({ spec, value, onChange, autoFocus, ...names }: InputProps<'choice'>) {
  const [held, setHeld] = useHeld(value, onChange, (said) => chosenIn(said, spec.options), choiceOf);
  const group = useId();
  return (
    <div className="shape-options grid gap-1.5 min-w-0 border-0" role="radiogroup" {...naming(names)}>
      {spec.options.map(({ id, label }, at) => (
        <label
          key={id}
          className="shape-option flex flex-wrap items-center bg-raised border-1 border-line rounded-lg"
        >
          <input
            type="radio"
            name={group}
            ref={autoFocus && (held.id === id || (held.id === null && at === 0)) ? focusOnce : undefined}
            checked={held.id === id}
            onChange={() => setHeld({ ...held, id, own: false })}
          />
          <span>{label}</span>
        </label>
      ))}
      <div className="shape-option flex flex-wrap items-center bg-raised border-1 border-line rounded-lg">
        <label className="shape-else flex items-center gap-3 min-h-7.5">
          <input
            type="radio"
            name={group}
            checked={held.own}
            onClick={goToLine}
            onChange={() => setHeld({ ...held, id: null, own: true })}
          />
          <span>Something else:</span>
        </label>
        <input
          className="shape-line"
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
  if (detail > 0) currentTarget.closest('.shape-option')?.querySelector<HTMLElement>('.shape-line')?.focus();
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
  return <span className="shape-words">{spec.options.find(({ id }) => id === value)?.label ?? value}</span>;
}

interface Ticked {
  readonly ids: readonly string[];
  /** Own words, one item per line. */
  readonly own: string;
}

export function MultiInput({ spec, value, onChange, autoFocus, ...names }: InputProps<'multi'>) {
  const [held, setHeld] = useHeld(value, onChange, (said) => tickedIn(said, spec.options), itemsIn);
  const tick = (id: string, on: boolean) =>
    setHeld({ ...held, ids: on ? [...held.ids, id] : held.ids.filter((other) => other !== id) });
  return (
    <fieldset className="shape-options grid gap-1.5 min-w-0 border-0" {...naming(names)}>
      {spec.options.map(({ id, label }, at) => (
        <label
          key={id}
          className="shape-option flex flex-wrap items-center bg-raised border-1 border-line rounded-lg"
        >
          <input
            type="checkbox"
            ref={autoFocus && at === 0 ? focusOnce : undefined}
            checked={held.ids.includes(id)}
            onChange={(event) => tick(id, event.target.checked)}
          />
          <span>{label}</span>
        </label>
      ))}
      <div className="grid gap-0.5 mt-1">
        <span className="shape-hint flex flex-wrap items-baseline text-ink-2" aria-hidden="true">
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
