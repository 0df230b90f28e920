import { listOf } from '../../answers/sourced.ts';
import type { Field } from '../../model/types.ts';
import { memoizeByProduct, type Product } from '../../product/product.ts';
import { nameSearchOf, namesOf } from '../../product/words/names-in-words.ts';
import type { RegionView, ShownItem } from '../../prototype/regions/types.ts';
import type { RegionKind } from '../../slots/screens/regions.ts';
import { conditionsOfItem, conditionsOfRecord, conditionsOnScreen, itemsOfOthers } from './conditions-of-parts.ts';
import { fieldsNamed } from './fields-named.ts';
import { partsOfScreens, type ScreenPart } from './parts-of-screens.ts';

/** Parts that count records, or only lead to them; each other part without words of its own shows all of a record. */
const SHOW_NO_FIELDS: ReadonlySet<RegionKind | null> = new Set(['figure', 'chart', 'menu', 'text', 'filter', 'search']);

/** The fields that the parts of screens show, or have typed. */
export const fieldsInParts = memoizeByProduct((product): ReadonlySet<Field> => {
  const shown = partsOfScreens(product).flatMap(({ view }) => fieldsShownBy(product, view));
  return new Set([...shown, ...shown.flatMap((field) => displayOf(product, field.target?.id ?? null))]);
});

/** The fields of each record that a part shows. */
export function fieldsShownBy(product: Product, { kind, data, items }: RegionView): readonly Field[] {
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

function behindItem(product: Product, of: string, item: ShownItem): readonly Field[] {
  return [...conditionsOfItem(item)].flatMap((one) => fieldsNamed(product, of, one));
}

function arrangedBy({ index }: Product, of: string | null, view: RegionView): readonly Field[] {
  const { order, orders, search, filters } = view;
  const words = [...order, ...orders.map((one) => one.words), ...(search ?? []), ...filters];
  const { mentioned } = nameSearchOf(namesOf(listOf(index.entities.get(of)?.fields)));
  return words.length === 0 ? [] : words.flatMap((one) => mentioned(one).map((mention) => mention.of));
}
