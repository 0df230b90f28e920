import { mayDo, NO_EDITS, type Product, recordsOf, type SampleSet } from '#core/product.ts';

/** Id of the first role that may list a thing, to look at it as somebody who may; null where nobody is known to. */
export function someRole(product: Product, entity: string, sample: SampleSet, today: string): string | null {
  const records = recordsOf(sample, NO_EDITS);
  const role = product.index.roles.all.find(
    ({ id }) => mayDo({ product, role: id, records, today }, entity, 'list').may === 'yes',
  );
  return role?.id ?? null;
}
