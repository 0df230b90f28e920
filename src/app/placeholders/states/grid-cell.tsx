import type { State } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import type { RovingPlace } from '../../stage/use-roving.ts';
import type { MoveDraft } from './use-move-draft.ts';
import type { MoveCell } from './ways.ts';

interface GridCellProps {
  readonly from: State;
  readonly to: State;
  readonly cell: MoveCell;
  readonly draft: MoveDraft;
  readonly place: RovingPlace;
}

/** Whether it can go from one state to another: yes, no, or a question to press. */
export function GridCell({ from, to, cell, draft, place }: GridCellProps) {
  const asking = useAsking();
  const where = `${from.label} to ${to.label}`;
  const move = { from: from.label, to: to.label };
  const typed = draft.has(move);
  const [way] = cell.ways;
  if (cell.says === 'yes' && way) {
    const events = cell.ways.map(({ event }) => event || 'nobody has said how').join(', ');
    return (
      <td data-look={way.look}>
        <button
          type="button"
          {...place}
          aria-label={`${where}: yes, ${[events, way.word].filter(Boolean).join(', ')}`}
          title={events}
          onClick={() => asking.ask(way.question)}
        >
          yes{cell.ways.length > 1 && <small> ×{cell.ways.length}</small>}
          {way.word && <small>{way.word}</small>}
        </button>
      </td>
    );
  }
  if (draft.isSaid(move) && !typed) {
    return (
      <td data-look="guess">
        <button
          type="button"
          {...place}
          aria-label={`${where}: said, not decided`}
          title="said, not decided"
          onClick={() => asking.ask(draft.q)}
        >
          yes
        </button>
      </td>
    );
  }
  if (cell.says === 'ask' || typed) {
    return (
      <td data-look={typed ? 'typed' : 'ask'}>
        <button
          type="button"
          {...place}
          aria-pressed={typed}
          aria-label={`${where}: ${typed ? 'yes, typed here' : 'nobody has said'}`}
          onClick={() => draft.toggle(move)}
        >
          {typed ? 'yes' : '?'}
        </button>
      </td>
    );
  }
  const isSelf = cell.says === 'self';
  return (
    <td data-look={cell.says}>
      <span {...place} role="note" aria-label={`${where}: ${isSelf ? 'itself' : 'no'}`}>
        {isSelf ? '·' : 'no'}
      </span>
    </td>
  );
}
