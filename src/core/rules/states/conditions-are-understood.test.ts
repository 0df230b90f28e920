import { describe, expect, test } from 'vitest';
import { fields, links, moves, numbers, records, said, screens, states } from '#testing/core/rules/said.ts';
import { type Answers, foundBy, mendsOf, verdictOn } from '#testing/core/rules/verdict-on.ts';

const HERE = [
  records('Order'),
  fields('order', 'Total | number', 'Tax | computed'),
  states('order', 'New | | first', 'Paid | | last'),
  numbers('Ceiling | 100 |'),
  screens('Orders | list | Order'),
];
const only = (guard: string) => moves('order', `New | Paid | pay | a person | Clerk | ${guard}`);
const broken = (...answers: readonly Answers[]) => verdictOn(20, ...HERE, ...answers);

describe('an exact condition speaks of what exists', () => {
  test.each([
    ['Total < Ceiling', 0],
    ['otherwise', 0],
    ['', 0],
    ['Totl < Ceiling', 1],
    ['Total < Celing', 1],
    ['constructor > 5', 1],
  ])('only if “%s”: %i broken', (guard, count) => {
    expect(foundBy(20, ...HERE, only(guard))).toHaveLength(count);
  });

  test('in a link and in a formula too', () => {
    expect(broken(links('Orders | Orders | again | Total > 5'))).toEqual([]);
    expect(foundBy(20, ...HERE, links('Orders | Orders | again | Totl > 5'))).toHaveLength(1);
    expect(broken({ 'entities.order.fields.tax.formula': 'Total * 2' })).toEqual([]);
    const wrong = { 'entities.order.fields.tax.formula': 'round(Totl * 2)' };
    expect(foundBy(20, ...HERE, wrong)).toHaveLength(1);
    expect(mendsOf(20, ...HERE, wrong)).toEqual(['entities.order.fields.tax.formula']);
  });

  test('so does what is filled in at a move; what is told in words is no mistake', () => {
    const then = (effect: string) =>
      said('states.order.effects', 'Move | What else happens | For whom', `pay | ${effect} | Clerk`);
    expect(foundBy(20, ...HERE, only(''), then('Total = Celing + 1'))).toHaveLength(1);
    expect(foundBy(20, ...HERE, only(''), then('Total = Ceiling + 1; a mail'))).toEqual([]);
  });

  test.each([
    [{ tax: 'Total * 2', rest: 'Total - Tax' }, []],
    [{ tax: 'Tax * 2' }, ['“Tax” of “Order” is worked out from itself']],
    [{ tax: 'Rest * 2', rest: 'Sum - 1', sum: 'Tax + Total' }, ['“Rest”', '“Sum”', '“Tax”', 'from each other']],
  ])('formulas %o are told to go in a circle: %j', (formulas, words) => {
    const computed = fields('order', 'Total | number', 'Tax | computed', 'Rest | computed', 'Sum | computed');
    const said = Object.entries(formulas).map(([id, formula]) => ({
      [`entities.order.fields.${id}.formula`]: formula,
    }));
    const found = foundBy(20, ...HERE, computed, ...said);
    expect(found).toHaveLength(Math.min(words.length, 1));
    for (const word of words) expect(found[0]).toContain(word);
  });

  test('words wait to be made exact, and do not hide what is wrong', () => {
    expect(broken(only('the boss nods'), links('Orders | Orders | again | it rains'))).toEqual([
      'not yet: 2 conditions are only in words: “the boss nods” and “it rains”.',
    ]);
    expect(foundBy(20, ...HERE, only('the boss nods'), links('Orders | Orders | again | Totl > 5'))).toHaveLength(1);
    expect(verdictOn(20)).toEqual([]);
  });
});
