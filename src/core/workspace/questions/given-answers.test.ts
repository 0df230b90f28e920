import { describe, expect, test } from 'vitest';
import { type Step, walked, walkedOn } from '#testing/core/walked.ts';
import type { Question } from '../../facts/types.ts';
import { BANK, bankQuestion } from '../../slots/bank.ts';
import { GIVEN } from '../../slots/given.ts';
import { givenOf } from './given-answers.ts';
import { PLAIN_QUESTION } from './standing-questions.ts';

const groups = (...names: readonly string[]): Step => ['purpose.groups', names.map((name) => [name, '', '', ''])];
const roles = (...names: readonly string[]): Step => ['roles.grants', names.map((name) => [name, '', ''])];
const thing: Step = ['entities.records', [['Loan', '', '', '', '']]];
const states = (...names: readonly string[]): Step => ['states.loan.list', names.map((name) => [name, '', '', ''])];
const moves: Step = ['states.loan.transitions', [['Out', 'Back', 'return', '', '', '']]];
const none = (id: string): Step => [id, { outcome: 'not-applicable', reason: 'No.' }];
const messages: Step = ['errors.messages', [['Out of stock', '', '', '', '', '']]];

/** Why a question is not asked now, else what it waits for besides what raised it, else its status. */
function stateOf(id: string, ...steps: readonly Step[]): string {
  const view = walked(...steps).workspace.question(id);
  return view?.parkedBecause ?? view?.rank.unmet.join(', ') ?? 'not raised';
}

describe('not asked is', () => {
  const cases: readonly [what: string, id: string, steps: readonly Step[], expected: string][] = [
    [
      'what a group finds hard, before it is known',
      'purpose.groups.rival.hindrances',
      [groups('Rival')],
      'purpose.groups.rival.role',
    ],
    [
      'the same of one kept out',
      'purpose.groups.rival.hindrances',
      [groups('Rival'), ['purpose.groups.rival.role', 'no-access']],
      'This group uses no screens.',
    ],
    [
      'the same of one that uses it',
      'purpose.groups.rival.hindrances',
      [groups('Rival'), ['purpose.groups.rival.role', 'own']],
      '',
    ],
    [
      'the language of one that only receives things',
      'purpose.groups.rival.languages',
      [groups('Rival'), ['purpose.groups.rival.role', 'receives-only']],
      '',
    ],
    ['several roles, of one', 'roles.several', [roles('Clerk')], 'There is only one role.'],
    ['several roles, of two', 'roles.several', [roles('Clerk', 'Chief')], ''],
    [
      'several roles, of one group beside one kept out',
      'roles.several',
      [groups('Clerk', 'Rival'), ['purpose.groups.rival.role', 'no-access']],
      'There is only one role.',
    ],
    [
      'a message in other languages, of one',
      'errors.messages.out-of-stock.languages',
      [['screens.languages', ['English']], messages],
      'not raised',
    ],
    [
      'the same, of two',
      'errors.messages.out-of-stock.languages',
      [['screens.languages', ['English', 'German']], messages],
      '',
    ],
    [
      'files of a thing, where nothing is replaced',
      'entities.loan.brought-in',
      [thing, none('purpose.replaces')],
      'There is nothing to take over, or to hand on to.',
    ],
    ['the same, before anybody has said so', 'entities.loan.brought-in', [thing], 'purpose.replaces'],
    ['moves between one state', 'states.loan.transitions', [thing, states('Out')], 'not raised'],
    [
      'what stays too long, before somebody moves it',
      'states.loan.idle',
      [thing, states('Out', 'Back')],
      'states.loan.transitions',
    ],
    ['the same, where somebody does', 'states.loan.idle', [thing, states('Out', 'Back'), moves], ''],
    [
      'the same, where nobody does',
      'states.loan.idle',
      [thing, states('Out', 'Back'), none('states.loan.transitions')],
      'Nothing moves it on.',
    ],
    [
      'the same, where it is only in one state',
      'states.idle',
      [['states.list', [['Out', '', '', '']]]],
      'It is never anywhere else.',
    ],
    [
      'when people are signed out, if they do not sign in',
      'roles.sign-out',
      [['roles.sign-in', 'none']],
      'Nobody signs in.',
    ],
    [
      'how often others may be asked, without others',
      'calls.quota',
      [none('calls.systems')],
      'No other system is involved.',
    ],
  ];
  test.each(cases)('%s: %s', (_, id, steps, expected) => {
    expect(stateOf(id, ...steps)).toBe(expected);
  });
});

test('once it is so after all, it is asked; what was answered stays whatever is said', () => {
  const walk = walked(roles('Clerk'));
  expect(walk.workspace.question('roles.several')?.status).toBe('parked');
  const more = walkedOn(walkedOn(walk, [roles('Clerk', 'Chief')]), [['roles.several', 'one']]);
  expect(more.workspace.question('roles.several')?.status).toBe('decided');
  expect(walkedOn(more, [roles('Clerk')]).workspace.question('roles.several')?.status).toBe('decided');
});

test('what was not raised is raised as soon as it is so', () => {
  const walk = walked(thing, states('Out'));
  expect(walkedOn(walk, [states('Out', 'Back')]).raised).toContain('states.loan.transitions');
});

test('whatever is given can be said', () => {
  const all = Object.values(BANK).flat();
  const raised = all.flatMap(({ raises }) => raises);
  const givens = Object.values(GIVEN).flatMap((given) => ('at' in given ? [given] : []));
  const slots = new Set([...all, ...raised].map(({ slot }) => slot));
  expect(Object.keys(GIVEN).filter((id) => !slots.has(id.replaceAll('.', '/')))).toEqual([]);
  expect(givens.filter(({ at }) => !slots.has(at))).toEqual([]);
  for (const given of givens) {
    const asked =
      'not' in given
        ? (bankQuestion(given.at.replaceAll('/', '.')) ?? raised.find(({ slot }) => slot === given.at))
        : null;
    const shape = asked?.shape;
    if ('not' in given)
      expect(shape?.shape === 'choice' && given.not.every((id) => shape.options.some((one) => one.id === id))).toBe(
        true,
      );
  }
});

describe('what follows from a question of the text', () => {
  const before: Question = {
    ...PLAIN_QUESTION,
    id: 'mark.a.1',
    point: '1',
    kind: 'other',
    origin: { from: 'mark', text: 'Should we keep it?' },
    ask: 'Should we keep it?',
    why: '',
  };
  const after: Question = {
    ...before,
    id: 'mark.a.2',
    origin: { from: 'mark', text: 'If so, for how long?' },
    ask: 'If so, for how long?',
    needs: [before.id],
  };
  test.each([
    ['Yes, for a year', undefined],
    ['No.', '“Should we keep it?” was answered “No.”.'],
    ['Nothing speaks against it', undefined],
  ])('%s: %s', (said, because) => {
    const { workspace } = walkedOn({ ...walked(), facts: [before, after] }, [[before.id, said]]);
    const given = givenOf(after, workspace);
    expect(given?.is === 'otherwise' ? given.because : given).toBe(because);
  });
});
