import { describe, expect, test } from 'vitest';
import { type Said, tableText } from '#testing/core/model/workspace-of.ts';
import { actingAs, libraryWith, loan } from '#testing/core/prototype/library.ts';
import { isTrue } from '../../conditions/index.ts';
import type { ActorContext } from '../actor-context.ts';
import { applyQuery } from '../list-view.ts';
import type { SampleRow } from '../sample/types.ts';
import { screensOf } from '../screens-of.ts';
import { chartBars, figureValues } from './figures.ts';
import { isItemShown, itemText } from './item-text.ts';
import { placeColumn } from './map-places.ts';
import { pressMany } from './press-many.ts';
import { regionColumns } from './region-columns.ts';
import { regionRecord, regionRows } from './region-rows.ts';
import { frameOf, regionsOf } from './regions-of.ts';
import { screenScope } from './screen-scope.ts';
import { hitsAmong, searchHits } from './search-hits.ts';
import type { RegionView } from './types.ts';

const HEAD = 'Part | Kind | Of | Only those | Shows | Can be pressed';

const SAID: Readonly<Record<string, Said>> = {
  'entities.records': tableText('Thing | Plural', 'Loan | Loans', 'Member | Members'),
  'entities.loan.fields': tableText(
    'Field | Type | Unit',
    'Title | text | ',
    'Kind | text | ',
    'Borrower | link | Member',
    'Deposit | money | EUR',
    'From | date | ',
  ),
  'entities.member.fields': tableText('Field | Type', 'Name | text', 'Address | text'),
  'roles.grants': tableText('Role | Who has it first', 'Clerk | Kim', 'Member | Lee'),
  'roles.grants.me': tableText('Role | Is which record', 'everybody | Member'),
  'roles.loan.permissions': tableText(
    'Role \\ What they may do | list | open | change | delete',
    'Clerk | yes | yes | yes | yes',
    'Member | no | no | no | no',
  ),
  'screens.inventory': tableText(
    'Screen | Kind | About what | Address',
    'Loan page | page | Loan | /loans/:loan',
    'Home | page | - | /',
    'Loans of a member | page | - | /members/:member/loans',
    'Every page | page | - | -',
  ),
};

const person = (id: string, name: string): SampleRow => ({
  ...loan(id, { name }, ''),
  entity: 'member',
  states: new Map(),
  history: [],
});
const lent = (id: string, values: Readonly<Record<string, unknown>>, state: string) =>
  loan(id, { title: `Saw ${id}`, kind: 'saw', deposit: { amount: Number(id), unit: 'EUR' }, ...values }, state);

const ROWS = [
  lent('1', { borrower: 'kim', from: '2026-01-02' }, 'out'),
  lent('2', { borrower: 'lee', from: '2025-12-02', kind: 'drill' }, 'back'),
  lent('3', { borrower: 'kim', from: '2025-12-03' }, 'overdue'),
  lent('4', { borrower: 'lee', from: '2025-11-03' }, 'out'),
  person('kim', 'Kim'),
  person('lee', 'Lee'),
];

interface Opened {
  readonly actor: ActorContext;
  readonly views: readonly RegionView[];
  readonly scope: ReturnType<typeof screenScope>;
}

/** A screen with these parts, on which a loan is shown or nothing. */
function opened(
  screen: string,
  parts: readonly string[],
  { on = '', role = 'clerk', said = {} }: { on?: string; role?: string; said?: Readonly<Record<string, Said>> } = {},
): Opened {
  const product = libraryWith({ ...SAID, ...said, [`screens.${screen}.parts`]: tableText(HEAD, ...parts) });
  const actor = actingAs(role, ROWS, product);
  const found = screensOf(product).find(({ id }) => id === screen);
  if (!found) throw new Error(`There is no screen “${screen}”.`);
  const row = ROWS.find(({ id }) => id === on);
  const around = new Map(screen === 'loans-of-a-member' && row ? [['member', row] as const] : []);
  return {
    actor,
    views: regionsOf(product)(found) ?? [],
    scope: screenScope(actor, found, screen === 'loans-of-a-member' ? undefined : row, around),
  };
}

const ids = ({ actor, views: [view], scope }: Opened) => view && regionRows(actor, view, scope).map(({ id }) => id);

describe('a part is bound to', () => {
  test.each([
    ['home', 'A | table | all loans | | | ', ['1', '2', '3', '4']],
    ['home', 'A | table | loans | Out | | ', ['1', '4']],
    ['home', 'A | table | all loans | open | | ', ['1', '3', '4']],
    ['home', 'A | table | all loans | Overdue or Back | | ', ['2', '3']],
    ['home', 'A | table | all loans | not Out | | ', ['2', '3']],
    ['home', 'A | table | all loans | Deposit > 1 EUR, Out | | ', ['4']],
    ['home', 'A | table | all loans | | title; newest from first | ', ['1', '3', '2', '4']],
    ['home', 'A | table | my loans | | | ', ['1', '3']],
    ['home', 'A | table | all loans | not mine | | ', ['2', '4']],
    ['loan-page', 'A | table | its borrower’s loans | | | ', ['1', '3']],
    ['loan-page', 'A | cards | other loans | same kind | | ', ['3', '4']],
    ['loan-page', 'A | table | all loans | Borrower is this.Borrower | | ', ['1', '3']],
  ])('on %s: %s', (screen, part, expected) => {
    const screenAt = opened(screen, [part], { on: '1' });
    expect(screenAt.views[0]?.problems).toEqual([]);
    expect(ids(screenAt)).toEqual(expected);
  });

  test('the record of the screen, by its name or as “this”', () => {
    const { actor, views, scope } = opened(
      'loan-page',
      ['A | record | this loan', 'B | record | loan', 'C | record | borrower'],
      { on: '3' },
    );
    expect(views.map((view) => regionRecord(actor, view, scope)?.id)).toEqual(['3', '3', 'kim']);
  });

  test('a record that the address names', () => {
    expect(ids(opened('loans-of-a-member', ['A | table | member’s loans'], { on: 'lee' }))).toEqual(['2', '4']);
  });

  test('a new record below another', () => {
    const { views } = opened('loan-page', ['A | form | new loan for its borrower | | title | Save: stays here']);
    expect(views[0]?.data).toMatchObject({ is: 'new', of: 'loan', below: { text: 'its borrower' } });
    expect(views[0]?.actions).toMatchObject([{ label: 'Save', to: null }]);
  });

  test('nobody sees what they may not list', () => {
    expect(ids(opened('home', ['A | table | all loans'], { role: 'member' }))).toEqual([]);
  });
});

describe('what a part shows', () => {
  test('fields, states and formulas with a name; its order, its number, what is searched, and words when it is empty', () => {
    const shows =
      'title, state, deposit * 2 as Twice and borrower; newest first; 5 a page; search in title; filter by state; empty: “None (yet), sorry.”';
    const { views, actor } = opened('home', [`A | table | all loans | | ${shows} | `]);
    const [view] = views;
    expect(view).toMatchObject({
      order: ['newest first'],
      limit: { count: 5, paged: true },
      search: ['title'],
      filters: ['state'],
      instead: { empty: 'None (yet), sorry.' },
      problems: [],
    });
    const columns = view ? regionColumns(actor, view) : [];
    const row = ROWS[0];
    expect(columns.map(({ label, textOf, search, filter }) => [label, row && textOf(row), search, filter])).toEqual([
      ['Title', 'Saw 1', true, false],
      ['State', 'Out', false, true],
      ['Twice', '2.00 EUR', false, false],
      ['Borrower', 'Kim', false, false],
    ]);
  });

  test('what is worked out sorts by what it comes to, not by how it is written', () => {
    const { views, actor, scope } = opened('home', ['A | table | all loans | | deposit * 1000 as Price | ']);
    const columns = views[0] ? regionColumns(actor, views[0]) : [];
    const rows = views[0] ? regionRows(actor, views[0], scope) : [];
    const sorted = applyQuery(rows, columns, { search: '', sort: '-#Price', filters: {} });
    expect(columns.map(({ isAmount }) => isAmount)).toEqual([true]);
    expect(sorted.map((row) => columns[0]?.textOf(row))).toEqual([
      '4,000.00 EUR',
      '3,000.00 EUR',
      '2,000.00 EUR',
      '1,000.00 EUR',
    ]);
  });

  test('a search of records looks in all that it shows; one of nothing, in all that somebody may read', () => {
    const parts = ['A | search | all loans | | title, borrower | ', 'B | search | | | Find it here | '];
    const { views, actor, scope } = opened('home', parts);
    const [of, all] = views;
    const found = (words: string) =>
      of ? hitsAmong(regionRows(actor, of, scope), regionColumns(actor, of), words).map(({ id }) => id) : [];
    expect([of?.problems, all?.problems, all?.texts]).toEqual([[], [], ['Find it here']]);
    expect([found('KIM'), found('drill'), found(' ')]).toEqual([['1', '3'], [], []]);
    const everywhere = (role: string, words: string) =>
      searchHits(opened('home', parts, { role }).actor, words).map(({ of: entity, rows }) => [entity, rows.length]);
    expect(everywhere('clerk', 'Kim')).toEqual([
      ['loan', 2],
      ['member', 1],
    ]);
    expect(everywhere('member', 'Saw')).toEqual([]);
    expect(everywhere('clerk', '')).toEqual([]);
  });

  test('a map finds the field that says where something is', () => {
    const { views, actor } = opened('home', ['A | map | all loans | | title, kind | ', 'B | map | all members | | | ']);
    expect(views.map((view) => placeColumn(regionColumns(actor, view))?.label)).toEqual([undefined, 'Address']);
  });

  test('an “and” within a formula does not part it', () => {
    const shows = 'title, count(other loans where State is Out and Deposit > 1 EUR) as Others';
    const { views } = opened('home', [`A | table | all loans | | ${shows} | `]);
    expect(views[0]?.items.map(({ label }) => label)).toEqual(['Title', 'Others']);
    expect(views[0]?.problems).toEqual([]);
  });

  test.each([
    ['count', 4, ''],
    ['sum of deposit', 10, 'EUR'],
    ['the largest deposit', 4, 'EUR'],
    ['average of deposit as Usual', 2.5, 'EUR'],
    ['count(all loans where State is Out)', 2, ''],
    ['count(all loans where State is Out) / count(all loans) as Share', 0.5, ''],
  ])('a figure: %s', (words, amount, unit) => {
    const { actor, views, scope } = opened('home', [`A | figure | all loans | | ${words} | `]);
    expect(views[0] && figureValues(actor, views[0], scope)).toMatchObject([{ amount, unit, because: '' }]);
  });

  test.each([
    ['count by state', ['Out 2', 'Overdue 1', 'Back 1']],
    ['count by month of from', ['2025-11 1', '2025-12 2', '2026-01 1']],
    ['sum of deposit by borrower', ['Lee 6', 'Kim 4']],
  ])('a chart: %s', (words, bars) => {
    const { actor, views, scope } = opened('home', [`A | chart | all loans | | ${words} | `]);
    expect(views[0] && chartBars(actor, views[0], scope)?.map(({ label, amount }) => `${label} ${amount}`)).toEqual(
      bars,
    );
  });

  test('tabs hold the parts that they name, and those stand nowhere else', () => {
    const { views } = opened('home', [
      'T | tabs | | | Out, Back | ',
      'Out | table | all loans | Out | | ',
      'Back (if any(all loans)) | table | all loans | Back | | ',
      'Foot | text | | | Bye. | ',
    ]);
    expect(views.map(({ region, holds }) => [region.label, holds.map((held) => held.region.label)])).toEqual([
      ['T', ['Out', 'Back']],
      ['Foot', []],
    ]);
  });
});

describe('what can be pressed', () => {
  test('moves, verbs, screens and conditions, each as people say it', () => {
    const { views } = opened('loan-page', [
      'A | table | all loans | | | take back, Delete (if mine, within 24 hours), Give up (in bulk), Edit → Home, All of theirs → Loans of a member, Ring the bell',
    ]);
    const pressed = views[0]?.actions.map(({ label, does, bulk, onlyIf, to }) => [
      label,
      does.is,
      bulk,
      onlyIf?.text ?? '',
      to?.label ?? '',
    ]);
    expect(pressed).toEqual([
      ['take back', 'move', false, '', ''],
      ['Delete', 'delete', false, '(mine) and (within 24 hours)', ''],
      ['Give up', 'move', true, '', ''],
      ['Edit', 'edit', false, '', 'Home'],
      ['All of theirs', 'go', false, '', 'Loans of a member'],
      ['Ring the bell', 'unsaid', false, '', ''],
    ]);
  });

  test('on conditions with brackets in brackets', () => {
    const note = 'if none(other loans where (State is Out and (Deposit > 1 EUR or mine)))';
    const { views } = opened('home', [`A | table | all loans | | | Delete (${note}) → Home`]);
    expect(views[0]?.actions).toMatchObject([{ label: 'Delete', to: { id: 'home' }, inWords: '' }]);
    expect(views[0]?.actions[0]?.onlyIf).not.toBeNull();
  });

  test('the button of a form may be called anything', () => {
    expect(opened('home', ['A | form | new loan | | title | Ring']).views[0]?.problems).toEqual([]);
  });

  test('in bulk it happens to each, or to none', () => {
    const { actor } = opened('home', ['A | table | all loans']);
    const [one, back, , other] = ROWS.filter(({ entity }) => entity === 'loan');
    const all = [one, other].filter((row) => row !== undefined);
    const done = pressMany(actor, all, { is: 'move', event: 'take back' });
    expect([...done.changes].map(({ id, change }) => [id, change.states])).toEqual([
      ['1', { loan: 'back' }],
      ['4', { loan: 'back' }],
    ]);
    const gone = pressMany(actor, back ? [back] : [], { is: 'delete', of: 'loan' });
    expect([...gone.changes].map(({ id, change }) => [id, change.fate])).toEqual([['2', 'deleted']]);
  });
});

test('a part or a line of it is only there if, and says what stands in place of nothing', () => {
  const { actor, views, scope } = opened(
    'loan-page',
    [
      'Late (if State is Overdue) | text | | | Give it back.',
      'Fee | record | this loan | Deposit > 1 EUR | title, deposit (if Kind is "saw"), from (empty: “never”)',
    ],
    { on: '3' },
  );
  expect(views.flatMap(({ problems }) => problems)).toEqual([]);
  expect(views.map(({ region, onlyIf }) => [region.label, onlyIf && isTrue(onlyIf.run(scope))])).toEqual([
    ['Late', true],
    ['Fee', true],
  ]);
  const drill = lent('5', { kind: 'drill', deposit: { amount: 5, unit: 'EUR' } }, 'out');
  expect(views[1]?.items.map((item) => [isItemShown(actor, drill, item), itemText(actor, drill, item)])).toEqual([
    [true, 'Saw 5'],
    [false, ''],
    [true, 'never'],
  ]);
  const other = opened('loan-page', ['Late (if State is Overdue) | text | | | Give it back.'], { on: '1' });
  expect(other.views.map(({ onlyIf }) => onlyIf && isTrue(onlyIf.run(other.scope)))).toEqual([false]);
});

test('a button that is no move runs what happens when it is pressed, on all of them where that was said', () => {
  const { actor, views } = opened('home', ['A | table | loans | Out | | Tick (on all of them), Tick'], {
    said: { 'states.loan.effects': tableText('Move | What else happens', 'Tick is pressed | Kind = "ticked"') },
  });
  expect(views[0]?.problems).toEqual([]);
  expect(views[0]?.actions.map(({ does, bulk, all }) => [does.is, bulk, all])).toEqual([
    ['run', true, true],
    ['run', false, false],
  ]);
  const does = views[0]?.actions[0]?.does ?? { is: 'go' };
  const rows = ROWS.filter(({ id }) => id === '1' || id === '4');
  expect([...pressMany(actor, rows, does).changes].map(({ id, change }) => [id, change.values])).toEqual([
    ['1', { kind: 'ticked' }],
    ['4', { kind: 'ticked' }],
  ]);
});

test('a field is typed in the list, a button stands in a menu, a part at the side', () => {
  const { views, actor } = opened('home', [
    'A (at the side) | table | loans | | title (typed here), deposit, borrower.name (typed here) as Who | Update: stays here, take back (in the menu)',
  ]);
  expect(views.map(({ isAside, region, problems }) => [isAside, region.label, problems.length])).toEqual([
    [true, 'A', 1],
  ]);
  const columns = views[0] ? regionColumns(actor, views[0]) : [];
  expect(columns.map(({ label, typed }) => [label, typed ?? false])).toEqual([
    ['Title', true],
    ['Deposit', false],
  ]);
  expect(views[0]?.actions.map(({ label, inMenu }) => [label, inMenu])).toEqual([
    ['Update', false],
    ['take back', true],
  ]);
});

test('the first of several orders counts until another one is chosen, and filters are joined as people choose', () => {
  const { actor, views, scope } = opened('home', [
    'A | table | loans | | title, kind; can be sorted by title as By name, highest deposit first; filter by title, kind; joined with and or or | ',
  ]);
  const [view] = views;
  const listed = (order?: string) => view && regionRows(actor, view, scope, order).map(({ id }) => id);
  expect(view?.orders.map(({ label }) => label)).toEqual(['By name', 'Highest deposit first']);
  expect([view?.problems, view?.isJoined]).toEqual([[], true]);
  expect([listed(), listed('Highest deposit first')]).toEqual([
    ['1', '2', '3', '4'],
    ['4', '3', '2', '1'],
  ]);
  const columns = view ? regionColumns(actor, view) : [];
  const filters = { title: 'Saw 1', kind: 'drill' };
  const found = (isAnyEnough: boolean) =>
    applyQuery(ROWS.slice(0, 4), columns, { search: '', sort: '', filters, isAnyEnough }).map(({ id }) => id);
  expect([found(false), found(true)]).toEqual([[], ['1', '2']]);
});

test('what stands on every screen is said once: its menu in groups, and it is no screen itself', () => {
  const product = libraryWith({
    ...SAID,
    'screens.every-page.parts': tableText(
      HEAD,
      'Menu | menu | | | Home; More: Desk → Home, Home | ',
      'Foot | text | | | Bye. | ',
    ),
  });
  expect(screensOf(product).map(({ label }) => label)).toEqual(['Loan page', 'Home', 'Loans of a member']);
  const frame = frameOf(product);
  const [menu, foot] = frame ? (regionsOf(product)(frame) ?? []) : [];
  expect(menu?.menu?.groups.map(({ label, entries }) => [label, entries.map((one) => one.label)])).toEqual([
    ['', ['Home']],
    ['More', ['Desk', 'Home']],
  ]);
  expect(menu?.problems).toEqual([]);
  expect(foot?.texts).toEqual(['Bye.']);
});

test('tabs may be chosen in a list that opens', () => {
  const { views } = opened('home', [
    'T | tabs | | | Out, Back; as a dropdown | ',
    'Out | table | all loans | Out | | ',
    'Back | table | all loans | Back | | ',
  ]);
  expect(views.map(({ holds, isDropdown }) => [holds.length, isDropdown])).toEqual([[2, true]]);
});

test.each([
  ['A | table | all cows', '“A” shows “all cows”, which cannot be read: Name a thing, its linked records, or “my …”.'],
  [
    'A | table | all loans | Stat == "Out"',
    '“A” shows “Stat == "Out"”, which cannot be read: “Stat” is not a name known here. Did you mean “State”? If it is text, put it in quotation marks.',
  ],
  [
    'A | table | all loans | | title, colour',
    '“A”: “colour” is no field of “Loan”, and nothing that can be worked out.',
  ],
  ['A | figure | all loans | | the moon', '“A”: “the moon” is nothing that can be worked out.'],
  ['A | chart | all loans | | by moon', '“A”: “moon” is no field of “Loan”, and nothing that can be worked out.'],
  ['A | table', '“A” is of nothing; say under “Of” whose records it shows.'],
  ['A | tabs | | | B', 'the tabs “A” hold no part; name the parts under “Shows”.'],
  ['A | buttons | | | | Ring', 'nobody has said what “Ring” on “A” does; name a move, or “→” a screen.'],
  ['A | record | me | on good days', '“A” is only there if “on good days”, which is not exact.'],
  ['A | table | all loans | | title (if it rains)', '“A”: “Title” is only there if “it rains”, which is not exact.'],
  ['A | buttons | | | | Home (if the moon is full)', '“Home” is only there if “the moon is full”, which is not exact.'],
])('what cannot be read is told in a sentence: %s', (part, problem) => {
  expect(opened('home', [part]).views[0]?.problems).toEqual([problem]);
});
