import { heldValue, lookOfHeld, questionOf } from '../answers/held.ts';
import type { InWords, Ref } from '../answers/things.ts';
import { dateAfter } from '../conditions/days.ts';
import type { LifeCycleOf, Reversal, Transition } from '../model/states/types.ts';
import { type Acting, actorLabel } from './acting.ts';
import { answered, underCondition, unsaid, type Verdict } from './may.ts';
import type { SampleRow } from './sample/types.ts';
import { separatedFrom } from './separation.ts';

/** A way on from where a record is now, and whether it is open to whoever acts. */
export interface Move {
  readonly id: string;
  /** As on the button. */
  readonly label: string;
  readonly cycle: LifeCycleOf;
  readonly to: Ref;
  /** Who sets it off; only a person has a button, the clock and other systems are shown. */
  readonly by: 'person' | 'clock' | 'system' | null;
  readonly back: boolean;
  readonly verdict: Verdict;
  /** Nothing but what must hold for it speaks against it. */
  readonly isGuarded: boolean;
  readonly needsReason: boolean;
}

/** All ways on from the present state of a record, also those that are not open, with the reason. */
export function movesFrom(acting: Acting, row: SampleRow): readonly Move[] {
  return acting.product.index.cycles(row.entity).flatMap((cycle) => {
    const now = row.states.get(cycle.id);
    const forth = acting.product.index.transitions(cycle).filter(({ from }) => from.id === now);
    const back = (heldValue(cycle.reversals) ?? []).filter(({ from }) => from.id === now);
    return [
      ...forth.map((move) => transitionMove(acting, row, cycle, move)),
      ...back.map((move) => reversalMove(acting, row, cycle, move)),
    ];
  });
}

/** The state of a record in one of its lives; undefined while nobody has named any. */
export function stateOf({ product }: Pick<Acting, 'product'>, row: SampleRow, cycle: LifeCycleOf) {
  return product.index.states(cycle).get(row.states.get(cycle.id));
}

/** Where a record is now in all of its lives, as people call it. */
export function stateLabels(product: Pick<Acting['product'], 'index'>, row: SampleRow): readonly string[] {
  return product.index
    .cycles(row.entity)
    .flatMap((cycle) => product.index.states(cycle).get(row.states.get(cycle.id))?.label ?? []);
}

function transitionMove(acting: Acting, row: SampleRow, cycle: LifeCycleOf, move: Transition): Move {
  const by = heldValue(move.by) ?? null;
  const before =
    toNowhere(move.to, cycle) ??
    (by === 'clock' || by === 'system'
      ? notByHand(move)
      : byActors(acting, move.actors, move.source.question)) ??
    separatedFrom(acting, row, move);
  return {
    id: move.id,
    label: heldValue(move.event) ?? `To ${move.to.label}`,
    cycle,
    to: move.to,
    by,
    back: false,
    needsReason: false,
    isGuarded: before === undefined,
    verdict: before ?? guarded(acting, row, move.guard, questionOf(cycle.transitions)),
  };
}

function reversalMove(acting: Acting, row: SampleRow, cycle: LifeCycleOf, move: Reversal): Move {
  const before =
    toNowhere(move.to, cycle) ??
    byActors(acting, move.actors, move.source.question) ??
    tooLate(acting, row, cycle);
  return {
    id: move.id,
    label: heldValue(move.how) ?? `Back to ${move.to.label}`,
    cycle,
    to: move.to,
    by: 'person',
    back: true,
    needsReason: heldValue(move.reason) === true,
    isGuarded: before === undefined,
    verdict: before ?? guarded(acting, row, move.guard, questionOf(cycle.reversals)),
  };
}

function toNowhere(to: Ref, cycle: LifeCycleOf): Verdict | undefined {
  if (to.id !== null) return undefined;
  return unsaid(`It leads to “${to.label}”, and nobody has said what that is.`, questionOf(cycle.states));
}

/** Undefined as long as something can be taken back, counted from the last step. */
function tooLate({ today }: Acting, row: SampleRow, { id, reversalTime }: LifeCycleOf): Verdict | undefined {
  const time = heldValue(reversalTime);
  const last = row.history.findLast(({ cycle }) => cycle === id)?.at.slice(0, 10);
  const end = time && last && dateAfter(last, time);
  if (!end || today <= end) return undefined;
  return answered(reversalTime, 'no', `It can be taken back for ${time.text} only.`);
}

function notByHand({ by, after, system }: Transition): Verdict {
  const clock = heldValue(by) === 'clock';
  const what = clock ? heldValue(after)?.text : heldValue(system);
  const because = clock
    ? `The clock does this${what ? ` after ${what}` : ', and nobody has said when'}.`
    : `Another system does this${what ? `: ${what}` : ', and nobody has said which'}.`;
  return { may: 'no', because, question: questionOf(clock ? after : system), look: what ? 'said' : 'hole' };
}

/** Whether whoever acts is among those who make a move. */
export function mayBeMade(acting: Acting, move: Transition): boolean {
  return byActors(acting, move.actors, move.source.question) === undefined;
}

/** Undefined where the role that acts is among the actors; nobody in particular tries what any of them does. */
function byActors(acting: Acting, actors: Transition['actors'], question: string): Verdict | undefined {
  if (actors.is !== 'said') return unsaid('Nobody has said who does this.', question);
  const { role } = acting;
  if (actors.value.some(({ id, label }) => role === null || id === role || ANYBODY.test(label.trim())))
    return undefined;
  const who = actors.value.map(({ label }) => label).join(', ');
  return { ...answered(actors, 'no', `${who} does this, not ${actorLabel(acting)}.`), question };
}

const ANYBODY = /^(?:any(?:body|one)|every(?:body|one)|all)$/i;

function guarded(acting: Acting, row: SampleRow, guard: Transition['guard'], question: string): Verdict {
  if (guard.is !== 'said' || isAlways(guard.value)) {
    return { may: 'yes', because: '', question, look: guard.is === 'said' ? lookOfHeld(guard) : 'said' };
  }
  return underCondition(acting, row.entity, guard, row);
}

const ALWAYS = /^(?:always|-|–|—|none|nothing|any ?time)$/i;

/** Whether a condition says that there is none. */
export function isAlways({ text }: InWords): boolean {
  return ALWAYS.test(text.trim());
}
