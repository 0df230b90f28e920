import type { Answers } from '../answers/answers.ts';
import { type Find, finderOf } from '../answers/find.ts';
import { thingsOf } from '../answers/named-once.ts';
import { itemId } from '../answers/naming.ts';
import type { Named } from '../answers/sourced.ts';

/** Where roles are named when no answer lists them. */
const ELSEWHERE = ['roles/permissions', 'screens/landing', 'roles/scope'];

/**
 * The roles that were named: those the answer on grants lists, and groups of people with rights of their own. While
 * nobody has listed any, also those that permissions, first screens and scopes speak of.
 */
export function rolesNamed(answers: Answers): readonly Named[] {
  const listed = namedAt(answers, 'roles/grants');
  const isListed = answers.at('roles/grants') !== undefined;
  const elsewhere = isListed ? [] : ELSEWHERE.flatMap((slot) => namedAt(answers, slot));
  return [...listed, ...newRoles(listed, [...groupsWithRights(answers), ...elsewhere])];
}

export function roleFinder(answers: Answers): Find {
  return finderOf(rolesNamed(answers));
}

function namedAt(answers: Answers, slot: string): readonly Named[] {
  const answer = answers.at(slot);
  if (answer?.value === undefined) return [];
  const { source } = answer;
  return answers.naming(slot).items.map(({ id, label, formerly }) => ({ id, label, formerly, source }));
}

function groupsWithRights(answers: Answers): readonly Named[] {
  const rows = answers.rows('purpose/groups');
  if (rows.is !== 'known') return [];
  return thingsOf(rows.value).flatMap((group) => {
    const role = answers.below(null, 'purpose/groups', group.id).choice('role');
    return role.is === 'known' ? roleOf(group, role.value) : [];
  });
}

function roleOf({ id, label, formerly, source }: Named, role: string): readonly Named[] {
  if (role === 'own') return [{ id, label, formerly, source }];
  if (role === 'receives-only' || role === 'no-access') return [];
  return [{ id: itemId(role), label: role, formerly: [], source }];
}

/** Those whose name none before them has. */
function newRoles(known: readonly Named[], more: readonly Named[]): readonly Named[] {
  const roles = [...known];
  const ids = new Set(known.map(({ id }) => id));
  for (const role of more) {
    if (ids.has(role.id) || finderOf(roles)(role.label).id !== null) continue;
    roles.push(role);
    ids.add(role.id);
  }
  return roles.slice(known.length);
}
