import { enteredOn, heldValue, type SampleRow, stateOf } from '#core/product.ts';
import { usePlaying } from './playing.tsx';

/** What was decided about where a record is now: whose turn it is, and how long it may stay there. */
export function StateTerms({ row }: { row: SampleRow }) {
  const { product } = usePlaying();
  return product.index.cycles(row.entity).map((cycle) => {
    const state = stateOf({ product }, row, cycle);
    const turn = state && heldValue(state.responsible);
    const longest = state && heldValue(state.longestStay)?.text;
    const since = enteredOn(row, cycle.id);
    const terms = [
      turn && `Whose turn it is: ${turn}`,
      longest && `It may stay “${state.label}” for ${longest}${since ? `, and is since ${since}` : ''}.`,
    ].filter(Boolean);
    return terms.length > 0 ? (
      <p key={cycle.id} className="quiet">
        {terms.join(' ')}
      </p>
    ) : null;
  });
}
