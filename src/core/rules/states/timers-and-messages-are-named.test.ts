import { describe, expect, test } from 'vitest';
import { calls, effects, fields, moves, numbers, offers, records, said, states } from '#testing/core/rules/said.ts';
import { type Answers, foundBy, mendsOf, verdictOn } from '#testing/core/rules/verdict-on.ts';
import { itemId } from '../../answers/naming.ts';

const HERE = [records('Order'), states('order', 'New | | first', 'Old | | last')];
const broken = (...answers: readonly Answers[]) => verdictOn(18, ...HERE, ...answers);
const below = (leaf: string) => `states.order.transitions.${itemId('New → Old: end')}.${leaf}`;

describe('what happens by the clock has a time', () => {
  const CLOCK = moves('order', 'New | Old | end | the clock |');
  test('said for the move', () => {
    expect(broken(CLOCK, { [below('after')]: '3 days' })).toEqual([]);
    expect(broken(CLOCK, { [below('after')]: { na: 'Never.' } })).toEqual([
      '“New → Old: end” happens by itself, but nobody has said after how long; give a time.',
    ]);
    expect(mendsOf(18, ...HERE, CLOCK)).toEqual([below('after')]);
  });

  test.each([
    ['Grace | 3 | days', 0],
    ['Grace | 3 | tries', 1],
    ['Grace | 3 |', 1],
  ])('by the name of the number %s: %i broken', (number, count) => {
    const move = moves('order', 'New | Old | end | the clock | Grace');
    expect(foundBy(18, ...HERE, move, numbers(number))).toHaveLength(count);
  });
});

describe('what another system sets off has a message', () => {
  const SYSTEM = moves('order', 'New | Old | end | another system | Bank');
  const NOTHING = { 'calls.inbound': { na: 'Nothing.' }, 'calls.exchanges': { na: 'Nothing.' } };
  const BANK = said(
    'calls.systems',
    'System | We | Who runs it | Where it is described | Has a test copy',
    'Bank | write',
  );
  test('by its name, or by a system that talks to us', () => {
    expect(broken(SYSTEM, NOTHING, BANK, calls('Charge | Bank | monthly'))).toEqual([]);
    const told = { [below('system')]: 'the call Charge tells us' };
    expect(broken(SYSTEM, NOTHING, calls('Charge | Shop | monthly'), told, BANK)).toEqual([]);
    expect(
      broken(SYSTEM, NOTHING, calls('Charge | Shop | monthly'), BANK, { [below('system')]: 'Bank writes' }),
    ).toEqual([
      '“New → Old: end” is started by another system, but not by any known message; name what comes in or what we ask, or add it.',
    ]);
  });

  test('by a call that we offer, or by what happens to something else', () => {
    const told = { [below('system')]: 'The bank.' };
    const end = offers('End of an order | POST | /orders/:order/end');
    expect(broken(SYSTEM, NOTHING, BANK, told, end)).toEqual([]);
    const paid = [records('Order', 'Payment'), fields('payment', 'Order | link | Order')];
    const made = (what: string) => effects('payment', `a payment is created | ${what} | nobody`);
    expect(foundBy(18, ...HERE, SYSTEM, NOTHING, BANK, told, ...paid, made('Order: end'))).toEqual([]);
    expect(foundBy(18, ...HERE, SYSTEM, NOTHING, BANK, told, ...paid, made('Order: begin'))).toHaveLength(1);
  });

  test('waits for the systems, the messages and which one it is', () => {
    expect(mendsOf(18, ...HERE, SYSTEM)).toEqual(['calls.systems']);
    expect(mendsOf(18, ...HERE, SYSTEM, BANK, NOTHING)).toEqual([below('system')]);
    expect(mendsOf(18)).toEqual(['states.list']);
    expect(broken(moves('order', 'New | Old | end | a person | Clerk'))).toEqual([]);
  });
});
