import {
  knownValue,
  listOf,
  type NamedElement,
  type NameRef,
  questionOf,
  type Sourced,
} from '../../answers/sourced.ts';
import { inQuotes } from '../../english/lists.ts';
import type { Lifecycle, Transition } from '../../model/types.ts';
import { isEverybody } from '../../product/everyday-words.ts';
import type { Product } from '../../product/product.ts';
import { type Breach, breach, closingRule } from '../closing-rule.ts';
import { isLeftEmpty } from '../unanswered.ts';
import { placeOfTransition, subjectOf } from './lifecycle-places.ts';

/** Rule 16: a move leads from a state to a state of its entity; a role, the clock or another system triggers it. */
export const transitionsNameWhatExists = closingRule({
  id: 16,
  severity: 'error',
  reason: 'A button that leads to a state nobody knows, or that nobody may press, is no button.',
  after: ['states'],
  finds: (product) =>
    product.model.states.cycles.flatMap((cycle) => [
      ...listOf(cycle.transitions).flatMap((move) => [
        ...breachesOfEnds(move, cycle, product),
        ...breachesOfTrigger(move, cycle, product),
      ]),
      ...listOf(cycle.reversals).flatMap((move) => [
        ...breachesOfEnds(move, cycle, product),
        ...breachesOfRoles(move, cycle, product),
      ]),
    ]),
});

type AnyTransition = NamedElement & {
  readonly from: NameRef;
  readonly to: NameRef;
  readonly actors: Sourced<readonly NameRef[]>;
};

function breachesOfEnds(move: AnyTransition, cycle: Lifecycle, product: Product): readonly Breach[] {
  if (cycle.states.is === 'unknown') return [];
  const states = product.index.states(cycle);
  const lost = [move.from, move.to].filter(({ id }) => !states.has(id));
  return lost.map(({ label }) => {
    const what = label === '' ? 'has an end without a state' : `names the state ${inQuotes(label)}`;
    const sentence = `The move ${inQuotes(move.label)} ${what}, which ${inQuotes(subjectOf(cycle, product))} does not have; name one of its states, or add it.`;
    return breach(sentence, placeOfTransition(move, cycle), { question: questionOf(cycle.states) });
  });
}

function breachesOfTrigger(move: Transition, cycle: Lifecycle, product: Product): readonly Breach[] {
  const { by } = move;
  if (isLeftEmpty(by, product)) return [withoutTrigger(move, cycle)];
  const kind = knownValue(by);
  if (kind === 'person') {
    const isNobody = isLeftEmpty(move.actors, product) || listOf(move.actors).length === 0;
    return isNobody ? [withoutTrigger(move, cycle)] : breachesOfRoles(move, cycle, product);
  }
  return kind === 'system' ? breachesOfSystems(move, cycle, product) : [];
}

function withoutTrigger(move: AnyTransition, cycle: Lifecycle): Breach {
  const sentence = `Nobody has said who or what sets off ${inQuotes(move.label)}; name a role, the clock or another system.`;
  return breach(sentence, placeOfTransition(move, cycle));
}

function breachesOfRoles(move: AnyTransition, cycle: Lifecycle, { model, index }: Product): readonly Breach[] {
  if (model.roles.roles.is === 'unknown') return [];
  return listOf(move.actors)
    .filter(({ id, label }) => !index.roles.has(id) && !isEverybody(label))
    .map(({ label }) => {
      const sentence = `${inQuotes(label)} is to set off ${inQuotes(move.label)}, but no role is called that; name one of the roles, or add it.`;
      return breach(sentence, placeOfTransition(move, cycle));
    });
}

function breachesOfSystems(move: AnyTransition, cycle: Lifecycle, { model, index }: Product): readonly Breach[] {
  const { systems, calls, inbound } = model.calls;
  if ([systems, calls, inbound].every(({ is }) => is === 'unknown')) return [];
  const known = [index.systems, index.calls, index.inbound];
  return listOf(move.actors)
    .filter(({ id, label }) => !known.some((things) => things.has(id) || things.called(label)))
    .map(({ label }) => {
      const sentence = `${inQuotes(label)} is to set off ${inQuotes(move.label)}, but no other system and no message is called that; name one, or add it.`;
      return breach(sentence, placeOfTransition(move, cycle));
    });
}
