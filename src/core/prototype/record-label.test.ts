import { expect, test } from 'vitest';
import { tableText } from '#testing/core/model/workspace-of.ts';
import { actingAs, libraryWith, loan } from '#testing/core/prototype/library.ts';
import { recordByKey, recordKey } from './record-label.ts';
import { addressFor, matchRoute, parentRecords, recordAt } from './routes.ts';
import { screensOf } from './screens-of.ts';

const ISSUED = {
  'entities.loan.identity': 'issued',
  'entities.loan.identity-format': tableText('Looks like | Counts as the same | Unique within', 'L-07 | | '),
};
const NATURAL = { 'entities.loan.identity': 'natural', 'entities.loan.identity.lines': '- Title' };
const ROWS = [
  { ...loan('loan-1', { title: 'Saw 5', borrower: 'Kim' }, 'out'), row: 0 },
  { ...loan('loan-2', { title: 'Saw 5', borrower: 'Lee' }, 'out'), row: 1 },
  { ...loan('loan-3', { title: 'Drill', borrower: '' }, 'out'), row: 2 },
];

test.each([
  ['number', ISSUED, '/loans/:loan', ['L-08', 'L-09', 'L-10']],
  ['natural key, unless another has the same', NATURAL, '/loans/:loan', ['saw-5', 'loan-2', 'drill']],
  [
    'name where the key is natural',
    { 'entities.loan.identity': 'natural' },
    '/loans/:loan',
    ['saw-5', 'loan-2', 'drill'],
  ],
  ['line that the address names', ISSUED, '/loans/:borrower', ['kim', 'lee', 'loan-3']],
  ['id while nobody has decided', {}, '/loans/:loan', ['loan-1', 'loan-2', 'loan-3']],
])('an address has the %s', (_, said, address, keys) => {
  const product = libraryWith({
    ...said,
    'screens.inventory': tableText('Screen | Kind | About what | Address', `One loan | detail | Loan | ${address}`),
  });
  const actor = actingAs('clerk', ROWS, product);
  const screens = screensOf(product);
  const paths = ROWS.map((row) => (screens[0] && addressFor(actor, screens[0], row)) ?? '');
  expect(paths).toEqual(keys.map((key) => `/loans/${encodeURIComponent(key)}`));
  for (const [place, path] of paths.entries()) {
    const arrival = matchRoute(screens, path);
    expect(arrival && recordAt(actor, arrival)).toBe(ROWS[place]);
  }
});

test('a link with an internal id keeps working, and one that leads nowhere finds nothing', () => {
  const actor = actingAs('clerk', ROWS, libraryWith(ISSUED));
  expect(recordByKey(actor, 'loan', 'loan-2')).toBe(ROWS[1]);
  expect(recordByKey(actor, 'loan', 'L-99')).toBeUndefined();
  expect(ROWS.map((row) => recordKey(actor, row))).toEqual(['L-08', 'L-09', 'L-10']);
  const natural = actingAs('clerk', [...ROWS, loan('loan-4', { title: 'New' }, 'out')], libraryWith(NATURAL));
  expect(natural.records.all('loan').map((row) => recordKey(natural, row))).toEqual([
    'saw-5',
    'loan-2',
    'drill',
    'loan-4',
  ]);
  expect(['saw-5', 'Saw 5', 'Drill'].map((key) => recordByKey(natural, 'loan', key)?.id)).toEqual([
    'loan-1',
    'loan-1',
    'loan-3',
  ]);
});

test('an address stands below no record that somebody is not to know of', () => {
  const product = libraryWith({
    'errors.disclosure': 'denied',
    'screens.inventory': tableText(
      'Screen | Kind | About what | Address',
      'Remind | form | Member | /loans/{loan}/remind',
    ),
  });
  const screens = screensOf(product);
  const arrival = matchRoute(screens, '/loans/loan-1/remind');
  const around = (role: string) =>
    arrival && [...parentRecords(actingAs(role, ROWS, product), arrival).values()].map(({ id }) => id);
  expect([around('clerk'), around('member')]).toEqual([['loan-1'], []]);
});
