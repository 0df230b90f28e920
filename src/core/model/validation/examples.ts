import { type Answers, asYes, type Row, slotOf } from '../answers.ts';
import type { FieldIndex } from '../field-index.ts';
import { heldValue } from '../held.ts';
import { isNoneFor } from '../own-none.ts';
import type { Ref } from '../things.ts';
import { fieldKey } from './draft.ts';
import type { ExampleOf } from './types.ts';

const SLOT = 'validation/examples';

/** Values that are accepted and not: as said of one thing, else as said of every thing that has such a line. */
export function examplesIn(answers: Answers, fields: FieldIndex): readonly ExampleOf[] {
  const own = fields.entities.flatMap((entity) =>
    (heldValue(answers.rows(slotOf(entity.id, SLOT))) ?? []).map((row) =>
      exampleOf(answers, row, entity.id, entity.id, fields.fieldRef(entity, row.label)),
    ),
  );
  const taken = new Set(own.map(exampleKey));
  const general = (heldValue(answers.rows(SLOT)) ?? []).flatMap((row) => {
    const places = fields.called(row.label);
    if (places.length === 0) return [exampleOf(answers, row, null, null, { label: row.label, id: null })];
    return places
      .filter(({ entity }) => !isNoneFor(answers, entity.id, SLOT))
      .map(({ entity, field: { id, label } }) => exampleOf(answers, row, null, entity.id, { label, id }));
  });
  return [...own, ...general.filter((example) => !taken.has(exampleKey(example)))];
}

function exampleKey({ entity, field }: ExampleOf): string {
  return `${entity}\n${fieldKey(field)}`;
}

/** `said`: the thing whose own answer it is; null: that for all. */
function exampleOf(
  answers: Answers,
  row: Row,
  said: string | null,
  entity: string | null,
  field: Ref,
): ExampleOf {
  const below = answers.below(said, SLOT, row.id);
  return {
    entity,
    field,
    accepted: row.cell('accepted'),
    rejected: row.cell('rejected'),
    borderline: row.cell('borderline'),
    edgeAccepted: asYes(below.choice('edge')),
    words: below.text('words'),
    source: row.source,
  };
}
