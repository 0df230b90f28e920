import { expect, test } from 'vitest';
import { tableText } from '#testing/core/model/workspace-of.ts';
import { actingAs, libraryWith, loan } from '#testing/core/prototype/library.ts';
import { changedInPlace, typedInPlace } from './changed-in-place.ts';

const PRODUCT = libraryWith({
  'entities.loan.fields': tableText('Field | Type | Unit', 'Title | text | ', 'Deposit | number | EUR'),
  'validation.loan.rules': tableText(
    'Rule | Fields | What kind | Limit | The limit itself | Then we',
    'Not below one | Deposit | between | at least 1 | is still fine | stop',
  ),
  'roles.grants': tableText('Role | Who has it first', 'Clerk | Kim', 'Member | Lee'),
  'roles.loan.permissions': tableText(
    'Role \\ What they may do | list | open | create | change | delete',
    'Clerk | yes | yes | yes | yes | yes',
    'Member | yes | yes | no | no | no',
  ),
});
const ROW = loan('1', { title: 'Saw', deposit: 5 }, 'out');

test('a field is changed where it stands, by the rules of a form', () => {
  const actor = actingAs('clerk', [ROW], PRODUCT);
  const done = changedInPlace(actor, ROW, { deposit: 7 });
  expect('world' in done && [...done.world.changes].map(({ change }) => change.values)).toEqual([{ deposit: 7 }]);
  const refused = changedInPlace(actor, ROW, { deposit: 0 });
  expect('problems' in refused && refused.problems.map(({ label }) => label)).toEqual(['Not below one']);
});

test('who may not change a record cannot type in it', () => {
  const typed = (role: string) => typedInPlace(actingAs(role, [ROW], PRODUCT), ROW, 'deposit')?.field.label;
  expect([typed('clerk'), typed('member')]).toEqual(['Deposit', undefined]);
});
