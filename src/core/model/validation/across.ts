import { type Answers, inWords, type Row, slotOf } from '../answers.ts';
import type { FieldIndex } from '../field-index.ts';
import { partsOf } from '../find.ts';
import { heldValue, said } from '../held.ts';
import { onlyOnce } from '../named-once.ts';
import { type Draft, noEdge, ruleId } from './draft.ts';
import { type Place, placesOf } from './lines-together.ts';

const SLOT = 'validation/across';

/** The rules about lines that have to fit together: as said of one thing, and of all that have these lines. */
export function acrossRules(answers: Answers, fields: FieldIndex): readonly Draft[] {
  const own = fields.entities.flatMap(({ id, label }) =>
    rowsAt(answers, slotOf(id, SLOT)).flatMap((row) =>
      placesOf(fields, label, namesIn(fields, row.cell('fields'))).map((place) =>
        draftOf(answers, row, place, id),
      ),
    ),
  );
  const general = rowsAt(answers, SLOT).flatMap((row) =>
    placesOf(fields, '', namesIn(fields, row.cell('fields')))
      .filter(({ entity }) => entity === null || !answers.at(slotOf(entity, SLOT)))
      .map((place) => draftOf(answers, row, place, null)),
  );
  return [...own, ...general];
}

function rowsAt(answers: Answers, slot: string): readonly Row[] {
  return onlyOnce(heldValue(answers.rows(slot)) ?? []);
}

/** "Start, end", "start and end": a name that itself holds “and” stays whole. */
function namesIn(fields: FieldIndex, words: string): readonly string[] {
  return partsOf(words).flatMap((part) => {
    const bare = part.replace(/^(?:and|or)\s+/iu, '');
    return fields.called(bare).length > 0
      ? [bare]
      : bare.split(/\s+(?:and|or)\s+|\s*[&+/]\s*/iu).filter(Boolean);
  });
}

function draftOf(answers: Answers, row: Row, { entity, fields }: Place, thing: string | null): Draft {
  const { source } = row;
  return {
    id: ruleId(entity, 'across', row.id),
    label: `${row.label} must fit together`,
    formerly: row.formerly.map((label) => `${label} must fit together`),
    source,
    entity,
    fields,
    kind: said('across', source),
    limit: inWords(row.held('condition')),
    inclusive: noEdge(source),
    shownAt: answers.below(thing, SLOT, row.id).text('shown-at'),
    madeOf: 'across',
  };
}
