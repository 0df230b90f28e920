import { listOf, type NamedElement, questionOf } from '../../answers/sourced.ts';
import { inQuotes, quotedList } from '../../english/lists.ts';
import type { Permission } from '../../model/roles/permissions.ts';
import type { Entity } from '../../model/types.ts';
import type { Product } from '../../product/product.ts';
import { nameSearchOf, namesOf, namesOfEntities } from '../../product/words/names-in-words.ts';
import { type Breach, closingRule, isAwaited, type NotYet, notYetFor, oneBreach, placeAt } from '../closing-rule.ts';
import { permissionGroups } from './every-permission-is-decided.ts';

/** Rule 28: where somebody may do something only to “own” records or those of the team, a field says whose a record is. */
export const ownAndTeamNameAField = closingRule({
  id: 28,
  severity: 'error',
  reason: 'Without a field that says whose a record is, nobody’s list can show only their own.',
  finds: (product) => {
    const cells = scopedCells(product);
    return [
      ...cells.flatMap((cell) => withoutField(product, cell)),
      ...cells.flatMap((cell) => notYetsOf(product, cell)),
    ];
  },
});

/** One cell that says “own” or “team” for each role and entity (or all), with the entities it is about. */
interface ScopedCell {
  readonly cell: Permission;
  readonly entities: readonly Entity[];
}

function scopedCells(product: Product): readonly ScopedCell[] {
  const rows = new Map<string, ScopedCell>();
  for (const cell of permissionGroups(product).scoped) {
    const key = `${cell.role.id ?? cell.role.label}\n${cell.entity?.id ?? ''}`;
    if (!rows.has(key)) rows.set(key, { cell, entities: entitiesOf(product, cell) });
  }
  return [...rows.values()];
}

/** A cell about all is about the entities that have no cell of their own. */
function entitiesOf({ index, permissions }: Product, cell: Permission): readonly Entity[] {
  const { entity, role, action } = cell;
  const one = index.entities.get(entity?.id);
  if (entity !== null) return one ? [one] : [];
  if (role.id === null || action === null) return [];
  const { id: whose } = role;
  return index.entities.all.filter(({ id }) => permissions(whose, id, action) === cell);
}

function withoutField(product: Product, { cell, entities }: ScopedCell): readonly Breach[] {
  const { theirs, role, may } = cell;
  if (isAwaited(product, theirs)) return [];
  const without = entities.filter(
    (entity) => entity.fields.is === 'known' && !(theirs.is === 'known' && namesAField(product, entity, theirs.value)),
  );
  if (without.length === 0) return [];
  const names = quotedList(without.map(({ label }) => label));
  const whose = may.is === 'known' && may.value === 'team' ? 'of the team' : 'their own';
  const lacks =
    theirs.is === 'known'
      ? `as ${inQuotes(theirs.value)} says, and no field of ${names} is called that`
      : `and no field of ${names} says whose it is`;
  const sentence = `${inQuotes(role.label)} may do some things only to what is ${whose}, ${lacks}; name the field that says it.`;
  return oneBreach(sentence, ...without.map((entity) => placeAt('entity', entity, questionOf(theirs))));
}

/** A field of the entity, or another entity it is linked to, named in the words. */
function namesAField({ model, index }: Product, entity: Entity, words: string): boolean {
  if (index.fields(entity.id).called(words)) return true;
  const linked = listOf(model.entities.relations).flatMap(({ from, to }) => {
    const other = from.id === entity.id ? to.id : to.id === entity.id ? from.id : null;
    return index.entities.get(other) ?? [];
  });
  const names: readonly (readonly [string, NamedElement])[] = [
    ...namesOf(index.fields(entity.id).all),
    ...namesOfEntities(linked),
  ];
  return nameSearchOf<NamedElement>(names).mentioned(words).length > 0;
}

function notYetsOf(product: Product, { cell, entities }: ScopedCell): readonly NotYet[] {
  return [
    ...notYetFor(
      product,
      [{ ...cell, label: cell.role.label }],
      'theirs',
      (name) => `Nobody has said how we can tell that something belongs to ${name}.`,
    ),
    ...notYetFor(product, entities, 'fields', (name) => `Nobody has said which fields ${name} has.`),
  ];
}
