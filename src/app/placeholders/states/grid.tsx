import { counted } from '#core/index.ts';
import { type LifeCycleOf, listOf, type State } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { Button } from '../../kit/button.tsx';
import { Pin } from '../../stage/pin.tsx';
import type { RovingPlace } from '../../stage/use-roving.ts';
import { CrossTable } from '../things/cross-table.tsx';
import { type MoveDraft, useMoveDraft } from './use-move-draft.ts';
import { type MoveCell, moveCells } from './ways.ts';

/** From each state to each other: yes, no, or a question to press. Arrow keys go from cell to cell. */
export function Grid({ cycle }: { cycle: LifeCycleOf }) {
  const asking = useAsking();
  const draft = useMoveDraft(cycle);
  const states = listOf(cycle.states);
  const cell = moveCells(cycle);
  const says = new Set(states.flatMap((from) => states.map((to) => cell(from.id, to.id).says)));
  return (
    <section className="states-grid mb-6" aria-label="From where to where">
      <header>
        <h3>
          From where to where? <Pin q={draft.q} />
        </h3>
        {draft.typed.length > 0 && (
          <Button look="main" onClick={() => asking.ask(draft.q)}>
            {counted(draft.typed.length, 'move waits', 'moves wait')} in the answer: look it over
          </Button>
        )}
      </header>
      <div className="states-scroll relative overflow-auto bg-raised border border-line-strong rounded">
        <CrossTable
          corner="from ↓ to →"
          rows={states}
          columns={states}
          rowHead={({ label }) => <bdi>{label}</bdi>}
          roving
        >
          {(from, to, place) => <GridCell {...{ from, to, place, draft }} cell={cell(from.id, to.id)} />}
        </CrossTable>
      </div>
      <p className="quiet">
        {says.has('ask') && (
          <>
            <b>?</b> nobody has said: press it if it can.{' '}
          </>
        )}
        {says.has('no') && (
          <>
            <b>no</b>: the ways out were named, and this is none of them.
          </>
        )}
      </p>
    </section>
  );
}

interface GridCellProps {
  readonly from: State;
  readonly to: State;
  readonly cell: MoveCell;
  readonly draft: MoveDraft;
  readonly place: RovingPlace;
}

/** Whether it can go from one state to another: yes, no, or a question to press. */
function GridCell({ from, to, cell, draft, place }: GridCellProps) {
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
