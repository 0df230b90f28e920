import { type FormEvent, useId, useState } from 'react';
import type { Entity, Product } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { focusOnce } from '../../kit/keyboard.ts';
import { Select } from '../../kit/select.tsx';
import { WordList } from '../../kit/text-field.tsx';
import { useGather } from '../gathering/use-gather.ts';
import { fieldEntry, type HeadDraft, NEW_HEAD, onceEntry, TILES, tileOf } from './head-draft.ts';
import type { SheetColumn } from './sheet-columns.ts';
import { Ticks } from './ticks.tsx';

interface HeadPanelProps {
  readonly column: SheetColumn;
  readonly entity: Entity;
  readonly product: Product;
  /** Id of the question whose answer holds the lines of the thing. */
  readonly q: string;
  readonly done: () => void;
}

const FIELD = 'field w-full max-w-80 min-h-10 ui-16/[1.3]';
const TILE = 'relative grid content-start gap-1.5 p-3 min-h-21 rounded-lg cursor-pointer has-focus-visible:outline-3';
const CHOSEN = 'border-[2.5px] border-ink bg-guess-wash outline-pen outline-offset-2';
const OTHER = 'border border-line-strong bg-raised outline-pen outline-offset-2';
const YES_NO = ['yes', 'no'] as const;

export function HeadPanel({ column, entity, product, q, done }: HeadPanelProps) {
  const asking = useAsking();
  const keep = useKeep(entity, q);
  const ids = useId();
  const [head, setHead] = useState<HeadDraft>({
    ...NEW_HEAD,
    name: column.label,
    type: tileOf(column.type)?.type ?? '',
  });
  const say = (change: Partial<HeadDraft>) => setHead({ ...head, ...change });
  const named = column.field !== null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (head.name.trim() === '') return;
    keep(head);
    done();
  };
  return (
    <form
      className="grid gap-4 p-6 max-sm:p-4 mt-3 bg-sheet rounded-xl border border-dashed border-guess"
      aria-label={`What stands in ${column.label || 'this column'}?`}
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && done()}
    >
      {named ? (
        <h3 className="text-20 leading-[1.3]">
          What stands under “<bdi>{column.label}</bdi>”?
        </h3>
      ) : (
        <label className="grid gap-2 voice-20/[1.3] font-medium" htmlFor={`${ids}-name`}>
          What is this column called?
          <input
            className={FIELD}
            id={`${ids}-name`}
            ref={focusOnce}
            value={head.name}
            autoComplete="off"
            onChange={(event) => say({ name: event.target.value })}
          />
        </label>
      )}
      <Tiles head={head} say={say} others={product.index.entities.all} first={named} />
      <div className="flex flex-wrap items-start gap-x-8 gap-y-3">
        <Ticks
          ask="May it be empty?"
          of={YES_NO}
          isOn={(word) => head.empty === word}
          turn={(empty) => say({ empty })}
        />
        <Ticks
          ask="May two be equal?"
          of={YES_NO}
          isOn={(word) => head.equal === word}
          turn={(equal) => say({ equal })}
        />
        <label className="grid gap-1 text-14">
          Who types it?
          <input
            className={FIELD}
            list={`${ids}-roles`}
            value={head.writer}
            autoComplete="off"
            onChange={(event) => say({ writer: event.target.value })}
          />
          <WordList id={`${ids}-roles`} words={product.index.roles.all.map(({ label }) => label)} />
        </label>
      </div>
      <div className="row">
        <Button type="submit" look="main" disabled={head.name.trim() === ''}>
          Put it into the answer
        </Button>
        <Button onClick={() => asking.ask(q, 'unknown')}>Nobody here knows</Button>
        <Button look="plain" onClick={done}>
          Close
        </Button>
      </div>
    </form>
  );
}

/** Puts a column into the answers: its line, and, in the answer of its own point, what may exist only once. */
function useKeep(entity: Entity, q: string): (head: HeadDraft) => void {
  const { pinOf } = useAsking();
  const gather = useGather();
  return (head) => {
    const once = onceEntry(head, entity.label);
    if (once) gather.aside(`validation.${entity.id}.unique`, 'validation.unique', [once], ['by']);
    gather.rows(q, [fieldEntry(head, entity.label)], ['field', 'thing']);
    const also = once ? ' That no two may be equal waits under validation.' : '';
    announce(`${head.name}: in the answer to question ${pinOf(q) ?? ''}. Save it there.${also}`);
  };
}

interface TilesProps {
  readonly head: HeadDraft;
  readonly say: (change: Partial<HeadDraft>) => void;
  readonly others: readonly Entity[];
  /** Whether the keyboard begins here. */
  readonly first: boolean;
}

function Tiles({ head, say, others, first }: TilesProps) {
  const name = useId();
  return (
    <>
      <fieldset className="grid gap-3 grid-fit-120 max-sm:grid-cols-2">
        <legend className="unseen">What stands in it</legend>
        {TILES.map(({ type, sample }, at) => (
          <label key={type} className={`${TILE} ${head.type === type ? CHOSEN : OTHER}`}>
            <input
              className="absolute top-2.5 right-2.5 w-4 h-4 m-0"
              type="radio"
              name={name}
              checked={head.type === type}
              ref={first && at === 0 ? focusOnce : undefined}
              onChange={() => say({ type })}
            />
            <b className="voice-19/[1.2] font-medium">{type}</b>
            <span className="ui-13/[1.3] text-ink-2">{sample}</span>
          </label>
        ))}
      </fieldset>
      {head.type === 'link' && (
        <label className="grid gap-1 text-14">
          It leads to
          <Select
            className={FIELD}
            value={head.to}
            onChange={(to) => say({ to })}
            of={[['', 'nobody has said'], ...others.map(({ label }) => label)]}
          />
        </label>
      )}
    </>
  );
}
