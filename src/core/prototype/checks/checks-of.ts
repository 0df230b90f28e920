import type { Entity, Field } from '../../model/entities/types.ts';
import { heldValue } from '../../model/held.ts';
import type { Model } from '../../model/types.ts';
import { fieldChecks } from './field-checks.ts';
import { ruleChecks } from './rule-checks.ts';
import type { Check } from './types.ts';

/** All that is checked about the records of one thing. */
export interface Checks {
  readonly entity: Entity | undefined;
  readonly fields: ReadonlyMap<string, Field>;
  /** Rules with a name before what stands at the fields themselves. */
  readonly checks: readonly Check[];
  /** Place of each field as written, by id. */
  readonly order: ReadonlyMap<string, number>;
}

const known = new WeakMap<Model, Map<string, Checks>>();

/** The checks of one thing, made ready once for each model. */
export function checksOf(model: Model, entity: string): Checks {
  const ofModel = known.get(model) ?? new Map<string, Checks>();
  known.set(model, ofModel);
  const checks = ofModel.get(entity) ?? newChecks(model, entity);
  ofModel.set(entity, checks);
  return checks;
}

function newChecks(model: Model, id: string): Checks {
  const entity = heldValue(model.entities.entities)?.find((one) => one.id === id);
  const list = (entity && heldValue(entity.fields)) ?? [];
  const fields = new Map(list.map((field) => [field.id, field]));
  const checks = [...ruleChecks(model, entity, fields), ...fieldChecks(model, entity, fields)];
  return { entity, fields, checks, order: new Map(list.map((field, at) => [field.id, at])) };
}
