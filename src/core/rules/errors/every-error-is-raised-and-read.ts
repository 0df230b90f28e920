import { knownValue } from '../../answers/sourced.ts';
import { groupBy } from '../../base/group-by.ts';
import { inQuotes, quotedList } from '../../english/lists.ts';
import { withCount } from '../../english/plural.ts';
import type { Transition } from '../../model/types.ts';
import type { Product } from '../../product/product.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import { namesIn } from '../../shapes/value-summary.ts';
import type { ErrorEntry, Raiser } from '../../slots/errors/messages.ts';
import { settledValue } from '../../workspace/workspace.ts';
import {
  type Breach,
  breach,
  closingRule,
  isAwaited,
  isLeftEmpty,
  notYetFor,
  oneBreach,
  placeAt,
} from '../closing-rule.ts';
import { raisersAwaited, raisersOf } from './raisers.ts';

/** Rule 35: every error has its own name, something that causes it, and a person who reads it. */
export const everyErrorIsRaisedAndRead = closingRule({
  id: 35,
  severity: 'error',
  reason: 'An error that nothing causes is never shown, and one that nobody reads is never fixed.',
  after: ['errors'],
  finds: (product) => {
    const errors = product.index.errors.all;
    const onScreen = seenOnScreen(product);
    const unread = errors.filter((error) => isRaised(error) && !raisersOf(error).some(onScreen));
    return [
      ...namedTwice(product),
      ...strays(product),
      ...errors.flatMap((error) => unraised(product, error)),
      ...unread.flatMap((error) => withoutAlert(product, error)),
      ...raisersAwaited(product),
      ...notYetFor(product, unread, 'alert', (name) => `Nobody has said who is told about ${name}.`),
    ];
  },
});

const CATALOGUE = 'errors.messages';

/** The model takes the first of two errors with one name, so what was said of the other would be lost. */
function namedTwice({ workspace }: Product): readonly Breach[] {
  const said = settledValue(workspace.question(CATALOGUE));
  const names = said === undefined ? [] : namesIn(said);
  return [...groupBy(names, foldCase).values()].flatMap(([name = '', ...others]) => {
    if (others.length === 0) return [];
    const sentence = `${withCount(others.length + 1, 'error')} are called ${inQuotes(name)}; give each a name of its own.`;
    return oneBreach(sentence, { question: CATALOGUE });
  });
}

function strays({ model }: Product): readonly Breach[] {
  return model.errors.strays.map(({ label, source }) =>
    breach(
      `${inQuotes(label)} has somebody who fixes it or hears about it, but it is not on the list of what can go wrong; use a name from there, or add it.`,
      { question: source.question },
    ),
  );
}

function unraised(product: Product, error: ErrorEntry): readonly Breach[] {
  const { raisedBy, label } = error;
  const place = placeAt('error', error, raisedBy);
  const unknown = raisersOf(error).filter((raiser) => !isKnown(raiser));
  if (unknown.length > 0)
    return oneBreach(
      `${inQuotes(label)} is caused by ${quotedList(unknown.map((raiser) => raiser.label))}, but no rule, move, call or limit has that name; name one that exists.`,
      place,
    );
  if (isRaised(error) || isAwaited(product, raisedBy)) return [];
  const sentence = `Nothing causes the error ${inQuotes(label)}; name the rule, the move, the call or the limit, or drop it.`;
  return oneBreach(sentence, place);
}

function isRaised(error: ErrorEntry): boolean {
  return raisersOf(error).some(isKnown);
}

/** Being refused, not being signed in, and the failure of every call need no name. */
function isKnown({ kind, id, failure }: Raiser): boolean {
  if (id !== null) return kind !== 'unknown';
  return kind === 'refusal' || kind === 'sign-in' || (kind === 'call' && failure !== null);
}

/** Whether a person is at a screen when it happens: not with clocks, systems, and calls people do not wait for. */
function seenOnScreen({ model, index }: Product): (raiser: Raiser) => boolean {
  const transitions = new Map<string, Transition>();
  for (const cycle of model.states.cycles)
    for (const transition of index.transitions(cycle)) transitions.set(transition.id, transition);
  return ({ kind, id }) => {
    if (kind === 'inbound' || kind === 'unknown') return false;
    if (kind === 'transition') return (knownValue(transitions.get(id ?? '')?.by) ?? 'person') === 'person';
    if (kind === 'call') return knownValue(index.calls.get(id)?.inBackground) !== 'told-later';
    return true;
  };
}

function withoutAlert(product: Product, error: ErrorEntry): readonly Breach[] {
  const { alert, label } = error;
  if (!isLeftEmpty(alert, product) && alert.is !== 'not-applicable') return [];
  const sentence = `${inQuotes(label)} happens while nobody is at a screen, and nobody is told; say who hears about it.`;
  return oneBreach(sentence, placeAt('error', error, alert));
}
