import { counted } from '#core/index.ts';
import { type LifeCycleOf, listOf } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { Button } from '../../kit/button.tsx';
import { Pin } from '../../stage/pin.tsx';
import { CrossTable } from '../things/cross-table.tsx';
import { GridCell } from './grid-cell.tsx';
import { useMoveDraft } from './use-move-draft.ts';
import { moveCells } from './ways.ts';

/** From each state to each other: yes, no, or a question to press. Arrow keys go from cell to cell. */
export function Grid({ cycle }: { cycle: LifeCycleOf }) {
  const asking = useAsking();
  const draft = useMoveDraft(cycle);
  const states = listOf(cycle.states);
  const cell = moveCells(cycle);
  const says = new Set(states.flatMap((from) => states.map((to) => cell(from.id, to.id).says)));
  return (
    <section className="states-grid mb-5" aria-label="From where to where">
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
      <div className="states-scroll relative overflow-auto bg-raised framed rounded">
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
