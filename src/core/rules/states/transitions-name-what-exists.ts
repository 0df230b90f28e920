import { isEverybody } from '../../answers/everyday-words.ts';
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
import type { Product } from '../../product/product.ts';
import { type Breach, breach, closingRule, isLeftEmpty } from '../closing-rule.ts';
import { placeOfTransition, subjectOf } from './lifecycle-places.ts';

/** Rule 16: a transition leads between states of its entity; a role, the clock or another system triggers it. */
export const transitionsNameWhatExists = closingRule({
  id: 16,
  severity: 'error',
  reason: 'A button that leads to an unknown state, or that nobody may press, is no button.',
  after: ['states'],
  finds: (product) =>
    product.model.states.cycles.flatMap((cycle) => [
      ...listOf(cycle.transitions).flatMap((transition) => [
        ...breachesOfEnds(transition, cycle, product),
        ...breachesOfTrigger(transition, cycle, product),
      ]),
      ...listOf(cycle.reversals).flatMap((transition) => [
        ...breachesOfEnds(transition, cycle, product),
        ...breachesOfRoles(transition, cycle, product),
      ]),
    ]),
});

type AnyTransition = NamedElement & {
  readonly from: NameRef;
  readonly to: NameRef;
  readonly actors: Sourced<readonly NameRef[]>;
};

function breachesOfEnds(transition: AnyTransition, cycle: Lifecycle, product: Product): readonly Breach[] {
  if (cycle.states.is === 'unknown') return [];
  const states = product.index.states(cycle);
  const lost = [transition.from, transition.to].filter(({ id }) => !states.has(id));
  return lost.map(({ label }) => {
    const what = label === '' ? 'has an end without a state' : `names the state ${inQuotes(label)}`;
    const sentence = `The move ${inQuotes(transition.label)} ${what}, which ${inQuotes(subjectOf(cycle, product))} does not have; name one of its states, or add it.`;
    return breach(sentence, placeOfTransition(transition, cycle), { question: questionOf(cycle.states) });
  });
}

function breachesOfTrigger(transition: Transition, cycle: Lifecycle, product: Product): readonly Breach[] {
  const { by } = transition;
  if (isLeftEmpty(by, product)) return [withoutTrigger(transition, cycle)];
  const kind = knownValue(by);
  if (kind === 'person') {
    const isNobody = isLeftEmpty(transition.actors, product) || listOf(transition.actors).length === 0;
    return isNobody ? [withoutTrigger(transition, cycle)] : breachesOfRoles(transition, cycle, product);
  }
  return kind === 'system' ? breachesOfSystems(transition, cycle, product) : [];
}

function withoutTrigger(transition: AnyTransition, cycle: Lifecycle): Breach {
  const sentence = `Nobody has said who or what starts ${inQuotes(transition.label)}; name a role, the clock or another system.`;
  return breach(sentence, placeOfTransition(transition, cycle));
}

function breachesOfRoles(transition: AnyTransition, cycle: Lifecycle, { model, index }: Product): readonly Breach[] {
  if (model.roles.roles.is === 'unknown') return [];
  return listOf(transition.actors)
    .filter(({ id, label }) => !index.roles.has(id) && !isEverybody(label))
    .map(({ label }) => {
      const sentence = `${inQuotes(label)} should start ${inQuotes(transition.label)}, but no role is called that; name one of the roles, or add it.`;
      return breach(sentence, placeOfTransition(transition, cycle));
    });
}

function breachesOfSystems(transition: AnyTransition, cycle: Lifecycle, { model, index }: Product): readonly Breach[] {
  const { systems, calls, inbound } = model.calls;
  if ([systems, calls, inbound].every(({ is }) => is === 'unknown')) return [];
  const known = [index.systems, index.calls, index.inbound];
  return listOf(transition.actors)
    .filter(({ id, label }) => !known.some((things) => things.has(id) || things.called(label)))
    .map(({ label }) => {
      const sentence = `${inQuotes(label)} should start ${inQuotes(transition.label)}, but no other system and no message is called that; name one, or add it.`;
      return breach(sentence, placeOfTransition(transition, cycle));
    });
}
