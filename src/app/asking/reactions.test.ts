import { expect, test } from 'vitest';
import {
  type ConsentLevel,
  type Decision,
  openWorkspace,
  type QuestionView,
  type Reaction,
  type Response,
  reactionsOn,
} from '#core/index.ts';
import { readSpec } from '#core/parsing.ts';
import { plainQuestion } from '#testing/core/plain-question.ts';
import { consentCounts, reactionWords } from './reaction-part.tsx';
import { dissentNames } from './receipt.tsx';

const QUESTION = plainQuestion();
const STANDS: Readonly<Record<string, ConsentLevel>> = {
  '+': 'agree',
  '~': 'reservation',
  '-': 'disagree',
  '!': 'block',
};

const RED: Decision = {
  fact: 'decision',
  id: 'd1',
  question: 'q',
  number: 1,
  by: { name: 'Kim', role: '' },
  at: '2026-01-03T00:00:00Z',
  result: { outcome: 'decided', value: 'red' },
  restsOn: [],
  against: [],
};

/** A question with answers "name: words" ("?: words" without a name) and reactions "name+1 reason" to the first one. */
function asked(
  said: readonly string[],
  taken: readonly string[] = [],
  decided: readonly Decision[] = [],
): QuestionView {
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
  const facts = [QUESTION, ...responses, ...reactions, ...decided];
  const view = openWorkspace({
    name: 'w',
    spec: readSpec('# A\n\n## 1. B\n', 'SPEC.md'),
    facts,
    quarantined: [],
  }).question('q');
  if (!view) throw new Error('The question is not there.');
  return view;
}

test.each<[what: string, said: string[], taken: string[], names: string[]]>([
  ['nobody', ['Ann: red', 'Bob: red'], ['Cid+1', 'Dee~1 in May'], []],
  ['those who gave another answer', ['Ann: red', 'Bob: blue', 'Cid: blue'], [], ['Bob', 'Cid']],
  ['those who disagree with it, or block it', ['Ann: red', 'Bob: red'], ['Eve-1 no', 'Ola!2 too slow'], ['Eve', 'Ola']],
  ['not who disagrees with another answer', ['Ann: red', 'Bob: blue'], ['Ola!2 no'], ['Bob']],
  ['not who has come to agree', ['Ann: red', 'Bob: blue'], ['Ola!1 no', 'Ola+1', 'Bob+1'], []],
])('a decision names as against it: %s', (_what, said, taken, names) => {
  const view = asked(said, taken, [RED]);
  expect(view.decision && dissentNames(view, view.decision)).toEqual(names);
});

test('of each person only the newest counts, over all who give the same answer', () => {
  const view = asked(['Ann: red', 'Bob: red'], ['Ola!1 no', 'Ola+2', 'Dee-1 why']);
  expect(reactionsOn(view, view.responses).map(reactionWords)).toEqual(['Ola agrees', 'Dee disagrees: “why”']);
});

test('stands are counted in words, in one order', () => {
  const taken = (['block', 'agree', 'agree', 'disagree'] as const).map((stand) => ({ stand }));
  expect(consentCounts(taken).map(({ words }) => words)).toEqual(['2 agree', '1 disagrees', '1 blocks it']);
});
