import fc from 'fast-check';
import { expect, test } from 'vitest';
import { opened, type Step, type Walk, walked, walkedOn } from '#testing/core/walked.ts';
import { howMuch } from '#testing/how-much.ts';
import { factFile, readFact } from '../../facts/fact-file.ts';
import { factLocation, isQuestionId } from '../../facts/paths.ts';
import type { Fact, Question } from '../../facts/types.ts';
import { normalizeValue } from '../../shapes/index.ts';
import type { Value } from '../../shapes/types.ts';
import { becauseOf } from './because.ts';
import { basisOf } from './follow-up-basis.ts';
import { followUps } from './follow-ups.ts';

/** Names in any script, and some that have a meaning to a program. */
const label = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'grapheme', minLength: 290, maxLength: 310 }),
  fc.constantFrom(
    'constructor',
    '__proto__',
    'con',
    '…',
    '{item}',
    '{thing}',
    '$&',
    '“a”',
    '🧾',
    'ẞ ß',
    '..',
    'a/b',
    '-',
    `${'long '.repeat(60)}name`,
  ),
  fc.constantFrom(
    'Loan',
    'loan ',
    'LOAN',
    'fields',
    'identity',
    'list',
    'ローン',
    'قرض',
    'Ссуда',
    'A → B',
    '1',
    'null',
  ),
);
const labels = fc.array(label, { maxLength: 4 });
const word = fc.constantFrom('choice', 'money', 'computed', 'first', 'a person', 'in', 'allow with a reason', 'x', '');
const grid = fc.array(fc.tuple(label, fc.oneof(label, word), word, fc.oneof(label, word), word), {
  maxLength: 4,
});
const matrix = fc.tuple(labels, labels, fc.constantFrom('if', 'own', 'refuse', 'masked', ''));

interface Product {
  readonly things: readonly string[];
  readonly grid: readonly (readonly string[])[];
  readonly matrix: readonly [readonly string[], readonly string[], string];
}
const product: fc.Arbitrary<Product> = fc.record({ things: labels, grid, matrix });

/** The answer to any question that can be made of a product’s words. */
function answerOf({ shape }: Question, { things, grid: cells, matrix: [rows, columns, cell] }: Product): Value {
  const width = shape.shape === 'table' ? shape.columns.length : 'columns' in shape ? shape.columns.length + 2 : 0;
  const wide = cells.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? ''));
  switch (shape.shape) {
    case 'table':
    case 'edges':
      return normalizeValue(wide, shape);
    case 'matrix':
      return { rows, columns, cells: rows.map(() => columns.map(() => cell)) };
    case 'list':
    case 'multi':
      return normalizeValue(things, shape);
    case 'choice':
      return shape.options.at(-1)?.id ?? '';
    case 'number':
      return { amount: '1', unit: shape.units[0] ?? '' };
    default:
      return things[0] ?? '';
  }
}

/** Decides the entities, then in each round as many open questions as a test has time for. */
function walkOf(said: Product): Walk {
  let walk = walked(['entities.records', said.things.map((thing) => [thing, '', '', '', ''])]);
  for (let round = 0; round < 3; round += 1) {
    const open = walk.workspace.questions.filter(({ decision }) => !decision).map(({ question }) => question);
    const next = open.sort((a, b) => (a.id < b.id ? -1 : 1)).filter((_, at) => at % 3 === round);
    const { question } = walk;
    walk = walkedOn(
      walk,
      next.slice(0, 14).map(({ id }): Step => [id, answerOf(question(id), said)]),
    );
  }
  return walk;
}

const raisedIn = (walk: Walk) =>
  walk.facts.flatMap((fact) => (fact.fact === 'question' && fact.origin.from === 'answer' ? [fact] : []));
const texts = (questions: readonly Question[]) => questions.map((question) => factFile(question).text);
/** A case is a whole product: shrinking a failing one takes minutes, and the seed replays it. */
const RUNS = { numRuns: howMuch(8, 20), endOnFailure: true };

test('every question that any words raise has an id of its own and is read again as it was', () => {
  fc.assert(
    fc.property(product, (said) => {
      const raised = raisedIn(walkOf(said));
      expect(raised.filter(({ id }) => !isQuestionId(id))).toEqual([]);
      expect(new Set(raised.map(({ id }) => id)).size).toBe(raised.length);
      for (const question of raised) expect(reread(question)).toEqual(question);
    }),
    RUNS,
  );
});

function reread(question: Question): Fact | string {
  const { path, text } = factFile(question);
  const place = factLocation(path);
  const read = place && readFact(path, place, text, undefined);
  return read && 'fact' in read ? read.fact : JSON.stringify(read);
}

test('the same answers raise the same questions, in whatever order they were read and however often', () => {
  fc.assert(
    fc.property(product, fc.infiniteStream(fc.nat()), (said, dice) => {
      const { facts, workspace } = walkOf(said);
      const raised = followUps(workspace);
      const shuffled = facts.map((fact) => ({ fact, at: dice.next().value ?? 0 })).sort((a, b) => a.at - b.at);
      expect(texts(followUps(opened(shuffled.map(({ fact }) => fact))))).toEqual(texts(raised));
      expect(raised.filter(({ id }) => !workspace.question(id))).toEqual([]);
    }),
    RUNS,
  );
});

test('whatever was raised stands on what raised it, and says because of what', () => {
  fc.assert(
    fc.property(product, (said) => {
      const walk = walkOf(said);
      for (const question of followUps(walk.workspace)) {
        expect([question.id, basisOf(question, walk.workspace).status]).toEqual([question.id, 'holds']);
        expect(becauseOf(question, walk.workspace)).toMatch(/^Because you /);
      }
    }),
    RUNS,
  );
});

test('what waits for what has no circle', () => {
  fc.assert(
    fc.property(product, (said) => {
      const { workspace } = walkOf(said);
      for (const { question, rank } of workspace.questions) {
        expect(question.needs).not.toContain(question.id);
        expect(rank.unmet).not.toContain(question.id);
      }
      const depth = (id: string, path: readonly string[]): number => {
        expect(path).not.toContain(id);
        const needs = workspace.question(id)?.question.needs ?? [];
        return 1 + Math.max(0, ...needs.map((need) => depth(need, [...path, id])));
      };
      for (const question of raisedIn(walkOf(said))) depth(question.id, []);
    }),
    { ...RUNS, numRuns: 5 },
  );
});
