import { listOf } from '../../answers/sourced.ts';
import type { ExactCondition } from '../../conditions/types.ts';
import type { Field } from '../../model/types.ts';
import { memoizeByProduct, type Product } from '../../product/product.ts';
import { nameSearchOf, namesOf } from '../../product/words/names-in-words.ts';
import type { RegionView, ShownItem } from '../../prototype/regions/types.ts';
import type { RegionKind } from '../../slots/screens/regions.ts';
import { fieldsNamed } from './fields-named.ts';
import { partsOfScreens, type ScreenPart } from './parts-of-screens.ts';

/** Parts that count records, or only lead to them; each other part without words of its own shows all of a record. */
const SHOW_NO_FIELDS: ReadonlySet<RegionKind | null> = new Set(['figure', 'chart', 'menu', 'text', 'filter', 'search']);

/** The fields that the parts of screens show, or have typed. */
export const fieldsInParts = memoizeByProduct((product): ReadonlySet<Field> => {
  const shown = partsOfScreens(product).flatMap(({ view }) => shownBy(product, view));
  return new Set([...shown, ...shown.flatMap((field) => displayOf(product, field.target?.id ?? null))]);
});

function shownBy(product: Product, { kind, data, items }: RegionView): readonly Field[] {
  if (data.is === 'nothing') return [];
  const isWhole = items.length === 0 && !SHOW_NO_FIELDS.has(kind);
  return isWhole ? product.index.fields(data.of).all : items.flatMap(({ field }) => field ?? []);
}

/** A link is shown by what its record is called. */
function displayOf({ index }: Product, entity: string | null): readonly Field[] {
  const field = index.fields(entity).get(index.entities.get(entity)?.display);
  return field ? [field] : [];
}

/** The fields that the parts of screens are worked out from: what they count, choose, sort and compare by. */
export const fieldsBehindParts = memoizeByProduct((product): ReadonlySet<Field> => {
  return new Set(partsOfScreens(product).flatMap((part) => behind(product, part)));
});

function behind(product: Product, { screen, view }: ScreenPart): readonly Field[] {
  const of = view.data.is === 'nothing' ? null : view.data.of;
  const onScreen = [...conditionsOnScreen(view)].flatMap((one) => fieldsNamed(product, screen.entity, one));
  const ofRecord = [...conditionsOfRecord(view)].flatMap((one) => fieldsNamed(product, of, one));
  const elsewhere = [...itemsOfOthers(view)].flatMap(([other, item]) => behindItem(product, other, item));
  return [...onScreen, ...ofRecord, ...elsewhere, ...arrangedBy(product, of, view)];
}

/** Conditions about the record of the screen. */
function* conditionsOnScreen({ data, onlyIf, figures, breakdown, filter, menu, actions }: RegionView) {
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
function* conditionsOfRecord({ items, line, chart, timetable, actions }: RegionView) {
  const { by, measured } = chart ?? {};
  const { columns, start, end } = timetable ?? {};
  for (const item of [...items, by, measured, columns, start, end]) if (item) yield* conditionsOfItem(item);
  for (const { onlyIf } of line) yield* present(onlyIf);
  for (const { onlyIf } of actions) yield* present(onlyIf);
}

function* conditionsOfItem({ value, onlyIf, emphases }: ShownItem) {
  yield* present(value, onlyIf);
  for (const emphasis of emphases) yield* present(emphasis.onlyIf);
}

function* present(...all: readonly (ExactCondition | null | undefined)[]) {
  for (const one of all) if (one) yield one;
}

/** What is read of other records than those of the part. */
function* itemsOfOthers({ filter, breakdown }: RegionView): Generator<readonly [entity: string, ShownItem]> {
  for (const { of, when, until, by } of filter?.narrows ?? [])
    for (const item of [when, until, ...by.values()]) if (item) yield [of, item];
  const { saved } = filter ?? {};
  if (saved) for (const item of [saved.name, saved.property, saved.operator, saved.values]) yield [saved.of, item];
  const { marks } = breakdown ?? {};
  if (marks) for (const item of [marks.when, ...marks.says]) yield [marks.of, item];
}

function behindItem(product: Product, of: string, item: ShownItem): readonly Field[] {
  return [...conditionsOfItem(item)].flatMap((one) => fieldsNamed(product, of, one));
}

function arrangedBy({ index }: Product, of: string | null, view: RegionView): readonly Field[] {
  const { order, orders, search, filters } = view;
  const words = [...order, ...orders.map((one) => one.words), ...(search ?? []), ...filters];
  const { mentioned } = nameSearchOf(namesOf(listOf(index.entities.get(of)?.fields)));
  return words.length === 0 ? [] : words.flatMap((one) => mentioned(one).map((mention) => mention.of));
}
