import { dateAfter, enteredOn, knownValue, type Quantity, type SampleRow, stateOf } from '#core/product.ts';
import { usePlaying } from './playing.tsx';

/** What was decided about where a record is now: whose turn it is, and how long it may stay there. */
export function StateTerms({ row }: { row: SampleRow }) {
  const { product, actor } = usePlaying();
  return product.index.cycles(row.entity).map((cycle) => {
    const state = stateOf({ product }, row, cycle);
    const turn = state && knownValue(state.responsible);
    const longest = state && knownValue(state.longestStay);
    const since = enteredOn(row, cycle.id);
    const terms = [
      turn && `Whose turn it is: ${turn}`,
      longest && stayIn(state.label, longest, since, actor.today),
    ].filter(Boolean);
    return terms.length > 0 ? (
      <p key={cycle.id} className="quiet">
        {terms.join(' ')}
      </p>
    ) : null;
  });
}

/** How long a record may stay in a state, since when it is there, and whether that time is over. */
function stayIn(state: string, longest: Quantity, since: string | undefined, today: string): string {
  if (!since) return `It may stay “${state}” for ${longest.text}.`;
  const until = dateAfter(since, longest) ?? today;
  return until < today
    ? `It has been “${state}” since ${since}. It may stay so for ${longest.text}: over since ${until}.`
    : `It has been “${state}” since ${since} and may stay so for ${longest.text}.`;
}
