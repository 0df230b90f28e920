import { readFileSync } from 'node:fs';
import { parseValue, type Question } from '#core/index.ts';
import { factFile, readSpec, standingQuestions } from '#core/parsing.ts';
import { guessFor } from './guesses.ts';

const SPEAKERS = [
  { name: 'Ann Ito', role: 'Finance' },
  { name: 'Bartholomew Featherstonehaugh', role: 'Operations and night shift' },
];
const AT = '2026-11-20T09:30:00Z';

/**
 * The files of a workspace in which every third question is decided, every third only answered or contested, and
 * the rest open; the answers are the bank's own guesses, so that every shape occurs.
 */
export function halfAnswered(): Readonly<Record<string, string>> {
  const spec = readSpec(readFileSync('src/journeys/specs/nine-points.md', 'utf8'), 'SPEC.md');
  const files = standingQuestions(spec).flatMap((question, at) => [factFile(question), ...saidTo(question, at)]);
  return Object.fromEntries(files.map(({ path, text }) => [path, text]));
}

function saidTo(question: Question, at: number): readonly { path: string; text: string }[] {
  if (at % 3 === 2) return [];
  const parsed = parseValue(guessFor(question.id), question.shape);
  if (!parsed.ok) return [];
  const { value } = parsed;
  const said = SPEAKERS.slice(0, 1 + (at % 2)).map((by, turn) => {
    const id = `${turn}${String(at).padStart(7, '0')}`;
    const reply =
      turn === 0 ? ({ says: 'value', value } as const) : ({ says: 'not-applicable', why: 'Not with us.' } as const);
    return factFile({ fact: 'response', id, question: question.id, by, at: AT, reply }, question.shape);
  });
  if (at % 3 === 1) return said;
  const result =
    at % 6 === 0
      ? ({ outcome: 'decided', value } as const)
      : ({ outcome: 'assumed', value, revisit: '2027-01-31' } as const);
  const decision = {
    fact: 'decision',
    id: `d${String(at).padStart(7, '0')}`,
    question: question.id,
    number: 1,
    by: { name: 'Kim', role: '' },
    at: AT,
    result,
    restsOn: [`0${String(at).padStart(7, '0')}`],
    against: [],
  } as const;
  return [...said, factFile(decision, question.shape)];
}
