import { knownValue } from '../../answers/sourced.ts';
import { byEntity } from '../../model/by-entity.ts';
import type { DataModel } from '../../model/types.ts';

const USUAL_COUNT = 12;
const MAX_COUNT = 10_000;

/** How many records of an entity are shown: a dozen, or as few as there are, so many times over. */
export function recordCount(model: DataModel, entity: string, times: number): number {
  const now = knownValue(byEntity(model).entity(entity)?.volume.now)?.amount ?? USUAL_COUNT;
  return Math.min(Math.min(USUAL_COUNT, Math.max(0, Math.floor(now))) * times, MAX_COUNT);
}
