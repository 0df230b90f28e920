import type { Answers, MatrixCellSaid } from '../../answers/answers.ts';
import type { Find } from '../../answers/find.ts';
import { knownFrom, knownValue, type Sourced, unknownAt } from '../../answers/sourced.ts';
import { folded } from '../../shapes/folded.ts';
import { CONDITIONS, MOMENTS, type ScreenCondition } from '../../slots/screens/screens.ts';

const SLOT = CONDITIONS.conditions.slot;

const ALL = [...new Set(MOMENTS.values())];

/** What a screen shows when it does not show what it is for. */
export interface Conditions {
  readonly conditions: ReadonlyMap<ScreenCondition, Sourced<string>>;
  readonly words: ReadonlyMap<ScreenCondition, Sourced<string>>;
  readonly firstStep: Sourced<string>;
}

/** Rows of the matrix about one screen, or about all of them. */
interface Said {
  /** Id under which more was asked about the row. */
  readonly item: string;
  readonly cells: ReadonlyMap<ScreenCondition, MatrixCellSaid>;
}

/** Reads the matrix once; a screen without a row of its own takes that of “every screen”. */
export function conditionsIn(answers: Answers, find: Find): (screen: string) => Conditions {
  const held = answers.cells(SLOT);
  const rows = rowsIn(knownValue(held) ?? [], answers, find);
  return (screen) => {
    const mine = [rows.get(screen), rows.get(null)].filter((row) => row !== undefined);
    const belows = mine.map(({ item }) => answers.below(null, SLOT, item));
    const [below = answers.below(null, SLOT, screen)] = belows;
    return {
      conditions: new Map(ALL.map((condition) => [condition, cellFor(condition, mine, held)])),
      words: wordsOf(
        belows.map((each) => each.rows('words')).find(({ is }) => is !== 'unknown') ?? below.rows('words'),
      ),
      firstStep:
        belows.map((each) => each.text('first-step')).find(({ is }) => is !== 'unknown') ??
        below.text('first-step'),
    };
  };
}

function rowsIn(
  cells: readonly MatrixCellSaid[],
  answers: Answers,
  screen: Find,
): ReadonlyMap<string | null, Said> {
  const rows = new Map<string | null, { item: string; cells: Map<ScreenCondition, MatrixCellSaid> }>();
  const naming = answers.naming(SLOT);
  for (const cell of cells) {
    const condition = MOMENTS.get(folded(cell.column));
    const id = isEveryScreen(cell.row) ? null : (screen(cell.row).id ?? undefined);
    if (id === undefined || condition === undefined || cell.word === '') continue;
    const row = rows.get(id) ?? { item: naming.find(cell.row)?.id ?? cell.row, cells: new Map() };
    row.cells.set(condition, cell);
    rows.set(id, row);
  }
  return rows;
}

function cellFor(condition: ScreenCondition, rows: readonly Said[], held: Sourced<unknown>): Sourced<string> {
  const cell = rows.map(({ cells }) => cells.get(condition)).find((found) => found !== undefined);
  if (cell) return knownFrom(cell.word, cell.source);
  return held.is === 'not-applicable' ? held : unknownAt(SLOT.replace('/', '.'));
}

function wordsOf(
  rows: Sourced<readonly { readonly label: string; readonly held: (column: string) => Sourced<string> }[]>,
): Conditions['words'] {
  if (rows.is !== 'known') return new Map(ALL.map((condition) => [condition, rows]));
  const open = unknownAt(rows.source.question);
  const words = new Map<ScreenCondition, Sourced<string>>(ALL.map((condition) => [condition, open]));
  for (const row of rows.value) {
    const condition = MOMENTS.get(folded(row.label));
    if (condition) words.set(condition, row.held('words'));
  }
  return words;
}

const EVERY =
  /^(?:all|all of them|all screens|all pages|any screen|any page|each screen|each page|every screen|every page|everywhere|\*)$/u;

/** Whether words speak of all screens at once. */
export function isEveryScreen(words: string): boolean {
  return EVERY.test(folded(words));
}
