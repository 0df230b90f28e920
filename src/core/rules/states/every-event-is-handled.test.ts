import { describe, expect, test } from 'vitest';
import { actions, errors, moves, records, said, states } from '#testing/core/rules/said.ts';
import { type Answers, foundBy, mendsOf, verdictOn } from '#testing/core/rules/verdict-on.ts';

const HERE = [
  records('Order'),
  states('order', 'New | | first', 'Paid | | last'),
  moves('order', 'New | Paid | pay | a person | Clerk', 'New | Paid | expire | the clock |'),
  errors('Paid already | on paying | It is paid. | go on | take care'),
];
const broken = (...answers: readonly Answers[]) => verdictOn(21, ...HERE, ...answers);
const refusal = (words: string) => said('states.order.matrix.paid.refusal', 'Action | They read', `pay | ${words}`);

describe('each action is answered in each state', () => {
  test.each([
    [actions('order', 'pay', 'New | allow', 'Paid | ignore'), 0],
    [actions('order', 'PAY', 'New | allow', 'paid | queue'), 0],
    [actions('order', 'pay', 'Any state | allow'), 0],
    [actions('order', 'pay', 'New | allow', 'Paid |'), 1],
    [actions('order', 'pay', 'New | allow'), 1],
    [actions('order', 'delete', 'New | allow', 'Paid | ignore'), 1],
    [actions('order', 'pay', 'New |', 'Paid | ignore'), 0],
    [actions('order', 'pay | delete', 'New | allow | allow', 'Paid | ignore |'), 1],
  ])('%o: %i broken', (answers, count) => {
    expect(foundBy(21, ...HERE, answers)).toHaveLength(count);
  });

  test('what is refused has an error', () => {
    const refused = actions('order', 'pay', 'New | allow', 'Paid | refuse');
    expect(mendsOf(21, ...HERE, refused)).toEqual(['states.order.matrix.paid.refusal']);
    expect(broken(refused, refusal('Paid already'))).toEqual([]);
    expect(broken(refused, refusal('It is paid.'))).toEqual([]);
    expect(foundBy(21, ...HERE, refused, refusal(''))).toHaveLength(1);
    expect(broken(refused, refusal('No way'))).toEqual([
      '“pay” is refused while “Order” is “Paid” with the words “No way”, which no error has; name one of the errors, or add it.',
    ]);
    const raised = { 'errors.messages.paid-already.raised-by': '- pay' };
    expect(broken(refused, refusal('No way'), raised)).toEqual([]);
  });

  test('says which actions are open', () => {
    expect(broken(actions('order', 'delete', 'New | allow', 'Paid |'))).toEqual([
      'Nobody has said what happens when somebody tries “delete” and “pay” while “Order” is “Paid”; allow it, refuse it, ignore it or make it wait.',
    ]);
  });

  test('waits for the states and for the table', () => {
    expect(mendsOf(21)).toEqual(['states.list']);
    expect(mendsOf(21, ...HERE)).toEqual(['states.order.matrix']);
    expect(broken({ 'states.order.matrix': { na: 'Everything goes.' } })).toEqual([]);
  });
});
