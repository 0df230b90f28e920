import { describe, expect, test } from 'vitest';
import { tableText } from '#testing/core/model/workspace-of.ts';
import { actingAs, libraryWith, loan } from '#testing/core/prototype/library.ts';
import { itemId } from '../../answers/naming.ts';
import { scopeOf } from '../actor-context.ts';
import { runsWithinDays } from '../clock-events.ts';
import { advanceTime } from '../consequences/advance-time.ts';
import { isGuardMet } from '../consequences/guards.ts';
import { knobsOf, withConstants } from '../turned-constants.ts';

const SAID = {
  'entities.member.fields': tableText('Field | Type', 'Name | text', 'Level | number', 'Plan | choice'),
  'entities.member.fields.plan.values': tableText('Value', 'Basic', 'Gold'),
  'entities.loan.fields': tableText(
    'Field | Type | Unit',
    'Title | text | ',
    'Borrower | link | Member',
    'Kind | choice | ',
    'Due | date | ',
  ),
  'entities.loan.fields.kind.values': tableText('Value', 'Saw', 'Drill'),
  'roles.grants.me': tableText('Role | Is which record', 'everybody | Member'),
  'constants.values': tableText(
    'Number | Value | Unit | For whom | Can be',
    'Longest loan | 14 | days | all | ',
    'Mail at night | no | | all | yes, no',
    'Greeting | Hello | | all | text',
    'Sorted by | Title | | all | Title, Due, Kind',
    'Deposit | soon | | all | ',
  ),
  'constants.variants': tableText(
    'Number \\ For whom | Clerk | Gold | Level 3 | Saw | Overdue | Kind is Drill',
    'Longest loan | its own | its own | its own | its own | its own | its own',
    'Mail at night | the same | its own | the same | the same | the same | the same',
  ),
  'constants.variants.longest-loan.own': tableText(
    'For whom | Value | Unit',
    'Clerk | 99 | days',
    'Gold | 30 | days',
    'Level 3 | 21 | days',
    'Saw | 7 | days',
    'Overdue | 1 | days',
    'Kind is Drill | 5 | days',
  ),
  'constants.variants.mail-at-night.own': tableText('For whom | Value', 'Gold | yes'),
};

const product = libraryWith(SAID);
const member = (id: string, values: Readonly<Record<string, unknown>>) => ({
  ...loan(id, values, ''),
  entity: 'member',
});
const PEOPLE = [
  member('kim', { name: 'Kim', level: 3, plan: 'Basic' }),
  member('lee', { name: 'Lee', level: 1, plan: 'Gold' }),
  member('ann', { name: 'Ann', level: 1, plan: 'Basic' }),
];
const lent = (borrower: string, kind = '', state = 'out') => loan('1', { title: 'T', borrower, kind }, state);
const read = (row: ReturnType<typeof loan>, name: string, role: string | null = null) =>
  scopeOf(actingAs(role, [...PEOPLE, row], product), row).value(name);

describe('a number that differs is that of', () => {
  test.each([
    ['whoever has the role', 99, lent('ann'), 'clerk'],
    ['whoever has the plan', 30, lent('lee'), null],
    ['whoever is at that level', 21, lent('kim'), null],
    ['records of that kind', 7, lent('ann', 'Saw'), null],
    ['records where the condition holds', 5, lent('ann', 'Drill'), null],
    ['records in that state', 1, lent('ann', '', 'overdue'), null],
    ['everybody else', 14, lent('ann'), null],
  ])('%s', (_, amount, row, role) => expect(read(row, 'Longest loan', role)).toMatchObject({ amount, unit: 'days' }));

  test('whoever has it, as a switch too', () => {
    expect(read(lent('lee'), 'Mail at night')).toBe(true);
    expect(read(lent('ann'), 'Mail at night')).toBe(false);
  });
});

test('a setting is a switch, one of its words, or a text where it may be one; anything else is told', () => {
  const values = product.model.constants.constants.map(({ label }) => [label, read(lent('ann'), label)]);
  expect(Object.fromEntries(values)).toMatchObject({
    'Mail at night': false,
    Greeting: 'Hello',
    'Sorted by': 'Title',
    Deposit: undefined,
  });
  expect(product.model.diagnostics.map(({ sentence }) => sentence)).toContain(
    '“soon” under “Value” of “Deposit” is not a number; write it in digits, with its unit.',
  );
});

test('a setting is used in a condition, and follows when it is turned', () => {
  const row = lent('ann');
  const open = (model = product.model) => {
    const turned = { ...product, model };
    const guard = { is: 'known' as const, value: { text: 'Mail at night', source: row0 }, source: row0 };
    return isGuardMet(actingAs(null, [...PEOPLE, row], turned), row, guard);
  };
  const row0 = product.model.constants.constants[0]?.source ?? never();
  expect(open()).toBe(false);
  const knobs = product.model.constants.constants.flatMap(knobsOf).map(({ id }) => id);
  expect(knobs).toContain('mail-at-night');
  expect(knobs).toContain('longest-loan@Gold');
  expect(open(withConstants(product.model, { 'mail-at-night': true }))).toBe(true);
  const turned = { ...product, model: withConstants(product.model, { 'longest-loan@Gold': 40 }) };
  expect(scopeOf(actingAs(null, [...PEOPLE, lent('lee')], turned), lent('lee')).value('Longest loan')).toMatchObject({
    amount: 40,
  });
});

function never(): never {
  throw new Error('There are constants.');
}

test('the clock moves a record when the time for it is over, or a date of its own', () => {
  const moved = (clock: string, row: ReturnType<typeof loan>, days: number) => {
    const all = libraryWith({
      ...SAID,
      'states.loan.transitions': tableText(
        'From | To | What happens | Started by | Who or what | Only if',
        `Out | Overdue | falls due | the clock | ${clock} | `,
      ),
      [`states.loan.transitions.${itemId('Out → Overdue: falls due')}.after`]: { na: 'at once' },
    });
    return advanceTime(actingAs(null, [...PEOPLE, row], all), days).notes.length > 0;
  };
  // The records came to their state on 1 January, and it is 10 January.
  expect(moved('Longest loan', lent('ann'), 4)).toBe(false);
  expect(moved('Longest loan', lent('ann'), 5)).toBe(true);
  expect(moved('Longest loan', lent('lee'), 20)).toBe(false);
  expect(moved('Longest loan', lent('lee'), 21)).toBe(true);
  const due = loan('1', { title: 'T', borrower: 'ann', due: '2026-01-12' }, 'out');
  expect(moved('Due', due, 2)).toBe(false);
  expect(moved('Due', due, 3)).toBe(true);
});

test('minutes and hours pass as well: moves follow each other at their moments, and an hour comes each hour', () => {
  const all = libraryWith({
    'entities.loan.fields': tableText('Field | Type', 'Title | text', 'Next | date and time', 'Count | number'),
    'states.loan.transitions': tableText(
      'From | To | What happens | Started by | Who or what | Only if',
      'Out | Overdue | falls due | the clock | Next | ',
      'Overdue | Lost | gives up | the clock | Grace | ',
    ),
    [`states.loan.transitions.${itemId('Out → Overdue: falls due')}.after`]: { na: 'at once' },
    'constants.timers': tableText('What | How long', 'Grace | 5 minutes'),
    'states.loan.list': tableText('Answer | Place', 'Out | first', 'Overdue | on the way', 'Lost | last'),
    'states.loan.effects': tableText(
      'Move | What else happens',
      'every hour | Count + 1',
      '10 minutes before Next | Title = "soon"',
    ),
  });
  const row = loan('1', { title: 'T', next: '2026-01-10T13:00:00Z', count: 0 }, 'out');
  const after = (days: number) => {
    const world = advanceTime(actingAs(null, [row], all), days);
    const now = world.actor.records.get('loan', '1');
    return [...(now?.states.values() ?? []), now?.cells.get('title')?.value, now?.cells.get('count')?.value];
  };
  const minutes = (count: number) => count / 1440;
  expect(after(minutes(49))).toEqual(['out', 'T', 0]);
  expect(after(minutes(50))).toEqual(['out', 'soon', 0]);
  expect(after(minutes(60))).toEqual(['overdue', 'soon', 1]);
  expect(after(minutes(64))).toEqual(['overdue', 'soon', 1]);
  expect(after(minutes(65))).toEqual(['lost', 'soon', 1]);
  expect(after(1)).toEqual(['lost', 'soon', 24]);
  expect(runsWithinDays(all)).toBe(true);
  expect(runsWithinDays(libraryWith())).toBe(false);
});
