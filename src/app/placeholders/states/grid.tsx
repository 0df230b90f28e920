import { counted } from '#core/index.ts';
import { type LifeCycleOf, listOf } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { Button } from '../../kit/button.tsx';
import { Pin } from '../../stage/pin.tsx';
import { useRoving } from '../../stage/use-roving.ts';
import { GridCell } from './grid-cell.tsx';
import { useMoveDraft } from './use-move-draft.ts';
import { moveCells } from './ways.ts';

/** From each state to each other: yes, no, or a question to press. Arrow keys go from cell to cell. */
export function Grid({ cycle }: { cycle: LifeCycleOf }) {
  const asking = useAsking();
  const draft = useMoveDraft(cycle);
  const states = listOf(cycle.states);
  const cell = moveCells(cycle);
  const roving = useRoving(states.length, states.length);
  const says = new Set(states.flatMap((from) => states.map((to) => cell(from.id, to.id).says)));
  return (
    <section className="states-grid" aria-label="From where to where">
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
      <div className="states-scroll">
        <table onKeyDown={roving.onKeyDown}>
          <thead>
            <tr>
              <th scope="col">from ↓ to →</th>
              {states.map(({ id, label }) => (
                <th scope="col" key={id}>
                  <bdi>{label}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {states.map((from, row) => (
              <tr key={from.id}>
                <th scope="row">
                  <bdi>{from.label}</bdi>
                </th>
                {states.map((to, column) => (
                  <GridCell
                    key={to.id}
                    from={from}
                    to={to}
                    cell={cell(from.id, to.id)}
                    typed={draft.has({ from: from.label, to: to.label })}
                    said={draft.isSaid({ from: from.label, to: to.label })}
                    q={draft.q}
                    place={roving.place(row, column)}
                    toggle={() => draft.toggle({ from: from.label, to: to.label })}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
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
