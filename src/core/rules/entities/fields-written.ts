import { listOf } from '../../answers/sourced.ts';
import type { Field } from '../../model/types.ts';
import { memoizeByProduct, type Product } from '../../product/product.ts';
import { fieldNamed } from '../../prototype/offers/body-shape.ts';
import { type OfferedCall, offeredCalls } from '../../prototype/offers/offered-call.ts';
import { fieldsIn } from './fields-in-offers.ts';
import { fieldsShownBy } from './fields-in-parts.ts';
import { operationsIn, type ToldOperation } from './operations.ts';
import { partsOfScreens, type ScreenPart } from './parts-of-screens.ts';

/** The fields that a form, a line of a list, an effect or a call that we offer fills in. */
export const fieldsWritten = memoizeByProduct(
  (product): ReadonlySet<Field> =>
    new Set([
      ...partsOfScreens(product).flatMap((part) => typedIn(product, part)),
      ...operationsIn(product).flatMap(setBy),
      ...offeredCalls(product).flatMap((call) => takenBy(product, call)),
    ]),
);

function typedIn(product: Product, { view }: ScreenPart): readonly Field[] {
  if (view.kind === 'form') return fieldsShownBy(product, view);
  return view.items.flatMap(({ typed, field }) => (typed && field ? field : []));
}

function setBy({ operation }: ToldOperation): readonly Field[] {
  if (operation.does === 'make') return operation.values.map(({ field }) => field);
  return operation.does === 'set' ? [operation.field] : [];
}

/** What is sent, and what the call itself sets. */
function takenBy(product: Product, { offer, takes, entity }: OfferedCall): readonly Field[] {
  const fixed = listOf(offer.takes).filter(({ where }) => where === 'fixed');
  const own = fixed.flatMap(({ label }) => fieldNamed(product.index.entities.get(entity), label) ?? []);
  return [...fieldsIn(product, takes, entity), ...own];
}
