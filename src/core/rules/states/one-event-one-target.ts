import { isEverybody, isOtherwise } from '../../answers/everyday-words.ts';
import { knownValue, listOf } from '../../answers/sourced.ts';
import { groupBy } from '../../base/group-by.ts';
import { mayOverlap } from '../../conditions/index.ts';
import { inQuotes, quotedList } from '../../english/lists.ts';
import type { Lifecycle, Transition } from '../../model/types.ts';
import type { Product } from '../../product/product.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import { type Breach, breach, closingRule, type NotYet, notYet, type RuleOutcome } from '../closing-rule.ts';
import { placeOfTransition, subjectOf } from './lifecycle-places.ts';

/** Rule 19: an event in a state leads to one target state, or conditions decide which. */
export const oneEventOneTarget = closingRule({
  id: 19,
  severity: 'error',
  reason: 'When one press of a button may lead to two places, nobody can say where the record ends up.',
  after: ['states'],
  finds: (product) => {
    return pairsIn(product).flatMap((pair): RuleOutcome => {
      const clash = clashOf(pair, product);
      if (clash === 'apart') return [];
      return [clash === 'overlap' ? breachOf(pair, product) : notYetOf(pair)];
    });
  },
});

interface TransitionPair {
  readonly one: Transition;
  readonly other: Transition;
  readonly cycle: Lifecycle;
}

/** Transitions of the same event from the same state to different states. */
function pairsIn(product: Product): readonly TransitionPair[] {
  return product.model.states.cycles.flatMap((cycle) => {
    const transitions = listOf(cycle.transitions).filter(({ from, event }) => from.id !== null && event.is === 'known');
    const same = groupBy(transitions, ({ from, event }) => `${from.id}\n${foldCase(knownValue(event) ?? '')}`);
    return [...same.values()].flatMap((twins) => pairsOf(twins, cycle, product));
  });
}

function pairsOf(transitions: readonly Transition[], cycle: Lifecycle, product: Product): readonly TransitionPair[] {
  return transitions.flatMap((one, place) =>
    transitions
      .slice(place + 1)
      .filter((other) => haveOtherTargets(one, other) && !haveOtherActors(one, other, product))
      .map((other) => ({ one, other, cycle })),
  );
}

function haveOtherTargets(one: Transition, other: Transition): boolean {
  return (one.to.id ?? one.to.label) !== (other.to.id ?? other.to.label);
}

/** Triggered by different kinds of actors, or by different roles where nobody has two at once. */
function haveOtherActors(one: Transition, other: Transition, { model }: Product): boolean {
  const [by, otherBy] = [knownValue(one.by), knownValue(other.by)];
  if (by !== undefined && otherBy !== undefined && by !== otherBy) return true;
  const several = knownValue(model.roles.several);
  if (several !== 'one' && several !== 'switch') return false;
  const [actors, others] = [listOf(one.actors), listOf(other.actors)];
  if ([...actors, ...others].some(({ id, label }) => id === null || isEverybody(label))) return false;
  return !actors.some(({ id }) => others.some((actor) => actor.id === id));
}

/** Without a condition a transition may always happen. Words may mean anything, but "otherwise" never overlaps. */
function clashOf({ one, other, cycle }: TransitionPair, product: Product): 'overlap' | 'apart' | 'unknown' {
  const guards = [one, other].map(({ guard }) => knownValue(guard));
  if (guards.some((guard) => guard && isOtherwise(guard.text))) return 'apart';
  const [first, second] = guards.map((guard) => guard && product.condition(guard, cycle.entity));
  if (!first || !second) return 'overlap';
  if (first.form !== 'exact' || second.form !== 'exact')
    return foldCase(first.text) === foldCase(second.text) ? 'overlap' : 'unknown';
  return mayOverlap(first, second) ? 'overlap' : 'apart';
}

function notYetOf({ one, other }: TransitionPair): NotYet {
  const sentence = `Only words say when ${inQuotes(one.label)} happens and when ${inQuotes(other.label)}; make both exact.`;
  return notYet(sentence, one.source.question);
}

function breachOf({ one, other, cycle }: TransitionPair, product: Product): Breach {
  const event = inQuotes(knownValue(one.event) ?? one.label);
  const targets = quotedList([one.to.label, other.to.label]);
  return breach(
    `While ${inQuotes(subjectOf(cycle, product))} is ${inQuotes(one.from.label)}, ${event} may lead to ${targets} at the same time; say which one applies when.`,
    placeOfTransition(one, cycle),
    placeOfTransition(other, cycle),
  );
}
