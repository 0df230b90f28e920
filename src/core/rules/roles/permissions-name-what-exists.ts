import { knownValue, questionOf } from '../../answers/sourced.ts';
import { groupBy } from '../../base/group-by.ts';
import { inQuotes } from '../../english/lists.ts';
import type { Permission } from '../../model/roles/permissions.ts';
import type { Entity } from '../../model/types.ts';
import { mayByRole, nobodyMay } from '../../product/may.ts';
import type { Product } from '../../product/product.ts';
import { ACTION_WORDS, type Action } from '../../slots/roles/actions.ts';
import { type Breach, breach, breachesAt, closingRule, placeAt } from '../closing-rule.ts';
import { permissionGroups } from './every-permission-is-decided.ts';

/** Rule 27: a permission names a role, an entity and an action that exist, and somebody may do every action. */
export const permissionsNameWhatExists = closingRule({
  id: 27,
  severity: 'error',
  reason:
    'A permission for something that does not exist protects nothing, and an action that nobody may do is a dead button.',
  finds: (product) => [
    ...eachOnce(permissionGroups(product).odd.flatMap((cell) => unknownNames(product, cell))),
    ...product.index.entities.all.flatMap((entity) => [
      ...actionsOfNobody(product, entity),
      ...movesOfNobody(product, entity),
    ]),
  ],
});

function unknownNames({ index }: Product, cell: Permission): readonly Breach[] {
  const { role, entity, action, words, may, transitionIds } = cell;
  const isUnknown = entity !== null && entity.id === null;
  return breachesAt(
    { question: questionOf(may) },
    role.id === null &&
      index.roles.all.length > 0 &&
      `The permissions name the role ${inQuotes(role.label)}, which does not exist; name a role that does, or say who assigns it.`,
    isUnknown &&
      `The permissions name the thing ${inQuotes(entity.label)}, which nobody keeps records of; name a thing that exists.`,
    !isUnknown &&
      action === null &&
      transitionIds.length === 0 &&
      `The permissions name ${inQuotes(words)}, which is neither a move of ${entity ? inQuotes(entity.label) : 'any thing'} nor an action; name it as on its button, or see, list, create, change, delete, approve or export.`,
  );
}

/** The same wrong name is in a whole row or column of the matrix; it is reported once. */
function eachOnce(breaches: readonly Breach[]): readonly Breach[] {
  return [...new Map(breaches.map((one) => [one.sentence, one])).values()];
}

/** “No” for everybody is a way to say never, but not for what a screen offers. */
function actionsOfNobody(product: Product, entity: Entity): readonly Breach[] {
  const { index } = product;
  const cells = [...index.permissionsOf(entity.id), ...index.permissionsOf(null)];
  const named = cells.filter(({ role }) => role.id !== null);
  return [...groupBy(named, ({ action }) => action)].flatMap(([action, [first, ...others]]) => {
    if (action === null || !first || !nobodyMay(mayByRole(product, entity.id, action))) return [];
    const own = [first, ...others.filter(({ role }) => role.id === first.role.id)];
    const cell = own.find(({ may }) => may.is !== 'unknown') ?? own.at(-1) ?? first;
    const does = ACTION_WORDS[action];
    if (action === 'list' || action === 'view') return [nobodyDoes(entity, does, cell, 'so nobody ever sees one')];
    return isOffered(product, entity, action) ? [nobodyDoes(entity, does, cell)] : [];
  });
}

function isOffered({ index }: Product, entity: Entity, action: Action): boolean {
  if (action === 'delete') return false;
  if (action === 'approve' || action === 'export') return true;
  return index.screens.all.some(
    ({ kind, about }) =>
      kind.is === 'known' &&
      (kind.value === 'form' || kind.value === 'wizard') &&
      about.is === 'known' &&
      about.value.id === entity.id,
  );
}

/** Transitions that a person triggers, and whose column in the matrix says no to everybody. */
function movesOfNobody({ index }: Product, entity: Entity): readonly Breach[] {
  const columns = groupBy(
    index.permissionsOf(entity.id).filter(({ transitionIds }) => transitionIds.length > 0),
    ({ words }) => words,
  );
  const byHand = new Set(
    index
      .cycles(entity.id)
      .flatMap((cycle) => index.transitions(cycle))
      .flatMap(({ id, by }) => (knownValue(by) === 'person' ? [id] : [])),
  );
  return [...columns].flatMap(([words, cells]) => {
    const [first] = cells;
    const allNo = cells.every(({ may }) => knownValue(may) === 'no');
    return first && allNo && first.transitionIds.some((id) => byHand.has(id)) ? [nobodyDoes(entity, words, first)] : [];
  });
}

function nobodyDoes(entity: Entity, does: string, { may }: Permission, why = 'although the product offers it'): Breach {
  const sentence = `No role may ${does} ${inQuotes(entity.label)}, ${why}; say who may, or remove it.`;
  return breach(sentence, placeAt('entity', entity, questionOf(may)));
}
