import { expect, test } from 'vitest';
import { ANN, BOB, KIM, type Story, story } from '#testing/core/story.ts';
import { openWorkspace } from '../workspace/workspace.ts';
import { type ChangesSince, changesSince, type SeenFacts, seenFactsOf } from './changes-since.ts';

const KEPT = 'entities.retention';
const seenBy = ({ snapshot }: Story): SeenFacts => seenFactsOf(openWorkspace(snapshot));

/** Ids by list, empty lists left out. */
function news(told: Story, look: SeenFacts, who = ANN): Partial<Record<keyof ChangesSince, readonly string[]>> {
  const since = changesSince(openWorkspace(told.snapshot), look, who);
  const lists = Object.entries(since).filter(([, views]) => views.length > 0);
  return Object.fromEntries(
    lists.map(([list, views]) => [list, views.map(({ question }: { question: { id: string } }) => question.id)]),
  );
}

const BEFORE = story().said(ANN, KEPT, 'For ever.');

test.each<[string, (told: Story) => Story, ReturnType<typeof news>]>([
  ['nothing', (told) => told, {}],
  [
    'a decision, and what it asks next',
    (told) => told.decided(KEPT, 'For ever.', KIM),
    { decided: [KEPT], raised: ['entities.retention.from'] },
  ],
  ['another answer to theirs', (told) => told.said(BOB, KEPT, 'A week.'), { contested: [KEPT] }],
  ['the same answer as theirs', (told) => told.said(BOB, KEPT, 'For ever.'), { answered: [KEPT] }],
  ['a stance on theirs', (told) => told.reaction(BOB, told.last, 'reservation', 'Hm.'), { answered: [KEPT] }],
  ['an answer to what they have no part in', (told) => told.said(BOB, 'purpose.name', 'Shed'), {}],
  ['a question', (told) => told.parked('later-1a2b3c', BOB), { raised: ['later-1a2b3c'] }],
  ['what they said themselves', (told) => told.said(ANN, 'purpose.name', 'Shed'), {}],
])('%s', (_, next, expected) => {
  expect(news(next(BEFORE), seenBy(BEFORE))).toEqual(expected);
});

test('what comes later but bears an earlier time is new all the same', () => {
  const look = seenBy(BEFORE);
  const late = BEFORE.said(BOB, KEPT, 'A week.');
  const facts = late.facts.map((fact) => (fact.fact === 'response' ? { ...fact, at: '2020-01-01T00:00:00Z' } : fact));
  expect(news({ ...late, snapshot: { ...late.snapshot, facts } }, look)).toEqual({ contested: [KEPT] });
});
