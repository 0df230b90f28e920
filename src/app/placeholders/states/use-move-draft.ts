import { columnsIn, type ShapeSpec, type Value } from '#core/index.ts';
import { knownValue, type LifeCycleOf, questionOf } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { answerDrafts } from '../../asking/drafts.ts';
import { announce } from '../../kit/announcer.tsx';
import { useGather } from '../gathering/use-gather.ts';
import { cellOf } from '../known/columns.ts';
import { spokenValues } from '../known/known-value.ts';
import { sameName } from '../known/names.ts';
import { isRows } from '../known/value-forms.ts';
import { askedOf } from '../things/asked-of.ts';

export type MoveDraft = ReturnType<typeof useMoveDraft>;

/** The draft of the answer on the moves of a life. A click adds to it and opens nothing. */
export function useMoveDraft(cycle: LifeCycleOf) {
  const asking = useAsking();
  const gather = useGather();
  const held = questionOf(cycle.transitions);
  const q = asking.view(held) ? held : askedOf(asking.view, 'states', cycle.entity, 'transitions');
  const shape = asking.view(q)?.question.shape ?? asking.view('states.transitions')?.question.shape;
  const { value } = answerDrafts.use(q);
  const decided = knownValue(cycle.transitions) ?? [];
  const typed = movesInDraft(value, shape).filter(
    (move) => !decided.some((one) => sameName(one.from.label, move.from) && sameName(one.to.label, move.to)),
  );
  const asked = asking.view(q);
  const spoken = asked && !asked.decision ? spokenValues(asked).flatMap((one) => movesInDraft(one, shape)) : [];
  const isIn = (moves: readonly TypedMove[], move: TypedMove) =>
    moves.some((one) => sameName(one.from, move.from) && sameName(one.to, move.to));
  const has = (move: TypedMove) => isIn(typed, move);
  return {
    /** Id of the question whose answer holds the moves of this life. */
    q,
    /** Moves that wait in the answer and that nobody has decided. */
    typed,
    has,
    /** Whether somebody has said it, and nobody has decided. */
    isSaid: (move: TypedMove) => isIn(spoken, move),
    /** Puts a move into the answer, or takes it out again. */
    toggle: (move: TypedMove) => {
      if (has(move)) {
        const rest = withoutMove(value, shape, move);
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
interface TypedMove {
  readonly from: string;
  readonly to: string;
}

export function movesInDraft(value: Value | undefined, shape: ShapeSpec | undefined): readonly TypedMove[] {
  const columns = columnsIn(shape);
  if (!isRows(value)) return [];
  return value.map((row) => ({ from: cellOf(row, columns, 'from'), to: cellOf(row, columns, 'to') }));
}

/** The draft without the moves between two states of which nothing more was said than that there is one. */
export function withoutMove(
  value: Value | undefined,
  shape: ShapeSpec | undefined,
  { from, to }: TypedMove,
): Value | undefined {
  const columns = columnsIn(shape);
  if (!isRows(value)) return value;
  return value.filter((row) => {
    const isIt = sameName(cellOf(row, columns, 'from'), from) && sameName(cellOf(row, columns, 'to'), to);
    return !isIt || row.filter((cell) => cell.trim() !== '').length > 2;
  });
}
