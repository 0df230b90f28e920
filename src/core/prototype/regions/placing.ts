import { knownValue } from '../../answers/sourced.ts';
import { isTrue } from '../../conditions/index.ts';
import type { Field } from '../../model/types.ts';
import type { FieldType } from '../../slots/entities/fields.ts';
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
import { DAY, endOf, storedTime, timeOf } from './timetable-times.ts';
import type { ReadTimetable, RegionAction } from './types.ts';

/** A place in a timetable: a column, and a time in minutes. */
export interface TimetablePlace {
  readonly column: string;
  readonly at: number;
}

const COLUMN_TYPES: ReadonlySet<FieldType | undefined> = new Set(['link', 'choice', 'text']);

/** The fields that a place is written in; undefined where it is worked out, and cannot be chosen. */
function placeFields({ columns, start, end }: ReadTimetable) {
  const typeOf = (field: Field | undefined) => field && knownValue(field.type);
  const isMoment = end?.field && typeOf(end.field) === typeOf(start.field);
  return {
    ofColumn: COLUMN_TYPES.has(typeOf(columns.field)) ? columns.field : undefined,
    ofStart: typeOf(start.field) === 'computed' ? undefined : start.field,
    ofEnd: isMoment ? end.field : undefined,
  };
}

/** Whether anything of a place is written down, so that it could be changed. */
export function hasPlaces(timetable: ReadTimetable): boolean {
  const { ofColumn, ofStart } = placeFields(timetable);
  return ofColumn !== undefined || ofStart !== undefined;
}

/** What of its place the actor may change of a record: its column, its time, both or neither. */
export function openPlace(actor: ActorContext, timetable: ReadTimetable, { onlyIf }: RegionAction, row: SampleRow) {
  const { ofColumn, ofStart, ofEnd } = placeFields(timetable);
  const isOffered = !onlyIf || isTrue(onlyIf.run(scopeOf(actor, row)));
  if (!isOffered || mayDo(actor, row.entity, 'edit', row).may === 'no') return { column: false, time: false };
  const { subject, views } = formOf(actor, row);
  const offered = offeredFields(actor, subject, views, initialValues(actor, subject, views));
  const isOpen = (one: Field | undefined) =>
    offered.some(({ field, shown }) => field.id === one?.id && shown === 'shown');
  return { column: isOpen(ofColumn), time: isOpen(ofStart) && (ofEnd === undefined || isOpen(ofEnd)) };
}

/** The place that a record gets where people point at one; null where what would change there may not. */
export function placeWithin(
  open: ReturnType<typeof openPlace>,
  pointed: TimetablePlace,
  was: { readonly column: string | null; readonly at: number | null },
  step: number,
): TimetablePlace | null {
  if (!open.column && pointed.column !== was.column) return null;
  if (open.time) return pointed;
  return was.at !== null && pointed.at <= was.at && was.at < pointed.at + step ? { ...pointed, at: was.at } : null;
}

function formOf(actor: ActorContext, row: SampleRow) {
  const subject = { entity: row.entity, row, around: new Map() };
  return { subject, views: fieldViewsFor(actor.product, row.entity, actor.role) };
}

/** What a new record at this place begins with. */
export function valuesAt(timetable: ReadTimetable, { column, at }: TimetablePlace): FormValues {
  const { ofColumn, ofStart } = placeFields(timetable);
  return {
    ...(ofColumn && { [ofColumn.id]: isSeveral(ofColumn) ? [column] : column }),
    ...(ofStart && { [ofStart.id]: storedTime(at, timetable.grain) }),
  };
}

function isSeveral({ format }: Field): boolean {
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
  const values = { ...before, ...valuesAt(timetable, place), ...kept(actor, timetable, row, place, from, before) };
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
  before: FormValues,
): FormValues {
  const { ofColumn, ofStart, ofEnd } = placeFields(timetable);
  const others = columnKeys(actor, timetable, row).filter((key) => key !== from && key !== place.column);
  const begins = timeOf(actor, timetable, row, 0)?.from ?? null;
  const ends = begins === null ? null : endOf(actor, timetable, row, begins);
  const lasts = begins === null || ends === null ? null : ends - begins - (timetable.grain === 'day' ? DAY : 0);
  return {
    ...(ofColumn && isSeveral(ofColumn) && { [ofColumn.id]: [...others, place.column] }),
    ...(begins === place.at
      ? ofStart && { [ofStart.id]: before[ofStart.id] }
      : ofEnd && lasts !== null && { [ofEnd.id]: storedTime(place.at + lasts, timetable.grain) }),
  };
}
