import { expect, test } from 'vitest';
import { ANN, BOB, KIM, story } from '#testing/core/story.ts';
import { minutesOf } from './minutes-of.ts';
import { changeLines } from './minutes-words.ts';
import type { Minutes } from './types.ts';

const THING = 'entities.records';
const TABLE = [['Tool', '', '', '']];

function minutes(from: ReturnType<typeof story>, id = 'walk-0001'): Minutes {
  const drawnUp = minutesOf(from.snapshot, id);
  if (!drawnUp) throw new Error(`There is no ${id}.`);
  return drawnUp;
}

test('who was there, what was shown and for how long', () => {
  const { people, shown, endedAt } = minutes(
    story()
      .start('walk-0001')
      .joined(ANN)
      .moment({ happened: 'shown', place: '/points/1?q=purpose.problem' })
      .said(BOB, 'purpose.problem', 'Bills go out late.')
      .moment({ happened: 'shown', place: '/prototype/tools' })
      .ended(),
  );
  expect(people).toEqual([
    { ...KIM, as: 'facilitator', at: '2026-11-22T09:00:00.000Z' },
    { ...ANN, as: 'stakeholder', at: '2026-11-22T09:01:00.000Z' },
    { ...BOB, as: null, at: null },
  ]);
  expect(shown).toMatchObject([
    {
      point: '1',
      question: 'purpose.problem',
      at: '2026-11-22T09:02:00.000Z',
      until: '2026-11-22T09:04:00.000Z',
    },
    { point: null, words: 'The prototype at /tools', until: endedAt },
  ]);
});

test('a move that was taken back was not shown, and the same place twice is once', () => {
  const there = { happened: 'shown', place: '/points/1' } as const;
  const told = story().start('walk-0001').moment(there).moment({ happened: 'shown', place: '/points/2' });
  const { shown } = minutes(
    told.moment({ happened: 'shown', place: '/points/1', undoes: told.last }).moment(there).ended(),
  );
  expect(shown.map(({ place }) => place)).toEqual(['/points/1']);
});

test('of a question: the sides with their stances, who does not know, on whose word it was decided and against whom', () => {
  const told = story()
    .start('walk-0001')
    .said(ANN, 'purpose.problem', 'Bills go out late.')
    .said(BOB, 'purpose.problem', 'Nothing.');
  const [talk] = minutes(
    told
      .reaction(ANN, told.last, 'block', 'The auditors will ask.')
      .said(KIM, 'purpose.problem', { says: 'unknown', who: 'Dora' })
      .decided('purpose.problem', 'Bills go out late.')
      .ended(),
  ).discussions;
  expect(talk?.positions).toMatchObject([
    { by: [{ by: ANN }], decided: true, reactions: [] },
    { by: [{ by: BOB }], decided: false, reactions: [{ by: ANN, stand: 'block' }] },
  ]);
  expect(talk?.others).toMatchObject([{ by: KIM, reply: { who: 'Dora' } }]);
  expect(talk?.restsOn).toMatchObject([{ by: ANN }]);
  expect(talk?.against).toMatchObject([{ by: BOB }]);
  expect(talk?.decision?.by).toEqual(KIM);
});

test('of the stands of one person on answers that say the same, the newest', () => {
  const one = story().start('walk-0001').said(ANN, 'purpose.problem', 'Bills go out late.');
  const both = one.said(BOB, 'purpose.problem', 'Bills go out late.');
  const [talk] = minutes(
    both
      .reaction(KIM, one.last, 'agree')
      .reaction(KIM, both.last, 'disagree', 'Only in May.')
      .reaction(KIM, one.last, 'block', 'Never.')
      .ended(),
  ).discussions;
  expect(talk?.positions).toMatchObject([{ reactions: [{ by: KIM, stand: 'block' }] }]);
});

test('a decision that was made before is not one of this walkthrough', () => {
  const [talk] = minutes(
    story()
      .decided('purpose.problem', 'Bills go out late.')
      .start('walk-0001')
      .moment({ happened: 'shown', place: '/questions/purpose.problem' })
      .ended(),
  ).discussions;
  expect(talk?.view.status).toBe('decided');
  expect(talk?.decision).toBeNull();
});

test('what it changed: the text of the specification line by line, and the prototype with the screens to look at', () => {
  const { spec, product, raised } = minutes(
    story().start('walk-0001').decided(THING, { outcome: 'decided', value: TABLE }).ended(),
  );
  expect(spec.map(({ title }) => title)).toContain('entities');
  expect(spec.flatMap(({ lines }) => lines).filter(({ is }) => is === 'removed')).toEqual([]);
  expect(changeLines(product.items)).toContainEqual({ head: 'New thing', names: ['Tool'] });
  expect(product.screens.map(({ before, after }) => [before, after?.look])).toContainEqual([null, 'guess']);
  expect(raised.every(({ question }) => question.origin.from === 'answer')).toBe(true);
  expect(raised.length).toBeGreaterThan(0);
});

test('what another walkthrough decided is not a change of this one', () => {
  const told = story()
    .start('walk-0001')
    .decided(THING, { outcome: 'decided', value: TABLE })
    .ended()
    .start('walk-0002')
    .ended();
  expect(minutes(told, 'walk-0002').spec).toEqual([]);
  expect(minutes(told, 'walk-0002').product).toEqual({ items: [], screens: [] });
});

test('a thing that is called otherwise is renamed, and nothing else has changed', () => {
  const renaming = story().decided(THING, { outcome: 'decided', value: TABLE }).start('walk-0001');
  const [decision] = renaming.facts.filter((fact) => fact.fact === 'decision');
  if (!decision) throw new Error('Nothing was decided.');
  const facts = [
    ...renaming.facts,
    {
      ...decision,
      id: 'fact-renamed',
      number: 2,
      at: '2026-11-22T09:30:00Z',
      result: { outcome: 'decided', value: [['Device', '', '', '']] } as const,
      renamed: [{ from: 'Tool', to: 'Device' }],
      during: 'walk-0001',
    },
  ];
  const { product } = minutesOf({ ...renaming.snapshot, facts }, 'walk-0001') ?? {};
  expect(product?.items).toEqual([{ is: 'renamed', kind: 'thing', label: 'Device', was: 'Tool', of: '' }]);
});

test('what was raised by hand, what is put off and to whom, and what comes next', () => {
  const { parked, next } = minutes(
    story()
      .start('walk-0001')
      .parked('who-pays-1a2b3c')
      .decided('purpose.problem', { outcome: 'deferred', owner: 'Dora', until: '2026-12-01' })
      .ended(),
  );
  expect(parked.map(({ question }) => question.id)).toEqual(['who-pays-1a2b3c']);
  expect(next.tasks).toMatchObject([{ person: 'Dora', tasks: [{ why: 'deferred', due: '2026-12-01' }] }]);
  expect(next.questions).toHaveLength(10);
  expect(next.open).toBeGreaterThan(10);
});

test('hidden answers of a walkthrough that goes on are not in its minutes until they are shown', () => {
  const put = story()
    .start('walk-0001')
    .moment({ happened: 'put', question: 'purpose.problem', hidden: true, names: 'signed' })
    .said(ANN, 'purpose.problem', 'Bills go out late.');
  expect(minutes(put).discussions[0]?.positions).toEqual([]);
  expect(minutes(put).people.map(({ name }) => name)).toEqual(['Kim']);
  expect(minutes(put).after.question('purpose.problem')?.status).toBe('open');
  const shown = put.moment({ happened: 'revealed', question: 'purpose.problem' });
  expect(minutes(shown).discussions[0]?.positions).toMatchObject([{ by: [{ by: ANN }] }]);
});
