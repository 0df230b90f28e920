import { inQuotes, quotedList } from '../../english/lists.ts';
import type { Product } from '../../product/product.ts';
import { type TransitionNames, transitionNames } from '../../product/transition-names.ts';
import { type NameSearch, nameSearchOf, namesOf, namesOfEntities } from '../../product/words/names-in-words.ts';
import type { Inbound } from '../../slots/calls/systems.ts';
import { type Breach, closingRule, isLeftEmpty, notYetFor, oneBreach, placeAt } from '../closing-rule.ts';
import { errorsAwaited, raisedIds } from '../errors/raisers.ts';

/** Rule 34: what comes in triggers a transition or creates a record, and has an error for when it is unreadable. */
export const whatComesInChangesSomething = closingRule({
  id: 34,
  severity: 'error',
  reason: 'A message that changes nothing is noise, and one that cannot be read must not vanish.',
  finds: (product) => {
    const inbound = product.index.inbound.all;
    if (inbound.length === 0) return [];
    const names = thingsToChange(product);
    const transitions = transitionNames(product);
    return [
      ...inbound.flatMap((event) => withoutChange(product, event, names, transitions)),
      ...withoutError(product, inbound),
      ...notYetFor(product, inbound, 'changes', (name) => `Nobody has said what ${name} changes here.`),
      ...errorsAwaited(product),
    ];
  },
});

/** Entities that can be created, and states that records can move to. */
function thingsToChange({ model, index }: Product): NameSearch<string> {
  const states = model.states.cycles.flatMap((cycle) => index.states(cycle).all);
  const named = [...namesOfEntities(index.entities.all), ...namesOf(states)];
  return nameSearchOf(named.map(([name, { id }]) => [name, id] as const));
}

function withoutChange(product: Product, event: Inbound, names: NameSearch<string>, transitions: TransitionNames) {
  const { changes } = event;
  if (changes.is === 'unknown' && !isLeftEmpty(changes, product)) return [];
  if (product.index.entities.all.length === 0) return [];
  const known =
    changes.is === 'known' &&
    (names.mentioned(changes.value).length > 0 || transitions.within(changes.value, null) !== undefined);
  if (known) return [];
  const sentence = `${inQuotes(event.label)} comes in, but it moves or creates nothing that is known here; name the move it starts, or the thing it creates.`;
  return oneBreach(sentence, placeAt('inbound', event, changes));
}

function withoutError(product: Product, inbound: readonly Inbound[]): readonly Breach[] {
  const { catalogue } = product.model.errors;
  if (errorsAwaited(product).length > 0) return [];
  const raised = raisedIds(product, 'inbound');
  const without = raised.has(null) ? [] : inbound.filter(({ id }) => !raised.has(id));
  if (without.length === 0) return [];
  const sentence = `Nobody reads an error when ${quotedList(without.map(({ label }) => label))} cannot be read; add one to what can go wrong, and name what comes in as its cause.`;
  return oneBreach(sentence, ...without.map((event) => placeAt('inbound', event, catalogue)));
}
