import { describe, expect, test } from 'vitest';
import {
  type ConsentLevel,
  type Outcome,
  openWorkspace,
  type QuestionView,
  type Reaction,
  type Response,
  reactionsOn,
} from '#core/index.ts';
import { readSpec } from '#core/parsing.ts';
import { plainQuestion } from '#testing/core/plain-question.ts';
import { againstWords, consentCounts, reactionWords } from './reactions.ts';

const QUESTION = plainQuestion();
const STANDS: Readonly<Record<string, ConsentLevel>> = {
  '+': 'agree',
  '~': 'reservation',
  '-': 'disagree',
  '!': 'block',
};

/** A question with answers "name: words" ("?: words" without a name) and reactions "name+1 reason" to the first one. */
function asked(said: readonly string[], taken: readonly string[] = []): QuestionView {
  const responses = said.map((line, at): Response => {
    const [name = '', value = ''] = line.split(': ');
    const response: Response = {
      fact: 'response',
      id: `r${at + 1}`,
      question: 'q',
      by: { name, role: '' },
      at: `2026-01-01T00:00:0${at}Z`,
      reply: { says: 'value', value },
    };
    return name === '?' ? { ...response, anonymous: { seal: '' } } : response;
  });
  const reactions = taken.map((line, at): Reaction => {
    const [, name = '', sign = '', on = '', reason = ''] = /^(\w+)([+~!-])(\d) ?(.*)$/.exec(line) ?? [];
    return {
      fact: 'stance',
      id: `s${at}`,
      question: 'q',
      on: `r${on}`,
      by: { name, role: '' },
      at: `2026-01-02T00:00:0${at}.000Z`,
      stand: STANDS[sign] ?? 'agree',
      reason,
    };
  });
  const facts = [QUESTION, ...responses, ...reactions];
  const view = openWorkspace({
    name: 'w',
    spec: readSpec('# A\n\n## 1. B\n', 'SPEC.md'),
    facts,
    quarantined: [],
  }).question('q');
  if (!view) throw new Error('The question is not there.');
  return view;
}

const RED: Outcome = { outcome: 'decided', value: 'red' };

describe('what a decision goes against', () => {
  test.each<[what: string, said: string[], taken: string[], result: Outcome, words: string[]]>([
    ['nothing', ['Ann: red', 'Bob: red'], ['Cid+1'], RED, []],
    ['other answers', ['Ann: red', 'Bob: blue', 'Cid: blue'], [], RED, ['Against: Bob, Cid']],
    ['those without a name are counted', ['Ann: red', '?: blue', '?: blue'], [], RED, ['Against: 2 anonymous']],
    [
      'the gravest comes first',
      ['Ann: red', 'Bob: blue'],
      ['Dee~1 only in May', 'Eve-1 no', 'Ola!1 too slow'],
      RED,
      [
        'Blocked by Ola: “too slow”',
        'Eve disagrees: “no”',
        'Against: Bob',
        'Dee agrees with a reservation: “only in May”',
      ],
    ],
    ['a stance on what is not taken is no matter', ['Ann: red', 'Bob: blue'], ['Ola!2 no'], RED, ['Against: Bob']],
    [
      'a block on any of those who say the same counts',
      ['Ann: red', 'Bob: red'],
      ['Ola!2 no'],
      RED,
      ['Blocked by Ola: “no”'],
    ],
    ['who has changed their mind blocks no more', ['Ann: red'], ['Ola!1 no', 'Ola+1'], RED, []],
    [
      'putting it off goes against nobody',
      ['Ann: red', 'Bob: blue'],
      ['Ola!1 no'],
      { outcome: 'deferred', owner: 'Lee', until: '2026-02-01' },
      [],
    ],
  ])('%s', (_what, said, taken, result, words) => {
    expect(againstWords(asked(said, taken), result)).toEqual(words);
  });
});

test('of each person only the newest counts, over all who give the same answer', () => {
  const view = asked(['Ann: red', 'Bob: red'], ['Ola!1 no', 'Ola+2', 'Dee-1 why']);
  expect(reactionsOn(view, view.responses).map(reactionWords)).toEqual(['Ola agrees', 'Dee disagrees: “why”']);
});

test('stands are counted in words, in one order', () => {
  const taken = (['block', 'agree', 'agree', 'disagree'] as const).map((stand) => ({ stand }));
  expect(consentCounts(taken).map(({ words }) => words)).toEqual(['2 agree', '1 disagrees', '1 blocks it']);
});
