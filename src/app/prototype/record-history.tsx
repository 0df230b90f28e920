import { knownValue, maySeePast, type SampleRow, type Visit } from '#core/product.ts';
import { Hole } from './hole.tsx';
import { usePrototype } from './prototype-context.tsx';

/** The history of a record, newest first, if it was decided to keep one. */
export function RecordHistory({ row, heading = 'What happened' }: { row: SampleRow; heading?: string }) {
  const { product, actor } = usePrototype();
  const entity = product.index.entities.get(row.entity);
  if (!entity || row.history.length === 0 || !maySeePast(actor, row.entity)) return null;
  const historyKept = knownValue(entity.history);
  if (historyKept === 'none') return null;
  const cycles = new Map(product.index.cycles(row.entity).map((cycle) => [cycle.id, cycle]));
  /** The event of a history entry: as recorded, else that of the only transition between the two states. */
  const eventOf = ({ cycle, from, to, event }: Visit) => {
    if (event !== undefined) return event;
    const lifecycle = cycles.get(cycle);
    const [move, other] = lifecycle
      ? product.index.transitions(lifecycle).filter((one) => one.from.id === from && one.to.id === to)
      : [];
    return (move && !other && knownValue(move.event)) || '';
  };
  const stateLabel = (cycle: string, state: string | null) => {
    const lifecycle = cycles.get(cycle);
    return lifecycle && state !== null ? (product.index.states(lifecycle).get(state)?.label ?? state) : '';
  };
  return (
    <section aria-label={heading}>
      <h3>{heading}</h3>
      {historyKept === undefined && (
        <Hole q={`entities.${row.entity}.history`} words="nobody has said whether this is kept" />
      )}
      <ol className="wrap-anywhere">
        {row.history.toReversed().map((visit) => {
          const { cycle, from, to, at, by, why } = visit;
          const event = eventOf(visit);
          return (
            <li className="py-1.5 border-t-1 border-line" key={row.history.indexOf(visit)}>
              <time dateTime={at}>{at.slice(0, 10)}</time> {stateLabel(cycle, from) || 'new'} → {stateLabel(cycle, to)}
              {event && <span>, {event}</span>}
              {by && <span className="quiet"> by {by}</span>}
              {why && <span>: {why}</span>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
