import { type SampleRow, stateOf } from '#core/product.ts';
import { usePrototype } from './prototype-context.tsx';

export function StateChip({ row }: { row: SampleRow }) {
  const { product } = usePrototype();
  return product.index.cycles(row.entity).map((cycle) => {
    const state = stateOf({ product }, row, cycle);
    return state ? (
      <bdi
        key={cycle.id}
        className="proto-state inline-block align-bottom truncate max-w-full px-2.5 py-0.5 text-sm text-decided
          bg-decided-wash border border-decided rounded-full"
        title={state.label}
      >
        {state.label}
      </bdi>
    ) : null;
  });
}
