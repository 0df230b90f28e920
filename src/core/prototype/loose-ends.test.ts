import { expect, test } from 'vitest';
import { tableText } from '#testing/core/model/workspace-of.ts';
import { libraryWith } from '#testing/core/prototype/library.ts';
import { looseEnds } from './loose-ends.ts';

const SCREENS = tableText(
  'Screen | Kind | About what | Address',
  'Loans | list | Loan | /loans',
  'Rules | static | | ',
);

/** What is loose at the places of one question. */
function looseAt(question: string, said: Parameters<typeof libraryWith>[0]): readonly string[] {
  const found = looseEnds(libraryWith(said)).filter((one) => one.question === question);
  return found.map(({ screen, place, why }) => `${screen?.label ?? 'everywhere'}: ${place} (${why})`);
}

test('what a decision leaves out is loose, with its screen', () => {
  const links = tableText(
    'From | To | By which button or link | Only when',
    'Loans | Attic | up | ',
    'Loans | Rules | | ',
  );
  expect(looseAt('screens.links', { 'screens.inventory': SCREENS, 'screens.links': links })).toEqual([
    'Loans: where “Attic” leads (left out of the decision)',
  ]);
});

test('what was put off is loose until it is taken up again; what does not apply never is', () => {
  const put = (said: { readonly deferred: string } | { readonly na: string }) =>
    looseAt('screens.conditions', { 'screens.inventory': SCREENS, 'screens.conditions': said });
  expect(put({ deferred: 'Next month.' })).toContain('Loans: what shows when it is broken (put off)');
  expect(put({ na: 'A tiny product.' })).toEqual([]);
});

test('a message that was promised and not written is loose once it was decided what shows', () => {
  const said = {
    'screens.inventory': SCREENS,
    'screens.conditions': tableText('Screen \\ When it is | empty', 'Loans | another screen'),
  };
  expect(looseAt('screens.conditions', said)).toContain(
    'Loans: which screen shows when there is nothing (left out of the decision)',
  );
});

test('what the table of offered calls leaves out is loose, at no screen in particular', () => {
  const offers = tableText('Call | Method | Address | Who may', 'All loans | GET | | anybody');
  expect(looseAt('calls.offers', { 'calls.offers': offers })).toEqual([
    'everywhere: at which address (the call All loans) (left out of the decision)',
  ]);
});

test('a first screen that is none is named', () => {
  const said = {
    'roles.grants': tableText('Role', 'Clerk'),
    'screens.inventory': SCREENS,
    'screens.landing': tableText('Group | First screen', 'Clerk | Today'),
  };
  expect(looseAt('screens.landing', said)).toEqual([
    'everywhere: what Clerk sees first, as “Today” is no screen (left out of the decision)',
  ]);
});
