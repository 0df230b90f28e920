import { describe, expect, test } from 'vitest';
import { tableText } from '#testing/core/model/workspace-of.ts';
import { actingAs, libraryWith, loan } from '#testing/core/prototype/library.ts';
import type { Action } from '../slots/roles/actions.ts';
import { listRows } from './list-rows.ts';
import { mayDo, mayKnowOf, maySeePast } from './permission-verdicts.ts';

const MINE = loan('1', { borrower: 'Lee', deposit: 20 }, 'out');
const THEIRS = loan('2', { borrower: 'Ann', deposit: 200 }, 'out');

describe('who may do what', () => {
  const cases: readonly [
    role: string | null,
    action: Action,
    row: typeof MINE | undefined,
    may: string,
    look: string,
  ][] = [
    ['clerk', 'list', undefined, 'yes', 'decided'],
    ['clerk', 'delete', MINE, 'no', 'decided'],
    ['clerk', 'edit', MINE, 'yes', 'decided'],
    ['clerk', 'edit', THEIRS, 'no', 'decided'],
    ['member', 'view', MINE, 'yes', 'decided'],
    ['member', 'view', THEIRS, 'no', 'decided'],
    ['member', 'create', undefined, 'unsaid', 'hole'],
    [null, 'list', undefined, 'yes', 'decided'],
    [null, 'edit', THEIRS, 'yes', 'decided'],
    [null, 'delete', MINE, 'no', 'decided'],
    [null, 'export', undefined, 'unsaid', 'hole'],
  ];
  test.each(cases)('%s may %s %o: %s', (role, action, row, may, look) => {
    const verdict = mayDo(actingAs(role, [MINE, THEIRS]), 'loan', action, row);
    expect([verdict.may, verdict.look]).toEqual([may, look]);
  });

  const cells: readonly [cell: string, row: typeof MINE, may: string][] = [
    ['own and Deposit < 100 EUR', MINE, 'yes'],
    ['own and Deposit > 100 EUR', MINE, 'no'],
    ['own and Deposit > 100 EUR', THEIRS, 'no'],
    ['own, but only if State is Out', MINE, 'yes'],
    ['own, but only if State is Back', MINE, 'no'],
    ['own or Deposit > 100 EUR', THEIRS, 'yes'],
    ['own or Deposit > 300 EUR', THEIRS, 'no'],
    ['if not own', THEIRS, 'yes'],
    ['if not own', MINE, 'no'],
    ['if State is Out and own', MINE, 'yes'],
    ['own and within 12 days', MINE, 'yes'],
    ['own and within 24 hours', MINE, 'no'],
  ];
  test.each(cells)('one cell of the matrix may say “%s”', (cell, row, may) => {
    const product = libraryWith({
      'entities.loan.fields': tableText(
        'Field | Type | Unit',
        'Title | text | ',
        'Borrower | link | Member',
        'Deposit | number | EUR',
      ),
      'entities.member.fields': tableText('Field | Type', 'Name | text'),
      'roles.grants.me': tableText('Role | Is which record', 'Member | Member'),
      'roles.loan.permissions': tableText('Role \\ What they may do | change', `Member | ${cell}`),
    });
    const lee = { ...loan('lee', { name: 'Lee' }, ''), entity: 'member', states: new Map(), history: [] };
    const ann = {
      ...lee,
      id: 'ann',
      cells: new Map([['name', { value: 'Ann', reason: 'pinned', says: '' } as const]]),
    };
    const linked = [MINE, THEIRS].map((one) => ({
      ...one,
      cells: new Map([
        ...one.cells,
        ['borrower', { value: one === MINE ? 'lee' : 'ann', reason: 'pinned', says: '' } as const],
      ]),
    }));
    const actor = actingAs('member', [...linked, lee, ann], product);
    const found = actor.records.get('loan', row.id);
    expect(found && mayDo(actor, 'loan', 'edit', found).may).toBe(may);
  });

  test('what nobody has said names its question', () => {
    expect(mayDo(actingAs('member', []), 'loan', 'create').question).toBe('roles.loan.permissions.blank');
    expect(mayDo(actingAs('member', []), 'loan', 'create').because).toBe(
      'Nobody has said whether Member may create Loan.',
    );
  });

  test('a blank cell is forbidden once that was decided', () => {
    const product = libraryWith({ 'roles.permissions.blank': 'forbidden' });
    expect(mayDo(actingAs('member', [], product), 'loan', 'create').may).toBe('no');
  });

  test.each([
    ['forbidden', undefined, 'no'],
    ['forbidden', 'allowed', 'yes'],
    ['allowed', 'forbidden', 'no'],
    [undefined, 'allowed', 'yes'],
  ])('a blank is %s in general and %s for the thing: %s', (general, own, may) => {
    const product = libraryWith({
      ...(general && { 'roles.permissions.blank': general }),
      ...(own && { 'roles.loan.permissions.blank': own }),
    });
    expect(mayDo(actingAs('member', [], product), 'loan', 'create').may).toBe(may);
  });

  test('own records without a field that says whose they are cannot be told apart', () => {
    const product = libraryWith({ 'roles.loan.permissions.member.theirs': 'the moon' });
    const verdict = mayDo(actingAs('member', [MINE], product), 'loan', 'view', MINE);
    expect([verdict.may, verdict.look]).toEqual(['unsaid', 'hole']);
  });

  test('a condition in words is tried, and drawn as a guess', () => {
    const product = libraryWith({
      'roles.loan.permissions.clerk.conditions':
        '| What they may do | Only if |\n| --- | --- |\n| change | the moon is full |',
    });
    const verdict = mayDo(actingAs('clerk', [MINE], product), 'loan', 'edit', MINE);
    expect([verdict.may, verdict.look, verdict.because]).toEqual([
      'yes',
      'guess',
      'Only if the moon is full. These words are not exact yet.',
    ]);
  });
});

test('whoever may not see a state meets none of its records; words that name no role keep nobody out', () => {
  const to = (who: string, role: string | null) => {
    const product = libraryWith({ 'states.loan.list.out.visible-to': who });
    const actor = actingAs(role, [MINE, loan('3', { borrower: 'Lee' }, 'back')], product);
    const listed = listRows(actor, 'loan', [], { search: '', sort: '', filters: {} });
    return [mayDo(actor, 'loan', 'view', MINE).may, listed.size];
  };
  expect(to('- Clerk', 'member')).toEqual(['no', 1]);
  expect(to('- Clerk', 'clerk')).toEqual(['yes', 2]);
  expect(to('- Clerk', null)).toEqual(['yes', 2]);
  expect(to('- Clerk\n- everybody', 'member')).toEqual(['yes', 2]);
});

test('only those who were named may look at what happened before', () => {
  const product = libraryWith({ 'entities.loan.history': 'log', 'entities.loan.history.readers': '- Clerk' });
  const may = (role: string | null, of = product) => maySeePast(actingAs(role, [], of), 'loan');
  expect([may('clerk'), may('member'), may(null)]).toEqual([true, false, true]);
  expect(may('member', libraryWith())).toBe(true);
});

test('whoever lists a record knows of it, also where they may not open it', () => {
  const product = libraryWith({
    'errors.disclosure': 'denied',
    'roles.loan.permissions': tableText(
      'Role \\ What they may do | list | open',
      'Clerk | yes | no',
      'Member | no | no',
    ),
  });
  const knows = (role: string) => mayKnowOf(actingAs(role, [MINE], product), MINE);
  expect([knows('clerk'), knows('member')]).toEqual([true, false]);
});
