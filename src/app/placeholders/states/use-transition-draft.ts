import { columnsIn, type ShapeSpec, type Value } from '#core/index.ts';
import { knownValue, type Lifecycle, questionOf } from '#core/product.ts';
import { answerDrafts } from '../../asking/answer-drafts.ts';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { useDraftWriter } from '../gathering/use-draft-writer.ts';
import { responseValues } from '../known/answer-value.ts';
import { cellOf } from '../known/columns.ts';
import { isSameName } from '../known/names.ts';
import { isRows } from '../known/value-shapes.ts';
import { questionIdFor } from '../things/question-ids.ts';

export type TransitionDraft = ReturnType<typeof useTransitionDraft>;

/** The draft of the answer on the moves of a life. A click adds to it and opens nothing. */
export function useTransitionDraft(cycle: Lifecycle) {
  const asking = useAsking();
  const gather = useDraftWriter();
  const ownQuestion = questionOf(cycle.transitions);
  const q = asking.view(ownQuestion) ? ownQuestion : questionIdFor(asking.view, 'states', cycle.entity, 'transitions');
  const shape = asking.view(q)?.question.shape ?? asking.view('states.transitions')?.question.shape;
  const { value } = answerDrafts.use(q);
  const decided = knownValue(cycle.transitions) ?? [];
  const typed = transitionsInDraft(value, shape).filter(
    (move) => !decided.some((one) => isSameName(one.from.label, move.from) && isSameName(one.to.label, move.to)),
  );
  const asked = asking.view(q);
  const undecided =
    asked && !asked.decision ? responseValues(asked).flatMap((one) => transitionsInDraft(one, shape)) : [];
  const isIn = (moves: readonly TypedTransition[], move: TypedTransition) =>
    moves.some((one) => isSameName(one.from, move.from) && isSameName(one.to, move.to));
  const has = (move: TypedTransition) => isIn(typed, move);
  return {
    /** Id of the question whose answer holds the moves of this life. */
    q,
    /** Moves that wait in the answer and that nobody has decided. */
    typed,
    has,
    /** Whether somebody has said it, and nobody has decided. */
    isSaid: (move: TypedTransition) => isIn(undecided, move),
    /** Puts a move into the answer, or takes it out again. */
    toggle: (move: TypedTransition) => {
      if (has(move)) {
        const rest = withoutTransition(value, shape, move);
        if (rest !== undefined) answerDrafts.edit(q, { value: rest });
        announce(`${move.from} to ${move.to}: taken out of the answer.`);
      } else {
        gather.aside(q, 'states.transitions', [{ ...move }], ['from', 'to']);
        announce(`${move.from} to ${move.to}: waits in the answer to question ${asking.pinOf(q) ?? ''}.`);
      }
    },
  };
}

/** A move that was clicked on the screen and waits in the answer. */
interface TypedTransition {
  readonly from: string;
  readonly to: string;
}

export function transitionsInDraft(value: Value | undefined, shape: ShapeSpec | undefined): readonly TypedTransition[] {
  const columns = columnsIn(shape);
  if (!isRows(value)) return [];
  return value.map((row) => ({ from: cellOf(row, columns, 'from'), to: cellOf(row, columns, 'to') }));
}

/** The draft without the moves between two states of which nothing more was said than that there is one. */
export function withoutTransition(
  value: Value | undefined,
  shape: ShapeSpec | undefined,
  { from, to }: TypedTransition,
): Value | undefined {
  const columns = columnsIn(shape);
  if (!isRows(value)) return value;
  return value.filter((row) => {
    const isMatch = isSameName(cellOf(row, columns, 'from'), from) && isSameName(cellOf(row, columns, 'to'), to);
    return !isMatch || row.filter((cell) => cell.trim() !== '').length > 2;
  });
}
