import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';
import type { ChoiceOption, MultiValue } from '#core/index.ts';
import { focusOnce } from '../kit/keyboard.ts';
import { HINT, type InputProps, useInputState, type ViewProps } from './props.ts';
import { AnswerText, ItemLines, itemsOf, ListView } from './text.tsx';

interface ChoiceState {
  /** Id of an option; null if own words are chosen, or nothing. */
  readonly id: string | null;
  readonly own: boolean;
  readonly words: string;
}

const ROW = `choice flex items-center gap-x-3 gap-y-1.5 min-h-11 px-3.5 py-1.5 voice-lg bg-raised
  rounded-lg not-has-checked:hover:border-ink-2 has-checked:inset-ring`;
const BOX = 'flex-none size-4.5 m-0 accent-ink';

interface OptionRowProps extends ComponentProps<'input'> {
  readonly label: string;
  readonly sample?: ReactNode;
}

/** An option, large enough for touch. */
function OptionRow({ label, sample, ...input }: OptionRowProps) {
  return (
    <label className={`${ROW} cursor-pointer`}>
      <input className={BOX} {...input} />
      {sample}
      <span>{label}</span>
    </label>
  );
}

/** One of several options, or own words. */
export function ChoiceInput({ spec, value, onChange, label: name, autoFocus, sample }: InputProps<'choice'>) {
  const [state, setState] = useInputState(value, onChange, (said) => choiceStateOf(said, spec.options), choiceValue);
  const group = useId();
  return (
    <div className={`grid gap-1.5 min-w-0 border-0 ${sample ? SIDE_BY_SIDE : ''}`} role="radiogroup" aria-label={name}>
      {spec.options.map(({ id, label }, at) => (
        <OptionRow
          key={id}
          label={label}
          sample={sample?.(id)}
          type="radio"
          name={group}
          ref={autoFocus && (state.id === id || (state.id === null && at === 0)) ? focusOnce : undefined}
          checked={state.id === id}
          onChange={() => setState({ ...state, id, own: false })}
        />
      ))}
      <div className={`${ROW} flex-wrap col-span-full`}>
        <label className="flex items-center gap-3 min-h-7.5 cursor-pointer">
          <input
            className={BOX}
            type="radio"
            name={group}
            checked={state.own}
            onClick={focusOwnWords}
            onChange={() => setState({ ...state, id: null, own: true })}
          />
          <span>Something else:</span>
        </label>
        <input
          className="flex-[1_1_160px] w-full min-w-0 min-h-7.5 px-1 py-0.5 voice-lg text-ink bg-transparent border-0
            border-b border-ink-2 rounded-t-[3px]"
          aria-label="Something else, in your own words"
          value={state.words}
          onChange={(event) => setState({ id: null, own: true, words: event.target.value })}
        />
        {state.own && state.words.trim() !== '' && sample?.(state.words)}
      </div>
    </div>
  );
}

/** After a click people type next; keys that move through the options stay among them. */
function focusOwnWords({ detail, currentTarget }: MouseEvent<HTMLElement>): void {
  if (detail > 0) currentTarget.closest('div')?.querySelector<HTMLElement>('label + input')?.focus();
}

function choiceStateOf(value: string, options: readonly ChoiceOption[]): ChoiceState {
  const option = options.find(({ id }) => id === value);
  if (option) return { id: option.id, own: false, words: '' };
  return { id: null, own: value !== '', words: value };
}

/** Own words stay in the field if an option is chosen after them, but are not part of the answer. */
function choiceValue({ id, own, words }: ChoiceState): string {
  return id ?? (own ? words : '');
}

export function ChoiceView({ spec, value }: ViewProps<'choice'>) {
  return <AnswerText>{spec.options.find(({ id }) => id === value)?.label ?? value}</AnswerText>;
}

/** More options than these stand beside each other where there is room. */
const MANY = 9;
const SIDE_BY_SIDE = 'grid-cols-[repeat(auto-fill,minmax(240px,1fr))]';

interface MultiState {
  readonly ids: readonly string[];
  /** Own words, one item per line. */
  readonly own: string;
}

export function MultiInput({ spec, value, onChange, label: name, autoFocus, sample }: InputProps<'multi'>) {
  const [state, setState] = useInputState(value, onChange, (said) => multiStateOf(said, spec.options), multiValue);
  const tick = (id: string, on: boolean) =>
    setState({ ...state, ids: on ? [...state.ids, id] : state.ids.filter((other) => other !== id) });
  return (
    <fieldset
      className={`shape-options grid gap-1.5 min-w-0 border-0 ${spec.options.length > MANY || sample ? SIDE_BY_SIDE : ''}`}
      aria-label={name}
    >
      {spec.options.map(({ id, label }, at) => (
        <OptionRow
          key={id}
          label={label}
          sample={sample?.(id)}
          type="checkbox"
          ref={autoFocus && at === 0 ? focusOnce : undefined}
          checked={state.ids.includes(id)}
          onChange={(event) => tick(id, event.target.checked)}
        />
      ))}
      <div className="grid gap-0.5 mt-1 col-span-full">
        <span className={HINT} aria-hidden="true">
          And in your own words
        </span>
        <ItemLines
          text={state.own}
          onChange={(own) => setState({ ...state, own })}
          label="In your own words, one per line"
          placeholder="One per line"
        />
      </div>
    </fieldset>
  );
}

function multiStateOf(value: MultiValue, options: readonly ChoiceOption[]): MultiState {
  const known = (item: string) => options.some(({ id }) => id === item);
  return { ids: value.filter(known), own: value.filter((item) => !known(item)).join('\n') };
}

function multiValue({ ids, own }: MultiState): MultiValue {
  return [...ids, ...itemsOf(own)];
}

export function MultiView({ spec, value }: ViewProps<'multi'>) {
  return <ListView value={value.map((item) => spec.options.find(({ id }) => id === item)?.label ?? item)} />;
}
