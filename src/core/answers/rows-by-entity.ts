import { memoizeByObject } from '../base/memoize.ts';
import { foldCase } from '../shapes/normalize-text.ts';
import { type Answers, questionIdOf, type Row, slotOfEntity } from './answers.ts';
import type { NameFinder } from './name-finder.ts';
import { ENTITY_COLUMN } from './naming.ts';
import { knownFrom, listOf, type Sourced, unknownAt } from './sourced.ts';

/** The rows about one entity: its own answer to a slot, else those about it in the general table. */
export type RowsOfEntity = (entity: string, slot: string, own?: string) => Sourced<readonly Row[]>;

/** Reads tables that have a column for the entity. `own` is the slot of one entity where that has another name. */
export function rowsByEntity(answers: Answers, find: NameFinder): RowsOfEntity {
  const tableIn = memoizeByObject((lines: Sourced<readonly Row[]>) => tableOf(lines, find));
  return (entity, slot, own = slot) => {
    const ownSlot = slotOfEntity(entity, own);
    if (answers.at(ownSlot)) return answers.lines(ownSlot);
    const { lines, byEntity } = tableIn(answers.lines(slot));
    if (lines.is === 'not-applicable') return lines;
    const rows = byEntity.get(entity) ?? byEntity.get(null);
    if (lines.is === 'unknown' || !rows) return unknownAt(questionIdOf(ownSlot));
    return knownFrom(rows, lines.source);
  };
}

function tableOf(lines: Sourced<readonly Row[]>, find: NameFinder) {
  /** By id of the entity; under null the rows about all entities, which are also in the rows of each entity. */
  const byEntity = new Map<string | null, Row[]>();
  const placed = listOf(lines).flatMap((row) => {
    const entity = entityIn(row, find);
    return entity === undefined ? [] : [{ row, entity }];
  });
  for (const { entity } of placed) byEntity.set(entity, []);
  for (const { row, entity } of placed) {
    if (entity !== null) byEntity.get(entity)?.push(row);
    else for (const rows of byEntity.values()) rows.push(row);
  }
  return { lines, byEntity };
}

/** The id of the entity that a row is about; null: of all; undefined: no entity has that name. */
function entityIn(row: Row, find: NameFinder): string | null | undefined {
  const words = row.cell(ENTITY_COLUMN);
  return meansAllEntities(words) ? null : (find(words).id ?? undefined);
}

/** The rows of a general table that name an unknown entity. */
export function rowsOfUnknownEntities(answers: Answers, slot: string, find: NameFinder): readonly Row[] {
  return listOf(answers.lines(slot)).filter((row) => entityIn(row, find) === undefined);
}

export function firstCell(rows: Sourced<readonly Row[]>, column: string): Sourced<string> {
  if (rows.is !== 'known') return rows;
  return rows.value[0]?.sourced(column) ?? unknownAt(rows.source.question);
}

const ALL_ENTITIES = /^(?:all|all of them|all things|every thing|everything|\*)?$/u;

/** Whether a cell for an entity means all of them, as an empty one does. */
export function meansAllEntities(cell: string): boolean {
  return ALL_ENTITIES.test(foldCase(cell));
}
