import type { State } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import type { MoveCell } from './ways.ts';

interface GridCellProps {
  readonly from: State;
  readonly to: State;
  readonly cell: MoveCell;
  readonly typed: boolean;
  /** Somebody has said it, and nobody has decided. */
  readonly said: boolean;
  /** Id of the question whose answer holds the moves. */
  readonly q: string;
  readonly place: string;
  readonly reached: boolean;
  readonly reach: () => void;
  readonly toggle: () => void;
}

/** Whether it can go from one state to another: yes, no, or a question to press. */
export function GridCell(props: GridCellProps) {
  const { from, to, cell, typed, said, q, place, reached, reach, toggle } = props;
  const asking = useAsking();
  const common = { 'data-at': place, tabIndex: reached ? 0 : -1, onFocus: reach };
  const where = `${from.label} to ${to.label}`;
  const [way] = cell.ways;
  if (cell.says === 'yes' && way) {
    const events = cell.ways.map(({ event }) => event || 'nobody has said how').join(', ');
    const many = cell.ways.length > 1 && <small> ×{cell.ways.length}</small>;
    return (
      <td data-look={way.look}>
        <button
          type="button"
          {...common}
          aria-label={`${where}: yes, ${[events, way.word].filter(Boolean).join(', ')}`}
          title={events}
          onClick={() => asking.ask(way.question)}
        >
          yes{many}
          {way.word && <small>{way.word}</small>}
        </button>
      </td>
    );
  }
  if (said && !typed) {
    return (
      <td data-look="guess">
        <button
          type="button"
          {...common}
          aria-label={`${where}: said, not decided`}
          title="said, not decided"
          onClick={() => asking.ask(q)}
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
          {...common}
          aria-pressed={typed}
          aria-label={`${where}: ${typed ? 'yes, typed here' : 'nobody has said'}`}
          onClick={toggle}
        >
          {typed ? 'yes' : '?'}
        </button>
      </td>
    );
  }
  const isSelf = cell.says === 'self';
  return (
    <td data-look={cell.says}>
      <span {...common} role="note" aria-label={`${where}: ${isSelf ? 'itself' : 'no'}`}>
        {isSelf ? '·' : 'no'}
      </span>
    </td>
  );
}
