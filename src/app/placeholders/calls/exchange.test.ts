import { describe, expect, test } from 'vitest';
import {
  type ExchangeEvent,
  type ExchangeState,
  formatSeconds,
  IDLE,
  millisecondsOf,
  reduceExchange,
  simulatedWait,
} from './exchange.ts';

const having = (...happened: readonly ExchangeEvent[]) => happened.reduce<ExchangeState>(reduceExchange, IDLE);

describe('an exchange', () => {
  test('waits until the time is over, and no longer', () => {
    const out = having({ what: 'saved', at: 1000 }, { what: 'tick', at: 9900, wait: 9 });
    expect(out).toEqual({ phase: 'out', since: 1000, waited: 8.9, sent: 1 });
    const over = reduceExchange(out, { what: 'tick', at: 10_040, wait: 9 });
    expect(over).toEqual({ phase: 'over', end: 'silence', waited: 9, sent: 1 });
    expect(reduceExchange(over, { what: 'tick', at: 20_000, wait: 9 })).toBe(over);
  });

  test('saving again sends a second envelope without starting the clock anew', () => {
    const twice = having({ what: 'saved', at: 0 }, { what: 'tick', at: 4000, wait: 9 }, { what: 'saved', at: 4100 });
    expect(twice).toEqual({ phase: 'out', since: 0, waited: 4, sent: 2 });
  });

  test('giving up keeps how long it was borne', () => {
    expect(having({ what: 'saved', at: 500 }, { what: 'given-up', at: 3900 })).toMatchObject({
      end: 'given-up',
      waited: 3.4,
    });
    expect(having({ what: 'given-up', at: 3900 })).toBe(IDLE);
  });
});

test('the stage waits what was decided, nine seconds where it was not, and never for ever', () => {
  expect(simulatedWait({ amount: '2', unit: 'seconds' })).toBe(2);
  expect(simulatedWait({ amount: '0.5', unit: 'minutes' })).toBe(30);
  expect(simulatedWait({ amount: '3', unit: 'hours' })).toBe(30);
  expect(simulatedWait({ amount: '0', unit: 'seconds' })).toBe(9);
  expect(simulatedWait({ amount: '4', unit: 'constructor' })).toBe(9);
  expect(simulatedWait(undefined)).toBe(9);
});

test('the clock never shows more than has passed', () => {
  expect(formatSeconds(8.99)).toBe('8.9');
  expect(formatSeconds(9)).toBe('9.0');
});

test.each([
  [10, 'seconds', 10_000],
  [1, 's', 1_000],
  [2, 'minutes', 120_000],
  [1, 'hour', 3_600_000],
  [5, 'tries', undefined],
  [5, '', undefined],
])('%d %s', (amount, unit, expected) => {
  expect(millisecondsOf({ amount, unit, text: '' })).toBe(expected);
});

test('what nobody has said is no time', () => expect(millisecondsOf(undefined)).toBeUndefined());
