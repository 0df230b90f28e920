import { knownValue, listOf } from '../../answers/sourced.ts';
import { groupBy } from '../../base/group-by.ts';
import { memoize } from '../../base/memoize.ts';
import { byEntity } from '../../model/by-entity.ts';
import { memoizeByData } from '../../model/data-model.ts';
import type { DataModel, Entity, Field } from '../../model/types.ts';
import { checkOf, emptyCheck, fieldOrigin, requiredCheck, typeCheck } from './check-makers.ts';
import { examplesOf, isAmong } from './field-examples.ts';
import { ruleChecks } from './rule-checks.ts';
import { displayText } from './values.ts';
import { whenOf, withOwnMoment } from './when-clause.ts';

/** All checks for the records of one entity. */
export type Checks = ReturnType<typeof newChecks>;

const checksIn = memoizeByData((model) => memoize((id: string) => newChecks(model, byEntity(model).entity(id))));

/** Built once for each model. */
export function checksOf(model: DataModel, entity: string): Checks {
  return checksIn(model)(entity);
}

function newChecks(model: DataModel, entity: Entity | undefined) {
  const list = listOf(entity?.fields);
  const fields = new Map(list.map((field) => [field.id, field]));
  const checks = [
    ...ruleChecks(model, entity, fields),
    ...fieldChecks(model, entity, fields),
    ...exampleChecks(model, entity, fields),
  ];
  const checksByField = groupBy(checks, (check) => (check.fields.length === 1 ? check.fields[0] : undefined));
  return {
    entity,
    fields,
    /** Checks of named rules come before those of the fields themselves. */
    checks,
    /** Values of a field that people listed as accepted, even if its own rules reject them. */
    accepted: memoize((field: Field) => examplesOf(model, entity?.id ?? '', field).accepted),
    /** The checks that read this field and no other. */
    ofField: (field: string) => checksByField.get(field) ?? [],
    /** Place of each field as written, by id. */
    order: new Map(list.map((field, at) => [field.id, at])),
  };
}

/** Checks without a rule of their own: types, choices, and fields that must still be empty. */
function fieldChecks(model: DataModel, entity: Entity | undefined, fields: ReadonlyMap<string, Field>) {
  if (!entity) return [];
  const { required } = byEntity(model);
  return [
    ...[...fields.values()].map((field) => typeCheck(fieldOrigin(field), field)),
    ...[...required(entity.id), ...required(null)].flatMap((cell) => {
      const field = fields.get(cell.field.id ?? '');
      if (!field || cell.does !== 'must be empty') return [];
      return [emptyCheck(fieldOrigin(field), field, withOwnMoment(whenOf(cell.when, model, entity.id), cell.when))];
    }),
  ];
}

/** Values that people listed as rejected. A computed field has none, as nobody types it. */
function exampleChecks(model: DataModel, entity: Entity | undefined, fields: ReadonlyMap<string, Field>) {
  if (!entity) return [];
  return [...fields.values()].flatMap((field) => {
    const { rejected } = examplesOf(model, entity.id, field);
    if (rejected.length === 0 || knownValue(field.type) === 'computed') return [];
    const by = fieldOrigin(field);
    const texts = rejected.filter((text) => text !== '');
    const filled = rejected.includes('') ? [requiredCheck(by, field, { is: 'always' }, [])] : [];
    const refused = checkOf(by, {
      kind: 'pattern',
      fields: [field.id],
      demand: { is: 'type' },
      problem: ({ value, context }) =>
        isAmong(texts, value(field.id), field, context)
          ? `“${field.label}” must not be ${displayText(value(field.id))}.`
          : null,
    });
    return [...filled, refused];
  });
}
