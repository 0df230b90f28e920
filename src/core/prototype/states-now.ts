import type { State } from '../model/types.ts';
import type { Product } from '../product/product.ts';
import type { SampleRow } from './sample/types.ts';

type Placed = Pick<SampleRow, 'entity' | 'states'>;

/** The state in each of its life cycles, as far as anybody has named it. */
export function statesNow({ index }: Product, { entity, states }: Placed): readonly State[] {
  return index.cycles(entity).flatMap((cycle) => index.states(cycle).get(states.get(cycle.id)) ?? []);
}
