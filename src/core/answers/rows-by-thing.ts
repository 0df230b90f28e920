import { memoize } from '../base/memoize.ts';
import { saysAllThings } from './all-things.ts';
import { type Answers, questionAt, type Row, slotOf } from './answers.ts';
import type { Find } from './find.ts';
import { knownFrom, type Sourced, unknownAt } from './sourced.ts';

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

interface Table {
  readonly lines: Sourced<readonly Row[]>;
  /** By id of the thing; under null the rows about all things, which those of each thing hold too. */
  readonly things: ReadonlyMap<string | null, readonly Row[]>;
}

function tableOf(lines: Sourced<readonly Row[]>, find: Find): Table {
  if (lines.is !== 'known') return { lines, things: new Map() };
  const placed = lines.value.flatMap((row) => {
    const thing = thingIn(row, find);
    return thing === undefined ? [] : [{ row, thing }];
  });
  const things = new Map<string | null, Row[]>();
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
  const lines = answers.lines(slot);
  return lines.is === 'known' ? lines.value.filter((row) => thingIn(row, find) === undefined) : [];
}

export function firstCell(rows: Sourced<readonly Row[]>, column: string): Sourced<string> {
  if (rows.is !== 'known') return rows;
  return rows.value[0]?.held(column) ?? unknownAt(rows.source.question);
}
