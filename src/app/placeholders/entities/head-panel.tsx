import { type FormEvent, useId, useState } from 'react';
import type { Entity, Product } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { focusOnce } from '../../kit/keyboard.ts';
import { Select } from '../../kit/select.tsx';
import { useGather } from '../gathering/use-gather.ts';
import { fieldEntry, type HeadDraft, NEW_HEAD, onceEntry, TILES, tileOf } from './head-draft.ts';
import type { SheetColumn } from './sheet-columns.ts';

interface HeadPanelProps {
  readonly column: SheetColumn;
  readonly entity: Entity;
  readonly product: Product;
  /** Id of the question whose answer holds the lines of the thing. */
  readonly q: string;
  readonly done: () => void;
}

/** What could be in a column: five tiles and three small questions, which become a line of the answer. */
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
      className="entities-panel grid gap-4 p-6 mt-3 bg-sheet rounded-xl border border-dashed border-guess"
      aria-label={`What stands in ${column.label || 'this column'}?`}
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && done()}
    >
      {named ? (
        <h3>
          What stands under “<bdi>{column.label}</bdi>”?
        </h3>
      ) : (
        <label className="entities-panel-name grid gap-2" htmlFor={`${ids}-name`}>
          What is this column called?
          <input
            id={`${ids}-name`}
            ref={focusOnce}
            value={head.name}
            autoComplete="off"
            onChange={(event) => say({ name: event.target.value })}
          />
        </label>
      )}
      <Tiles head={head} say={say} others={product.index.entities.all} first={named} />
      <div className="entities-small flex flex-wrap items-start gap-x-8 gap-y-3">
        <YesNo label="May it be empty?" value={head.empty} pick={(empty) => say({ empty })} />
        <YesNo label="May two be equal?" value={head.equal} pick={(equal) => say({ equal })} />
        <label>
          Who types it?
          <input
            list={`${ids}-roles`}
            value={head.writer}
            autoComplete="off"
            onChange={(event) => say({ writer: event.target.value })}
          />
          <datalist id={`${ids}-roles`}>
            {product.index.roles.all.map(({ id, label }) => (
              <option key={id} value={label} />
            ))}
          </datalist>
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

/** Puts a column into the answers: its line, and what may exist only once, which waits in the answer of its own point. */
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
  /** What a link may lead to. */
  readonly others: readonly Entity[];
  /** Whether the keyboard begins here. */
  readonly first: boolean;
}

/** Five tiles for what could be in a column; a link also says where it leads. */
function Tiles({ head, say, others, first }: TilesProps) {
  const name = useId();
  return (
    <>
      <fieldset className="entities-tiles grid gap-3 grid-cols-[repeat(auto-fit,minmax(120px,1fr))]">
        <legend className="unseen">What stands in it</legend>
        {TILES.map(({ type, sample }, at) => (
          <label key={type}>
            <input
              type="radio"
              name={name}
              checked={head.type === type}
              ref={first && at === 0 ? focusOnce : undefined}
              onChange={() => say({ type })}
            />
            <b>{type}</b>
            <span>{sample}</span>
          </label>
        ))}
      </fieldset>
      {head.type === 'link' && (
        <label className="entities-target">
          It leads to
          <Select
            value={head.to}
            onChange={(to) => say({ to })}
            of={[['', 'nobody has said'], ...others.map(({ label }) => label)]}
          />
        </label>
      )}
    </>
  );
}

interface YesNoProps {
  readonly label: string;
  readonly value: '' | 'yes' | 'no';
  readonly pick: (value: 'yes' | 'no') => void;
}

function YesNo({ label, value, pick }: YesNoProps) {
  const name = useId();
  return (
    <fieldset>
      <legend>{label}</legend>
      {(['yes', 'no'] as const).map((word) => (
        <label key={word}>
          <input type="radio" name={name} checked={value === word} onChange={() => pick(word)} />
          {word}
        </label>
      ))}
    </fieldset>
  );
}
