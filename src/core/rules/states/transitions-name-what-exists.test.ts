import { describe, expect, test } from 'vitest';
import { calls, moves, records, roles, said, states } from '#testing/core/rules/said.ts';
import { type Answers, foundBy, mendsOf, verdictOn } from '#testing/core/rules/verdict-on.ts';

const HERE = [records('Order'), roles('Clerk'), states('order', 'New | | first', 'Paid | | last')];
const broken = (...answers: readonly Answers[]) => verdictOn(16, ...HERE, ...answers);

describe('a move names states, and who or what sets it off', () => {
  test.each([
    ['New | Paid | pay | a person | Clerk', 0],
    ['new | paid | pay | a person | clerks', 0],
    ['New | Paid | pay | a person | everybody', 0],
    ['New | Paid | pay | the clock |', 0],
    ['New | Payed | pay | a person | Clerk', 1],
    ['New | Paid | pay | a person | Clark', 1],
    ['New | Paid | pay | a person |', 1],
    ['New | Paid | pay | | Clerk', 1],
    ['New | Paid | pay | a person | Clerk or Clark', 1],
    ['__proto__ | constructor | pay | a person | Clerk', 2],
  ])('%s: %i broken', (move, count) => {
    expect(foundBy(16, ...HERE, moves('order', move))).toHaveLength(count);
  });

  test('another system is one that is known, or a message', () => {
    const move = moves('order', 'New | Paid | pay | another system | Bank');
    expect(broken(move)).toEqual([]);
    expect(
      broken(
        move,
        calls('Charge | Bank | monthly'),
        said('calls.systems', 'System | We | Who runs it | Where it is described | Has a test copy', 'Bank | write'),
      ),
    ).toEqual([]);
    expect(broken(move, calls('Charge | Shop | monthly'))).toEqual([
      '“Bank” should start “New → Paid: pay”, but no other system and no message is called that; name one, or add it.',
    ]);
  });

  test('so does a way back', () => {
    const back = (row: string) => said('states.order.reversal', 'From | To | Which way back | By whom | Only if', row);
    expect(broken(back('Paid | New | reopen | Clerk'))).toEqual([]);
    expect(foundBy(16, ...HERE, back('Paid | Old | reopen | Clark'))).toHaveLength(2);
  });

  test('roles are not judged before any is named, nor states', () => {
    expect(verdictOn(16, records('Order'), moves('order', 'New | Paid | pay | a person | Clerk'))).toEqual([]);
    expect(mendsOf(16)).toEqual(['states.list']);
    expect(mendsOf(16, ...HERE, moves('order', 'New | Payed | pay | a person | Clerk'))).toEqual([
      'states.order.transitions',
      'states.order.list',
    ]);
  });
});
