import { knownValue } from '../../answers/sourced.ts';
import { grouped } from '../../base/grouped.ts';
import { counted } from '../../english/plural.ts';
import { listedNames, quoted } from '../../english/say.ts';
import type { Transition } from '../../model/types.ts';
import type { Product } from '../../product/product.ts';
import { namesIn } from '../../shapes/briefly.ts';
import { folded } from '../../shapes/folded.ts';
import type { ErrorOf, Raiser } from '../../slots/errors/messages.ts';
import { settledValue } from '../../workspace/workspace.ts';
import { at, type Breach, breach, broken, closingRule } from '../closing-rule.ts';
import { awaiting, isAwaited, isLeftEmpty } from '../verdict.ts';
import { raisersAwaited, raisersOf } from './raisers.ts';

/** Rule 35: every error has its own name, something that causes it, and a person who reads it. */
export const everyErrorIsRaisedAndRead = closingRule({
  id: 35,
  severity: 'error',
  reason: 'An error nothing brings up is never shown, and one nobody reads is never mended.',
  after: ['errors'],
  finds: (product) => {
    const errors = product.index.errors.all;
    const onScreen = seenOnScreen(product);
    const unread = errors.filter((error) => isRaised(error) && !raisersOf(error).some(onScreen));
    return [
      ...namedTwice(product),
      ...strays(product),
      ...errors.flatMap((error) => unraised(product, error)),
      ...unread.flatMap((error) => toldToNobody(product, error)),
      ...raisersAwaited(product),
      ...awaiting(product, unread, 'alert', (name) => `Nobody has said who is told about ${name}.`),
    ];
  },
});

const CATALOGUE = 'errors.messages';

/** The model takes the first of two errors with one name, so what was said of the other would be lost. */
function namedTwice({ workspace }: Product): readonly Breach[] {
  const said = settledValue(workspace.question(CATALOGUE));
  const names = said === undefined ? [] : namesIn(said);
  return [...grouped(names, folded).values()].flatMap(([name = '', ...others]) => {
    if (others.length === 0) return [];
    const sentence = `${counted(others.length + 1, 'error')} are called ${quoted(name)}; give each a name of its own.`;
    return broken(sentence, { question: CATALOGUE });
  });
}

function strays({ model }: Product): readonly Breach[] {
  return model.errors.strays.map(({ label, source }) =>
    breach(
      `${quoted(label)} was given somebody who mends it or is told, but it is not among what can go wrong; use a name from there, or add it.`,
      { question: source.question },
    ),
  );
}

function unraised(product: Product, error: ErrorOf): readonly Breach[] {
  const { raisedBy, label } = error;
  const place = at('error', error, raisedBy);
  const unknown = raisersOf(error).filter((raiser) => !isKnown(raiser));
  if (unknown.length > 0)
    return broken(
      `${quoted(label)} is brought up by ${listedNames(unknown.map((raiser) => raiser.label))}, which is no rule, move, call or limit here; name one that exists.`,
      place,
    );
  if (isRaised(error) || isAwaited(product, raisedBy)) return [];
  const sentence = `Nothing brings up the error ${quoted(label)}; name the rule, the move, the call or the limit, or drop it.`;
  return broken(sentence, place);
}

function isRaised(error: ErrorOf): boolean {
  return raisersOf(error).some(isKnown);
}

/** Being refused, not being signed in, and the failure of every call need no name. */
function isKnown({ kind, id, failure }: Raiser): boolean {
  if (id !== null) return kind !== 'unknown';
  return kind === 'refusal' || kind === 'sign-in' || (kind === 'call' && failure !== null);
}

/** Whether a person is at a screen when it happens: not with clocks, systems, and calls people do not wait for. */
function seenOnScreen({ model, index }: Product): (raiser: Raiser) => boolean {
  const moves = new Map<string, Transition>();
  for (const cycle of model.states.cycles) for (const move of index.transitions(cycle)) moves.set(move.id, move);
  return ({ kind, id }) => {
    if (kind === 'inbound' || kind === 'unknown') return false;
    if (kind === 'transition') return (knownValue(moves.get(id ?? '')?.by) ?? 'person') === 'person';
    if (kind === 'call') return knownValue(index.calls.get(id)?.inBackground) !== 'told-later';
    return true;
  };
}

function toldToNobody(product: Product, error: ErrorOf): readonly Breach[] {
  const { alert, label } = error;
  if (!isLeftEmpty(alert, product) && alert.is !== 'not-applicable') return [];
  const sentence = `${quoted(label)} happens while nobody is at a screen, and nobody is told; say who hears of it.`;
  return broken(sentence, at('error', error, alert));
}
