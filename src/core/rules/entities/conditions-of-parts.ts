import type { ExactCondition } from '../../conditions/types.ts';
import type { RegionView, ShownItem } from '../../prototype/regions/types.ts';

/** Conditions about the record of the screen. */
export function* conditionsOnScreen({ data, onlyIf, figures, breakdown, filter, menu, actions }: RegionView) {
  if (data.is === 'record' || data.is === 'records') yield data.expression;
  if (data.is === 'new') yield* present(data.below);
  yield* present(onlyIf);
  for (const { value } of [...figures, ...(breakdown?.figures ?? [])]) if (value !== 'count') yield value;
  for (const expressed of [breakdown?.marks, filter?.saved]) if (expressed) yield expressed.expression;
  for (const { each, number, onlyIf: when } of menu?.groups.flatMap(({ entries }) => entries) ?? []) {
    if (each) yield each.expression;
    yield* present(number, when);
  }
  for (const action of actions) yield* present(action.onlyIf);
}

/** Conditions about each record that a part shows. */
export function* conditionsOfRecord({ items, line, chart, timetable, actions }: RegionView) {
  const { by, measured } = chart ?? {};
  const { columns, start, end } = timetable ?? {};
  for (const item of [...items, by, measured, columns, start, end]) if (item) yield* conditionsOfItem(item);
  for (const { onlyIf } of line) yield* present(onlyIf);
  for (const { onlyIf } of actions) yield* present(onlyIf);
}

export function* conditionsOfItem({ value, onlyIf, emphases }: ShownItem) {
  yield* present(value, onlyIf);
  for (const emphasis of emphases) yield* present(emphasis.onlyIf);
}

function* present(...all: readonly (ExactCondition | null | undefined)[]) {
  for (const one of all) if (one) yield one;
}

/** What is read of other records than those of the part. */
export function* itemsOfOthers({ filter, breakdown }: RegionView): Generator<readonly [entity: string, ShownItem]> {
  for (const { of, when, until, by } of filter?.narrows ?? [])
    for (const item of [when, until, ...by.values()]) if (item) yield [of, item];
  const { saved } = filter ?? {};
  if (saved) for (const item of [saved.name, saved.property, saved.operator, saved.values]) yield [saved.of, item];
  const { marks } = breakdown ?? {};
  if (marks) for (const item of [marks.when, ...marks.says]) yield [marks.of, item];
}

/** All conditions and formulas of a part. */
export function* conditionsIn(view: RegionView) {
  yield* conditionsOnScreen(view);
  yield* conditionsOfRecord(view);
  for (const [, item] of itemsOfOthers(view)) yield* conditionsOfItem(item);
}
