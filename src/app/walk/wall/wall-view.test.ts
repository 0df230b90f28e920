import { describe, expect, test } from 'vitest';
import {
  type Fact,
  type NamePolicy,
  openWorkspace,
  type Response,
  type SessionEventBody,
  type Snapshot,
} from '#core/index.ts';
import { readSpec } from '#core/parsing.ts';
import type { RoomState } from '#core/presence.ts';
import { plainQuestion } from '#testing/core/plain-question.ts';
import { publicWorkspace, wallViewOf } from './wall-view.ts';

const KIM = { name: 'Kim', role: '' };
const QUESTION = plainQuestion({ point: 'one' });

function answer(name: string, value: string, during?: string): Response {
  const by = { name, role: '' };
  const response: Response = {
    fact: 'response',
    id: `answer-${name.toLowerCase()}-${value}`,
    question: 'q',
    by,
    at: '2026-01-01T10:05:00Z',
    reply: { says: 'value', value },
  };
  return during ? { ...response, during } : response;
}

/** A walkthrough with these events, one a second. */
function snapshot(happenings: readonly SessionEventBody[], said: readonly Fact[]): Snapshot {
  const moments = happenings.map(
    (what, at): Fact => ({
      fact: 'moment',
      id: `moment-${at}0000`,
      walkthrough: 'walk-0001',
      by: KIM,
      at: `2026-01-01T10:00:0${at}.000Z`,
      what,
    }),
  );
  const walkthrough: Fact = {
    fact: 'walkthrough',
    id: 'walk-0001',
    by: KIM,
    at: '2026-01-01T10:00:00Z',
    title: 'Monday',
    minutes: 60,
    groups: [],
    agenda: [],
  };
  return {
    name: 'w',
    spec: readSpec('# Spec\n\n## One\n\nTBD\n', 'SPEC.md'),
    facts: [QUESTION, walkthrough, ...moments, ...said],
    quarantined: [],
  };
}

function opened(happenings: readonly SessionEventBody[], said: readonly Fact[]) {
  return publicWorkspace(snapshot(happenings, said));
}

const shownQuestion: SessionEventBody = { happened: 'shown', place: '/points/one?q=q' };
const put = (hidden: boolean, names: NamePolicy = 'signed'): SessionEventBody => ({
  happened: 'put',
  question: 'q',
  hidden,
  names,
});
const ROOM: RoomState = {
  now: 0,
  people: ['Ann', 'Bob', 'Cid'].map((name) => ({
    name,
    role: '',
    person: name,
    as: 'stakeholder',
    place: null,
    following: true,
    hand: null,
  })),
  count: 4,
  places: {},
  timer: null,
  round: { question: 'q', answered: 2, of: 3, missing: ['Cid'] },
  waiting: [{ person: 'SECRET', name: 'SECRET', role: 'SECRET', since: 0 }],
  alarms: [{ sentence: 'SECRET' }],
};

describe('the wall never shows', () => {
  const SECRETS: readonly (readonly [what: string, happened: readonly SessionEventBody[], said: readonly Fact[]])[] = [
    ['a note', [shownQuestion, { happened: 'noted', place: '/points/one', text: 'SECRET' }], []],
    ['a hidden answer', [shownQuestion, put(true)], [answer('SECRET', 'SECRET', 'walk-0001')]],
    [
      'one whose maker may keep back their name',
      [shownQuestion, put(false, 'free')],
      [answer('SECRET', 'SECRET', 'walk-0001')],
    ],
    [
      'what somebody says anew while it is hidden again',
      [shownQuestion, put(true), { happened: 'revealed', question: 'q' }, put(true)],
      [answer('SECRET', 'SECRET', 'walk-0001')],
    ],
  ];
  test.each(SECRETS)('%s', (_what, happened, said) => {
    const read = snapshot(happened, said);
    const eyes = publicWorkspace(read);
    expect(JSON.stringify([eyes.questions, eyes.walkthroughs, eyes.points])).not.toContain('SECRET');
    const all = openWorkspace(read);
    expect(JSON.stringify([all.questions, all.walkthroughs])).toContain('SECRET');
    const { question, ...shown } = wallViewOf(all, ROOM);
    expect(JSON.stringify([shown, question?.positions, question?.answered])).not.toContain('SECRET');
  });

  test('who has answered a round without names', () => {
    const said = { ...answer('Anonymous', 'red', 'walk-0001'), anonymous: { seal: '' } };
    const happened = [shownQuestion, put(true, 'free'), { happened: 'revealed', question: 'q' }] as const;
    const { question } = wallViewOf(opened(happened, [said, answer('Ann', 'red', 'walk-0001')]), ROOM);
    expect(question?.positions.map(({ count, names }) => [count, names])).toEqual([[2, null]]);
  });
});

describe('the wall shows', () => {
  const said = [
    answer('Ann', 'red', 'walk-0001'),
    answer('Bob', 'red', 'walk-0001'),
    answer('Cid', 'blue', 'walk-0001'),
  ];

  test('how many have answered while the answers are hidden', () => {
    const { question } = wallViewOf(opened([shownQuestion, put(true)], said), ROOM);
    expect(question).toMatchObject({ answered: { answered: 2, of: 3 }, positions: [], undecided: 0 });
  });

  const reaction: Fact = {
    fact: 'stance',
    id: 'stance-0001',
    question: 'q',
    on: 'answer-bob-red',
    by: KIM,
    at: '2026-01-01T10:06:00Z',
    stand: 'block',
    reason: 'no',
  };

  test('after it was revealed who says what, and how others take it', () => {
    const { question } = wallViewOf(
      opened([shownQuestion, put(true), { happened: 'revealed', question: 'q' }], [...said, reaction]),
      ROOM,
    );
    expect(question?.positions.map(({ names, count, reactions }) => [names, count, reactions.block])).toEqual([
      [['Ann', 'Bob'], 2, 1],
      [['Cid'], 1, 0],
    ]);
    expect(question?.answered).toEqual({ answered: 3, of: 3 });
  });

  test('of two stands of one person on answers that say the same, the newer', () => {
    const before: Fact = { ...reaction, id: 'stance-0000', on: 'answer-ann-red', at: '2026-01-01T10:05:00Z' };
    const { question } = wallViewOf(
      opened(
        [shownQuestion, put(true), { happened: 'revealed', question: 'q' }],
        [...said, reaction, { ...before, stand: 'agree' }],
      ),
      ROOM,
    );
    expect(question?.positions[0]?.reactions).toMatchObject({ agree: 0, block: 1 });
  });

  test('nothing of what was said before, until it is put to the room', () => {
    const { question, point, title } = wallViewOf(opened([shownQuestion], [answer('Ann', 'red')]), ROOM);
    expect([question?.positions, question?.answered, point, title]).toEqual([[], null, 'one', 'Monday']);
  });
});
