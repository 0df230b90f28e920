import { listOf } from '../../answers/sourced.ts';
import type { Field } from '../../model/types.ts';
import { memoizeByProduct, type Product } from '../../product/product.ts';
import { type BodyShape, fieldNamed, readBody } from '../../prototype/offers/body-shape.ts';
import { type OfferedCall, offeredCalls } from '../../prototype/offers/offered-call.ts';
import { fieldsInWords, fieldsNamed } from './fields-named.ts';

/** The fields that other programs read, or find records by, through the calls that we offer. */
export const fieldsInOffers = memoizeByProduct(
  (product): ReadonlySet<Field> => new Set(offeredCalls(product).flatMap((call) => readBy(product, call))),
);

function readBy(product: Product, { offer, entity, parameters, only }: OfferedCall): readonly Field[] {
  const within = product.index.entities.get(entity);
  const given = listOf(offer.gives).flatMap(({ body }) => fieldsIn(product, readBody(product, body, within), entity));
  const asked = listOf(offer.takes).filter(({ where }) => where === 'query' || where === 'header');
  return [
    ...given,
    ...parameters.flatMap(({ field }) => field ?? []),
    ...asked.flatMap(({ label, type }) => fieldNamed(within, type) ?? fieldNamed(within, label) ?? []),
    ...(only ? fieldsNamed(product, entity, only.condition) : []),
  ];
}

/** The fields in a body; a member may also be worked out from others. */
export function fieldsIn(product: Product, shape: BodyShape, within: string | null): readonly Field[] {
  switch (shape.is) {
    case 'value':
      if (shape.field) return [shape.field];
      return within === null ? [] : fieldsInWords(product, within, shape.type);
    case 'object':
      return shape.members.flatMap(([, member]) => fieldsIn(product, member, shape.of ?? within));
    case 'list':
      return fieldsIn(product, shape.items, within);
    default:
      return [];
  }
}
