import { columnsIn, type ShapeSpec, type Value } from '#core/index.ts';
import { knownValue, type Lifecycle, questionOf } from '#core/product.ts';
import { answerDrafts } from '../../asking/answer-drafts.ts';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { responseValues } from '../answers/answer-value.ts';
import { cellOf } from '../answers/columns.ts';
import { isSameName } from '../answers/names.ts';
import { isRows } from '../answers/value-shapes.ts';
import { useDraftWriter } from '../draft-writing/use-draft-writer.ts';
import { questionIdFor } from '../things/question-ids.ts';

export type TransitionDraft = ReturnType<typeof useTransitionDraft>;

/** The draft of the answer on the transitions of a lifecycle. Clicks edit it without opening the question. */
export function useTransitionDraft(cycle: Lifecycle) {
  const asking = useAsking();
  const draftWriter = useDraftWriter();
  const ownQuestion = questionOf(cycle.transitions);
  const q = asking.view(ownQuestion) ? ownQuestion : questionIdFor(asking.view, 'states', cycle.entity, 'transitions');
  const shape = asking.view(q)?.question.shape ?? asking.view('states.transitions')?.question.shape;
  const { value } = answerDrafts.use(q);
  const decided = knownValue(cycle.transitions) ?? [];
  const typed = transitionsInDraft(value, shape).filter(
    (transition) =>
      !decided.some((one) => isSameName(one.from.label, transition.from) && isSameName(one.to.label, transition.to)),
  );
  const asked = asking.view(q);
  const undecided =
    asked && !asked.decision ? responseValues(asked).flatMap((one) => transitionsInDraft(one, shape)) : [];
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
        const rest = withoutTransition(value, shape, transition);
        if (rest !== undefined) answerDrafts.edit(q, { value: rest });
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
  const columns = columnsIn(shape);
  if (!isRows(value)) return [];
  return value.map((row) => ({ from: cellOf(row, columns, 'from'), to: cellOf(row, columns, 'to') }));
}

/** The draft without the transition between two states; rows with more than its two ends are kept. */
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
