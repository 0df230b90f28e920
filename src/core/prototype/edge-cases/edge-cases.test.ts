import { describe, expect, test } from 'vitest';
import { modelOf, type Said, tableText } from '#testing/core/model/workspace-of.ts';
import { knownValue } from '../../answers/sourced.ts';
import { edgeCaseOutcome } from './edge-case-outcome.ts';
import { edgeCasesFor } from './edge-cases.ts';

const BASE: Readonly<Record<string, Said>> = {
  'entities.records': tableText('Thing', 'Loan'),
  'entities.loan.fields': tableText(
    'Field | Type | Unit',
    'Title | text | ',
    'Fee | money | EUR',
    'Days | number | days',
    'Due | date | ',
    'constructor | text | ',
  ),
};
const HEAD = 'Rule | Fields | What kind | Limit | The limit itself | Then we | What goes wrong';
const rules = (...lines: string[]): Readonly<Record<string, Said>> => ({
  'validation.loan.rules': tableText(
    HEAD,
    ...lines.map((line) => `${line}${' | '.repeat(7 - line.split(' | ').length)}`),
  ),
});
const TODAY = '2026-11-20';
const ROW = { title: 'Drill', fee: { amount: 5, unit: 'EUR' }, days: 3, due: '2026-12-01' };

function fates(said: Readonly<Record<string, Said>>, id: string): Readonly<Record<string, string>> {
  const model = modelOf({ ...BASE, ...said });
  const [loan] = knownValue(model.entities.entities) ?? [];
  const field = (loan && knownValue(loan.fields))?.find((one) => one.id === id);
  if (!field) throw new Error(`There is no line “${id}”.`);
  const taken = (_: unknown, [value]: readonly unknown[]) => value === 'Saw';
  const subjected = {
    model,
    entity: 'loan',
    values: new Map<string, unknown>(Object.entries(ROW)),
    states: [],
    context: { today: TODAY, taken },
  };
  const all = edgeCasesFor(model, 'loan', field, TODAY, id === 'title' ? 'Saw' : undefined);
  return Object.fromEntries(all.map((one) => [one.name, edgeCaseOutcome(subjected, id, one).is]));
}

describe('values that break forms', () => {
  test('get in while nobody has said a rule, but for what its type cannot be', () => {
    expect(fates({}, 'title')).toEqual({
      empty: 'gets in',
      'one letter': 'gets in',
      'too long': 'gets in',
      emoji: 'gets in',
      signs: 'gets in',
      'same as another record': 'gets in',
    });
    expect(fates({}, 'due')).toMatchObject({ yesterday: 'gets in', '31 February': 'stopped' });
    expect(fates({}, 'days')).toMatchObject({ zero: 'gets in', words: 'stopped' });
  });

  test.each<[rule: string, field: string, fate: Readonly<Record<string, string>>]>([
    ['No debt | Fee | between | at least 0 EUR |  | stop', 'fee', { negative: 'stopped', zero: 'gets in' }],
    ['Not late | Due | between | not in the past |  | warn', 'due', { yesterday: 'warned', tomorrow: 'gets in' }],
    [
      'Short | Title | this long | at most 70 characters |  | allow with a reason',
      'title',
      { 'too long': 'asked why' },
    ],
    ['There | Title | must be filled in |  |  | stop', 'title', { empty: 'stopped' }],
    ['Once | Title | only once |  |  | stop', 'title', { 'same as another record': 'stopped' }],
  ])('are kept out by what was said: %s', (rule, field, fate) => {
    expect(fates(rules(rule), field)).toMatchObject(fate);
  });

  test('stand around every limit, and tell whether the limit itself still counts', () => {
    const fine = rules('Most | Days | between | at most 14 | is still fine | stop');
    const much = rules('Most | Days | between | at most 14 | is too much | stop');
    const edges = { 'just below 14': 'gets in', 'just above 14': 'stopped' };
    expect(fates(fine, 'days')).toMatchObject({ ...edges, 'exactly 14': 'gets in' });
    expect(fates(much, 'days')).toMatchObject({ ...edges, 'exactly 14': 'stopped' });
  });

  test('are also those that people gave as examples', () => {
    const examples = {
      'validation.loan.examples': tableText(
        'Field | Accepted | Not accepted | Just on the edge',
        'Days | 3; 5 | a month | 14',
      ),
    };
    expect(fates(examples, 'days')).toMatchObject({
      accepted: 'gets in',
      'not accepted': 'stopped',
      'on the edge': 'gets in',
    });
  });

  test('are found for a line of any name', () => {
    expect(fates({}, 'constructor')).toMatchObject({ emoji: 'gets in' });
  });
});
