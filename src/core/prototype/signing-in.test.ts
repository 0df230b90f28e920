import { expect, test } from 'vitest';
import { tableText } from '#testing/core/model/workspace-of.ts';
import { libraryWith } from '#testing/core/prototype/library.ts';
import { screensOf } from './screens-of.ts';
import { signInOf } from './signing-in.ts';

const WAYS = ['Sign in | Loans | Come in | Role is Clerk', 'Sign in | Rules | House rules | '];

test.each([
  ['mail-link', WAYS, ['Name', 'E-mail'], ['E-mail', 'decided'], ['Come in', 'decided']],
  ['mail-link', [], ['Name', 'Note'], ['Mail', 'guess'], ['Email me a link', 'guess']],
  ['mail-link', WAYS.slice(1), ['E-mail', 'Other e-mail'], ['Mail', 'guess'], ['Email me a link', 'guess']],
  ['mail-link', [...WAYS, 'Sign in | Loans | Enter | '], [], ['Mail', 'guess'], ['Email me a link', 'guess']],
  ['password', WAYS, [], ['Name', 'decided', 'Password', 'decided'], ['Come in', 'decided']],
  ['two-steps', [], [], ['Name', 'guess', 'Password', 'decided', 'Code', 'decided'], ['Sign in', 'guess']],
  ['By a song', [], [], [], ['Sign in', 'guess']],
])('signing in by %s, with the ways %j and the lines %j of people, asks for %j', (...row) => {
  const [way, ways, lines, typed, button] = row;
  const product = libraryWith({
    'roles.sign-in': way,
    'entities.member.fields': tableText('Field | Type', 'Card | text', ...lines.map((one) => `${one} | text`)),
    'screens.inventory': tableText(
      'Screen | Kind | About what',
      'Sign in | sign-in | ',
      'Loans | list | Loan',
      'Rules | static | ',
    ),
    'screens.landing': tableText('Role | Lands on', 'Clerk | Loans', 'Member | Loans'),
    ...(ways.length > 0 && { 'screens.links': tableText('From | To | By | Only when', ...ways) }),
  });
  const screens = screensOf(product);
  const [screen] = screens;
  const shown = screen && signInOf(product, screen);
  expect(shown?.typed.flatMap(({ label, look }) => [label, look])).toEqual(typed);
  expect([shown?.button.label, shown?.button.look]).toEqual(button);
});
