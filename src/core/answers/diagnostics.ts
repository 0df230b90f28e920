import { memoizeByDeps, memoizeByObject } from '../base/memoize.ts';
import { plural } from '../english/plural.ts';
import { foldCase } from '../shapes/normalize-text.ts';
import type { Answer, Answers, Row } from './answers.ts';
import { readQuantity } from './cells.ts';
import { knownValue, listOf, type Source } from './sourced.ts';

export interface Diagnostic {
  readonly kind: 'named-twice' | 'not-a-number' | 'unknown-word' | 'no-name';
  /** One sentence: what, where, what to do. */
  readonly sentence: string;
  readonly question: string;
}

/** A table whose rows name things: its general slot, their noun, and the columns within which names are unique. */
export interface NameCheck {
  readonly slot: string;
  /** As in "two things are called …". */
  readonly noun: string;
  /** Columns within which names must be unique, such as the entity that a field belongs to. */
  readonly within?: readonly string[] | undefined;
}

export interface CellCheck {
  readonly slot: string;
  readonly columns: readonly string[];
  /** Absent: a number, with or without a unit. */
  readonly words?: ReadonlyMap<string, string>;
  /** Rows whose cells need be no number. */
  readonly unless?: (row: Row) => boolean;
}

export function diagnosticsIn(
  answers: Answers,
  { nameChecks, cellChecks }: { readonly nameChecks: readonly NameCheck[]; readonly cellChecks: readonly CellCheck[] },
): readonly Diagnostic[] {
  return [...nameDiagnostics(answers, nameChecks), ...cellDiagnostics(answers, cellChecks)];
}

/** Reports an answer about a name that nothing has, and says where to add it. */
export function unknownNameDiagnostic(
  label: string,
  nothing: string,
  list: string,
  { question }: Source,
  what = 'Something',
): Diagnostic {
  const sentence = `${what} is said about “${label}”, but ${nothing} is called that; add it to ${list}, or correct the name.`;
  return { kind: 'no-name', sentence, question };
}

/** For duplicate names and rows without a name, in general answers and in those of one entity. */
function nameDiagnostics(answers: Answers, nameChecks: readonly NameCheck[]): readonly Diagnostic[] {
  return nameChecks.flatMap((check) =>
    answers
      .matching(check.slot)
      .flatMap((answer) =>
        diagnosticsOf(check)(answer, [answers.naming(answer.question.slot ?? '')], () => [
          ...duplicateNames(answers, answer, check),
          ...unnamedRows(answers, answer, check),
        ]),
      ),
  );
}

/** What a check finds in an answer, as long as it has the same names. */
const diagnosticsOf = memoizeByObject((_check: NameCheck | CellCheck) =>
  memoizeByDeps<Answer, readonly Diagnostic[]>(),
);

function duplicateNames(answers: Answers, { question }: Answer, { noun, within = [] }: NameCheck) {
  if (question.slot === null || answers.naming(question.slot).duplicates.length === 0) return [];
  const seen = new Set<string>();
  return listOf(answers.rows(question.slot)).flatMap((row): readonly Diagnostic[] => {
    const key = within.reduce((words, column) => `${words}\n${foldCase(row.cell(column))}`, row.id);
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    const sentence = `Two ${noun} are called “${row.label}”; only the first one counts, so give the other one its own name.`;
    return [{ kind: 'named-twice', sentence, question: question.id }];
  });
}

function unnamedRows(answers: Answers, { question }: Answer, { noun }: NameCheck): readonly Diagnostic[] {
  const slot = question.slot ?? '';
  const all = knownValue(answers.lines(slot))?.length ?? 0;
  const count = all - (knownValue(answers.rows(slot))?.length ?? 0);
  if (count === 0) return [];
  const some = plural(count, 'A row', '# rows');
  const sentence = `${some} in the answer on ${noun} ${plural(count, 'has', 'have')} no name; fill in the first column.`;
  return [{ kind: 'no-name', sentence, question: question.id }];
}

/** For cells that hold neither a number nor one of the words that the model knows. */
function cellDiagnostics(answers: Answers, checks: readonly CellCheck[]): readonly Diagnostic[] {
  return checks.flatMap((check) =>
    answers.matching(check.slot).flatMap((answer) => {
      const lines = answers.lines(answer.question.slot ?? '');
      return diagnosticsOf(check)(answer, [lines], () =>
        listOf(lines).flatMap((row) =>
          check.columns
            .filter((column) => !isTaken(row.cell(column), check) && !check.unless?.(row))
            .map((column) => cellDiagnostic(answer, row, column, check)),
        ),
      );
    }),
  );
}

function isTaken(cell: string, { words }: CellCheck): boolean {
  if (cell === '') return true;
  return words ? words.has(cell) || words.has(foldCase(cell)) : readQuantity(cell) !== undefined;
}

function cellDiagnostic({ question }: Answer, row: Row, column: string, { words }: CellCheck): Diagnostic {
  const cell = row.cell(column);
  const of = row.label === '' || row.label === cell ? '' : ` of “${row.label}”`;
  const place = `under “${columnLabel(question, column)}”${of}`;
  const wanted = words
    ? `not one of the words known there: ${[...new Set(words.values())].join(', ')}`
    : 'not a number';
  const todo = words ? 'use one of them' : 'write it in digits, with its unit';
  const sentence = `“${cell}” ${place} is ${wanted}; ${todo}.`;
  return { kind: words ? 'unknown-word' : 'not-a-number', sentence, question: question.id };
}

function columnLabel({ shape }: Answer['question'], column: string): string {
  if (shape.shape !== 'table' && shape.shape !== 'edges') return column;
  return shape.columns.find(({ id }) => id === column)?.label ?? column;
}
