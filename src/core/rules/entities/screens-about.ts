import { knownValue, listOf } from '../../answers/sourced.ts';
import { groupBy } from '../../base/group-by.ts';
import type { Screen } from '../../model/screens/fold-screens.ts';
import type { Entity, Relation } from '../../model/types.ts';
import { memoizeByProduct, type Product } from '../../product/product.ts';
import type { ScreenKind } from '../../slots/screens/inventory.ts';

/** The entities related by a relation in either direction, or by a link field. */
export function relatedTo(product: Product, entity: string): readonly Entity[] {
  return neighbours(product).get(entity) ?? [];
}

const neighbours = memoizeByProduct(({ model, index }): ReadonlyMap<string, readonly Entity[]> => {
  const found = new Map<string, Set<Entity>>();
  const join = (from: string | null | undefined, to: string | null | undefined) => {
    const [one, other] = [index.entities.get(from), index.entities.get(to)];
    if (!one || !other) return;
    found.set(one.id, (found.get(one.id) ?? new Set()).add(other));
    found.set(other.id, (found.get(other.id) ?? new Set()).add(one));
  };
  for (const { from, to } of listOf(model.entities.relations)) join(from.id, to.id);
  for (const { id, fields } of index.entities.all)
    for (const { target } of listOf(fields)) if (target !== null) join(id, target.id);
  return new Map([...found].map(([id, others]) => [id, [...others]]));
});

/** The entities that own this one (composition): each record belongs to exactly one owner and is deleted with it. */
function owningEntities(product: Product, entity: string): readonly Entity[] {
  return listOf(product.model.entities.relations)
    .filter((relation) => relation.to.id === entity && relation.from.id !== entity && isOwnership(relation))
    .flatMap(({ from }) => product.index.entities.get(from.id) ?? []);
}

function isOwnership({ back, gone }: Relation): boolean {
  return knownValue(back) === 'exactly one' && knownValue(gone) === 'goes too';
}

const screensByEntity = memoizeByProduct(({ index }) =>
  groupBy(index.screens.all, (screen) => knownValue(screen.about)?.id ?? null),
);

/** The screens about an entity and about its owners: the items of an order are written on its form. */
export function screensAbout(product: Product, entity: string): readonly Screen[] {
  const things = [entity, ...owningEntities(product, entity).map(({ id }) => id)];
  return things.flatMap((thing) => screensByEntity(product).get(thing) ?? []);
}

export function isOfKind({ kind }: Screen, kinds: readonly ScreenKind[]): boolean {
  return kind.is === 'known' && kinds.includes(kind.value);
}
