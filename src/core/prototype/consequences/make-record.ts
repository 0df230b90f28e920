import { listOf } from '../../answers/sourced.ts';
import type { Operation } from '../../model/effects/types.ts';
import type { Entity } from '../../model/types.ts';
import type { ActorContext } from '../actor-context.ts';
import type { SampleRow } from '../sample/types.ts';
import { savedRecord } from '../saved-record.ts';
import { startingValue } from '../starting-value.ts';
import { react } from './automations.ts';
import { givenValue } from './given-value.ts';
import { applyEach, scopeIn, type World, withChange, withNote } from './world.ts';

/** A new record, with its values worked out for the one that has it made. */
export function makeRecord(world: World, row: SampleRow, deed: Extract<Operation, { does: 'make' }>): World {
  const { entity, values } = deed;
  const scope = scopeIn(world, row);
  const worked = values.map(({ field, value }) => ({
    field,
    outcome: givenValue(world, `${entity.id} ${field.id}`, field, value, scope),
  }));
  const made = newRecordFor(world, entity.id, {
    ...linkTo(entity, row),
    ...(world.begun && linkTo(entity, world.begun.row)),
    ...Object.fromEntries(worked.flatMap(({ field, outcome }) => (outcome.ok ? [[field.id, outcome.value]] : []))),
  });
  const kept = applyEach(world, made.changes, (now, one) => withChange(now, one, one.change));
  const noted = applyEach(kept, worked, (so, { field, outcome }) =>
    outcome.ok
      ? so
      : withNote(so, `“${field.label}” of the new ${entity.label} could not be computed: ${outcome.sentence}`),
  );
  const there = noted.actor.records.get(entity.id, made.row.id);
  return there ? react(noted, there, ({ on }) => on === 'created') : noted;
}

/** A new record leads back to the one that has it made, and to the one that this began with, where one field can. */
function linkTo({ fields }: Entity, { entity, id }: SampleRow): Readonly<Record<string, string>> {
  const [field, another] = listOf(fields).filter(({ target }) => target?.id === entity);
  return field && !another ? { [field.id]: id } : {};
}

/** The record with what it is given, and else with what its fields begin with. */
function newRecordFor({ actor, changes }: World, entity: string, filled: Readonly<Record<string, unknown>>) {
  const subject = { entity, row: undefined, around: new Map() };
  const starting = actor.product.index.fields(entity).all.flatMap((field) => {
    const { value } = startingValue(actor, entity, field);
    return value === undefined ? [] : [[field.id, value] as const];
  });
  const values = { ...Object.fromEntries(starting), ...filled };
  return savedRecord(actor, subject, values, freshIdFor(actor, entity, changes.length));
}

/** Of several that are made on one day, each has its own. */
function freshIdFor({ records, today }: ActorContext, entity: string, from: number): string {
  let [place, id] = [from, ''];
  do id = `${entity}-made-${place++}-${today}`;
  while (records.knows(entity, id));
  return id;
}
