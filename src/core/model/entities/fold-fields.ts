import { type Answers, asWord, type Below, orNone, type Row } from '../answers.ts';
import { YES_NO } from '../cells.ts';
import type { Find } from '../find.ts';
import { type Held, mapHeld, said, unsaid } from '../held.ts';
import { onlyOnce } from '../named-once.ts';
import { readQuantity } from '../quantity.ts';
import type { RowsAbout } from '../rows-by-thing.ts';
import { folded } from '../shapes/folded.ts';
import type { Quantity, Ref } from '../things.ts';
import { FIELD_TYPES } from './field-types.ts';
import { targetOf } from './link-target.ts';
import type { ChoiceValue, Entity, Field } from './types.ts';

/** What the fields of an entity are read from. */
export interface FieldsContext {
  readonly answers: Answers;
  readonly about: RowsAbout;
  /** Finds an entity. */
  readonly find: Find;
  readonly role: Find;
  /** What each entity is related to, by its id. */
  readonly related: ReadonlyMap<string, readonly Ref[]>;
}

/** The lines of a record, with everything that was asked about each. */
export function fieldsOf({ id }: Pick<Entity, 'id'>, context: FieldsContext): Held<readonly Field[]> {
  return mapHeld(context.about(id, 'entities/fields'), (rows) =>
    onlyOnce(rows)
      .filter((row) => row.id !== '')
      .map((row) => fieldOf(id, row, context)),
  );
}

function fieldOf(entity: string, row: Row, context: FieldsContext): Field {
  const below = context.answers.below(entity, 'entities/fields', row.id);
  const type = asWord(row.held('type'), FIELD_TYPES);
  const privacy = privacyOf(below, context.role);
  const related = context.related.get(entity) ?? [];
  const { id, label, formerly, source } = row;
  return {
    id,
    label,
    formerly,
    source,
    type,
    unit: orNone(row.held('unit')),
    required: orNone(row.held('required')),
    default: orNone(row.held('default')),
    writer: row.held('writer'),
    example: row.held('example'),
    values: mapHeld(below.rows('values'), choiceValues),
    keeper: below.text('keeper'),
    currencies: below.list('currency'),
    precision: below.quantity('precision'),
    rounding: below.choice('rounding'),
    range: rangeOf(below),
    clock: below.choice('clock'),
    files: mapHeld(below.lines('files'), kindsOfFile),
    privacy,
    formula: below.words('formula'),
    override: below.choice('override'),
    target: type.is === 'said' && type.value === 'link' ? targetOf(row, context.find, related) : null,
    sensitive: (type.is === 'said' && type.value === 'person') || privacy.is === 'said',
  };
}

function kindsOfFile(rows: readonly Row[]) {
  return rows.map(({ cell }) => ({ kind: cell('kind'), size: cell('size') }));
}

function choiceValues(rows: readonly Row[]): readonly ChoiceValue[] {
  return onlyOnce(rows).map(choiceValue);
}

function choiceValue(row: Row): ChoiceValue {
  const { id, label } = row;
  const used = YES_NO.get(folded(row.cell('retired')));
  return { id, label, meaning: row.held('means'), retired: used === 'no' };
}

function privacyOf(below: Below, role: Find): Field['privacy'] {
  return mapHeld(below.lines('privacy'), (rows) =>
    rows.map(({ cell }) => ({ role: role(cell('role')), sees: cell('sees'), erased: cell('erased') })),
  );
}

function rangeOf(below: Below): Field['range'] {
  const rows = below.lines('range');
  if (rows.is !== 'said') return rows;
  const [row] = rows.value;
  const least = row ? quantityIn(row, 'least') : null;
  const most = row ? quantityIn(row, 'most') : null;
  return least || most ? said({ least, most }, rows.source) : unsaid(rows.source.question);
}

/** A number whose unit stands behind it or in a cell of its own. */
function quantityIn(row: Row, column: string): Quantity | null {
  const quantity = readQuantity(row.cell(column));
  const unit = row.cell('unit');
  if (quantity?.unit !== '' || unit === '') return quantity ?? null;
  return { ...quantity, unit, text: `${quantity.text} ${unit}` };
}
