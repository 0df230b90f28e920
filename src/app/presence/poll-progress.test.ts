import { expect, test } from 'vitest';
import type { NamePolicy, Poll, Response } from '#core/index.ts';
import type { PersonHere, PollProgress } from '#core/presence.ts';
import { pollProgressOf, progressWords } from './poll-progress.ts';

function round(names: NamePolicy, revealed: boolean): Poll {
  const at = '2026-01-01T10:00:00.500Z';
  return { question: 'q', hidden: !revealed, names, at, shownAt: null, revealed };
}

/** "Ann Bob facilitator:Kim viewer:Vic" */
function people(said: string): PersonHere[] {
  return said.split(' ').map((one) => {
    const [name = '', as = 'stakeholder'] = one.split(':').reverse();
    if (as !== 'stakeholder' && as !== 'facilitator' && as !== 'viewer') throw new Error(as);
    return { name, role: '', person: name.toLowerCase(), as, place: null, following: true, hand: null };
  });
}

function answers(said: string, at = '2026-01-01T10:00:00Z'): Response[] {
  const reply = { says: 'unknown', who: '' } as const;
  return said
    .split(' ')
    .filter(Boolean)
    .map((name) => ({ fact: 'response', id: name, question: 'q', by: { name, role: '' }, at, reply }));
}

const ROOM = people('Ann Bob facilitator:Kim viewer:Vic');
const open = (names: NamePolicy, said: Response[], here = ROOM, told: PollProgress | null = null) =>
  pollProgressOf(round(names, true), said, { people: here, round: told });

test.each([
  ['', '0 of 2 have answered', 'Ann, Bob'],
  ['Ann', '1 of 2 have answered', 'Bob'],
  ['Ann Bob', '2 of 2 have answered', ''],
  ['Ann Kim', '2 of 3 have answered', 'Bob'],
  ['Zed', '1 of 3 have answered', 'Ann, Bob'],
])('in the open, after answers of “%s”: %s', (said, words, missing) => {
  const progress = open('signed', answers(said));
  expect(progress && progressWords(progress)).toBe(words);
  expect(progress?.missing?.map(({ name }) => name).join(', ')).toBe(missing);
});

test('an answer from before the round counts for its maker alone', () => {
  const before = answers('Ann Zed', '2026-01-01T09:00:00Z');
  expect(open('signed', before)).toMatchObject({ answered: 1, of: 2 });
});

test('who has not answered without a name is nobody’s to know', () => {
  expect(open('free', answers('Anonymous'))).toEqual({ answered: 1, of: 2, missing: null });
});

test('while it is hidden the server tells', () => {
  const told = { question: 'q', answered: 1, of: 2, missing: ['bob', 'gone'] };
  const hidden = (of: PollProgress | null) => pollProgressOf(round('signed', false), [], { people: ROOM, round: of });
  expect(hidden(told)).toMatchObject({ answered: 1, of: 2, missing: [{ name: 'Bob' }] });
  expect(hidden({ ...told, missing: null })?.missing).toBeNull();
  expect(hidden({ ...told, question: 'other' })).toBeNull();
  expect(hidden(null)).toBeNull();
});

test('where nobody is here who could answer, nobody is counted', () => {
  expect(progressWords({ answered: 0, of: 0 })).toBe('Nobody here can answer yet');
});
