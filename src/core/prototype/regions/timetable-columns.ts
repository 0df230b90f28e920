import { knownValue } from '../../answers/sourced.ts';
import { isRecordValue, isTrue } from '../../conditions/index.ts';
import { type ActorContext, scopeOf } from '../actor-context.ts';
import { valueText } from '../cell-text.ts';
import { readOrder, sortRows } from '../list-order.ts';
import { visibleRows } from '../list-rows.ts';
import { compareValues } from '../list-view.ts';
import { knownIds, mayDo } from '../permission-verdicts.ts';
import { linkLabel } from '../record-label.ts';
import type { SampleRow } from '../sample/types.ts';
import { itemValue } from './item-text.ts';
import type { ReadTimetable } from './types.ts';

export interface TimetableColumn {
  /** The id of a record or a state, or the text of a value. */
  readonly key: string;
  readonly label: string;
}

/** Columns that are there with nothing in them, at most; of more, only those that are used. */
const MOST_EMPTY = 24;

/** The columns of a timetable: all that are known in their order, then any others that something stands in. */
export function timetableColumns(
  actor: ActorContext,
  of: string,
  timetable: ReadTimetable,
  rows: readonly SampleRow[],
): readonly TimetableColumn[] {
  const used = new Set(rows.flatMap((row) => columnKeys(actor, timetable, row)));
  const known = knownColumns(actor, of, timetable);
  const shown = known.length > MOST_EMPTY ? known.filter(({ key }) => used.has(key)) : known;
  const listed = new Set(known.map(({ key }) => key));
  const others = [...used]
    .filter((key) => !listed.has(key))
    .map((key) => ({ key, label: labelOf(actor, timetable, key) }));
  return [...shown, ...others.toSorted((one, other) => compareValues(one.label, other.label))];
}

function targetOf({ columns }: ReadTimetable): string | undefined {
  return columns.field?.target?.id ?? columns.value?.of;
}

function knownColumns(actor: ActorContext, of: string, timetable: ReadTimetable): readonly TimetableColumn[] {
  const { columns, columnsOnly, columnsOrder } = timetable;
  const target = targetOf(timetable);
  const named = (label: string) => ({ key: label, label });
  if (columns.shows === 'state') return actor.product.index.statesOf(of).map(({ state }) => named(state.label));
  const choices = columns.field && knownValue(columns.field.values);
  if (choices) return choices.filter(({ retired }) => !retired).map(({ label }) => named(label));
  if (columns.value?.type === 'yes-no') return ['yes', 'no'].map(named);
  if (target === undefined || mayDo(actor, target, 'list').may === 'no') return [];
  const all = visibleRows(actor, target).filter(
    (row) => columnsOnly === null || isTrue(columnsOnly.run(scopeOf(actor, row))),
  );
  const ordered = columnsOrder === '' ? all : sortRows(all, readOrder(actor, target, columnsOrder));
  return ordered.map(({ id }) => ({ key: id, label: labelOf(actor, timetable, id) }));
}

function labelOf({ product, records }: ActorContext, timetable: ReadTimetable, key: string): string {
  const target = targetOf(timetable);
  return target === undefined ? key : linkLabel(product, target, key, records.get(target, key));
}

/** The columns that a record stands in; several, where it leads to several. */
export function columnKeys(actor: ActorContext, { columns }: ReadTimetable, row: SampleRow): readonly string[] {
  const { field } = columns;
  if (columns.shows === 'state')
    return actor.product.index
      .statesOf(row.entity)
      .flatMap(({ cycle, state }) => (row.states.get(cycle.id) === state.id ? [state.label] : []));
  if (field?.target) return knownIds(actor, field.target.id, row.cells.get(field.id)?.value);
  const outcome = itemValue(actor, row, columns);
  if (!outcome.ok) return [];
  const all: readonly unknown[] = Array.isArray(outcome.value) ? outcome.value : [outcome.value];
  return all
    .map((one) => (one instanceof Object && isRecordValue(one) ? one.id : valueText(one)))
    .filter((key) => key !== '');
}
