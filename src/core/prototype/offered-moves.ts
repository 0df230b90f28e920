import { isAlways, isNone } from '../answers/cells.ts';
import { type ConditionText, knownValue, listOf, lookOfSourced, type NameRef, questionOf } from '../answers/sourced.ts';
import { dateAfter } from '../conditions/durations.ts';
import type { Lifecycle, Reversal, Transition } from '../model/types.ts';
import { memoizeByProduct } from '../product/product.ts';
import { isMove, type KnownAction, separatedPairs } from '../product/separated-actions.ts';
import { nameSearchOf } from '../product/words/names-in-words.ts';
import type { Action } from '../slots/roles/actions.ts';
import { type ActorContext, actorLabel } from './actor-context.ts';
import { mayDo, undecidedVerdict, type Verdict, verdictFrom, verdictUnderCondition } from './permission-verdicts.ts';
import type { SampleRow } from './sample/types.ts';
import type { ProtoScreen } from './screens-of.ts';

const pairsOf = memoizeByProduct(separatedPairs);

/**
 * “No” if the actor has already done to this record what the same person may not do both of (separation of duties). A
 * role is one person in the prototype, so that it can be tried by switching roles; nobody in particular is not one
 * person.
 */
function separatedFrom(actor: ActorContext, row: SampleRow, move: Transition): Verdict | undefined {
  if (actor.role === null) return undefined;
  const broken = pairsOf(actor.product).find(
    ({ one, other }) =>
      (isMove(other, move) && hasDone(actor, row, one)) || (isMove(one, move) && hasDone(actor, row, other)),
  );
  if (!broken) return undefined;
  const { separation } = broken;
  return {
    may: 'no',
    because: `Who does “${separation.one}” may not do “${separation.other}” on the same one.`,
    question: separation.source.question,
    look: separation.source.firmness === 'decided' ? 'decided' : 'guess',
  };
}

function hasDone(actor: ActorContext, row: SampleRow, action: KnownAction | undefined): boolean {
  if (action?.kind !== 'move') return false;
  const done = listOf(action.move.cycle.transitions).filter((move) => isMove(action, move));
  return row.history.some(
    ({ by, from, to, event }) =>
      by === actorLabel(actor) &&
      done.some(
        (move) =>
          move.from.id === from && move.to.id === to && (event === undefined || knownValue(move.event) === event),
      ),
  );
}

/** A transition or reversal from the present state of a record, and whether the actor may make it. */
export interface OfferedMove {
  readonly id: string;
  readonly label: string;
  readonly cycle: Lifecycle;
  readonly to: NameRef;
  /** Who triggers it; only a person has a button, the clock and other systems are shown. */
  readonly by: 'person' | 'clock' | 'system' | null;
  readonly back: boolean;
  readonly verdict: Verdict;
  /** Only its guard can prevent it. */
  readonly isGuarded: boolean;
  readonly needsReason: boolean;
}

/** All transitions and reversals from the present state, including those the actor may not make, with the reason. */
export function movesOffered(actor: ActorContext, row: SampleRow): readonly OfferedMove[] {
  return actor.product.index.cycles(row.entity).flatMap((cycle) => {
    const now = row.states.get(cycle.id);
    const forth = actor.product.index.transitions(cycle).filter(({ from }) => from.id === now);
    const back = listOf(cycle.reversals).filter(({ from }) => from.id === now);
    return [
      ...forth.map((move) => transitionMove(actor, row, cycle, move)),
      ...back.map((move) => reversalMove(actor, row, cycle, move)),
    ];
  });
}

/** The state of a record in one of its life cycles; undefined in a life cycle without states. */
export function stateOf({ product }: Pick<ActorContext, 'product'>, row: SampleRow, cycle: Lifecycle) {
  return product.index.states(cycle).get(row.states.get(cycle.id));
}

function transitionMove(actor: ActorContext, row: SampleRow, cycle: Lifecycle, move: Transition) {
  const by = knownValue(move.by) ?? null;
  const before =
    toNowhere(move.to, cycle) ??
    (by === 'clock' || by === 'system' ? notByHand(move) : byActors(actor, move.actors, move.source.question)) ??
    separatedFrom(actor, row, move);
  return {
    id: move.id,
    label: knownValue(move.event) ?? `To ${move.to.label}`,
    cycle,
    to: move.to,
    by,
    back: false,
    needsReason: false,
    isGuarded: before === undefined,
    verdict: before ?? guarded(actor, row, move.guard, questionOf(cycle.transitions)),
  };
}

function reversalMove(actor: ActorContext, row: SampleRow, cycle: Lifecycle, move: Reversal): OfferedMove {
  const before =
    toNowhere(move.to, cycle) ?? byActors(actor, move.actors, move.source.question) ?? tooLate(actor, row, cycle);
  return {
    id: move.id,
    label: knownValue(move.how) ?? `Back to ${move.to.label}`,
    cycle,
    to: move.to,
    by: 'person',
    back: true,
    needsReason: knownValue(move.reason) === true,
    isGuarded: before === undefined,
    verdict: before ?? guarded(actor, row, move.guard, questionOf(cycle.reversals)),
  };
}

function toNowhere(to: NameRef, cycle: Lifecycle): Verdict | undefined {
  if (to.id !== null) return undefined;
  return undecidedVerdict(`It leads to “${to.label}”, but nobody has said what that is.`, questionOf(cycle.states));
}

/** Undefined while it can still be undone, counted from the last step. */
function tooLate({ today }: ActorContext, row: SampleRow, { id, reversalTime }: Lifecycle) {
  const time = knownValue(reversalTime);
  const last = row.history.findLast(({ cycle }) => cycle === id)?.at.slice(0, 10);
  const end = time && last && dateAfter(last, time);
  if (!end || today <= end) return undefined;
  return verdictFrom(reversalTime, 'no', `It could only be undone for ${time.text}.`);
}

function notByHand({ by, after, system }: Transition): Verdict {
  const clock = knownValue(by) === 'clock';
  const what = clock ? knownValue(after)?.text : knownValue(system);
  const because = clock
    ? `The clock does this${what ? ` after ${what}` : ', but nobody has said when'}.`
    : `Another system does this${what ? `: ${what}` : ', but nobody has said which'}.`;
  return { may: 'no', because, question: questionOf(clock ? after : system), look: what ? 'decided' : 'hole' };
}

export function mayBeMade(actor: ActorContext, move: Transition): boolean {
  return byActors(actor, move.actors, move.source.question) === undefined;
}

/** Undefined where the role is among the actors; nobody in particular may try what any of them does. */
function byActors(actor: ActorContext, actors: Transition['actors'], question: string): Verdict | undefined {
  if (actors.is !== 'known') return undecidedVerdict('Nobody has said who does this.', question);
  const { role } = actor;
  if (actors.value.some(({ id, label }) => role === null || id === role || ANYBODY.test(label.trim())))
    return undefined;
  const who = actors.value.map(({ label }) => label).join(', ');
  return { ...verdictFrom(actors, 'no', `${who} does this, not ${actorLabel(actor)}.`), question };
}

const ANYBODY = /^(?:any(?:body|one)|every(?:body|one)|all)$/i;

function guarded(actor: ActorContext, row: SampleRow, guard: Transition['guard'], question: string): Verdict {
  if (guard.is !== 'known' || isUnconditional(guard.value))
    return { may: 'yes', because: '', question, look: guard.is === 'known' ? lookOfSourced(guard) : 'decided' };
  return verdictUnderCondition(actor, row.entity, guard, row);
}

export function isUnconditional({ text }: ConditionText): boolean {
  return isAlways(text) || isNone(text);
}

/** The decided bulk actions of a list, as far as they are open to the actor. */
export function bulkActionsFor(actor: ActorContext, { screen, entity }: ProtoScreen): readonly string[] {
  const all = screen ? listOf(screen.bulk) : [];
  return entity === null ? all : all.filter((words) => mayDoInBulk(actor, entity, words));
}

/** By the transition that the words name; otherwise by the right to do it to one record. */
function mayDoInBulk(actor: ActorContext, entity: string, words: string): boolean {
  const all = actor.product.index.movesOf(entity).map(({ transition }) => transition);
  const moves = all.filter(({ by }) => knownValue(by) === 'person');
  const named = nameSearchOf(moves.map(({ event, label }) => [knownValue(event) ?? label, event] as const));
  const events = new Set(named.mentioned(words).map(({ of }) => knownValue(of)));
  const meant = moves.filter(({ event }) => events.has(knownValue(event)));
  if (meant.length === 0) return mayDo(actor, entity, actionIn(words)).may !== 'no';
  return actor.role === null || meant.some((move) => move.actors.is !== 'known' || mayBeMade(actor, move));
}

const ACTIONS: readonly (readonly [Action, RegExp])[] = [
  ['delete', /\b(?:delet|remov)/iu],
  ['export', /\b(?:export|download|take out)/iu],
  ['list', /\bprint/iu],
];

function actionIn(words: string): Action {
  return ACTIONS.find(([, verb]) => verb.test(words))?.[0] ?? 'edit';
}
