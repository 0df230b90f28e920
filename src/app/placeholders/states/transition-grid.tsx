import type { ComponentProps } from 'react';
import { type ShapeSpec, type Value, withCount } from '#core/index.ts';
import { knownValue, type Lifecycle, listOf, questionOf, type State } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { textureOf } from '../../kit/look-borders.ts';
import { rowsOf, withoutRows } from '../answers/answer-value.ts';
import { useAnswerDraft, useDraftWriter } from '../answers/draft-writer.ts';
import { isSameName } from '../answers/names.ts';
import { CrossTable, type RovingProps } from '../things/cross-table.tsx';
import { questionIdFor } from '../things/question-ids.ts';
import { type TransitionCell, transitionCells } from './lifecycles.ts';

const HEAD_CELL = 'sticky min-w-24 max-w-45 px-3 py-1 text-left voice-lg font-semibold wrap-break-word bg-raised';

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
    <section className="states-grid grid gap-2" aria-label="From where to where">
      {draft.typed.length > 0 && (
        <Button className="button main justify-self-start" onClick={() => asking.ask(draft.q)}>
          {withCount(draft.typed.length, 'move waits', 'moves wait')} in the answer: look it over
        </Button>
      )}
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
      <p className="quiet m-0">
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

const GRID_CELL = 'p-0 min-w-16 h-9 text-center align-middle text-ink-2 border-r-1 border-b-1 border-line';
const SAID = 'bg-paper shadow-[inset_3px_0_0_var(--color-ink)]';
const CELL_LOOKS = {
  decided: 'bg-decided-wash shadow-[inset_0_0_0_1.5px_var(--color-decided)]',
  guess: 'bg-guess-wash outline-[1.5px] outline-dashed outline-guess -outline-offset-3',
  said: SAID,
  typed: SAID,
  ask: 'bg-hatched',
  hole: '',
};
const CELL_CONTENT =
  'grid place-items-center w-full min-h-9 ui-md font-semibold bg-transparent border-0 focus-visible:-outline-offset-3';
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
    return { look: 'said', says, title: says, onClick: () => ask(draft.q), children: 'yes' };
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

type TransitionDraft = ReturnType<typeof useTransitionDraft>;

/** The draft of the answer on the transitions of a lifecycle. Clicks edit it without opening the question. */
export function useTransitionDraft(cycle: Lifecycle) {
  const asking = useAsking();
  const draftWriter = useDraftWriter();
  const ownQuestion = questionOf(cycle.transitions);
  const q = asking.view(ownQuestion) ? ownQuestion : questionIdFor(asking.view, 'states', cycle.entity, 'transitions');
  const answer = useAnswerDraft(q);
  const shape = answer.shape ?? asking.view('states.transitions')?.question.shape;
  const decided = knownValue(cycle.transitions) ?? [];
  const typed = transitionsInDraft(answer.draft, shape).filter(
    (transition) =>
      !decided.some((one) => isSameName(one.from.label, transition.from) && isSameName(one.to.label, transition.to)),
  );
  const undecided = answer.undecided.flatMap((one) => transitionsInDraft(one, shape));
  const isIn = (transitions: readonly TypedTransition[], transition: TypedTransition) =>
    transitions.some((one) => isSameName(one.from, transition.from) && isSameName(one.to, transition.to));
  const has = (transition: TypedTransition) => isIn(typed, transition);
  return {
    /** Id of the question whose answer holds the transitions. */
    q,
    /** Transitions in the draft that are not decided. */
    typed,
    has,
    /** Whether it is in a response that has not been decided on. */
    isSaid: (transition: TypedTransition) => isIn(undecided, transition),
    /** Adds a transition to the draft, or removes it. */
    toggle: (transition: TypedTransition) => {
      if (has(transition)) {
        answer.set(withoutTransition(answer.draft, shape, transition));
        announce(`${transition.from} to ${transition.to}: taken out of the answer.`);
      } else {
        draftWriter.addRowsInBackground(q, 'states.transitions', [{ ...transition }], ['from', 'to']);
        announce(`${transition.from} to ${transition.to}: waits in the answer to question ${asking.pinOf(q) ?? ''}.`);
      }
    },
  };
}

/** A transition drafted by a click. */
interface TypedTransition {
  readonly from: string;
  readonly to: string;
}

export function transitionsInDraft(value: Value | undefined, shape: ShapeSpec | undefined): readonly TypedTransition[] {
  return rowsOf(value, shape).map((cell) => ({ from: cell('from'), to: cell('to') }));
}

/** The draft without the transition between two states; rows with more than its two ends are kept. */
export function withoutTransition(
  value: Value | undefined,
  shape: ShapeSpec | undefined,
  { from, to }: TypedTransition,
): Value | undefined {
  return withoutRows(value, shape, (cell, row) => {
    const isMatch = isSameName(cell('from'), from) && isSameName(cell('to'), to);
    return isMatch && row.filter((one) => one.trim() !== '').length <= 2;
  });
}
