import { expect, test } from 'vitest';
import { ANN, BOB, type Story, story } from '#testing/core/story.ts';
import { openWorkspace } from '../workspace/workspace.ts';
import { coverageOf } from './coverage.ts';

const covered = ({ snapshot }: Story, group: string) => {
  const { open, groups } = coverageOf(openWorkspace(snapshot));
  const found = groups.find((one) => one.group === group);
  return found && { ...found, open, silent: found.silent.map(({ question }) => question.id) };
};
const shown = (point: string) => ({ happened: 'shown', place: `/points/${point}` }) as const;
const KEPT = 'entities.retention';

test('a group has seen what was shown while one of them was there, each point once', () => {
  const told = story()
    .start('walk-0001', { groups: ['Finance', 'Legal'] })
    .moment(shown('1'))
    .moment(shown('2'))
    .joined(ANN)
    .moment(shown('3'))
    .moment(shown('2'))
    .joined({ name: 'Bea', role: 'head of finance' })
    .ended();
  expect(covered(told, 'Finance')).toMatchObject({ seen: 2, open: 9 });
  expect(covered(told, 'Legal')).toMatchObject({ seen: 0 });
});

test('whoever answered under their name was there, whoever did without one is not told of', () => {
  const told = story()
    .start('walk-0001', { groups: ['Finance', 'Operations'] })
    .moment(shown('1'))
    .moment({ happened: 'put', question: KEPT, hidden: true, names: 'free' })
    .said(ANN, KEPT, 'For ever.')
    .saidWithoutName(KEPT, 'A week.')
    .ended();
  expect(covered(told, 'Finance')).toMatchObject({ seen: 1 });
  expect(covered(told, 'Operations')).toMatchObject({ seen: 0 });
});

test('a question is silent for a group until one of them has answered; an answer without a name may be theirs', () => {
  const started = story().start('walk-0001', { groups: ['Finance'] });
  expect(covered(started, 'Finance')?.silent).toContain(KEPT);
  expect(covered(started.said(BOB, KEPT, 'A week.'), 'Finance')?.silent).toContain(KEPT);
  expect(covered(started.said(ANN, KEPT, 'For ever.'), 'Finance')?.silent).not.toContain(KEPT);
  expect(covered(started.saidWithoutName(KEPT, 'For ever.'), 'Finance')?.silent).not.toContain(KEPT);
});

test('who runs it is no group, who takes part is one under what they speak for', () => {
  const groups = coverageOf(openWorkspace(story().start('walk-0001').joined(ANN).snapshot)).groups;
  expect(groups.map(({ group }) => group)).toEqual(['Finance']);
});

test('what is decided is nobody’s any more', () => {
  const told = story().start('walk-0001', { groups: ['Finance'] });
  const before = covered(told, 'Finance');
  const after = covered(told.decided(KEPT, { outcome: 'not-applicable', reason: 'No cost.' }), 'Finance');
  expect(after?.theirs).toBe((before?.theirs ?? 0) - 1);
});
