import { expect, test } from 'vitest';
import { readFact } from './fact-file.ts';
import { conflictSides } from './merge-conflict.ts';
import { factLocation } from './paths.ts';

const PATH = 'questions/naming/decisions/0001.md';
const conflict = (one: string, other: string, base = '') =>
  `<<<<<<< HEAD\n${one}\n${base}=======\n${other}\n>>>>>>> main\n`;

test.each([
  [`a\n${conflict('b', 'c')}d\n`, ['a\nb\nd\n', 'a\nc\nd\n']],
  [`a\n${conflict('b', 'c', '||||||| base\nx\n')}d`, ['a\nb\nd', 'a\nc\nd']],
  ['no conflict', null],
  ['<<<<<<< HEAD\nb\n=======\nc\n', null],
  ['<<<<<<< HEAD\nb\n>>>>>>> main\n', null],
])('the sides of %j', (text, sides) => expect(conflictSides(text)).toEqual(sides));

const side = (name: string) => `by: ${name}\nat: 2026-03-01T09:30:00Z\nid: ${name.toLowerCase()}-decides`;

test('two decisions in one file are both told, and nothing else in conflict is', () => {
  const place = factLocation(PATH);
  if (!place) throw new Error('It is no place.');
  const read = (text: string) => readFact(PATH, place, text, { shape: 'text' });
  const both = read(`---\n${conflict(side('Ann'), side('Bob'))}---\n\nBy year\n`);
  expect('quarantined' in both && both.quarantined.sides?.map(({ by }) => by.name)).toEqual(['Ann', 'Bob']);
  for (const text of [
    `---\n${conflict(side('Ann'), side('Ann'))}---\n\nx\n`,
    `---\n${conflict(side('Ann'), 'by: Bob\nat: 2026-03-01T09:30:00Z')}---\n\nx\n`,
    `---\n${conflict(side('Ann'), 'nobody')}---\n\nx\n`,
  ]) {
    const one = read(text);
    expect('quarantined' in one && one.quarantined).toMatchObject({
      reason: expect.stringMatching(/Conflict markers/),
    });
    expect(one).not.toHaveProperty('quarantined.sides');
  }
});
