import { listOf } from '../answers/sourced.ts';
import { grouped } from '../base/grouped.ts';
import { memoizeByObject } from '../base/memoize.ts';
import type { Entity, ExampleOf, LifeCycleOf, Model, RequiredCell, Rule } from './types.ts';

/** What a model says of each of its entities; of null, what is said in general. */
export interface ByEntity {
  readonly entity: (id: string) => Entity | undefined;
  readonly cycles: (entity: string | null) => readonly LifeCycleOf[];
  readonly rules: (entity: string | null) => readonly Rule[];
  readonly required: (entity: string | null) => readonly RequiredCell[];
  readonly examples: (entity: string | null) => readonly ExampleOf[];
}

/** Once for each model, so that one entity can be looked up without going through all. */
export const byEntity = memoizeByObject(
  ({ entities, states, validation }: Model): ByEntity => ({
    entity: finderIn(listOf(entities.entities)),
    cycles: sorted(states.cycles),
    rules: sorted(validation.rules),
    required: sorted(validation.required),
    examples: sorted(validation.examples),
  }),
);

function finderIn(entities: readonly Entity[]): ByEntity['entity'] {
  const byId = new Map(entities.map((entity) => [entity.id, entity]));
  return (id) => byId.get(id);
}

function sorted<T extends { readonly entity: string | null }>(
  all: readonly T[],
): (entity: string | null) => readonly T[] {
  const groups = grouped(all, ({ entity }) => entity);
  return (entity) => groups.get(entity) ?? [];
}

/** Its own life cycles, and those said in general. */
export function cyclesFor(model: Model, entity: string): readonly LifeCycleOf[] {
  const { cycles } = byEntity(model);
  return [...cycles(entity), ...cycles(null)];
}
