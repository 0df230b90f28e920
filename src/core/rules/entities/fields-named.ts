import { memoize } from '../../base/memoize.ts';
import { readCondition } from '../../conditions/index.ts';
import { namesUsed } from '../../conditions/names-used.ts';
import type { Condition } from '../../conditions/types.ts';
import { recordLinksFrom } from '../../model/entities/record-links.ts';
import { linksToMe } from '../../model/roles/me.ts';
import type { Field } from '../../model/types.ts';
import { memoizeByProduct, type Product } from '../../product/product.ts';
import { foldCase } from '../../shapes/normalize-text.ts';

/** The fields that a condition about an entity reads, also those of linked records, and those that link them. */
export function fieldsNamed(product: Product, entity: string | null, condition: Condition): readonly Field[] {
  const names = fieldsByName(product);
  return namesUsed(condition).flatMap(({ of, label }) => names(of ?? entity ?? '').get(foldCase(label)) ?? []);
}

/** The same of words, where they are exact. */
export function fieldsInWords(product: Product, entity: string, words: string | undefined): readonly Field[] {
  return words === undefined
    ? []
    : fieldsNamed(product, entity, readCondition(words, product.model.vocabulary(entity)));
}

/** The fields behind each name of a record; a name of linked records stands for the field that links them. */
const fieldsByName = memoizeByProduct(({ model, index }) =>
  memoize((entity: string): ReadonlyMap<string, readonly Field[]> => {
    const links = recordLinksFrom(model.entities, entity).flatMap(({ label, to, by }) =>
      by.kind === 'relation' ? [] : [[label, [by.field]] as const, [to.label, [by.field]] as const],
    );
    const mine = linksToMe(model, entity).flatMap((link) => (link && link.by.kind !== 'relation' ? link.by.field : []));
    const own = index.fields(entity).all.map((field) => [field.label, [field]] as const);
    return new Map([...links, ['mine', mine] as const, ...own].map(([name, fields]) => [foldCase(name), fields]));
  }),
);
