import { expect, test } from 'vitest';
import { tableText } from '#testing/core/model/workspace-of.ts';
import { actingAs, libraryWith } from '#testing/core/prototype/library.ts';
import { unplayedDecisions } from './played/unplayed-decisions.ts';
import { screensOf } from './screens-of.ts';
import { whenGone } from './when-gone.ts';

test.each([
  ['All loans, with a note', 'All loans'],
  ['Goes to the page All loans.', 'All loans'],
  ['Went wrong', 'Went wrong'],
  ['All loans of the month', undefined],
  ['not All loans', undefined],
  ['One loan', undefined],
])('where a record is gone and “%s” shows, that is the screen %s or told as not played', (gone, label) => {
  const product = libraryWith({
    'screens.inventory': tableText(
      'Screen | Kind | About what | Address',
      'All loans | list | Loan | /loans',
      'One loan | detail | Loan | /loans/:loan',
      'Person | detail | Member | /people/:member',
      'New loan | form | Loan | /loans/new',
      'Went wrong | error | - | /error',
    ),
    'screens.shared-links': tableText(
      'Page | A stranger sees | When the record is gone',
      `One loan | nothing | ${gone}`,
    ),
  });
  const screens = screensOf(product);
  const on = screens.map((screen) => [screen.id, whenGone(product, screen)?.to?.label]);
  expect(Object.fromEntries(on)).toMatchObject({ 'one-loan': label, 'new-loan': label, person: undefined });
  const told = unplayedDecisions(actingAs(null, [], product)).map(({ decided }) => decided);
  expect(told.includes(`One loan, when its record is gone: ${gone}`)).toBe(label === undefined);
});
