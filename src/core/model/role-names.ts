import type { Answers } from '../answers/answers.ts';
import { finderOf, type NameFinder } from '../answers/name-finder.ts';
import { itemId } from '../answers/naming.ts';
import type { NamedElement } from '../answers/sourced.ts';
import { namedElementsOf } from '../answers/unique-rows.ts';

/** Where roles are named when no answer lists them. */
const FALLBACK_SLOTS = ['roles/permissions', 'screens/landing', 'roles/scope'];

/**
 * All named roles: those listed in the answer on grants, and user groups with rights of their own. While the list is
 * unanswered, also the roles named in permissions, first screens and scopes.
 */
export function namedRoles(answers: Answers): readonly NamedElement[] {
  const listed = itemsNamedAt(answers, 'roles/grants');
  const isListed = answers.at('roles/grants') !== undefined;
  const elsewhere = isListed ? [] : FALLBACK_SLOTS.flatMap((slot) => itemsNamedAt(answers, slot));
  return [...listed, ...newRoles(listed, [...groupsWithRights(answers), ...elsewhere])];
}

export function roleFinder(answers: Answers): NameFinder {
  return finderOf(namedRoles(answers));
}

function itemsNamedAt(answers: Answers, slot: string): readonly NamedElement[] {
  const answer = answers.at(slot);
  if (answer?.value === undefined) return [];
  const { source } = answer;
  return answers.naming(slot).items.map(({ id, label, formerly }) => ({ id, label, formerly, source }));
}

function groupsWithRights(answers: Answers): readonly NamedElement[] {
  const rows = answers.rows('purpose/groups');
  if (rows.is !== 'known') return [];
  return namedElementsOf(rows.value).flatMap((group) => {
    const role = answers.forItem(null, 'purpose/groups', group.id).choice('role');
    return role.is === 'known' ? roleOf(group, role.value) : [];
  });
}

function roleOf({ id, label, formerly, source }: NamedElement, role: string): readonly NamedElement[] {
  if (role === 'own') return [{ id, label, formerly, source }];
  if (role === 'receives-only' || role === 'no-access') return [];
  return [{ id: itemId(role), label: role, formerly: [], source }];
}

/** Those whose name is not taken yet. */
function newRoles(known: readonly NamedElement[], more: readonly NamedElement[]): readonly NamedElement[] {
  const roles = [...known];
  const ids = new Set(known.map(({ id }) => id));
  for (const role of more) {
    if (ids.has(role.id) || finderOf(roles)(role.label).id !== null) continue;
    roles.push(role);
    ids.add(role.id);
  }
  return roles.slice(known.length);
}
