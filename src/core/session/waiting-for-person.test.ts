import { expect, test } from 'vitest';
import { ANN, BOB, KIM, type Story, story } from '#testing/core/story.ts';
import type { Speaker } from '../facts/types.ts';
import { openWorkspace } from '../workspace/workspace.ts';
import { tasksByPerson } from './tasks.ts';
import { minutesOf, waitingForPerson } from './waiting-for-person.ts';

const KEPT = 'entities.retention';
const DORA: Speaker = { name: 'Dora', role: 'Legal' };
const listOf = ({ snapshot }: Story, who: Speaker) => waitingForPerson(openWorkspace(snapshot), who);
const tasksFor = (told: Story, who: Speaker) =>
  listOf(told, who).tasks.map(({ view, why, due }) => [view.question.id, why, due]);

test('what somebody was named for, was given, or promised, by its day', () => {
  const told = story()
    .said(ANN, KEPT, { says: 'unknown', who: 'Dora from Legal' })
    .said(DORA, 'purpose.name', { says: 'later', owner: '', until: '2026-12-05' })
    .decided('purpose.measure', { outcome: 'deferred', owner: 'Dora', until: '2026-12-01' });
  expect(tasksFor(told, DORA)).toEqual([
    ['purpose.measure', 'deferred', '2026-12-01'],
    ['purpose.name', 'promised', '2026-12-05'],
    [KEPT, 'asked', ''],
  ]);
  expect(tasksFor(told, BOB)).toEqual([]);
});

test.each<[string, (told: Story) => Story]>([
  ['they have answered', (told) => told.said(DORA, KEPT, 'For ever.')],
  ['they have said that they do not know', (told) => told.said(DORA, KEPT, { says: 'pass' })],
  ['it was decided', (told) => told.decided(KEPT, { outcome: 'not-applicable', reason: 'No.' })],
])('a task is done once %s', (_, done) => {
  const told = story().said(ANN, KEPT, { says: 'unknown', who: 'Dora' });
  expect(tasksFor(told, DORA)).toHaveLength(1);
  expect(tasksFor(done(told), DORA)).toEqual([]);
});

test('two who name the same person make one task, and whoever keeps their name is not named', () => {
  const told = story()
    .start('walk-0001')
    .said(ANN, KEPT, { says: 'unknown', who: 'dora' })
    .said(BOB, KEPT, { says: 'unknown', who: 'Dora' });
  expect(tasksByPerson(openWorkspace(told.snapshot))).toMatchObject([{ person: 'dora', tasks: [{ said: ANN }] }]);
});

test('answers of theirs that somebody doubts, and why', () => {
  const told = story().said(ANN, KEPT, 'For ever.');
  const contested = told.said(BOB, KEPT, 'A week.');
  expect(listOf(contested, ANN).shaken).toMatchObject([{ because: 'Bob gave a different answer.' }]);
  expect(listOf(contested, KIM).shaken).toEqual([]);
  expect(listOf(told.reaction(BOB, told.last, 'block', 'No.'), ANN).shaken).toMatchObject([
    { because: 'Bob does not agree with it.' },
  ]);
  expect(listOf(told.reaction(BOB, told.last, 'reservation', 'Hm.'), ANN).shaken).toEqual([]);
  const stale = told.decided(KEPT, 'For ever.').said(BOB, KEPT, 'A week.');
  expect(listOf(stale, ANN).shaken).toMatchObject([{ view: { status: 'stale' } }]);
});

test('the open questions of their group that they have not answered, whoever else has', () => {
  const ids = (told: Story, who: Speaker) => listOf(told, who).group.map(({ question }) => question.id);
  const told = story().said({ name: 'Bea', role: 'Finance' }, KEPT, 'For ever.');
  expect(ids(told, ANN)).toContain(KEPT);
  expect(ids(told.said(ANN, KEPT, 'A year.'), ANN)).not.toContain(KEPT);
  expect(ids(told, { name: 'Ann', role: '' })).toEqual([]);
});

test('newcomers begin with a few minutes, of their own group or, where that is unknown, of what is asked first', () => {
  const first = (who: Speaker) => listOf(story(), who).first;
  for (const who of [ANN, { name: 'Vet', role: 'pet owner' }, { name: '', role: '' }]) {
    expect(first(who).length).toBeGreaterThan(0);
    expect(minutesOf(first(who))).toBeLessThanOrEqual(15);
  }
  const { group } = listOf(story(), ANN);
  expect(first(ANN).map(({ question }) => question.id)).toEqual(
    group.slice(0, first(ANN).length).map(({ question }) => question.id),
  );
  const answered = story().said(KIM, first(KIM)[0]?.question.id ?? '', 'Yes.');
  expect(listOf(answered, KIM).first[0]?.question.id).not.toBe(first(KIM)[0]?.question.id);
});

test('whoever does not know is asked no more; the others of those who could know are', () => {
  const sponsor = { name: 'Ott', role: 'sponsor' };
  const user = { name: 'Una', role: 'end user' };
  const told = story().said(sponsor, 'purpose.problem', { says: 'pass' });
  const asks = (who: Speaker) => listOf(told, who).group.some(({ question }) => question.id === 'purpose.problem');
  expect([asks(sponsor), asks(user)]).toEqual([false, true]);
});
