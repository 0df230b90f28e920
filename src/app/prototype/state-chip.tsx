import { type SampleRow, stateOf } from '#core/product.ts';
import { usePlaying } from './playing.tsx';

export function StateChip({ row }: { row: SampleRow }) {
  const { product } = usePlaying();
  return product.index.cycles(row.entity).map((cycle) => {
    const state = stateOf({ product }, row, cycle);
    return state ? (
      <bdi
        key={cycle.id}
        className="proto-state truncate max-w-full text-13 bg-said-wash border border-said"
        title={state.label}
      >
        {state.label}
      </bdi>
    ) : null;
  });
}
