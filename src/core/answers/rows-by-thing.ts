import { memoize } from '../base/memoize.ts';
import { folded } from '../shapes/folded.ts';
import { type Answers, questionAt, type Row, slotOf } from './answers.ts';
import type { Find } from './find.ts';
import { knownFrom, listOf, type Sourced, unknownAt } from './sourced.ts';

/** What is said about one thing: its own answer to a slot, else the rows about it in the table for all things. */
export type RowsAbout = (thing: string, slot: string, own?: string) => Sourced<readonly Row[]>;

/** Reads tables that have a column for the thing. `own` names the slot of one thing where it is called otherwise. */
export function rowsByThing(answers: Answers, find: Find): RowsAbout {
  const tableAt = memoize((slot: string) => tableOf(answers.lines(slot), find));
  return (thing, slot, own = slot) => {
    const ofThing = slotOf(thing, own);
    if (answers.at(ofThing)) return answers.lines(ofThing);
    const { lines, things } = tableAt(slot);
    if (lines.is === 'not-applicable') return lines;
    const rows = things.get(thing) ?? things.get(null);
    if (lines.is === 'unknown' || !rows) return unknownAt(questionAt(ofThing));
    return knownFrom(rows, lines.source);
  };
}

function tableOf(lines: Sourced<readonly Row[]>, find: Find) {
  /** By id of the thing; under null the rows about all things, which those of each thing hold too. */
  const things = new Map<string | null, Row[]>();
  const placed = listOf(lines).flatMap((row) => {
    const thing = thingIn(row, find);
    return thing === undefined ? [] : [{ row, thing }];
  });
  for (const { thing } of placed) things.set(thing, []);
  for (const { row, thing } of placed) {
    if (thing !== null) things.get(thing)?.push(row);
    else for (const rows of things.values()) rows.push(row);
  }
  return { lines, things };
}

/** The id of the thing that a row is about; null: of all things; undefined: nothing has that name. */
function thingIn(row: Row, find: Find): string | null | undefined {
  const words = row.cell('thing');
  return saysAllThings(words) ? null : (find(words).id ?? undefined);
}

/** The rows of a table for all things that name a thing nobody has listed. */
export function strayRows(answers: Answers, slot: string, find: Find): readonly Row[] {
  return listOf(answers.lines(slot)).filter((row) => thingIn(row, find) === undefined);
}

export function firstCell(rows: Sourced<readonly Row[]>, column: string): Sourced<string> {
  if (rows.is !== 'known') return rows;
  return rows.value[0]?.held(column) ?? unknownAt(rows.source.question);
}

const ALL = /^(?:all|all of them|all things|every thing|everything|\*)?$/u;

/** Whether a cell for a thing speaks of all of them, as an empty one does. */
export function saysAllThings(cell: string): boolean {
  return ALL.test(folded(cell));
}
