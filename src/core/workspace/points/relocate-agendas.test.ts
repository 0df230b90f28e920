import { expect, test } from 'vitest';
import { story } from '#testing/core/story.ts';
import { openWorkspace } from '../workspace.ts';

const ASKED = 'entities.records';

test('screens on the agenda of a walkthrough are those on which their questions stand by now', () => {
  const planned = story()
    .start('walk-0001')
    .moment({
      happened: 'planned',
      agenda: [
        { point: '3', goal: 'Know the things', minutes: 5, questions: [ASKED] },
        { point: '1', goal: 'Begin', minutes: 2, questions: [] },
      ],
    });
  const { snapshot } = planned;
  const facts = snapshot.facts.map((fact) =>
    fact.fact === 'question' && fact.point === '3' ? { ...fact, section: 'entities' } : fact,
  );
  const open = (more: object) => openWorkspace({ ...snapshot, facts, ...more });
  const before = open({});
  expect(before.activeWalkthrough?.agenda.map(({ point }) => point)).toEqual(['3', '1']);
  const points = snapshot.spec.points.map((point) => (point.id === '3' ? { ...point, id: '3a' } : point));
  const after = open({ spec: { ...snapshot.spec, points } });
  expect(after.activeWalkthrough?.agenda).toEqual([
    { ...before.activeWalkthrough?.agenda[0], point: '3a' },
    before.activeWalkthrough?.agenda[1],
  ]);
  expect(after.question(ASKED)?.question.point).toBe('3a');
});
