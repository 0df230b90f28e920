import { groupBy } from '../base/group-by.ts';
import { lookupInData, memoizeByData } from './data-model.ts';
import { entityIn } from './field-index.ts';
import type { DataModel, Entity, FieldExample, Lifecycle, RequiredCell, Rule } from './types.ts';

/** The parts of a model by entity id; null: what is said of all entities. */
export interface ByEntity {
  readonly entity: (id: string) => Entity | undefined;
  readonly cycles: (entity: string | null) => readonly Lifecycle[];
  readonly rules: (entity: string | null) => readonly Rule[];
  readonly required: (entity: string | null) => readonly RequiredCell[];
  readonly examples: (entity: string | null) => readonly FieldExample[];
}

/** Built once per model: an index of its parts by entity. */
export const byEntity = memoizeByData(
  (model): ByEntity => ({
    entity: entityIn(model.entities),
    cycles: cyclesIn(model),
    rules: rulesIn(model),
    required: requiredIn(model),
    examples: examplesIn(model),
  }),
);

const cyclesIn = lookupInData('life cycles', ({ states }) => groupedByEntity(states.cycles));
const rulesIn = lookupInData('rules', ({ validation }) => groupedByEntity(validation.rules));
const requiredIn = lookupInData('required', ({ validation }) => groupedByEntity(validation.required));
const examplesIn = lookupInData('examples', ({ validation }) => groupedByEntity(validation.examples));

function groupedByEntity<T extends { readonly entity: string | null }>(
  all: readonly T[],
): (entity: string | null) => readonly T[] {
  const groups = groupBy(all, ({ entity }) => entity);
  return (entity) => groups.get(entity) ?? [];
}

/** Its own lifecycles, then the general ones. */
export function cyclesFor(model: DataModel, entity: string): readonly Lifecycle[] {
  const { cycles } = byEntity(model);
  return [...cycles(entity), ...cycles(null)];
}
