import { describe, expect, test } from 'vitest';
import { tableText } from '#testing/core/model/workspace-of.ts';
import { actingAs, libraryWith, loan } from '#testing/core/prototype/library.ts';
import { screensOf } from '../screens-of.ts';
import { linesBy, stepsOver } from './breakdowns.ts';
import { chosenIn, filterInWords, filterParameter } from './chosen.ts';
import { figureValues } from './figures.ts';
import { regionsOf } from './regions-of.ts';
import { savedFilters } from './saved-filters.ts';
import { lookAt } from './screen-look.ts';

const HEAD = 'Part | Kind | Of | Only those | Shows | Can be pressed';
const FILTER =
  'Look | filter | all loans | | period of from: Last 7 days, Today, All time; kind, title; switch Count drills; compared with previous period | ';

const MORE = ['Begins | date and time', 'Until | date and time', 'How | text', 'Values | text'];

const ROWS = [
  loan('1', { title: 'a', kind: 'saw', from: '2026-01-02' }, 'out'),
  loan('2', { title: 'b', kind: 'drill', from: '2026-01-06' }, 'out'),
  loan('3', { title: 'c', kind: 'saw', from: '2026-01-08' }, 'back'),
  loan('4', { title: 'd', kind: 'saw', from: '2026-01-09' }, 'back'),
  loan('5', { title: 'e', kind: '', from: '2026-01-09' }, 'back'),
];

/** A screen with these parts on 2026-01-10, as the parameters of an address choose it. */
function opened(parts: readonly string[], parameters: Readonly<Record<string, string>> = {}, rows = ROWS) {
  const product = libraryWith({
    'entities.loan.fields': tableText('Field | Type', 'Title | text', 'Kind | text', 'From | date', ...MORE),
    'screens.inventory': tableText('Screen | Kind | About what | Address', 'Home | page | - | /'),
    'screens.home.parts': tableText(HEAD, ...parts),
  });
  const actor = { ...actingAs('clerk', rows, product), today: '2026-01-10' };
  const screen = screensOf(product).find(({ id }) => id === 'home');
  if (!screen) throw new Error('There is no such screen.');
  const views = regionsOf(product)(screen) ?? [];
  const filter = views.find((view) => view.filter)?.filter;
  const chosen = filter && chosenIn(filter, (name) => parameters[name] ?? null);
  const look = filter && chosen ? lookAt(actor, { screen, row: undefined, around: new Map() }, filter, chosen) : null;
  return { views, look };
}

const FIGURES = [
  FILTER,
  'Loans | figure | all loans | | count as Loans, count(all loans where Kind is "saw" and Count drills is yes) as Saws | ',
];

function figures(parameters: Readonly<Record<string, string>>) {
  const { views, look } = opened(FIGURES, parameters);
  expect(views.flatMap(({ problems }) => problems)).toEqual([]);
  return look && views[1] && figureValues(look.actor, views[1], look.scope).map(({ amount }) => amount);
}

describe('what is chosen on a page narrows all that it counts', () => {
  test.each([
    [{}, [4, 2]],
    [{ period: 'All time' }, [5, 3]],
    [{ period: '2026-01-09 to 2026-01-09' }, [2, 1]],
    [{ period: 'no such period' }, [4, 2]],
    [{ period: 'All time', 'by.Kind': 'is:saw' }, [3, 3]],
    [{ period: 'All time', 'by.Kind': 'is:saw|drill' }, [4, 3]],
    [{ period: 'All time', 'by.Kind': 'is not:saw' }, [2, 0]],
    [{ period: 'All time', 'by.Kind': 'contains:RIL' }, [1, 0]],
    [{ period: 'All time', 'by.Kind': 'is:saw', 'by.Title': 'does not contain:a' }, [2, 2]],
    [{ 'turned.Count drills': 'yes' }, [4, 0]],
    [{ 'by.Kind': 'rubbish' }, [4, 2]],
  ])('%j', (parameters, expected) => {
    expect(figures(parameters as Readonly<Record<string, string>>)).toEqual(expected);
  });
});

test('what is chosen can be said in conditions, and each part may depend on it', () => {
  const parts = [FILTER, 'Note (if has(Chosen kind)) | text | | | “Only {Chosen kind} until {Chosen last day}” | '];
  const shown = (parameters: Readonly<Record<string, string>>) => {
    const { views, look } = opened(parts, parameters);
    const outcome = look && views[1]?.onlyIf?.run(look.scope);
    return outcome?.ok && outcome.value;
  };
  expect([shown({}), shown({ 'by.Kind': 'is:saw' })]).toEqual([false, true]);
});

test('figures are broken down by a property, the largest first, and compared', () => {
  const parts = [...FIGURES, 'Kinds | chart | | | Loans by Kind | '];
  const { views, look } = opened(parts, { compare: 'Previous period', period: '2026-01-06 to 2026-01-10' });
  const breakdown = views[2]?.breakdown;
  expect(views[2]?.problems).toEqual([]);
  const lines = look && breakdown ? linesBy(breakdown, 'Kind', look) : [];
  expect(lines.map(({ label, amounts, before }) => [label, amounts[0]?.amount, before?.amount])).toEqual([
    ['saw', 2, 1],
    ['drill', 1, 0],
  ]);
});

test('figures are broken down over time; what lies ahead has none, what is not over is told, and records are marked', () => {
  const parts = [
    ...FIGURES,
    'Graph | chart | | | the chosen figure over time; marked by all loans where Kind is "drill": from, title | ',
  ];
  const { views, look } = opened(parts, { period: '2026-01-08 to 2026-01-12' });
  const breakdown = views[2]?.breakdown;
  const [figure] = breakdown?.figures ?? [];
  const steps = look && breakdown && figure ? stepsOver(breakdown, figure, 'day', look) : [];
  expect(steps.map(({ label, amount, isUnfinished }) => [label, amount?.amount ?? null, isUnfinished])).toEqual([
    ['8 Jan', 1, false],
    ['9 Jan', 2, false],
    ['10 Jan', 0, true],
    ['11 Jan', null, false],
    ['12 Jan', null, false],
  ]);
  const all = opened(parts, { period: 'All time' });
  const marked = all.look && breakdown && figure ? stepsOver(breakdown, figure, 'week', all.look) : [];
  expect(marked.map(({ notes }) => notes)).toEqual([[], ['b']]);
});

test('what lasts is in each period that it reaches into', () => {
  const rows = [
    loan('1', { title: 'over midnight', begins: '2026-01-08T23:50:00Z', until: '2026-01-09T00:10:00Z' }, 'out'),
    loan('2', { title: 'within a day', begins: '2026-01-09T08:00:00Z', until: '2026-01-09T09:00:00Z' }, 'out'),
    loan('3', { title: 'at one time', begins: '2026-01-09T08:00:00Z' }, 'out'),
  ];
  const parts = ['Look | filter | all loans | | period of begins to until: All time', 'Loans | figure | all loans'];
  const { views, look } = opened(parts, { period: '2026-01-08 to 2026-01-10' }, rows);
  const counted = (from: string, until: string) => {
    const seen = look?.at({ from: Date.parse(from), until: Date.parse(until) });
    return seen && views[1] && figureValues(seen.actor, views[1], seen.scope).map(({ amount }) => amount);
  };
  expect(views.flatMap(({ problems }) => problems)).toEqual([]);
  expect([counted('2026-01-08', '2026-01-09'), counted('2026-01-09', '2026-01-10')]).toEqual([[1], [3]]);
  expect(counted('2026-01-09T08:30:00Z', '2026-01-09T08:31:00Z')).toEqual([1]);
});

test('filters that people have saved can be chosen, where the page can be filtered so', () => {
  const rows = [
    loan('1', { title: 'Tools that cut', kind: 'kind', how: 'is', values: 'saw, drill' }, 'out'),
    loan('2', { title: 'Of no property', kind: 'moon', how: 'is', values: 'full' }, 'out'),
  ];
  const parts = ['Look | filter | all loans | | kind; saved as all loans: title, kind, how, values | '];
  const { views, look } = opened(parts, {}, rows);
  expect(views.flatMap(({ problems }) => problems)).toEqual([]);
  expect(look && savedFilters(look)).toEqual([
    { id: '1', name: 'Tools that cut', filter: { label: 'Kind', operator: 'is', values: ['saw', 'drill'] } },
  ]);
});

test('a switch may stand in a menu', () => {
  const parts = ['Look | filter | all loans | | switch Drills (off, in a menu); switch Saws | '];
  expect(opened(parts).look?.filter.switches).toEqual([
    { label: 'Drills', on: false, isInMenu: true },
    { label: 'Saws', on: true, isInMenu: false },
  ]);
});

test('a filter is written in an address as it is read, whatever its values', () => {
  const filter = opened([FILTER]).look?.filter;
  const chosen = { label: 'Kind', operator: 'is not', values: ['a|b', 'c%', 'd:e'] } as const;
  const read = filter && chosenIn(filter, (name) => (name === 'by.Kind' ? filterParameter(chosen) : null));
  expect(read?.filters).toEqual([chosen]);
  expect(filterInWords(chosen)).toBe('Kind is not a|b or c% or d:e');
});

test.each([
  ['Look | filter', '“Look” narrows nothing; name records under “Of”.'],
  ['Look | filter | all cows', '“Look” narrows “all cows”, which are no records.'],
  ['Look | filter | all loans | | period of from: Someday', '“Someday” is no period.'],
  ['Look | filter | all loans | | colour', '“colour” is no field of “Loan”, and nothing that can be worked out.'],
  ['Look | filter | all loans | | saved as all cows: title', '“all cows” are no records.'],
  ['Look | filter | all loans | | compared with the neighbours', '“the neighbours” is nothing to compare with.'],
  [
    `${FILTER}\nKinds | chart | | | count(all loans) by Moon`,
    '“Kinds”: “Moon” is nothing that this page can be filtered by.',
  ],
])('what cannot be read is told in a sentence: %s', (parts, problem) => {
  expect(opened(parts.split('\n')).views.flatMap(({ problems }) => problems)).toContain(problem);
});
