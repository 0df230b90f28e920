import { isEverybody } from '../../answers/everyday-words.ts';
import { knownValue, listOf, questionOf } from '../../answers/sourced.ts';
import { inQuotes, quotedList } from '../../english/lists.ts';
import type { Screen } from '../../model/screens/fold-screens.ts';
import type { Transition } from '../../model/types.ts';
import type { Product } from '../../product/product.ts';
import type { Role } from '../../slots/roles/rights.ts';
import { type Breach, closingRule, type NotYet, notYet, oneBreach, placeAt } from '../closing-rule.ts';
import { navigationOf } from '../screens/navigation.ts';
import { placeOfTransition } from './lifecycle-places.ts';
import { isSetOff } from './set-off.ts';

/** Rule 17: a role that triggers a transition may do so, and reaches a screen that offers it in its source state. */
export const rolesCanTriggerTransitions = closingRule({
  id: 17,
  severity: 'error',
  reason: 'A move that the right person may not make, or cannot find, never happens.',
  after: ['states'],
  finds: (product) =>
    personTransitions(product).flatMap((one) => [
      ...breachesOfPermission(one, product),
      ...breachesOfSight(one, product),
      ...breachesOfScreens(one, product),
      ...notYetsOf(one.transition),
    ]),
});

type PersonTransition = ReturnType<typeof personTransitions>[number];

function personTransitions({ model, index }: Product) {
  return model.states.cycles.flatMap((cycle) =>
    listOf(cycle.transitions)
      .filter(({ by }) => knownValue(by) === 'person')
      .map((transition) => ({
        transition,
        cycle,
        roles: listOf(transition.actors).flatMap(({ id, label }) =>
          isEverybody(label) ? index.roles.all : (index.roles.get(id) ?? []),
        ),
      })),
  );
}

function notYetsOf({ label, offeredOn }: Transition): readonly NotYet[] {
  if (offeredOn.is !== 'unknown') return [];
  return [notYet(`Nobody has said yet on which screen somebody starts ${inQuotes(label)}.`, offeredOn.question)];
}

/** Cells of the permission matrix that name the transition by its event. */
function breachesOfPermission({ transition, cycle, roles }: PersonTransition, { index }: Product): readonly Breach[] {
  const own = cycle.entity === null ? [] : index.permissionsOf(cycle.entity);
  const cells = [...own, ...index.permissionsOf(null)].filter(({ transitionIds }) =>
    transitionIds.includes(transition.id),
  );
  return roles.flatMap((role) => {
    const cell = cells.find((permission) => permission.role.id === role.id);
    if (!cell || knownValue(cell.may) !== 'no') return [];
    const sentence = `${inQuotes(role.label)} should start ${inQuotes(transition.label)}, but may not ${inQuotes(cell.words)}; allow it, or name another role.`;
    return oneBreach(sentence, placeOfTransition(transition, cycle), placeAt('role', role, cell.may));
  });
}

/** Those who trigger a transition must see records in its source state. */
function breachesOfSight({ transition, cycle, roles }: PersonTransition, { index }: Product): readonly Breach[] {
  const state = index.states(cycle).get(transition.from.id);
  if (state?.visibleTo.is !== 'known') return [];
  const seen = state.visibleTo.value;
  if (seen.some(({ label }) => isEverybody(label))) return [];
  const blind = roles.filter(({ id }) => !seen.some((role) => role.id === id));
  if (blind.length === 0) return [];
  const sentence = `${quotedList(blind.map(({ label }) => label))} cannot see it while it is ${inQuotes(state.label)}, and so cannot start ${inQuotes(transition.label)}; let them see it, or name another role.`;
  return oneBreach(
    sentence,
    placeAt('state', state, state.visibleTo, cycle.entity),
    placeOfTransition(transition, cycle),
  );
}

function breachesOfScreens({ transition, cycle, roles }: PersonTransition, product: Product): readonly Breach[] {
  const { screens, landings } = product.model.screens;
  if (transition.offeredOn.is === 'unknown' || screens.is === 'unknown') return [];
  const place = placeAt('transition', transition, transition.offeredOn, cycle.entity);
  const offers = listOf(transition.offeredOn).map(({ screen }) => screen);
  const known = offers.flatMap(({ id }) => product.index.screens.get(id) ?? []);
  const lost = offers.filter(({ id }) => !product.index.screens.has(id)).map(({ label }) => label);
  if (lost.length > 0) {
    const sentence = `${inQuotes(transition.label)} should start on ${quotedList(lost)}, but no screen is called that; name one of the screens, or add it.`;
    return oneBreach(sentence, place);
  }
  if (known.length === 0 && cycle.entity !== null && isSetOff(product, cycle.entity, transition)) return [];
  if (known.length === 0)
    return oneBreach(`No screen offers ${inQuotes(transition.label)}; name one where somebody starts it.`, place);
  return landings.is === 'known' ? breachesOfReach(roles, known, transition, place, product) : [];
}

function breachesOfReach(
  roles: readonly Role[],
  offers: readonly Screen[],
  transition: Transition,
  place: ReturnType<typeof placeAt>,
  product: Product,
): readonly Breach[] {
  const navigation = navigationOf(product);
  const blocked = roles.filter(({ id }) => !offers.some((screen) => navigation.reached(id).has(screen.id)));
  if (blocked.length === 0) return [];
  const names = quotedList(offers.map(({ label }) => label));
  const who = quotedList(blocked.map(({ label }) => label));
  const sentence = `${who} cannot get to ${names}, where ${inQuotes(transition.label)} starts; add a link, allow the screen, or offer it elsewhere.`;
  return oneBreach(sentence, place, { question: questionOf(product.model.screens.links) });
}
