import { knownValue } from '../answers/sourced.ts';
import { type ActorContext, doneBy } from './actor-context.ts';
import { type Change, changedRow } from './edits.ts';
import { givenNumber, nextNumber } from './given-number.ts';
import { linkChanges } from './link-changes.ts';
import { nowOf } from './now.ts';
import type { Act } from './prototype-session.ts';
import type { RowsAround } from './routes.ts';
import type { SampleRow } from './sample/types.ts';
import { workedOut } from './worked-out.ts';

/** What is in a form, by field id. */
export type Values = Readonly<Record<string, unknown>>;

/** A record as it is once a form is saved, and all that changes for it. */
export interface Saved {
  readonly row: SampleRow;
  readonly changes: Extract<Act, { act: 'edit' }>['changes'];
}

export interface FormSubject {
  readonly entity: string;
  /** Undefined: it makes a new one. */
  readonly row: SampleRow | undefined;
  /** The records below whose address it stands, by the id of their thing. */
  readonly around: RowsAround;
}

/** Works out what saving a form does: the record, and what it is linked to. `fresh` is the id of a new one without a number. */
export function savedRecord(actor: ActorContext, subject: FormSubject, values: Values, fresh: string): Saved {
  const { entity, row, around } = subject;
  const own = row
    ? { id: row.id, change: { values: writtenValues(values, row) } }
    : newRecord(actor, entity, values, fresh);
  const { links, others } = linkChanges(actor, { entity, id: own.id }, row, values, around);
  const change: Change = { ...own.change, links };
  return {
    row: workedOut(actor, changedRow(row, entity, own.id, change)),
    changes: [{ entity, id: own.id, change }, ...others],
  };
}

/** The record as it would be, as far as it is filled in: what it works out, and what conditions may look at. */
export function previewed(actor: ActorContext, { entity, row }: FormSubject, values: Values): SampleRow {
  const states = row
    ? {}
    : Object.fromEntries(firstStates(actor, entity).map(({ cycle, to }) => [cycle, to]));
  return workedOut(actor, changedRow(row, entity, row?.id ?? '', { values, states }));
}

/** What is written down: of a new record what was left empty is empty, of another only what is not as it was. */
function writtenValues(values: Values, row: SampleRow | undefined): Values {
  return Object.fromEntries(
    Object.entries(values).flatMap(([field, value]): readonly (readonly [string, unknown])[] => {
      const isAsItWas = row && JSON.stringify(value) === JSON.stringify(row.cells.get(field)?.value);
      return isAsItWas ? [] : [[field, value ?? null]];
    }),
  );
}

export function firstStates({ product }: Pick<ActorContext, 'product'>, entity: string) {
  return product.index.cycles(entity).flatMap((cycle) => {
    const state = product.index.states(cycle).all.find(({ place }) => knownValue(place) === 'first');
    return state ? [{ cycle: cycle.id, to: state.id }] : [];
  });
}

/** A new record, in the first state of each of its life cycles, with the next number if it is given one. */
function newRecord(actor: ActorContext, entity: string, values: Values, fresh: string) {
  const { product, records } = actor;
  const taken = records.all(entity).flatMap((row) => givenNumber(product, row) ?? []);
  const number = nextNumber(product, entity, taken, actor.today);
  const first = firstStates(actor, entity);
  const by = doneBy(actor);
  const history = first.map(({ cycle, to }) => ({ cycle, from: null, to, at: nowOf(actor), by }));
  const states = Object.fromEntries(first.map(({ cycle, to }) => [cycle, to]));
  return {
    id: number ?? fresh,
    change: { fate: 'created' as const, values: writtenValues(values, undefined), states, history },
  };
}
