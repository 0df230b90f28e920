import { type ActorContext, doneBy } from './actor-context.ts';
import { withComputedFields } from './computed-fields.ts';
import { type Change, rowWithChange } from './edits.ts';
import type { FormSubject, FormValues } from './form-values.ts';
import { linkChanges } from './link-changes.ts';
import { nowOf } from './now.ts';
import type { SessionAction } from './prototype-session.ts';
import { nextNumber, recordNumber } from './record-number.ts';
import type { SampleRow } from './sample/types.ts';
import { firstStates } from './states-now.ts';

/** A record after a form is saved, and all other changes that come with it. */
interface SavedRecord {
  readonly row: SampleRow;
  readonly changes: Extract<SessionAction, { act: 'edit' }>['changes'];
}

/** The record and its links. `freshId` is for a new record without a number. */
export function savedRecord(
  actor: ActorContext,
  subject: FormSubject,
  values: FormValues,
  freshId: string,
): SavedRecord {
  const { entity, row, around } = subject;
  const own = row
    ? { id: row.id, change: { values: storedValues(values, row) } }
    : newRecord(actor, entity, values, freshId);
  const { links, others } = linkChanges(actor, { entity, id: own.id }, row, values, around);
  const change: Change = { ...own.change, links };
  return {
    row: withComputedFields(actor, rowWithChange(row, entity, own.id, change)),
    changes: [{ entity, id: own.id, change }, ...others],
  };
}

/** The record as it would be if saved now, to compute its values and evaluate conditions. */
export function previewRecord(actor: ActorContext, { entity, row }: FormSubject, values: FormValues): SampleRow {
  const states = row ? {} : Object.fromEntries(firstStates(actor, entity).map(({ cycle, to }) => [cycle, to]));
  return withComputedFields(actor, rowWithChange(row, entity, row?.id ?? '', { values, states }));
}

/** The values to store: for a new record all, empty ones too; for another only the changed ones. */
function storedValues(values: FormValues, row: SampleRow | undefined): FormValues {
  return Object.fromEntries(
    Object.entries(values).flatMap(([field, value]): readonly (readonly [string, unknown])[] => {
      const isAsItWas = row && JSON.stringify(value) === JSON.stringify(row.cells.get(field)?.value);
      return isAsItWas ? [] : [[field, value ?? null]];
    }),
  );
}

/** A record created in this session, in the first state of each life cycle, with the next number if any. */
function newRecord(actor: ActorContext, entity: string, values: FormValues, freshId: string) {
  const { product, records } = actor;
  const taken = records.all(entity).flatMap((row) => recordNumber(product, row) ?? []);
  const number = nextNumber(product, entity, taken, actor.today);
  const first = firstStates(actor, entity);
  const by = doneBy(actor);
  const history = first.map(({ cycle, to }) => ({ cycle, from: null, to, at: nowOf(actor), by }));
  const states = Object.fromEntries(first.map(({ cycle, to }) => [cycle, to]));
  return {
    id: number ?? freshId,
    change: { fate: 'created' as const, values: storedValues(values, undefined), states, history },
  };
}
