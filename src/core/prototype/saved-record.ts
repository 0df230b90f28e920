import { knownValue } from '../answers/sourced.ts';
import { type ActorContext, doneBy } from './actor-context.ts';
import { withComputedFields } from './computed-fields.ts';
import { type Change, rowWithChange } from './edits.ts';
import { linkChanges } from './link-changes.ts';
import { nowOf } from './now.ts';
import type { SessionAction } from './prototype-session.ts';
import { nextNumber, recordNumber } from './record-number.ts';
import type { ParentRecords } from './routes.ts';
import type { SampleRow } from './sample/types.ts';

/** The values of a form, by field id. */
export type FormValues = Readonly<Record<string, unknown>>;

/** A record after a form is saved, and all that changes with it. */
export interface SavedRecord {
  readonly row: SampleRow;
  readonly changes: Extract<SessionAction, { act: 'edit' }>['changes'];
}

export interface FormSubject {
  readonly entity: string;
  /** Undefined: it is for a new one. */
  readonly row: SampleRow | undefined;
  /** The records below whose address it is, by entity id. */
  readonly around: ParentRecords;
}

/** The record, and what it is linked to. `fresh` is the id of a new one without a number. */
export function savedRecord(actor: ActorContext, subject: FormSubject, values: FormValues, fresh: string): SavedRecord {
  const { entity, row, around } = subject;
  const own = row
    ? { id: row.id, change: { values: storedValues(values, row) } }
    : newRecord(actor, entity, values, fresh);
  const { links, others } = linkChanges(actor, { entity, id: own.id }, row, values, around);
  const change: Change = { ...own.change, links };
  return {
    row: withComputedFields(actor, rowWithChange(row, entity, own.id, change)),
    changes: [{ entity, id: own.id, change }, ...others],
  };
}

/** The record as it would be so far: its computed values, and what conditions may use. */
export function previewRecord(actor: ActorContext, { entity, row }: FormSubject, values: FormValues): SampleRow {
  const states = row ? {} : Object.fromEntries(firstStates(actor, entity).map(({ cycle, to }) => [cycle, to]));
  return withComputedFields(actor, rowWithChange(row, entity, row?.id ?? '', { values, states }));
}

/** What is stored: for a new record every value, empty ones too; for another only what has changed. */
function storedValues(values: FormValues, row: SampleRow | undefined): FormValues {
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

/** A record that is new in this session, in the first state of each life cycle, with the next number if any. */
function newRecord(actor: ActorContext, entity: string, values: FormValues, fresh: string) {
  const { product, records } = actor;
  const taken = records.all(entity).flatMap((row) => recordNumber(product, row) ?? []);
  const number = nextNumber(product, entity, taken, actor.today);
  const first = firstStates(actor, entity);
  const by = doneBy(actor);
  const history = first.map(({ cycle, to }) => ({ cycle, from: null, to, at: nowOf(actor), by }));
  const states = Object.fromEntries(first.map(({ cycle, to }) => [cycle, to]));
  return {
    id: number ?? fresh,
    change: { fate: 'created' as const, values: storedValues(values, undefined), states, history },
  };
}
