import { expect, test } from 'vitest';
import { answersIn } from '#testing/core/model/answers-in.ts';
import { type Said, tableText, workspaceOf } from '#testing/core/model/workspace-of.ts';
import { namedRoles } from './role-names.ts';

const GRANTS = tableText('Role', 'Clerk', 'Manager');
const GROUPS = { 'purpose.groups': tableText('Who', 'Clerks', 'Members', 'Guests') };
const LANDING = { 'screens.landing': tableText('Role | Sees first', 'Porter | a list', 'clerks | a list') };

test.each<[string, Readonly<Record<string, Said>>, string]>([
  ['nobody', {}, ''],
  ['those listed', { 'roles.grants': GRANTS, ...LANDING }, 'clerk, manager'],
  ['no group as such', GROUPS, ''],
  ['groups with rights of their own', { ...GROUPS, 'purpose.groups.members.role': 'own' }, 'members'],
  ['no group that only receives', { ...GROUPS, 'purpose.groups.guests.role': 'receives-only' }, ''],
  [
    'a group that has a listed role in the plural adds none',
    { 'roles.grants': GRANTS, ...GROUPS, 'purpose.groups.clerks.role': 'own' },
    'clerk, manager',
  ],
  ['a group that takes the role of others', { ...GROUPS, 'purpose.groups.guests.role': 'Visitor' }, 'visitor'],
  ['while none are listed, those with a first screen', LANDING, 'porter, clerks'],
  ['nobody else where it was said that there are none', { 'roles.grants': { na: 'all the same' }, ...LANDING }, ''],
])('%s', (_, said, ids) => {
  const roles = namedRoles(answersIn(workspaceOf(said)));
  expect(roles.map(({ id }) => id).join(', ')).toBe(ids);
});
