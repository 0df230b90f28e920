import type { ComponentProps } from 'react';
import { withCount } from '#core/index.ts';
import { type Lifecycle, listOf, type State } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { Button } from '../../kit/button.tsx';
import { textureOf } from '../../kit/texture-of.ts';
import { Pin } from '../../stage/pin.tsx';
import type { RovingProps } from '../../stage/use-roving.ts';
import { CrossTable } from '../things/cross-table.tsx';
import { type TransitionCell, transitionCells } from './transition-views.ts';
import { type TransitionDraft, useTransitionDraft } from './use-transition-draft.ts';

const HEAD_CELL = 'sticky min-w-24 max-w-45 px-3 py-2 text-left voice-lg font-semibold bg-raised';

export const TABLE_STYLES = {
  className: 'border-separate border-spacing-0 min-w-full',
  top: `${HEAD_CELL} top-0 z-2 align-bottom border-r-1 border-r-line border-b border-b-line-strong`,
  side: `${HEAD_CELL} left-0 z-1 align-top border-b-1 border-b-line border-r border-r-line-strong`,
};

/** The transition table: for each pair of states yes, no, or “?” to press. Arrow keys go from cell to cell. */
export function TransitionGrid({ cycle }: { cycle: Lifecycle }) {
  const asking = useAsking();
  const draft = useTransitionDraft(cycle);
  const states = listOf(cycle.states);
  const cell = transitionCells(cycle);
  const cellWords = new Set(states.flatMap((from) => states.map((to) => cell(from.id, to.id).says)));
  return (
    <section className="states-grid mb-6" aria-label="From where to where">
      <header className="flex flex-wrap gap-3 items-center justify-between mb-3">
        <h3 className="text-xl">
          From where to where? <Pin q={draft.q} />
        </h3>
        {draft.typed.length > 0 && (
          <Button look="main" onClick={() => asking.ask(draft.q)}>
            {withCount(draft.typed.length, 'move waits', 'moves wait')} in the answer: look it over
          </Button>
        )}
      </header>
      <div
        className="states-scroll relative overflow-auto max-h-[70vh] bg-raised border border-line-strong
          rounded"
      >
        <CrossTable
          {...TABLE_STYLES}
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
        {cellWords.has('ask') && (
          <>
            <b>?</b> nobody has said: press it if it can.{' '}
          </>
        )}
        {cellWords.has('no') && (
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
  readonly cell: TransitionCell;
  readonly draft: TransitionDraft;
  readonly place: RovingProps;
}

const GRID_CELL = 'p-0 min-w-16 h-12 text-center align-middle text-ink-2 border-r-1 border-b-1 border-line';
const GUESS_STYLE = 'bg-guess-wash outline-[1.5px] outline-dashed outline-guess -outline-offset-3';
const CELL_LOOKS = {
  decided: 'bg-decided-wash shadow-[inset_0_0_0_1.5px_var(--color-decided)]',
  guess: GUESS_STYLE,
  typed: GUESS_STYLE,
  ask: 'bg-hatched',
  hole: '',
};
const CELL_CONTENT =
  'grid place-items-center w-full min-h-12 ui-md font-semibold bg-transparent border-0 focus-visible:-outline-offset-3';
const OPEN_CELL = 'text-lg [text-shadow:0_0_3px_var(--color-raised),0_0_6px_var(--color-raised)] hover:bg-pen-wash';

function GridCell(props: GridCellProps) {
  const { from, to, cell, place } = props;
  const asking = useAsking();
  const endNames = `${from.label} to ${to.label}`;
  const cellButton = cellButtonFor(props, asking.ask);
  if (!cellButton) {
    const isSelf = cell.says === 'self';
    return (
      <td className={GRID_CELL} data-look={cell.says}>
        <span className={CELL_CONTENT} {...place} role="note" aria-label={`${endNames}: ${isSelf ? 'itself' : 'no'}`}>
          {isSelf ? '·' : 'no'}
        </span>
      </td>
    );
  }
  const { look, says, children, ...rest } = cellButton;
  return (
    <td className={`${GRID_CELL} ${CELL_LOOKS[look]}`} data-look={look}>
      <button
        type="button"
        className={`${CELL_CONTENT} text-ink ${look === 'ask' ? OPEN_CELL : ''}`}
        {...place}
        {...rest}
        aria-label={`${endNames}: ${says}`}
      >
        {children}
      </button>
    </td>
  );
}

interface CellButton extends Pick<ComponentProps<'button'>, 'title' | 'aria-pressed' | 'onClick' | 'children'> {
  readonly look: keyof typeof CELL_LOOKS;
  /** Its text for screen readers. */
  readonly says: string;
}

/** The button of a cell; undefined if there is nothing to press. */
function cellButtonFor({ from, to, cell, draft }: GridCellProps, ask: (q: string) => void): CellButton | undefined {
  const typedTransition = { from: from.label, to: to.label };
  const typed = draft.has(typedTransition);
  const [transition] = cell.transitions;
  if (cell.says === 'yes' && transition) {
    const events = cell.transitions.map(({ event }) => event || 'nobody has said how').join(', ');
    return {
      look: textureOf(transition.look),
      says: `yes, ${[events, transition.word].filter(Boolean).join(', ')}`,
      title: events,
      onClick: () => ask(transition.question),
      children: (
        <>
          yes{cell.transitions.length > 1 && <small> ×{cell.transitions.length}</small>}
          {transition.word && <small>{transition.word}</small>}
        </>
      ),
    };
  }
  if (draft.isSaid(typedTransition) && !typed) {
    const says = 'said, not decided';
    return { look: 'guess', says, title: says, onClick: () => ask(draft.q), children: 'yes' };
  }
  if (cell.says !== 'ask' && !typed) return undefined;
  return {
    look: typed ? 'typed' : 'ask',
    says: typed ? 'yes, typed here' : 'nobody has said',
    'aria-pressed': typed,
    onClick: () => draft.toggle(typedTransition),
    children: typed ? 'yes' : '?',
  };
}
