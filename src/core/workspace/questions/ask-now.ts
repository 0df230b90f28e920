import type { NamedItem } from '../../answers/naming.ts';
import { shortName } from '../../english/short-name.ts';
import type { Called, Question } from '../../facts/types.ts';
import { itemNow } from './item-now.ts';
import { type Lookup, thingNow } from './things.ts';

/** The sentence of a question with today’s names: a raised question quotes what it is about. */
export function askOf(question: Question, from: Lookup): string {
  const { origin, ask } = question;
  if (origin.from !== 'answer') return ask;
  const withThing = renamed(ask, origin.thing, origin.thing && thingNow(origin.thing, from), 'first');
  return renamed(withThing, origin.item, itemNow(question, from), 'last');
}

/** The thing stands in front of the sentence, the item in it: where both had the same name, each finds its own. */
function renamed(
  ask: string,
  then: Called | undefined,
  now: NamedItem | undefined,
  which: 'first' | 'last',
): string {
  if (!then || !now || then.label === now.label) return ask;
  const old = `“${shortName(then.label)}”`;
  const at = which === 'first' ? ask.indexOf(old) : ask.lastIndexOf(old);
  return at < 0 ? ask : `${ask.slice(0, at)}“${shortName(now.label)}”${ask.slice(at + old.length)}`;
}
