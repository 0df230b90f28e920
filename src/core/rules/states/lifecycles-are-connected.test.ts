import { describe, expect, test } from 'vitest';
import { moves, records, said, states } from '#testing/core/rules/said.ts';
import { type Answers, foundBy, mendsOf, verdictOn } from '#testing/core/rules/verdict-on.ts';

const LIFE = states('order', 'New | | first', 'Sent | | on the way', 'Paid | | last');
const HERE = [records('Order'), LIFE];
const way = (...ends: string[]) => moves('order', ...ends.map((end, at) => `${end} | move ${at} | a person | Clerk`));
const broken = (...answers: readonly Answers[]) => verdictOn(14, ...HERE, ...answers);

describe('each state is on a way', () => {
  test.each([
    [way('New | Sent', 'Sent | Paid'), 0],
    [way('New | Sent', 'Sent | New', 'Sent | Paid'), 0],
    [way('New | Sent', 'New | Paid'), 1],
    [way('New | Sent', 'Sent | Sent', 'New | Paid'), 1],
    [way('New | Paid', 'Sent | Paid'), 1],
    [way('Sent | Paid'), 3],
  ])('%o: %i broken', (answers, count) => {
    expect(foundBy(14, ...HERE, answers)).toHaveLength(count);
  });

  test('says which, and that it has no way on or none to it', () => {
    expect(broken(way('New | Paid', 'Paid | New'))).toEqual([
      'No move brings “Order” to “Sent”; name one, or drop the state.',
      'No move leads on from “Sent” of “Order”; name one, or say that it is the last state.',
    ]);
    expect(mendsOf(14, ...HERE, way('New | Sent', 'New | Paid'))).toEqual(['states.order.transitions']);
  });

  test('what is reopened leads somewhere too', () => {
    const reopened = said(
      'states.order.reversal',
      'From | To | Which way back | By whom | Only if',
      'New | Sent | correct | Clerk',
    );
    expect(broken(way('New | Paid', 'Sent | Paid'), reopened)).toEqual([]);
  });

  test('a life begins once', () => {
    const begins = (...rows: string[]) => [states('order', ...rows), way('New | Sent')];
    expect(broken(...begins('New | | first', 'Sent | | last'))).toEqual([]);
    expect(broken(...begins('New | | first', 'Sent | | first'))).toEqual([
      '“Order” begins in “New” and “Sent” at once; choose one of them.',
      'No move leads on from “Sent” of “Order”; name one, or say that it is the last state.',
    ]);
    expect(broken(...begins('New | | on the way', 'Sent | | last'))).toEqual([
      '“Order” has no first state; say which one it begins in.',
    ]);
  });

  test('several lives of one thing begin once each', () => {
    const lives = states(
      'order',
      'New | | first | work',
      'Done | | last | work',
      'Open | | first | money',
      'Paid | | last | money',
    );
    expect(broken(lives, way('New | Done', 'Open | Paid'))).toEqual([]);
  });

  test('waits for states and moves; a thing without a life is fine', () => {
    expect(mendsOf(14)).toEqual(['states.list']);
    expect(mendsOf(14, records('Order'))).toEqual(['states.order.list']);
    expect(mendsOf(14, ...HERE)).toEqual(['states.order.transitions']);
    expect(verdictOn(14, records('Order'), { 'states.order.list': { na: 'It has none.' } })).toEqual([]);
  });
});
