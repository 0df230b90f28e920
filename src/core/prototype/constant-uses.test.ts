import { expect, test } from 'vitest';
import { tableText } from '#testing/core/model/workspace-of.ts';
import { libraryWith } from '#testing/core/prototype/library.ts';
import { screensTouched, usesOfConstants } from './constant-uses.ts';

type Said = Parameters<typeof libraryWith>[0];

const NUMBERS = {
  'constants.values': tableText(
    'Number | Value | Unit | For whom',
    'Longest loan | 14 | days | all',
    'Page size | 7 | lines | all',
    'Unused | 1 | EUR | all',
  ),
};
const SCREENS = {
  'screens.inventory': tableText(
    'Screen | Kind | About what | Address',
    'Loans | list | Loan | /loans',
    'One loan | detail | Loan | /loans/{id}',
    'New loan | form | Loan | /loans/new',
    'Members | list | Member | /members',
  ),
};
const RULE = {
  'validation.loan.rules': tableText(
    'Rule | Fields | What kind | Limit | The limit itself | Then we | What goes wrong',
    'Not too long | Due | between | at most Longest loan | is still fine | stop | ',
  ),
};
const MOVE = {
  'states.loan.transitions': tableText(
    'From | To | What happens | Started by | Who or what | Only if',
    'Out | Overdue | falls due | the clock | the clock | Due + Longest loan < today()',
  ),
};

const uses = (said: Said, id = 'longest-loan') =>
  (usesOfConstants(libraryWith({ ...NUMBERS, ...SCREENS, ...said })).get(id) ?? []).map(
    ({ kind, label }) => `${kind} ${label}`,
  );
const touched = (said: Said, id = 'longest-loan') => [
  ...screensTouched(libraryWith({ ...NUMBERS, ...SCREENS, ...said }), id),
];

test('a number that nothing names is used nowhere', () => {
  expect([uses({}), uses({}, 'unused'), touched({})]).toEqual([[], [], []]);
});

test('a rule, a move of the clock and a message that name it are its places', () => {
  const said = {
    ...RULE,
    ...MOVE,
    ...{
      'calls.exchanges': tableText(
        'What for | System | When | We send | We get back | May be up to this old',
        'Remind | Post | on Monday | Title, Longest loan | | ',
      ),
    },
  };
  expect(uses(said)).toEqual(['rule Not too long', 'timer falls due', 'call Remind']);
});

test('the screens on which its places show are touched, and no others', () => {
  expect(touched(RULE)).toEqual(['new-loan']);
  expect(touched(MOVE)).toEqual(['loans', 'one-loan']);
});

test('the size of a page touches every list that has none of its own', () => {
  expect(touched({}, 'page-size')).toEqual(['loans', 'members']);
  expect(touched({ 'screens.loans.page-size': '3 lines' }, 'page-size')).toEqual(['members']);
});

test('an answer that names it in its own words is a place of its own, once', () => {
  const said = {
    'calls.failure': 'block',
    'calls.failure.half-done': 'Kim, before the Longest loan is over.',
  };
  expect(uses(said)).toHaveLength(1);
  expect(uses(said)[0]).toMatch(/^answer /);
});

test('what is said about a number is no use of it', () => {
  const limits = tableText('Limit | Just below | Exactly at it | Just above', 'Longest loan | fine | fine | late');
  expect(uses({ 'constants.boundaries': limits })).toEqual([]);
});
