import { knownValue } from '../../answers/sourced.ts';
import type { Product } from '../../product/product.ts';

const USUAL_COUNT = 12;
const MAX_COUNT = 10_000;

/** How many records of an entity are shown: a dozen, or as few as there are, so many times over. */
export function recordCount({ index }: Product, entity: string, times: number): number {
  const now = knownValue(index.entities.get(entity)?.volume.now)?.amount ?? USUAL_COUNT;
  return Math.min(Math.min(USUAL_COUNT, Math.max(0, Math.floor(now))) * times, MAX_COUNT);
}
