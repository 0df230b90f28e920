import { describe, expect, test } from 'vitest';
import { errors, fields, records, rules, said } from '#testing/core/rules/said.ts';
import { type Answers, foundBy, mendsOf, verdictOn } from '#testing/core/rules/verdict-on.ts';

const HERE = [
  records('Order'),
  fields('order', 'Total | number | | always', 'Start | date', 'End | date'),
  errors('Too much | on saving | Less, please. | lower it | stop'),
  { 'validation.moment': '- save' },
];
const broken = (...answers: readonly Answers[]) => verdictOn(22, ...HERE, ...answers);

describe('each rule is whole', () => {
  test.each([
    ['Low | Total | between | 1 to 9 | is still fine | stop | Too much', 0],
    ['Low | Total | between | 1 to 9 | is still fine | warn |', 0],
    ['Low | Total | between | 1 to 9 | is still fine | stop |', 1],
    ['Low | Total | between | 1 to 9 | is still fine | stop | Way too much', 1],
    ['Low | Totl | between | 1 to 9 | is still fine | warn |', 1],
    ['Low | | between | 1 to 9 | is still fine | warn |', 1],
    ['Low | Start, End | fits together | Start <= End | | warn |', 0],
    ['Low | Start, End | fits together | Start <= Ende | | warn |', 1],
    ['Low | Start, End | fits together | they fit | | warn |', 0],
  ])('%s: %i broken', (rule, count) => {
    expect(foundBy(22, ...HERE, rules('order', rule))).toHaveLength(count);
  });

  test('an error may say of itself that a rule brings it up', () => {
    const rule = rules('order', 'Low | Total | between | 1 to 9 | is still fine | stop |');
    const raised = { 'errors.messages.too-much.raised-by': '- Low' };
    expect(broken(rule, raised)).toEqual([]);
    const other = rules('order', 'Low | Total | between | 1 to 9 | is still fine | stop | Way too much');
    expect(broken(other, raised)).toEqual([
      'The rule “Low” stops people with “Way too much”, but no error is called that; name one of the errors, or add it.',
    ]);
  });

  test('says all that is missing at once', () => {
    const hard = { 'validation.severity': { na: 'None.' } };
    expect(broken(rules('order', 'Low | | between | 1 to 9 | | stop'), hard, errors('Else | | | |'))).toEqual([
      'The rule “Low” does not say which fields it is about and what goes wrong when it is broken; fill it in.',
    ]);
  });

  test('waits for when and how hard rules are checked', () => {
    const rule = rules('order', 'Low | Total | between | 1 to 9 | is still fine | warn |');
    expect(mendsOf(22, records('Order'), fields('order', 'Total | number'), rule)).toEqual(['validation.moment']);
    expect(mendsOf(22, ...HERE, rules('order', 'Low | Total | between | 1 to 9'))).toEqual(['validation.severity']);
    const across = said('validation.across', 'Fields | How they must agree', 'Start, End | Start <= End');
    expect(mendsOf(22, ...HERE, across)).toEqual(['validation.severity']);
    expect(mendsOf(22)).toEqual(['validation.rules']);
  });

  test('lines that fit together, and what exists once, need the same', () => {
    const across = said('validation.across', 'Fields | How they must agree', 'Start, End | Start <= End');
    const hard = (row: string) => said('validation.severity', 'Rule | Then we', row);
    expect(broken(across, hard('Start, End must agree | warn'))).toEqual([]);
    expect(foundBy(22, ...HERE, across, hard('Nothing on Mondays | warn'))).toHaveLength(2);
    const once = said('validation.order.unique', 'The same if these match | Within | Deleted ones count', 'Total');
    const found = (what: string) => ({ 'validation.order.unique.total.found': what });
    expect(broken(once, found('open'), { 'validation.severity': { na: 'None.' } })).toEqual([]);
    expect(foundBy(22, ...HERE, once, found('stop'), { 'validation.severity': { na: 'None.' } })).toHaveLength(1);
  });

  test('what a line says of itself is said beside it', () => {
    expect(broken({ 'validation.severity': { na: 'None.' } })).toEqual([]);
  });
});
