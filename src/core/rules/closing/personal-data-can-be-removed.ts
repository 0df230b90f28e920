import { knownValue, questionOf } from '../../answers/sourced.ts';
import { inQuotes, quotedList } from '../../english/lists.ts';
import type { Entity } from '../../model/types.ts';
import { mayByRole, nobodyMay } from '../../product/may.ts';
import type { Product } from '../../product/product.ts';
import {
  type Breach,
  closingRule,
  isAwaited,
  isLeftEmpty,
  type NotYet,
  notYet,
  oneBreach,
  placeAt,
} from '../closing-rule.ts';

/**
 * Rule 41: an entity with data about people has a time after which it is no longer kept, and something that removes it:
 * a role that may delete it, or the clock, where it is deleted or anonymised after a stated time.
 */
export const personalDataCanBeRemoved = closingRule({
  id: 41,
  severity: 'error',
  reason: 'People have a right to have their data erased, and the law asks when and by whom.',
  finds: (product) => {
    const things = product.index.entities.all.filter((entity) => personalIn(product, entity).length > 0);
    return things.flatMap((entity) => [
      ...withoutRetention(product, entity),
      ...withoutDeleter(product, entity),
      ...notYetsOf(product, entity),
    ]);
  },
});

function personalIn({ index }: Product, entity: Entity): readonly string[] {
  return index
    .fields(entity.id)
    .all.filter(({ sensitive }) => sensitive)
    .map(({ label }) => label);
}

function withoutRetention(product: Product, entity: Entity): readonly Breach[] {
  const { retention } = entity;
  if (retention.then.is !== 'not-applicable' && !isLeftEmpty(retention.then, product)) return [];
  const sentence = `${inQuotes(entity.label)} holds data about people (${quotedList(personalIn(product, entity))}), but nobody has said what happens to it when it is no longer needed; say it.`;
  return oneBreach(sentence, placeAt('entity', entity, retention.then));
}

function withoutDeleter(product: Product, entity: Entity): readonly Breach[] {
  if (!nobodyMay(mayByRole(product, entity.id, 'delete')) || isRemovedByClock(product, entity)) return [];
  const { then } = entity.retention;
  if (then.is === 'unknown' && isAwaited(product, then)) return [];
  const cell = product.index.roles.all.flatMap(({ id }) => product.permissions(id, entity.id, 'delete') ?? [])[0];
  return oneBreach(
    `${inQuotes(entity.label)} holds data about people (${quotedList(personalIn(product, entity))}), but no role may delete it, and nothing deletes it after a time; name a role, or a time after which it is deleted or made anonymous.`,
    placeAt('entity', entity, cell ? questionOf(cell.may) : 'roles.permissions.blank'),
    placeAt('entity', entity, then),
  );
}

/** A time that is still to be asked for counts as given. */
function isRemovedByClock(product: Product, { retention }: Entity): boolean {
  const then = knownValue(retention.then);
  if (then !== 'delete' && then !== 'anonymise') return false;
  return retention.after.is === 'known' || isAwaited(product, retention.after);
}

function notYetsOf(product: Product, entity: Entity): readonly NotYet[] {
  const { then, after } = entity.retention;
  const name = inQuotes(entity.label);
  if (isAwaited(product, then))
    return [notYet(`Nobody has said what happens to ${name} when it is no longer needed.`, questionOf(then))];
  const removed = knownValue(then) === 'delete' || knownValue(then) === 'anonymise';
  const may = [...mayByRole(product, entity.id, 'delete').values()];
  if (may.includes('yes')) return [];
  if (removed && isAwaited(product, after))
    return [notYet(`Nobody has said after how long ${name} is removed.`, questionOf(after))];
  return may.includes('unknown') && !isRemovedByClock(product, entity)
    ? [notYet(`Nobody has said who may delete ${name}.`, 'roles.permissions')]
    : [];
}
