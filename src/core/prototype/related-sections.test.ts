import { expect, test } from 'vitest';
import { tableText } from '#testing/core/model/workspace-of.ts';
import { actingAs, libraryWith, loan } from '#testing/core/prototype/library.ts';
import { mayDo } from './permission-verdicts.ts';
import { unplayedDecisions } from './played/unplayed-decisions.ts';
import { relatedSections } from './related-sections.ts';
import type { SampleRow } from './sample/types.ts';
import { screensOf } from './screens-of.ts';

const FIELDS = 'Field | Type | Unit | Required when | If left empty';
const SAID = {
  'entities.loan.fields': tableText(
    FIELDS,
    'Title | text | | always | ',
    'Borrower | link | Member | always | ',
    'Wanted | date | | always | ',
  ),
  'screens.inventory': tableText(
    'Screen | Kind | About what | Address',
    'Person | detail | Member | /people/{member}',
    'One loan | detail | Loan | /loans/{loan}',
  ),
};

const ofKim = (id: string, state: string, wanted: string, since: string): SampleRow => ({
  ...loan(id, { borrower: 'kim', wanted }, state),
  history: [{ cycle: 'loan', from: 'out', to: state, at: `${since}T09:00:00Z`, by: '' }],
});
const KIM: SampleRow = { ...loan('kim', { name: 'Kim' }, ''), entity: 'member', states: new Map() };
const LOANS = [
  ofKim('a', 'back', '2026-01-02', '2026-01-03'),
  ofKim('b', 'back', '2025-03-02', '2025-04-01'),
  ofKim('c', 'out', '2026-02-09', '2026-01-04'),
  ofKim('d', 'overdue', '2025-12-20', '2026-01-05'),
  { ...ofKim('e', 'out', '2026-01-01', '2026-01-01'), id: 'e', cells: new Map() },
];

const acting = (words: string, screen = 'person') =>
  actingAs('clerk', [KIM, ...LOANS], libraryWith({ ...SAID, [`screens.${screen}.related`]: `- ${words}` }));

function shown(words: string, screen = 'person', row = KIM) {
  const as = acting(words, screen);
  const page = screensOf(as.product).find(({ id }) => id === screen);
  const [section] = (page && relatedSections(as, page, row)) ?? [];
  expect(section?.label).toBe(words);
  return section?.shows === 'records' ? section.rows.map(({ id }) => id).join('') : section?.shows;
}

test.each([
  ['Their loans', 'abcd'],
  ['Their open loans', 'cd'],
  ['All loans that are overdue or back', 'abd'],
  ['Their loans that are over', 'ab'],
  ['Their back loans of this year', 'a'],
  ['Their loans, the next one first', 'dcba'],
  ['Their open loans, by wanted', 'dc'],
  ['What happened to them before', 'past'],
  ['Their dearest loans', 'words'],
  ['Their loans, with a picture of each', 'words'],
  ['Their open loans since spring', 'words'],
  ['Loans that came from them', 'abcd'],
  ['The weather', 'words'],
])('“%s” shows %s on the page of a member', (words, ids) => {
  const isOrdered = words.includes(',');
  const seen = shown(words) ?? '';
  expect(isOrdered || seen === ids ? seen : [...seen].sort().join('')).toBe(ids);
});

test('a line of the record itself leads to the one it names', () => {
  expect(shown('The borrower', 'one-loan', LOANS[0])).toBe('kim');
  expect(shown('The member', 'one-loan', LOANS[0])).toBe('kim');
});

test('what cannot be read is told as not played, and nothing else', () => {
  const told = (words: string) => unplayedDecisions(acting(words)).map(({ decided }) => decided);
  expect(told('Their dearest loans')).toContain('Person also shows: Their dearest loans');
  expect(told('Their open loans').join('\n')).not.toContain('also shows');
});

test('a page of which nobody has said what else it shows has no such sections, and one that shows nothing else has none', () => {
  const on = (said: Parameters<typeof libraryWith>[0]) => {
    const as = actingAs('clerk', [KIM], libraryWith({ ...SAID, ...said }));
    const [page] = screensOf(as.product);
    return page && relatedSections(as, page, KIM);
  };
  expect(on({})).toBeUndefined();
  expect(on({ 'screens.person.related': { na: 'Nothing.' } })).toEqual([]);
});

test('on their own page people see what is theirs', () => {
  const product = libraryWith({
    ...SAID,
    'screens.person.related': '- Their open loans',
    'entities.member.fields': tableText(FIELDS, 'Name | person | | always | ', 'E-mail | text | | | '),
    'roles.member.permissions': tableText('Role \\ What they may do | list | open', 'Member | no | own'),
    'roles.member.permissions.member.theirs': 'By the E-mail with which they sign in.',
    'errors.disclosure': 'denied',
  });
  const lee = { ...KIM, id: 'lee', cells: loan('', { name: 'Lee', 'e-mail': 'lee@mail.example' }, '').cells };
  const theirs = loan('z', { borrower: 'lee' }, 'out');
  const as = actingAs('member', [KIM, lee, ...LOANS, theirs], product);
  const [page] = screensOf(product);
  const shownTo = (row: SampleRow) =>
    page && relatedSections(as, page, row)?.map(({ rows }) => rows.map(({ id }) => id));
  expect([KIM, lee].map((row) => mayDo(as, 'member', 'view', row).may)).toEqual(['no', 'yes']);
  expect(shownTo(lee)).toEqual([['z']]);
});
