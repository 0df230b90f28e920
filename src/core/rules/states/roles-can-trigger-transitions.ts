import { knownValue, listOf, questionOf } from '../../answers/sourced.ts';
import { inQuotes, quotedList } from '../../english/lists.ts';
import type { Screen } from '../../model/screens/fold-screens.ts';
import type { Transition } from '../../model/types.ts';
import { isEverybody } from '../../product/everyday-words.ts';
import type { Product } from '../../product/product.ts';
import type { Role } from '../../slots/roles/rights.ts';
import { type Breach, closingRule, type NotYet, notYet, oneBreach, placeAt } from '../closing-rule.ts';
import { navigationOf } from '../screens/navigation.ts';
import { placeOfTransition } from './lifecycle-places.ts';

/** Rule 17: a role that triggers a move may do so, and gets to a screen that offers it while the record is there. */
export const rolesCanTriggerTransitions = closingRule({
  id: 17,
  severity: 'error',
  reason: 'A move that the right person is not let to, or finds nowhere, never happens.',
  after: ['states'],
  finds: (product) =>
    personTransitions(product).flatMap((one) => [
      ...breachesOfPermission(one, product),
      ...breachesOfSight(one, product),
      ...breachesOfScreens(one, product),
      ...notYetsOf(one.move),
    ]),
});

type PersonTransition = ReturnType<typeof personTransitions>[number];

function personTransitions({ model, index }: Product) {
  return model.states.cycles.flatMap((cycle) =>
    listOf(cycle.transitions)
      .filter(({ by }) => knownValue(by) === 'person')
      .map((move) => ({
        move,
        cycle,
        roles: listOf(move.actors).flatMap(({ id, label }) =>
          isEverybody(label) ? index.roles.all : (index.roles.get(id) ?? []),
        ),
      })),
  );
}

function notYetsOf({ label, offeredOn }: Transition): readonly NotYet[] {
  if (offeredOn.is !== 'unknown') return [];
  return [notYet(`Nobody has said yet on which screen somebody sets off ${inQuotes(label)}.`, offeredOn.question)];
}

/** Cells of the permission matrix that name the move by its event. */
function breachesOfPermission({ move, cycle, roles }: PersonTransition, { index }: Product): readonly Breach[] {
  const own = cycle.entity === null ? [] : index.permissionsOf(cycle.entity);
  const cells = [...own, ...index.permissionsOf(null)].filter(({ moves }) => moves.includes(move.id));
  return roles.flatMap((role) => {
    const cell = cells.find((permission) => permission.role.id === role.id);
    if (!cell || knownValue(cell.may) !== 'no') return [];
    const sentence = `${inQuotes(role.label)} is to set off ${inQuotes(move.label)}, but may not ${inQuotes(cell.words)}; allow it, or name another role.`;
    return oneBreach(sentence, placeOfTransition(move, cycle), placeAt('role', role, cell.may));
  });
}

/** The people who make a move must see records in the state from which it starts. */
function breachesOfSight({ move, cycle, roles }: PersonTransition, { index }: Product): readonly Breach[] {
  const state = index.states(cycle).get(move.from.id);
  if (state?.visibleTo.is !== 'known') return [];
  const seen = state.visibleTo.value;
  if (seen.some(({ label }) => isEverybody(label))) return [];
  const blind = roles.filter(({ id }) => !seen.some((role) => role.id === id));
  if (blind.length === 0) return [];
  const sentence = `${quotedList(blind.map(({ label }) => label))} cannot see it while it is ${inQuotes(state.label)}, and so not set off ${inQuotes(move.label)}; let them see it, or name another role.`;
  return oneBreach(sentence, placeAt('state', state, state.visibleTo, cycle.entity), placeOfTransition(move, cycle));
}

function breachesOfScreens({ move, cycle, roles }: PersonTransition, product: Product): readonly Breach[] {
  const { screens, landings } = product.model.screens;
  if (move.offeredOn.is === 'unknown' || screens.is === 'unknown') return [];
  const place = placeAt('transition', move, move.offeredOn, cycle.entity);
  const offers = listOf(move.offeredOn).map(({ screen }) => screen);
  const known = offers.flatMap(({ id }) => product.index.screens.get(id) ?? []);
  const lost = offers.filter(({ id }) => !product.index.screens.has(id)).map(({ label }) => label);
  if (lost.length > 0) {
    const sentence = `${inQuotes(move.label)} is to be set off on ${quotedList(lost)}, but no screen is called that; name one of the screens, or add it.`;
    return oneBreach(sentence, place);
  }
  if (known.length === 0)
    return oneBreach(`No screen offers ${inQuotes(move.label)}; name one on which somebody sets it off.`, place);
  return landings.is === 'known' ? breachesOfReach(roles, known, move, place, product) : [];
}

function breachesOfReach(
  roles: readonly Role[],
  offers: readonly Screen[],
  move: Transition,
  place: ReturnType<typeof placeAt>,
  product: Product,
): readonly Breach[] {
  const navigation = navigationOf(product);
  const blocked = roles.filter(({ id }) => !offers.some((screen) => navigation.reached(id).has(screen.id)));
  if (blocked.length === 0) return [];
  const names = quotedList(offers.map(({ label }) => label));
  const who = quotedList(blocked.map(({ label }) => label));
  const sentence = `${who} cannot get to ${names}, where ${inQuotes(move.label)} is set off; add a link, allow the screen, or offer it elsewhere.`;
  return oneBreach(sentence, place, { question: questionOf(product.model.screens.links) });
}
