import { describe, expect, test } from 'vitest';
import { tableText } from '#testing/core/model/workspace-of.ts';
import { actingAs, libraryWith, loan } from '#testing/core/prototype/library.ts';
import { conditionInWords } from '../../conditions/index.ts';
import { scopeOf } from '../actor-context.ts';
import type { SampleRow } from '../sample/types.ts';

const PRODUCT = libraryWith({
  'entities.records': tableText('Thing | Plural', 'Loan | Loans', 'Member | Members', 'Branch | Branches'),
  'entities.loan.fields': tableText(
    'Field | Type | Unit',
    'Title | text | ',
    'Borrower | link | Member',
    'Deposit | money | EUR',
    'From | date | ',
    'Until | date | ',
  ),
  'entities.member.fields': tableText('Field | Type | Unit', 'Name | text | ', 'Branch | link | Branch'),
  'entities.branch.fields': tableText('Field | Type | Unit', 'Town | text | ', 'Closed | yes or no | '),
  'roles.grants': tableText('Role | Who has it first', 'Clerk | Kim', 'Reader | Lee'),
  'roles.grants.me': tableText('Role | Is which record', 'everybody | Member'),
  'constants.values': tableText('What it is | How much', 'Most loans | 2'),
});

function record(entity: string, id: string, values: Readonly<Record<string, unknown>>): SampleRow {
  return { ...loan(id, values, ''), entity, states: new Map(), history: [] };
}

function lent(id: string, borrower: string, state: string, deposit: number, from: string, until: string) {
  const values = { title: `Saw ${id}`, borrower, deposit: { amount: deposit, unit: 'EUR' }, from, until };
  return loan(id, values, state);
}

const ROWS = [
  lent('1', 'kim', 'out', 20, '2026-01-01', '2026-01-05'),
  lent('2', 'kim', 'back', 5, '2026-01-05', '2026-01-09'),
  lent('3', 'lee', 'out', 9, '2026-01-07', ''),
  lent('4', 'kim', 'out', 30, '2026-01-08', '2026-01-20'),
  record('member', 'kim', { name: 'Kim', branch: 'north' }),
  record('member', 'lee', { name: 'Lee', branch: 'south' }),
  record('branch', 'north', { town: 'Nord am See', closed: true }),
  record('branch', 'south', { town: 'Süd', closed: false }),
];

function comesTo(entity: string, id: string, text: string, role: string | null = 'reader'): unknown {
  const condition = PRODUCT.condition({ text, source: {} as never }, entity);
  if (condition.form === 'words') return 'words';
  if (condition.form === 'wrong') return condition.problems.map(({ sentence }) => sentence).join(' ');
  const actor = actingAs(role, ROWS, PRODUCT);
  const row = ROWS.find((one) => one.entity === entity && one.id === id);
  const outcome = row && condition.run(scopeOf(actor, row));
  return outcome?.ok ? outcome.value : outcome?.sentence;
}

describe('other records', () => {
  test.each([
    ['member', 'kim', 'count(Loans)', 3],
    ['member', 'kim', 'join(Title of Loans by From, newest first)', 'Saw 4, Saw 2, Saw 1'],
    ['member', 'kim', 'join((its Loans where State is Out).Title by Deposit, highest first)', 'Saw 4, Saw 1'],
    ['member', 'kim', 'first(Loans by Deposit).Title', 'Saw 2'],
    ['member', 'kim', 'last(Loans by From).Title', 'Saw 4'],
    ['branch', 'north', 'join(distinct(all Loans.Borrower.Name by From, newest first))', 'Kim, Lee'],
    ['branch', 'north', 'join(distinct(all Loans.Borrower.Name by Until, newest first), "; ")', 'Kim; Lee'],
    ['branch', 'north', 'join(all Loans.Borrower.Name by Name, descending)', 'Lee, Kim, Kim, Kim'],
    ['member', 'kim', 'first(Loans by Weight).Title', '“Weight” is not a name known here.'],
    ['loan', '1', 'if State is Back then Deposit else nothing', ''],
    ['loan', '2', 'if State is Back then Deposit else nothing', 5],
    ['loan', '3', 'Until is nothing', true],
    ['member', 'kim', 'count(loans where State is Out)', 2],
    ['member', 'kim', 'number of its loans where State is Out and Until < today', 1],
    ['member', 'kim', 'sum(Loans)', 55],
    ['member', 'kim', 'sum(Loans.Deposit)', 55],
    ['member', 'kim', 'sum(Deposit of Loans where State is Out)', 50],
    ['member', 'kim', 'total of deposit of its loans where State is Out', 50],
    ['member', 'kim', 'largest deposit of loans', 30],
    ['member', 'kim', 'smallest(Loans.Deposit)', undefined],
    ['member', 'kim', 'round(average(Loans.Deposit), 1)', 18.3],
    ['member', 'kim', 'latest from of loans', '2026-01-08'],
    ['member', 'kim', 'first(loans where State is Back).Title', 'Saw 2'],
    ['member', 'kim', 'any(loans where Deposit > 25 EUR)', true],
    ['member', 'kim', 'none(loans where Deposit > 35 EUR)', true],
    ['member', 'kim', 'all(loans where Deposit > 4 EUR)', true],
    ['member', 'kim', 'all(loans where Until > 2025-01-01)', true],
    ['member', 'lee', 'all(loans where Until > 2025-01-01)', false],
    ['member', 'kim', 'join(Title of loans where State is Out, " + ")', 'Saw 1 + Saw 4'],
    ['loan', '1', 'Borrower.Branch.Closed', true],
    ['loan', '1', 'its borrower’s branch’s town contains "am"', true],
    ['loan', '1', 'Town of Branch of Borrower', 'Nord am See'],
    ['loan', '1', 'count(Borrower.Loans where State is Out) > Most loans', false],
    ['loan', '1', 'count(other loans where Borrower is this.Borrower)', 2],
    ['loan', '1', 'any(other loans where overlaps(From, Until))', true],
    ['loan', '2', 'count(other loans where overlaps(From, Until))', 3],
    ['loan', '1', 'count(all loans)', 4],
    ['loan', '1', 'count(distinct(Borrower of all loans))', 2],
    ['loan', '1', 'Borrower is me', false],
    ['loan', '3', 'Borrower is me', true],
    ['loan', '3', 'Borrower.Branch is my branch', true],
    ['loan', '1', 'count(my loans where State is Out)', 1],
    ['loan', '3', 'mine', true],
    ['loan', '1', 'not mine', true],
    ['loan', '3', 'mine and within 12 days', true],
    ['loan', '3', 'own and within 24 hours', false],
    ['member', 'lee', 'mine', true],
    ['loan', '1', 'me.Branch.Town', 'Süd'],
    ['loan', '4', 'From in the last 3 days', true],
    ['loan', '1', 'From in the last 3 days', false],
    ['loan', '4', 'Until is in the next 2 weeks', true],
    ['loan', '1', 'From is this month', true],
    ['loan', '1', 'From is this week', false],
    ['loan', '1', 'Created in the last 12 days', true],
    ['loan', '1', 'if Deposit > 10 EUR then "dear" else "cheap"', 'dear'],
    ['loan', '1', 'slug(Title)', 'saw-1'],
    ['loan', '1', 'upper(Title) starts with "SAW"', true],
    ['branch', 'north', 'count(loans of members where State is Out)', 2],
  ])('of %s %s, “%s” comes to %j', (entity, id, text, value) => {
    expect(comesTo(entity, id, text)).toEqual(value ?? 5);
  });

  test.each([
    ['member', 'count(loans where Stat > 3)', '“Stat” is not a name known here. Did you mean “State”?'],
    ['member', 'sum(Loans.Title) > 3', 'sum() needs amounts; say which of them, as in “sum(Amount of …)”.'],
    ['member', 'all(loans) == 3', 'all() needs records with a condition, as in all(Lines where Paid is yes).'],
    ['loan', 'Borrower.Brnch == me', '“Brnch” is not a name known here. Did you mean “Branch”?'],
    [
      'loan',
      'Deposit in the last 3 days',
      'inLast() cannot be used with “Deposit”, which is an amount of money in EUR.',
    ],
    ['loan', 'From in the last 3 EUR', 'inLast() needs a length of time, as in “in the last 30 days”.'],
    ['loan', 'if Deposit > 3 EUR then "a"', 'After “then …”, an “else” with the other value is missing.'],
  ])('of a %s, “%s” says what is wrong', (entity, text, problem) => {
    expect(comesTo(entity, '1', text)).toBe(problem);
  });

  test('nobody in particular has no record', () => {
    expect(comesTo('loan', '1', 'Borrower is me', null)).toBe('“me” is empty.');
  });

  test.each([
    [
      'member',
      'count(loans where State is Out) < Most loans',
      'the number of Loans where State is Out is below Most loans',
    ],
    ['loan', 'Borrower.Branch is my Branch', 'the borrower’s Branch is my Branch'],
    ['member', 'any(loans where From in the last 3 days)', 'there are Loans where From is in the last 3 days'],
    ['member', 'sum(Loans.Deposit) > 3 EUR', 'the total of Deposit of Loans is above 3 EUR'],
  ])('of a %s, “%s” is told back as “%s”', (entity, text, told) => {
    expect(conditionInWords(PRODUCT.condition({ text, source: {} as never }, entity))).toBe(told);
  });
});
