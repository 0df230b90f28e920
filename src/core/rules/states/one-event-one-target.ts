import { knownValue, listOf } from '../../answers/sourced.ts';
import { grouped } from '../../base/grouped.ts';
import { mayOverlap } from '../../conditions/index.ts';
import { listedNames, quoted } from '../../english/say.ts';
import type { LifeCycleOf, Transition } from '../../model/types.ts';
import { isEverybody, isOtherwise } from '../../product/everyday-words.ts';
import type { Product } from '../../product/product.ts';
import { folded } from '../../shapes/folded.ts';
import { type Breach, breach, closingRule, type Found, type NotYet, notYet } from '../closing-rule.ts';
import { atMove, subjectOf } from './cycle-names.ts';

/** Rule 19: what happens in a state leads to one other state, or the conditions say to which. */
export const oneEventOneTarget = closingRule({
  id: 19,
  severity: 'error',
  reason: 'When the same press of a button may lead to two places, nobody can say where the record ends up.',
  after: ['states'],
  finds: (product) => {
    return pairsIn(product).flatMap((pair): Found => {
      const clash = clashOf(pair, product);
      if (clash === 'apart') return [];
      return [clash === 'overlap' ? breachOf(pair, product) : waitOf(pair)];
    });
  },
});

interface Pair {
  readonly one: Transition;
  readonly other: Transition;
  readonly cycle: LifeCycleOf;
}

/** Moves that the same event triggers in the same state, and that lead to different ones. */
function pairsIn(product: Product): readonly Pair[] {
  return product.model.states.cycles.flatMap((cycle) => {
    const moves = listOf(cycle.transitions).filter(({ from, event }) => from.id !== null && event.is === 'known');
    const same = grouped(moves, ({ from, event }) => `${from.id}\n${folded(knownValue(event) ?? '')}`);
    return [...same.values()].flatMap((twins) => pairsOf(twins, cycle, product));
  });
}

function pairsOf(moves: readonly Transition[], cycle: LifeCycleOf, product: Product): readonly Pair[] {
  return moves.flatMap((one, place) =>
    moves
      .slice(place + 1)
      .filter((other) => goElsewhere(one, other) && !areOfOthers(one, other, product))
      .map((other) => ({ one, other, cycle })),
  );
}

function goElsewhere(one: Transition, other: Transition): boolean {
  return (one.to.id ?? one.to.label) !== (other.to.id ?? other.to.label);
}

/** Triggered by different kinds of actors, or by different roles where nobody has two at once. */
function areOfOthers(one: Transition, other: Transition, { model }: Product): boolean {
  const [by, otherBy] = [knownValue(one.by), knownValue(other.by)];
  if (by !== undefined && otherBy !== undefined && by !== otherBy) return true;
  const several = knownValue(model.roles.several);
  if (several !== 'one' && several !== 'switch') return false;
  const [actors, others] = [listOf(one.actors), listOf(other.actors)];
  if ([...actors, ...others].some(({ id, label }) => id === null || isEverybody(label))) return false;
  return !actors.some(({ id }) => others.some((actor) => actor.id === id));
}

/** Without a condition a move may always happen. Words may mean anything, but "otherwise" never overlaps. */
function clashOf({ one, other, cycle }: Pair, product: Product): 'overlap' | 'apart' | 'unknown' {
  const guards = [one, other].map(({ guard }) => knownValue(guard));
  if (guards.some((guard) => guard && isOtherwise(guard.text))) return 'apart';
  const [first, second] = guards.map((guard) => guard && product.condition(guard, cycle.entity));
  if (!first || !second) return 'overlap';
  if (first.form !== 'exact' || second.form !== 'exact')
    return folded(first.text) === folded(second.text) ? 'overlap' : 'unknown';
  return mayOverlap(first, second) ? 'overlap' : 'apart';
}

function waitOf({ one, other }: Pair): NotYet {
  const sentence = `Only words say when ${quoted(one.label)} happens and when ${quoted(other.label)}; make both exact.`;
  return notYet(sentence, one.source.question);
}

function breachOf({ one, other, cycle }: Pair, product: Product): Breach {
  const event = quoted(knownValue(one.event) ?? one.label);
  const targets = listedNames([one.to.label, other.to.label]);
  return breach(
    `While ${quoted(subjectOf(cycle, product))} is ${quoted(one.from.label)}, ${event} may lead to ${targets} at the same time; say when it is which.`,
    atMove(one, cycle),
    atMove(other, cycle),
  );
}
