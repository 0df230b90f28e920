import { expect, test } from 'vitest';
import { openProduct } from '#core/product.ts';
import { type Said, workspaceOf } from '#testing/core/model/workspace-of.ts';
import { moves, records, said, states } from '#testing/core/rules/said.ts';
import { completenessOfStates, lifecyclesOf, stuckStates, transitionCells, unreachedStates } from './lifecycles.ts';

type Answers = Readonly<Record<string, Said>>;

const LOAN = records('Loan | L-1');
const STATES = states('loan', 'Asked |  | first', 'Lent |  | on the way', 'Back |  | last', 'Lost |  | last');

const completenessOf = (answers: Answers) => completenessOfStates(lifecyclesOf(openProduct(workspaceOf(answers))));

function life(answers: Answers) {
  const [first] = lifecyclesOf(openProduct(workspaceOf({ ...LOAN, ...answers })));
  if (!first?.cycle) throw new Error('There is no life.');
  return first.cycle;
}

const ALL = moves(
  'loan',
  'Asked | Lent | lend | a person',
  'Lent | Back | return | a person',
  'Lent | Lost | give up | the clock',
);

test.each<[string, Answers, string]>([
  ['nobody has named anything', {}, 'nothing'],
  ['a thing with a name and no state', LOAN, 'nothing'],
  ['states without a move', { ...LOAN, ...STATES }, 'partly'],
  ['one thing whole, of another nobody has said', { ...records('Loan', 'Tool'), ...STATES, ...ALL }, 'partly'],
  ['a state without a way on', { ...LOAN, ...STATES, ...moves('loan', 'Asked | Lent | lend | a person') }, 'partly'],
  ['every state has a way on', { ...LOAN, ...STATES, ...ALL }, 'known'],
  ['it was decided that it has no life', { ...LOAN, 'states.loan.list': { na: 'It never changes.' } }, 'known'],
  ['states of nobody in particular', said('states.list', 'Answer | It means | Place', 'New |  | first'), 'partly'],
])('%s', (_says, answers, completeness) => {
  expect(completenessOf(answers)).toBe(completeness);
});

test('a cell is yes where a move was named, no where the moves out were, and a question everywhere else', () => {
  const words = (answers: Answers) => {
    const cell = transitionCells(life(answers));
    return ['asked', 'lent', 'back'].map((from) =>
      ['asked', 'lent', 'back'].map((to) => cell(from, to).says).join(' '),
    );
  };
  expect(words(STATES)).toEqual(['self ask ask', 'ask self ask', 'ask ask self']);
  expect(words({ ...STATES, ...moves('loan', 'Asked | Lent | lend | a person') })).toEqual([
    'self yes no',
    'ask self ask',
    'no no self',
  ]);
});

test('a state that nothing leads out of is stuck unless it is the last; a way to itself leads nowhere', () => {
  const stuck = (...rows: readonly string[]) =>
    stuckStates(life({ ...STATES, ...moves('loan', ...rows) })).map(({ id }) => id);
  expect(stuck('Asked | Lent | lend | a person')).toEqual(['lent']);
  expect(stuck('Asked | Lent | lend | a person', 'Lent | Lent | renew | a person')).toEqual(['lent']);
});

test('a state that no way leads to is unreached; a way back reaches it too', () => {
  const some = moves('loan', 'Asked | Lent | lend | a person', 'Lent | Back | return | a person');
  const ids = (answers: Answers) => unreachedStates(life({ ...STATES, ...answers })).map(({ id }) => id);
  expect(ids(some)).toEqual(['lost']);
  const back = said(
    'states.loan.reversal',
    'From | To | Which way back | By whom | Only if',
    'Back | Lost | correct | Desk | ',
  );
  expect(ids({ ...some, ...back })).toEqual([]);
});
