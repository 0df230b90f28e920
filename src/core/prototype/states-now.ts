import { knownValue } from '../answers/sourced.ts';
import type { State } from '../model/types.ts';
import type { Product } from '../product/product.ts';
import type { SampleRow } from './sample/types.ts';

type Placed = Pick<SampleRow, 'entity' | 'states'>;

/** The state in each of its life cycles, as far as the states are known. */
export function statesNow({ index }: Product, { entity, states }: Placed): readonly State[] {
  return index.cycles(entity).flatMap((cycle) => index.states(cycle).get(states.get(cycle.id)) ?? []);
}

/** The first state of each life cycle, in which a new record begins. */
export function firstStates({ product: { index } }: { readonly product: Product }, entity: string) {
  return index.cycles(entity).flatMap((cycle) => {
    const state = index.states(cycle).all.find(({ place }) => knownValue(place) === 'first');
    return state ? [{ cycle: cycle.id, to: state.id }] : [];
  });
}
