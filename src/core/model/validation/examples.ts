import { type Answers, isNotApplicableFor, type Row, slotOfEntity } from '../../answers/answers.ts';
import { listOf, type NameRef } from '../../answers/sourced.ts';
import type { RowOf } from '../../slots/items-slot.ts';
import { rowReader } from '../../slots/read-items.ts';
import { EXAMPLES } from '../../slots/validation/rules.ts';
import type { FieldIndex } from '../field-index.ts';
import type { FieldExample } from '../types.ts';
import { fieldKey } from './rule-draft.ts';

/** From each entity's own table, else from the general one. */
export function examplesIn(answers: Answers, fields: FieldIndex): readonly FieldExample[] {
  const { slot } = EXAMPLES;
  const own = fields.entities.flatMap((entity) => {
    const placesOf = rowReader(EXAMPLES, answers, {}, entity.id);
    return listOf(answers.rows(slotOfEntity(entity.id, slot))).map((row) =>
      exampleOf(row, entity.id, fields.fieldRef(entity, row.label), placesOf(row)),
    );
  });
  const ownKeys = new Set(own.map(exampleKey));
  const placesOf = rowReader(EXAMPLES, answers, {});
  const general = listOf(answers.rows(slot)).flatMap((row) => {
    const said = placesOf(row);
    const places = fields.called(row.label);
    if (places.length === 0) return [exampleOf(row, null, { label: row.label, id: null }, said)];
    return places
      .filter(({ entity }) => !isNotApplicableFor(answers, entity.id, slot))
      .map(({ entity, field: { id, label } }) => exampleOf(row, entity.id, { label, id }, said));
  });
  return [...own, ...general.filter((example) => !ownKeys.has(exampleKey(example)))];
}

function exampleKey({ entity, field }: FieldExample): string {
  return `${entity}\n${fieldKey(field)}`;
}

export function exampleOf(
  { cell, source }: Row,
  entity: string | null,
  field: NameRef,
  places: RowOf<typeof EXAMPLES>,
) {
  const said = { accepted: cell('accepted'), rejected: cell('rejected'), borderline: cell('borderline') };
  return { entity, field, ...said, ...places, source };
}
