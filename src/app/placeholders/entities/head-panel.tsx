import { type FormEvent, useId, useState } from 'react';
import type { Entity, Product } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { focusOnce } from '../../kit/keyboard.ts';
import { useGather } from '../gathering/use-gather.ts';
import { useLayAside } from '../gathering/use-lay-aside.ts';
import { fieldEntry, type HeadDraft, NEW_HEAD, onceEntry } from './head-draft.ts';
import { isTile, type SheetColumn } from './sheet-columns.ts';
import { Tiles, YesNo } from './tiles.tsx';

interface HeadPanelProps {
  readonly column: SheetColumn;
  readonly entity: Entity;
  readonly product: Product;
  /** Id of the question whose answer holds the lines of the thing. */
  readonly q: string;
  readonly done: () => void;
}

/** What could stand in a column: five tiles and three small questions, which become a line of the answer. */
export function HeadPanel({ column, entity, product, q, done }: HeadPanelProps) {
  const asking = useAsking();
  const keep = useKeep(entity, q);
  const ids = useId();
  const [head, setHead] = useState<HeadDraft>({
    ...NEW_HEAD,
    name: column.label,
    type: isTile(column.type) ? column.type : '',
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
      className="entities-panel"
      aria-label={`What stands in ${column.label || 'this column'}?`}
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && done()}
    >
      {named ? (
        <h3>
          What stands under “<bdi>{column.label}</bdi>”?
        </h3>
      ) : (
        <label className="entities-panel-name" htmlFor={`${ids}-name`}>
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
      <Tiles head={head} name={`${ids}-type`} say={say} others={product.index.entities.all} first={named} />
      <div className="entities-small">
        <YesNo
          label="May it be empty?"
          name={`${ids}-empty`}
          value={head.empty}
          pick={(empty) => say({ empty })}
        />
        <YesNo
          label="May two be equal?"
          name={`${ids}-equal`}
          value={head.equal}
          pick={(equal) => say({ equal })}
        />
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
  const layAside = useLayAside();
  return (head) => {
    const once = onceEntry(head, entity.label);
    if (once) layAside(`validation.${entity.id}.unique`, 'validation.unique', [once], ['by']);
    gather.rows(q, [fieldEntry(head, entity.label)], ['field', 'thing']);
    const also = once ? ' That no two may be equal waits under validation.' : '';
    announce(`${head.name}: in the answer to question ${pinOf(q) ?? ''}. Save it there.${also}`);
  };
}
