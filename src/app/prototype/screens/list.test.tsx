import { expect, test } from 'vitest';
import { screensOf } from '#core/product.ts';
import { drawn } from '#testing/app/rendered.tsx';
import { tableText } from '#testing/core/model/workspace-of.ts';
import { libraryWith, loan, sampleOf } from '#testing/core/prototype/library.ts';
import { ProductWindow } from '../running-product.tsx';

const product = libraryWith({
  'entities.loan.volume.put-away': 'A loan that is Back leaves the daily lists.',
});
const rows = [loan('L-1', { title: 'Saw' }, 'out'), loan('L-2', { title: 'Drill' }, 'back')];

/** What the filters of a page offer. */
function filterChoices(html: string): readonly (string | undefined)[] {
  const [filters = ''] = html.slice(html.lastIndexOf('</header>')).split('aria-label="Sort by"');
  return [...filters.matchAll(/<option[^>]*>(.*?)</g)].map(([, words]) => words);
}

test.each([
  ['', '1 loan · 10 a page', ' · 1 more is Back Show'],
  ['?away=shown', '2 loans · 10 a page', ' · 1 of them is Back Hide'],
  ['?find=drill', '0 loans · 10 a page', ' · 1 more is Back Show'],
  ['?find=saw', '1 loan · 10 a page', undefined],
])('a list at “%s” counts what it shows, and tells of what has left it', (search, counted, away) => {
  const playing = { product, sample: sampleOf(rows), screens: screensOf(product) };
  const text = drawn(playing, `/prototype/loan${search}`, <ProductWindow />).replace(/<[^>]*>/g, '');
  expect(text).toContain(counted);
  expect(/ · \d (?:more|of them)[^·]* (?:Show|Hide)/.exec(text)?.[0]).toBe(away);
});

const FOUND = {
  'screens.inventory': tableText(
    'Screen | Kind | About what | Address',
    'Loans | list | Loan | /loans',
    'Members | list | Member | /members',
  ),
  'screens.loans.columns': tableText('Column | Sort | Filter | Search', 'Title | no | yes | yes'),
  'entities.loan.volume.put-away': 'A loan that is Back leaves the daily lists.',
};
const conditionsOf = (row: string, words: string) => ({
  'screens.conditions': tableText('Screen \\ State | empty', `${row} | a message`),
  [`screens.conditions.${row.toLowerCase().replace(' ', '-')}.words`]: tableText('State | Words', `empty | ${words}`),
});

test.each([
  ['Loans', '?f.title=Drill', 'What matches is no longer on this list.', false],
  ['Loans', '?f.title=Saw&find=zzz', 'No matches.', true],
  ['Loans', '?f.title=Hammer', 'No matches.', false],
  ['Every screen', '?find=zzz', 'No matches.', false],
])('of %s, a list at “%s” that shows nothing says: %s', (row, search, sentence, isAnswered) => {
  const told = libraryWith({ ...FOUND, ...conditionsOf(row, 'Nobody has lent anything.') });
  const playing = { product: told, sample: sampleOf(rows), screens: screensOf(told) };
  const text = drawn(playing, `/prototype/loans${search}`, <ProductWindow />).replace(/<[^>]*>/g, '');
  expect(text).toContain(sentence);
  expect(text.includes('Nobody has lent anything.')).toBe(isAnswered);
});

test.each([
  ['', ['Title: all', 'Saw']],
  ['?away=shown', ['Title: all', 'Drill', 'Saw']],
  ['?f.title=Drill', ['Title: all', 'Saw', 'Drill']],
])('a list at “%s” is filtered by what stands in the rows that it shows, and by what was chosen', (search, choices) => {
  const told = libraryWith(FOUND);
  const playing = { product: told, sample: sampleOf(rows), screens: screensOf(told) };
  expect(filterChoices(drawn(playing, `/prototype/loans${search}`, <ProductWindow />))).toEqual(choices);
});

test('what is done to many at once is shown to those who may do it', () => {
  const told = libraryWith({
    'screens.inventory': tableText('Screen | Kind | About what | Address', 'Loans | list | Loan | /loans'),
    'screens.loans.bulk': '- Hand out',
  });
  const playing = { product: told, sample: sampleOf(rows), screens: screensOf(told) };
  const isShown = (role: string) =>
    drawn(playing, `/prototype/loans?as=${role}`, <ProductWindow />).includes('Bulk: Hand out');
  expect([isShown('clerk'), isShown('member')]).toEqual([true, false]);
});

test('a list is filtered by what stands in the records that one may list, and by no state that one never sees', () => {
  const told = libraryWith({
    'screens.inventory': tableText('Screen | Kind | About what | Address', 'Loans | list | Loan | /loans'),
    'screens.loans.columns': tableText(
      'Column | Sort | Filter | Search',
      'Title | no | yes | no',
      'State | no | yes | no',
    ),
    'states.loan.list.back.visible-to': '- Clerk',
  });
  const mine = loan('L-3', { title: 'Plane', borrower: 'Lee' }, 'out');
  const playing = { product: told, sample: sampleOf([...rows, mine]), screens: screensOf(told) };
  const choices = (role: string) => filterChoices(drawn(playing, `/prototype/loans?as=${role}`, <ProductWindow />));
  const states = ['Reserved', 'Out', 'Overdue'];
  expect(choices('clerk')).toEqual(['Title: all', 'Drill', 'Plane', 'Saw', 'State: all', ...states, 'Back']);
  expect(choices('member')).toEqual(['Title: all', 'Plane', 'State: all', ...states]);
});
