import { knownValue, listOf, type NamedElement, type Sourced } from '../../answers/sourced.ts';
import type { Product } from '../../product/product.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import { inexactEngagement } from '../engagement.ts';
import { unreadFinding } from '../finding.ts';
import { columnsOf } from '../list-view.ts';
import { thingsNamed } from '../rows-about.ts';
import { screensOf } from '../screens-of.ts';
import { type UnreadDecision, unreadDecision } from './unread-decisions.ts';

/** Decisions about names that nothing has, so that nothing comes of them. */
export function namedNothing(product: Product): readonly UnreadDecision[] {
  return [
    ...rules(product),
    ...requirements(product),
    ...columns(product),
    ...states(product),
    ...cascades(product),
    ...replies(product),
    ...wishes(product),
  ];
}

const NO_FIELD = 'No thing has such a field.';

function rules({ model, index }: Product): readonly UnreadDecision[] {
  return model.validation.rules
    .filter(({ entity }) => entity === null || !index.entities.has(entity))
    .map(({ label, source }) => unreadDecision(label, { is: 'known', value: label, source }, null, NO_FIELD));
}

function requirements({ model }: Product): readonly UnreadDecision[] {
  return model.validation.required
    .filter(({ entity, does }) => entity === null && does !== null)
    .map(({ field, when, does, source }) => {
      const decided = `${field.label}, ${when}: ${does}`;
      return unreadDecision(decided, { is: 'known', value: does, source }, null, NO_FIELD);
    });
}

function columns(product: Product): readonly UnreadDecision[] {
  return screensOf(product).flatMap((proto) => {
    const { screen } = proto;
    if (screen?.columns.is !== 'known') return [];
    return columnsOf(product, proto)
      .filter(({ shows }) => shows === 'hole')
      .map(({ label }) => ({
        ...unreadDecision(`${screen.label}, column: ${label}`, screen.columns, null, NO_FIELD),
        screen: screen.id,
      }));
  });
}

function states({ model }: Product): readonly UnreadDecision[] {
  const why = 'There is no such state.';
  return model.states.cycles.flatMap(({ entity, idle, matrix }) => [
    ...listOf(idle)
      .filter(({ state }) => state.id === null)
      .map(({ state }) => unreadDecision(`While it is ${state.label}`, idle, entity, why)),
    ...listOf(matrix)
      .filter(({ state }) => state.id === null)
      .map(({ state, event, does }) => unreadDecision(`${state.label}, ${event}: ${does}`, matrix, entity, why)),
  ]);
}

/** What happens to a part when its whole changes, where there is no such state or no such part. */
function cascades({ model, index }: Product): readonly UnreadDecision[] {
  const { cascade } = model.states;
  const known = new Set(
    index.entities.all.flatMap(({ id }) => index.statesOf(id).map(({ state }) => foldCase(state.label))),
  );
  return listOf(cascade)
    .filter(({ whole, part }) => !known.has(foldCase(whole)) || !index.entities.called(part))
    .map(({ whole, part, does }) =>
      unreadDecision(`${whole}, ${part}: ${does}`, cascade, null, 'There is no such state, or no such part.'),
    );
}

/** Where what another system answers is kept. */
function replies({ model }: Product): readonly UnreadDecision[] {
  return listOf(model.calls.calls).flatMap(({ label, mapping }) =>
    (knownValue(mapping) ?? [])
      .filter(({ ours }) => ours.label !== '' && ours.id === null)
      .map(({ theirs, ours }) => unreadDecision(`${label}: ${theirs} → ${ours.label}`, mapping, null, NO_FIELD)),
  );
}

/** What people do, find, book and buy, where no thing is called so. */
function wishes(product: Product): readonly UnreadDecision[] {
  const { roles, constants, screens } = product.model;
  const why = 'No thing is called so; it is played on the page of a thing.';
  return [
    ...[roles.together, constants.orders, screens.finding].flatMap((said: Sourced<readonly NamedElement[]>) =>
      listOf(said)
        .filter(({ label }) => thingsNamed(product, label).length === 0)
        .map(({ label }) => unreadDecision(label, said, null, why)),
    ),
    ...unreadFinding(product).map((words) => unreadDecision(words, screens.finding, null, NO_FIELD)),
    ...inexactEngagement(product).map((words) => unreadDecision(words, roles.together, null)),
  ];
}
