import { type LifeCycleOf, listOf, type Product } from '#core/product.ts';
import { WitnessLine } from '../things/witness-line.tsx';
import type { Life } from './lives.ts';

interface WitnessesProps {
  readonly life: Life;
  readonly cycle: LifeCycleOf;
  readonly product: Product;
}

/** For each state, whether a record can be made that keeps every rule. */
export function Witnesses({ life: { entity, label }, cycle, product }: WitnessesProps) {
  if (!entity) return <p className="quiet">Nobody has said what lives this life.</p>;
  return (
    <div className="states-witnesses">
      <p className="quiet">
        If not even a made-up {label} can keep all the rules in a state, the rules contradict each other
        there.
      </p>
      <dl>
        {listOf(cycle.states).map((state) => (
          <div key={state.id}>
            <dt>
              <bdi>{state.label}</bdi>
            </dt>
            <dd>
              <WitnessLine product={product} entity={entity} state={state.id} brief />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
