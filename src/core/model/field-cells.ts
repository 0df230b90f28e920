import {
  type Answers,
  type ItemAnswers,
  isNotApplicableFor,
  type MatrixEntry,
  slotOfEntity,
} from '../answers/answers.ts';
import { listOf, type NameRef } from '../answers/sourced.ts';
import { memoize } from '../base/memoize.ts';
import type { FieldIndex } from './field-index.ts';
import type { Entity } from './types.ts';

export interface FieldCell extends MatrixEntry {
  /** Id of the entity; null where no entity has such a field. */
  readonly entity: string | null;
  readonly field: NameRef;
  /** Id of the thing whose own answer says it; null: the answer for all things. */
  readonly saidOf: string | null;
}

/**
 * The cells of such matrices: as said of one entity, else as said of every entity that has such a field. `columnKey`
 * tells which columns are the same.
 */
export function fieldCells(
  answers: Answers,
  fields: FieldIndex,
  slot: string,
  columnKey: (column: string) => string,
): readonly FieldCell[] {
  const own = fields.entities.flatMap((entity) => ownCells(answers, fields, slot, entity));
  const general = generalCells(answers, fields, slot);
  if (general.length === 0) return own;
  const keyOf = ({ entity, field, column }: FieldCell) => `${entity}\n${field.id ?? field.label}\n${columnKey(column)}`;
  const ownKeys = new Set(own.filter(({ word }) => word !== '').map(keyOf));
  return [...own, ...general.filter((cell) => !ownKeys.has(keyOf(cell)))];
}

function ownCells(answers: Answers, fields: FieldIndex, slot: string, entity: Entity): readonly FieldCell[] {
  const cells = listOf(answers.cells(slotOfEntity(entity.id, slot)));
  const fieldOf = memoize((row: string) => fields.fieldRef(entity, row));
  return cells.map((cell) => cellOf(cell, entity.id, fieldOf(cell.row), entity.id));
}

function generalCells(answers: Answers, fields: FieldIndex, slot: string): readonly FieldCell[] {
  return listOf(answers.cells(slot)).flatMap((cell) => {
    const matches = fields.called(cell.row);
    if (matches.length === 0) return [cellOf(cell, null, { label: cell.row, id: null }, null)];
    return matches
      .filter(({ entity }) => !isNotApplicableFor(answers, entity.id, slot))
      .map(({ entity, field: { id, label } }) => cellOf(cell, entity.id, { label, id }, null));
  });
}

function cellOf(
  { row, column, word, source }: MatrixEntry,
  entity: string | null,
  field: NameRef,
  saidOf: string | null,
): FieldCell {
  return { row, column, word, source, entity, field, saidOf };
}

/** Finds what was asked about the row of such a cell, read once for each row. */
export function rowFollowUps<T>(answers: Answers, slot: string, read: (below: ItemAnswers) => T) {
  const rows = memoize((thing: string | null) => {
    const naming = answers.naming(thing === null ? slot : slotOfEntity(thing, slot));
    return memoize((row: string) => read(answers.below(thing, slot, naming.find(row)?.id ?? '')));
  });
  return ({ saidOf, row }: FieldCell) => rows(saidOf)(row);
}
