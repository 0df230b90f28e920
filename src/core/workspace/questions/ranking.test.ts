import { expect, test } from 'vitest';
import type { Question } from '../../facts/types.ts';
import { askingPlaces } from '../../kinds/asking-places.ts';
import type { QuestionStatus } from './question-state.ts';
import { rankQuestions } from './ranking.ts';

/** "id kind <need,need >blocks,blocks" with a status. */
function standing(line: string, status: QuestionStatus = 'open', more: Partial<Question> = {}) {
  const [id = '', kind = 'other', ...links] = line.split(' ');
  const listed = (sign: string) =>
    links.filter((link) => link.startsWith(sign)).flatMap((link) => link.slice(1).split(','));
  const question: Question = {
    fact: 'question',
    id,
    point: kind,
    kind: kind as Question['kind'],
    slot: null,
    origin: { from: 'bank' },
    ask: '',
    why: '',
    shape: { shape: 'text' },
    who: [],
    needs: listed('<'),
    blocks: listed('>'),
    minutes: 2,
    reversal: 1,
    ...more,
  };
  return { question, status };
}

test('only what needs nothing unsettled is on the frontier', () => {
  const ranks = rankQuestions([standing('a purpose'), standing('b roles <a'), standing('c states <b,gone')]);
  expect([...ranks].map(([id, rank]) => [id, rank.isAskable, rank.unmet])).toEqual([
    ['a', true, []],
    ['b', false, ['a']],
    ['c', false, ['b']],
  ]);
});

test('a settled question opens what waited for it; one that was put off only if it names nothing', () => {
  const isAskable = (first: ReturnType<typeof standing>) =>
    rankQuestions([first, standing('b roles <a')]).get('b')?.isAskable;
  expect(isAskable(standing('a purpose', 'assumed'))).toBe(true);
  expect(isAskable(standing('a purpose', 'deferred'))).toBe(true);
  expect(isAskable(standing('a purpose', 'deferred', { shape: { shape: 'list' } }))).toBe(false);
});

test('what waits is counted transitively, through needs and through blocked kinds, cycles and all', () => {
  const all = [
    standing('a purpose >states'),
    standing('b roles <a'),
    standing('c states <b'),
    standing('d states <c >roles'),
  ];
  const { waiting, waitingPoints } = rankQuestions(all).get('a') ?? {};
  expect([waiting, waitingPoints]).toEqual([3, 2]);
});

test('a closed question no longer counts as waiting', () => {
  expect(rankQuestions([standing('a purpose'), standing('b roles <a', 'deferred')]).get('a')?.waiting).toBe(0);
});

test('score grows with what waits, with doubt and with the cost to reverse, and falls with minutes', () => {
  const score = (...others: ReturnType<typeof standing>[]) => rankQuestions(others).get('a')?.score ?? 0;
  const plain = score(standing('a purpose'));
  expect(score(standing('a purpose'), standing('b roles <a'))).toBeGreaterThan(plain);
  expect(score(standing('a purpose', 'contested'))).toBeGreaterThan(plain);
  expect(score(standing('a purpose', 'answered'))).toBeLessThan(plain);
  expect(score(standing('a purpose', 'open', { reversal: 3 }))).toBeGreaterThan(plain);
  expect(score(standing('a purpose', 'open', { minutes: 9 }))).toBeLessThan(plain);
});

test('a question counts less where something is usual', () => {
  const places = { ...askingPlaces([]), usual: new Set(['b']) };
  const ranks = rankQuestions([standing('a purpose'), standing('b purpose')], places);
  expect(ranks.get('b')?.score).toBeLessThan(ranks.get('a')?.score ?? 0);
});

test('of each further thing the same counts less, in the order in which they were named', () => {
  const ofThing = (thing: string, like: string) =>
    standing(`${like}.${thing} entities`, 'open', {
      origin: { from: 'answer', because: 'entities.records', item: { id: thing, label: thing }, like },
    });
  const things = ['pet', 'owner', 'invoice', 'drug', 'room', 'bill'];
  const asked = [...things].sort().map((thing) => ofThing(thing, 'entities.fields'));
  const ranks = rankQuestions(asked, askingPlaces([]), new Map(), things);
  const byScore = [...ranks].sort(([, one], [, other]) => other.score - one.score).map(([id]) => id);
  expect(byScore).toEqual(things.map((thing) => `entities.fields.${thing}`));
  expect([...ranks].filter(([, { isCore }]) => !isCore).map(([id]) => id)).toEqual(['entities.fields.bill']);
});
