import { describe, expect, test } from 'vitest';
import type { Response } from '../../facts/types.ts';
import type { SessionEvent, SessionEventBody, Walkthrough } from '../../facts/walkthrough/types.ts';
import { maySee } from './view-walkthroughs.ts';
import { walkthroughView } from './walkthrough-view.ts';

const OLGA = { name: 'Olga', role: 'Product' };
const DANA = { name: 'Dana', role: 'Finance' };
const WALK: Walkthrough = {
  fact: 'walkthrough',
  id: 'walk-0001',
  by: OLGA,
  at: '2026-11-20T09:00:00Z',
  title: 'First',
  minutes: 60,
  groups: [],
  agenda: [{ point: '1', questions: ['a'], goal: '', minutes: 5 }],
};

type Event = SessionEventBody | readonly [SessionEvent['by'], SessionEventBody];

/** Session events one second apart, from 09:00:01 on. */
function told(...happenings: readonly Event[]): readonly SessionEvent[] {
  return happenings.map((one, at) => {
    const [by, what] = 'happened' in one ? [OLGA, one] : one;
    const second = String(at + 1).padStart(2, '0');
    return {
      fact: 'moment',
      id: `m${at}`,
      walkthrough: WALK.id,
      by,
      at: `2026-11-20T09:00:${second}Z`,
      what,
    };
  });
}

const view = (...happenings: readonly Event[]) => walkthroughView(WALK, told(...happenings).toReversed());
const shown = (place: string, undoes?: string): SessionEventBody => ({
  happened: 'shown',
  place,
  ...(undoes === undefined ? {} : { undoes }),
});

test('a move that is taken back leads to the place before it, and was not shown', () => {
  const { place, shown: moves } = view(shown('/points/1'), shown('/points/2'), shown('/points/1', 'm1'));
  expect(place).toBe('/points/1');
  expect(moves.map(({ id }) => id)).toEqual(['m0']);
});

test('taking the only move back leads nowhere', () => {
  expect(view(shown('/points/1'), shown('/', 'm0')).place).toBeNull();
});

test('whoever comes twice is one person, in the order of coming', () => {
  const joined: SessionEventBody = { happened: 'joined', as: 'stakeholder' };
  const { people } = view([DANA, joined], joined, [DANA, joined]);
  expect(people.map(({ name }) => name)).toEqual(['Dana', 'Olga']);
});

test('what was taken back has not happened, whatever it was', () => {
  const gone = (event: string): SessionEventBody => ({ happened: 'undone', event });
  const over: SessionEventBody = { happened: 'ended', text: 'Thank you.' };
  expect(view(over)).toMatchObject({ endedAt: '2026-11-20T09:00:01Z', closingWord: 'Thank you.' });
  expect(view(over, gone('m0'))).toMatchObject({ endedAt: null, closingWord: '', events: [], latest: { id: 'm1' } });
  expect(view({ happened: 'planned', agenda: [] }, gone('m0')).agenda).toBe(WALK.agenda);
  expect(view({ happened: 'noted', place: '/', text: 'Hm.' }, gone('m0')).notes).toEqual([]);
  expect(view(shown('/'), shown('/gaps'), gone('m1')).place).toBe('/');
});

test('the newest agenda counts', () => {
  expect(view({ happened: 'planned', agenda: [] }).agenda).toEqual([]);
  expect(view().agenda).toBe(WALK.agenda);
});

describe('rounds', () => {
  const put = (hidden: boolean, names: 'signed' | 'free' | 'unsigned'): SessionEventBody => ({
    happened: 'put',
    question: 'a',
    hidden,
    names,
  });
  const roundOf = (...happenings: readonly Event[]) => view(...happenings).polls.get('a');

  test('an open round is seen at once; a hidden one when it is revealed', () => {
    expect(roundOf(put(false, 'signed'))?.revealed).toBe(true);
    expect(roundOf(put(true, 'signed'))?.revealed).toBe(false);
    expect(roundOf(put(true, 'signed'), { happened: 'revealed', question: 'a' })?.revealed).toBe(true);
  });

  test.each(['free', 'unsigned'] as const)('where names are %s, answers are hidden whatever was asked for', (names) => {
    expect(roundOf(put(false, names))).toMatchObject({ hidden: true, revealed: false });
  });

  test('the end reveals what was not revealed', () => {
    const over = view(put(true, 'unsigned'), { happened: 'ended' });
    expect(over.endedAt).toBe('2026-11-20T09:00:02Z');
    expect(over.polls.get('a')?.revealed).toBe(true);
  });
});

describe('who sees what', () => {
  const hidden = new Map([[WALK.id, view({ happened: 'put', question: 'a', hidden: true, names: 'free' })]]);
  const answer: Response = {
    fact: 'response',
    id: 'r0000001',
    question: 'a',
    by: DANA,
    at: '2026-11-20T09:00:09Z',
    reply: { says: 'value', value: 'Yes' },
    during: WALK.id,
  };
  const sees = (response: Response, speaker: typeof DANA | null, isFacilitator = false) =>
    maySee(response, { speaker, isFacilitator }, hidden);

  test('a hidden answer is seen by whoever gave it, and by nobody else, not even the facilitator', () => {
    expect(sees(answer, DANA)).toBe(true);
    expect(sees(answer, { name: 'Dana', role: 'Desk' })).toBe(false);
    expect(sees(answer, OLGA, true)).toBe(false);
    expect(sees(answer, null, true)).toBe(false);
  });

  test('one without a name is seen by nobody', () => {
    const unnamed = { ...answer, anonymous: { seal: '' } };
    expect(sees(unnamed, DANA)).toBe(false);
    expect(sees(unnamed, OLGA, true)).toBe(false);
  });

  test('what was said before the walkthrough stays in sight', () => {
    const { during: _during, ...earlier } = answer;
    expect(sees(earlier, null)).toBe(true);
  });

  test.each([
    ['before the round began', '2026-11-20T09:00:00Z', true],
    ['a moment before it', '2026-11-20T09:00:00.999Z', true],
    ['at its beginning, as answers without a name are', '2026-11-20T09:00:01Z', false],
    ['a moment later', '2026-11-20T09:00:01.001Z', false],
  ])('what was said %s is in sight: %s, %s', (_, at, isSeen) => {
    expect(sees({ ...answer, at }, OLGA, true)).toBe(isSeen);
  });

  test('a new round hides its own answers, not those of a round that was revealed', () => {
    const put: SessionEventBody = { happened: 'put', question: 'a', hidden: true, names: 'signed' };
    const again = (...between: readonly SessionEventBody[]) =>
      new Map([[WALK.id, view(put, ...between, shown('/'), put)]]);
    const first = { ...answer, at: '2026-11-20T09:00:01.500Z' };
    const look = { speaker: OLGA, isFacilitator: true };
    expect(maySee(first, look, again({ happened: 'revealed', question: 'a' }))).toBe(true);
    expect(maySee(answer, look, again({ happened: 'revealed', question: 'a' }))).toBe(false);
    expect(maySee(first, look, again())).toBe(false);
  });

  test('notes are for facilitators', () => {
    const [note] = told({ happened: 'noted', place: '/', text: 'Ola is tired' });
    if (!note) throw new Error('no note');
    expect(maySee(note, { speaker: DANA, isFacilitator: false }, hidden)).toBe(false);
    expect(maySee(note, { speaker: null, isFacilitator: true }, hidden)).toBe(true);
  });
});
