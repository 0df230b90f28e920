import { finderOf, splitList } from '../answers/name-finder.ts';
import { resembling } from '../answers/resembling.ts';
import type { Question } from '../facts/types.ts';
import { foldCase } from '../shapes/normalize-text.ts';
import type { MatrixValue, Value } from '../shapes/types.ts';
import { namesAt } from '../slots/names.ts';
import type { KnownNames } from './known-names.ts';

/** A name in an answer that is not known, and resembles one that is. */
export interface DoubtfulName {
  readonly said: string;
  readonly meant: string;
  /** The row of a table in which it stands, from 0; null: the answer has no such rows. */
  readonly row: number | null;
  /** The answer with the known name in its place. */
  readonly mended: Value;
}

/** Rows that are looked through, so that a long pasted table does not hold up typing. */
const MAX_ROWS = 200;
/** A text longer than this names nothing by itself. */
const MAX_NAME_LENGTH = 60;

/**
 * The names in an answer that were perhaps meant otherwise: of those that it uses, what is not known; of those that it
 * gives, what is nearly called like another one. Each once.
 *
 * @param kept names that somebody has said are meant as they are, in small letters
 */
export function doubtfulNames(
  value: Value,
  { slot, shape }: Question,
  { columns }: Pick<KnownNames, 'columns'>,
  kept: ReadonlySet<string>,
): readonly DoubtfulName[] {
  if (slot === null) return [];
  const gives = namesAt(slot, shape).gives !== undefined;
  const found = new Map<string, DoubtfulName>();
  for (const { text, row, column, write } of namesIn(value)) {
    const known = columns[column] ?? [];
    const given = gives && column === 0 ? doubtsOfGiven(text, value) : [];
    for (const { said, meant } of [...doubtsOfUsed(text, known), ...given]) {
      if (kept.has(foldCase(said)) || found.has(said)) continue;
      found.set(said, { said, meant, row, mended: write(text.replace(said, () => meant)) });
    }
  }
  return [...found.values()];
}

/** All that an answer calls something, as names are kept. */
export function namesSaid(value: Value): readonly string[] {
  return namesIn(value).flatMap(({ text }) => [text, ...splitList(text)].map(foldCase));
}

interface Doubt {
  readonly said: string;
  readonly meant: string;
}

/** A cell may name several: “clerk, manager”. */
function doubtsOfUsed(text: string, known: readonly string[]): readonly Doubt[] {
  if (known.length === 0) return [];
  const find = finderOf(known.map((label) => ({ id: label, label })));
  if (find(text).id !== null) return [];
  return splitList(text).flatMap((part) => {
    const said = part.trim();
    const meant = find(said).id === null ? resembling(said, known) : undefined;
    return meant === undefined ? [] : [{ said, meant }];
  });
}

/** Of two names in one answer that resemble each other the later one is in doubt. */
function doubtsOfGiven(text: string, value: Value): readonly Doubt[] {
  const all = namesIn(value).flatMap((name) => (name.column === 0 ? name.text.trim() : []));
  const meant = resembling(text, all.slice(0, all.indexOf(text.trim())));
  return meant === undefined ? [] : [{ said: text.trim(), meant }];
}

interface NameInAnswer {
  readonly text: string;
  readonly row: number | null;
  readonly column: number;
  readonly write: (text: string) => Value;
}

function namesIn(value: Value): readonly NameInAnswer[] {
  if (typeof value === 'string')
    return value.length > MAX_NAME_LENGTH ? [] : [{ text: value, row: null, column: 0, write: (text) => text }];
  if ('amount' in value) return [];
  if ('cells' in value) return namesOfMatrix(value);
  return value.slice(0, MAX_ROWS).flatMap((row, at): readonly NameInAnswer[] => {
    if (typeof row === 'string')
      return [
        {
          text: row,
          row: null,
          column: 0,
          write: (text) => value.map((item, index) => (index === at ? text : item)) as Value,
        },
      ];
    return row.map((text, column) => ({
      ...{ text, row: at, column },
      write: (mended) => withCell(value, at, column, mended),
    }));
  });
}

/** Without the row where it then says nothing that another one does not say. */
function withCell(value: readonly unknown[], at: number, column: number, text: string): Value {
  const rows = value as readonly (readonly string[])[];
  const row = (rows[at] ?? []).map((cell, index) => (index === column ? text : cell));
  const isAlone = row.every((cell, index) => index === column || cell === '');
  const isThere = rows.some((other, index) => index !== at && foldCase(other[column] ?? '') === foldCase(text));
  return column === 0 && isAlone && isThere
    ? rows.filter((_, index) => index !== at)
    : rows.map((other, index) => (index === at ? row : other));
}

function namesOfMatrix(value: MatrixValue): readonly NameInAnswer[] {
  const side = (of: 'rows' | 'columns', column: number) =>
    value[of].map((text, at) => ({
      ...{ text, row: null, column },
      write: (mended: string) => ({ ...value, [of]: value[of].map((name, index) => (index === at ? mended : name)) }),
    }));
  return [...side('rows', 0), ...side('columns', 1)];
}
