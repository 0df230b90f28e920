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

interface MatrixRow {
  readonly row: string;
  /** Id of the entity whose own answer it comes from; null: the general answer. */
  readonly answeredFor: string | null;
}

interface FieldCell extends MatrixEntry, MatrixRow {
  /** Id of the entity; null where no entity has such a field. */
  readonly entity: string | null;
  readonly field: NameRef;
}

/** All cells, an entity's own ones before general ones; `columnKey` is the same for columns of the same meaning. */
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
  answeredFor: string | null,
): FieldCell {
  return { row, column, word, source, entity, field, answeredFor };
}

/** Reads the follow-up answers of a cell's row, once per row. */
export function rowFollowUps<T>(answers: Answers, slot: string, read: (below: ItemAnswers) => T) {
  const rows = memoize((thing: string | null) => {
    const naming = answers.naming(thing === null ? slot : slotOfEntity(thing, slot));
    return memoize((row: string) => read(answers.forItem(thing, slot, naming.find(row)?.id ?? '')));
  });
  return ({ answeredFor, row }: MatrixRow) => rows(answeredFor)(row);
}
