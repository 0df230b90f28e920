import { heldValue, maySeePast, type SampleRow } from '#core/product.ts';
import { Hole } from './hole.tsx';
import { usePlaying } from './playing.tsx';

/** What happened to a record so far, newest first, where it was decided that this is kept. */
export function Visits({ row }: { row: SampleRow }) {
  const { product, acting } = usePlaying();
  const entity = product.index.entities.get(row.entity);
  if (!entity || row.history.length === 0 || !maySeePast(acting, row.entity)) return null;
  const kept = heldValue(entity.history);
  if (kept === 'none') return null;
  const cycles = new Map(product.index.cycles(row.entity).map((cycle) => [cycle.id, cycle]));
  /** What happened there, where no other move leads from one to the other. */
  const event = (cycle: string, from: string | null, to: string) => {
    const found = cycles.get(cycle);
    const [move, other] = found
      ? product.index.transitions(found).filter((one) => one.from.id === from && one.to.id === to)
      : [];
    return (move && !other && heldValue(move.event)) || '';
  };
  const label = (cycle: string, state: string | null) => {
    const found = cycles.get(cycle);
    return found && state !== null ? (product.index.states(found).get(state)?.label ?? state) : '';
  };
  return (
    <section className="proto-visits" aria-label="What happened">
      <h3>What happened</h3>
      {kept === undefined && (
        <Hole q={`entities.${row.entity}.history`} words="nobody has said whether this is kept" />
      )}
      <ol>
        {row.history.toReversed().map(({ cycle, from, to, at, by, why }) => (
          <li key={`${cycle}${at}${from}${to}`}>
            <time dateTime={at}>{at.slice(0, 10)}</time> {label(cycle, from) || 'new'} → {label(cycle, to)}
            {event(cycle, from, to) && <span>, {event(cycle, from, to)}</span>}
            {by && <span className="quiet"> by {by}</span>}
            {why && <span>: {why}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
