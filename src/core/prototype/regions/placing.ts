import { knownValue } from '../../answers/sourced.ts';
import { isTrue } from '../../conditions/index.ts';
import { type ActorContext, scopeOf } from '../actor-context.ts';
import type { RuleProblem } from '../checks/types.ts';
import { offeredFields } from '../editable.ts';
import type { RecordChange } from '../edits.ts';
import { fieldViewsFor } from '../field-views.ts';
import { type FormValues, formProblems, initialValues, withoutRepeats } from '../form-values.ts';
import { mayDo } from '../permission-verdicts.ts';
import type { SampleRow } from '../sample/types.ts';
import { savedRecord } from '../saved-record.ts';
import { columnKeys } from './timetable-columns.ts';
import { endOf, storedTime, timeOf } from './timetable-times.ts';
import type { ReadTimetable, RegionAction } from './types.ts';

/** A place in a timetable: a column, and a time in minutes. */
export interface TimetablePlace {
  readonly column: string;
  readonly at: number;
}

/** The fields that a place is written in; null where it is worked out, and cannot be chosen. */
function placeFields({ columns, start, end }: ReadTimetable) {
  const type = columns.field && knownValue(columns.field.type);
  const ofColumn = type === 'link' || type === 'choice' || type === 'text' ? columns.field : undefined;
  if (!ofColumn || !start.field || knownValue(start.field.type) === 'computed') return null;
  const isMoment = end?.field && knownValue(end.field.type) === knownValue(start.field.type);
  return { ofColumn, ofStart: start.field, ofEnd: isMoment ? end.field : undefined };
}

/** Whether a record may be given another place by the actor: all fields of its place can be changed. */
export function mayPlace(actor: ActorContext, timetable: ReadTimetable, { onlyIf }: RegionAction, row: SampleRow) {
  const fields = placeFields(timetable);
  if (!fields || (onlyIf && !isTrue(onlyIf.run(scopeOf(actor, row))))) return false;
  if (mayDo(actor, row.entity, 'edit', row).may === 'no') return false;
  const { subject, views } = formOf(actor, row);
  const open = offeredFields(actor, subject, views, initialValues(actor, subject, views)).filter(
    ({ shown }) => shown === 'shown',
  );
  const written = [fields.ofColumn, fields.ofStart, ...(fields.ofEnd ? [fields.ofEnd] : [])];
  return written.every(({ id }) => open.some(({ field }) => field.id === id));
}

function formOf(actor: ActorContext, row: SampleRow) {
  const subject = { entity: row.entity, row, around: new Map() };
  return { subject, views: fieldViewsFor(actor.product, row.entity, actor.role) };
}

/** What a new record at this place begins with. */
export function valuesAt(timetable: ReadTimetable, { column, at }: TimetablePlace): FormValues {
  const fields = placeFields(timetable);
  if (!fields) return {};
  return {
    [fields.ofColumn.id]: isSeveral(fields.ofColumn) ? [column] : column,
    [fields.ofStart.id]: storedTime(at, timetable.grain),
  };
}

function isSeveral({ format }: { readonly format: NonNullable<ReadTimetable['columns']['field']>['format'] }): boolean {
  const known = knownValue(format);
  return known === 'links' || known === 'several choices';
}

/** What changes where a record gets another place, or the rules that it would break there. */
export interface Placing {
  readonly changes: readonly RecordChange[];
  readonly problems: readonly RuleProblem[];
}

/** Gives a record another place. It lasts as long as before, and stays in the other columns that it stands in. */
export function placeRecord(
  actor: ActorContext,
  timetable: ReadTimetable,
  row: SampleRow,
  place: TimetablePlace,
  from: string | null,
): Placing {
  const { subject, views } = formOf(actor, row);
  const before = initialValues(actor, subject, views);
  const values = { ...before, ...valuesAt(timetable, place), ...kept(actor, timetable, row, place, from) };
  const broken = (typed: FormValues) =>
    withoutRepeats(formProblems(actor, subject, views, typed)).filter(({ severity }) => severity !== 'warn');
  const old = new Set(broken(before).map(({ sentence }) => sentence));
  return {
    changes: savedRecord(actor, subject, values, row.id).changes,
    problems: broken(values).filter(({ sentence }) => !old.has(sentence)),
  };
}

function kept(
  actor: ActorContext,
  timetable: ReadTimetable,
  row: SampleRow,
  place: TimetablePlace,
  from: string | null,
) {
  const fields = placeFields(timetable);
  if (!fields) return {};
  const { ofColumn, ofEnd } = fields;
  const others = columnKeys(actor, timetable, row).filter((key) => key !== from && key !== place.column);
  const begins = timeOf(actor, timetable, row, 0)?.from;
  const ends = begins === undefined ? null : endOf(actor, timetable, row, begins);
  const length = begins === undefined || ends === null ? null : ends - begins;
  const lastOne = timetable.grain === 'day' ? 24 * 60 : 0;
  return {
    ...(isSeveral(ofColumn) && { [ofColumn.id]: [...others, place.column] }),
    ...(ofEnd && length !== null && { [ofEnd.id]: storedTime(place.at + length - lastOne, timetable.grain) }),
  };
}
