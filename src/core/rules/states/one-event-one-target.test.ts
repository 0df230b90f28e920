import { describe, expect, test } from 'vitest';
import { fields, moves, records, roles, states } from '#testing/core/rules/said.ts';
import { type Answers, foundBy, mendsOf, verdictOn } from '#testing/core/rules/verdict-on.ts';

const HERE = [
  records('Order'),
  roles('Clerk', 'Boss'),
  fields('order', 'Total | number'),
  states('order', 'New | | first', 'Paid | | last', 'Held | | last'),
];
const two = (one: string, other: string) =>
  moves('order', `New | Paid | send | a person | Clerk | ${one}`, `New | Held | send | a person | Clerk | ${other}`);
const broken = (...answers: readonly Answers[]) => verdictOn(19, ...HERE, ...answers);

describe('one event leads to one state', () => {
  test.each([
    ['Total < 100', 'Total >= 100', 0],
    ['Total < 100', 'otherwise', 0],
    ['Total <= 100', 'Total >= 100', 1],
    ['Total < 100', '', 1],
    ['', '', 1],
    ['they feel like it', 'they feel like it', 1],
  ])('if “%s” and if “%s”: %i broken', (one, other, count) => {
    expect(foundBy(19, ...HERE, two(one, other))).toHaveLength(count);
  });

  test('words may mean anything', () => {
    expect(broken(two('it is small', 'Total > 100'))).toEqual([
      'not yet: Only words say when “New → Paid: send” happens and when “New → Held: send”; make both exact.',
    ]);
    expect(mendsOf(19, ...HERE, two('it is small', 'it is big'))).toEqual(['states.order.transitions']);
  });

  test('other events, other states and the same target are something else', () => {
    const pair = (one: string, other: string) =>
      broken(moves('order', `${one} | a person | Clerk`, `${other} | a person | Clerk`));
    expect(pair('New | Paid | pay', 'New | Held | hold')).toEqual([]);
    expect(pair('New | Paid | send', 'Held | New | send')).toEqual([]);
    expect(pair('New | Paid | send', 'new | Held | Send')).toEqual([
      'While “Order” is “New”, “send” may lead to “Paid” and “Held” at the same time; say which one applies when.',
    ]);
  });

  test('the clock is not a person, and one role is not another where nobody has two', () => {
    const by = (one: string, other: string) =>
      moves('order', `New | Paid | send | ${one}`, `New | Held | send | ${other}`);
    expect(broken(by('a person | Clerk', 'the clock |'))).toEqual([]);
    const roles = by('a person | Clerk', 'a person | Boss');
    expect(foundBy(19, ...HERE, roles)).toHaveLength(1);
    expect(foundBy(19, ...HERE, roles, { 'roles.several': 'together' })).toHaveLength(1);
    expect(broken(roles, { 'roles.several': 'one' })).toEqual([]);
  });

  test('waits for the states', () => {
    expect(mendsOf(19)).toEqual(['states.list']);
    expect(broken()).toEqual([]);
  });
});
