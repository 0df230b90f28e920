import { expect, test } from 'vitest';
import { tableText } from '#testing/core/model/workspace-of.ts';
import { actingAs, libraryWith, loan } from '#testing/core/prototype/library.ts';
import { orderOfList } from './list-order.ts';
import { listRows } from './list-rows.ts';
import { columnsOf, type ListQuery } from './list-view.ts';
import { unplayedDecisions } from './played/unplayed-decisions.ts';
import { putAwayFrom } from './put-away.ts';
import { screensOf } from './screens-of.ts';

const SAID = {
  'states.loan.list': tableText(
    'Answer | It means | Place',
    'Out | with the member | first',
    'On the way | coming | on the way',
    'Closed | over | last',
    'Lost or stolen | gone | last',
    'Left | gone too | last',
  ),
  'states.loan.transitions': tableText(
    'From | To | What happens | Started by | Who or what | Only if',
    'Out | Closed | cancel | a person | Clerk | ',
    'Out | On the way | send | a person | Clerk | ',
  ),
  'screens.inventory': tableText(
    'Screen | Kind | About what | Address',
    'All loans | list | Loan | /loans',
    'Loan page | detail | Loan | /loans/:loan',
  ),
  'screens.all-loans.columns': tableText(
    'Column | Sort | Filter | Search',
    'Title | yes | no | yes',
    'State | no | yes | yes',
  ),
  'screens.all-loans.order': 'What has been due longest comes first.',
};
const row = (id: string, title: string, due: string, state: string) => loan(id, { title, due }, state);
const ROWS = [
  row('1', 'Saw', '2026-03-01', 'out'),
  row('2', 'Drill', '2026-01-01', 'closed'),
  row('3', 'Saw', '2026-02-02', 'on-the-way'),
  row('4', 'Saw', '2026-01-02', 'lost-or-stolen'),
];

function openedWith(putAway: string) {
  const product = libraryWith({ ...SAID, 'entities.loan.volume.put-away': putAway });
  const actor = actingAs('clerk', ROWS, product);
  const [screen] = screensOf(product);
  if (!screen) throw new Error('The list is missing.');
  return { product, actor, screen, away: putAwayFrom(actor, screen) };
}

test.each([
  ['A Closed loan leaves the daily lists at once.', 'Closed'],
  ['Once it is Closed it no longer shows in All loans.', 'Closed'],
  ['Whoever has Left is not in the daily lists.', 'Left'],
  ['As soon as it is closed, Lost or stolen or left.', 'Closed or Lost or stolen or Left'],
  ['once cancelled', 'Closed'],
  ['Closed and lost or stolen loans go out of our lists', 'Closed or Lost or stolen'],
  ['Once it is Closed it is put away.', 'Closed'],
  ['Once Due < today().', 'put away'],
])('“%s” is read', (words, are) => {
  const { actor, away } = openedWith(words);
  expect(away?.are).toBe(are);
  expect(JSON.stringify(unplayedDecisions(actor))).not.toContain('Leaves the daily lists');
});

test.each([
  ['in May'],
  ['30 days after it is Closed'],
  ['Never, not even a Closed one'],
  ['Once it is Closed and paid'],
  ['Once it is Closed, but not while money is owed'],
  ['A week later, when it is Closed'],
  ['once sent'],
  ['It no longer shows in Loan page once it is Closed'],
])('“%s” says more than can be obeyed, which is told', (words) => {
  const { actor, away } = openedWith(words);
  expect(away).toBeNull();
  expect(unplayedDecisions(actor).map(({ decided }) => decided)).toContain(`Leaves the daily lists: ${words}`);
});

test('of states some of which are not there the others are obeyed, and those are told', () => {
  const { actor, away } = openedWith('As soon as it is Closed, Expired or Cancelled.');
  expect(away?.are).toBe('Closed');
  expect(unplayedDecisions(actor).map(({ decided }) => decided)).toContain('Leaves the daily lists: Expired');
});

test.each<[string, Partial<ListQuery>, readonly string[], number]>([
  ['as it comes', {}, ['3', '1'], 2],
  ['with those that are over, which come last', { withAway: true }, ['3', '1', '2', '4'], 2],
  ['sorted by people', { withAway: true, sort: 'title' }, ['2', '1', '3', '4'], 2],
  ['searched', { search: 'saw' }, ['3', '1'], 1],
  ['searched for a state', { search: 'closed' }, ['2'], 0],
  ['of one state', { filters: { '#state': 'Lost or stolen' } }, ['4'], 0],
])('a list %s', (_, asked, ids, away) => {
  const { product, actor, screen, ...opened } = openedWith('Once it is Closed or Lost or stolen.');
  const query = { search: '', sort: '', filters: {}, ...asked };
  const order = orderOfList(actor, screen);
  const rows = listRows(actor, 'loan', columnsOf(product, screen), query, { order, away: opened.away });
  expect(rows.page(0, 9).map(({ id }) => id)).toEqual(ids);
  expect([rows.size, rows.awayCount]).toEqual([ids.length, away]);
});
