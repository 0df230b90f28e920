import { memoize } from '../base/memoize.ts';
import { foldCase } from '../shapes/normalize-text.ts';
import { type Answers, questionIdOf, type Row, slotOfEntity } from './answers.ts';
import type { NameFinder } from './name-finder.ts';
import { knownFrom, listOf, type Sourced, unknownAt } from './sourced.ts';

/** What is said about one thing: its own answer to a slot, else the rows about it in the table for all things. */
export type RowsOfEntity = (entity: string, slot: string, own?: string) => Sourced<readonly Row[]>;

/** Reads tables that have a column for the thing. `own` names the slot of one thing where it is called otherwise. */
export function rowsByEntity(answers: Answers, find: NameFinder): RowsOfEntity {
  const tableAt = memoize((slot: string) => tableOf(answers.lines(slot), find));
  return (entity, slot, own = slot) => {
    const ofThing = slotOfEntity(entity, own);
    if (answers.at(ofThing)) return answers.lines(ofThing);
    const { lines, things } = tableAt(slot);
    if (lines.is === 'not-applicable') return lines;
    const rows = things.get(entity) ?? things.get(null);
    if (lines.is === 'unknown' || !rows) return unknownAt(questionIdOf(ofThing));
    return knownFrom(rows, lines.source);
  };
}

function tableOf(lines: Sourced<readonly Row[]>, find: NameFinder) {
  /** By id of the thing; under null the rows about all things, which those of each thing hold too. */
  const things = new Map<string | null, Row[]>();
  const placed = listOf(lines).flatMap((row) => {
    const thing = entityIn(row, find);
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
function entityIn(row: Row, find: NameFinder): string | null | undefined {
  const words = row.cell('thing');
  return meansAllEntities(words) ? null : (find(words).id ?? undefined);
}

/** The rows of a table for all things that name a thing nobody has listed. */
export function rowsOfUnknownEntities(answers: Answers, slot: string, find: NameFinder): readonly Row[] {
  return listOf(answers.lines(slot)).filter((row) => entityIn(row, find) === undefined);
}

export function firstCell(rows: Sourced<readonly Row[]>, column: string): Sourced<string> {
  if (rows.is !== 'known') return rows;
  return rows.value[0]?.held(column) ?? unknownAt(rows.source.question);
}

const ALL_ENTITIES = /^(?:all|all of them|all things|every thing|everything|\*)?$/u;

/** Whether a cell for a thing speaks of all of them, as an empty one does. */
export function meansAllEntities(cell: string): boolean {
  return ALL_ENTITIES.test(foldCase(cell));
}
