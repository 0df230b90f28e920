import { shortName } from '../../english/short-name.ts';
import type { Question } from '../../facts/types.ts';
import { itemNow } from './item-now.ts';
import { type Lookup, thingNow, thingOf, wordShown } from './things.ts';

/** One sentence with today’s names; null for a question that no answer has raised. */
export function becauseOf(question: Question, from: Lookup): string | null {
  const { origin } = question;
  if (origin.from !== 'answer') return null;
  const thing = thingOf(question);
  const thingName = thing && name((thingNow(thing, from) ?? thing).label);
  const itemName = origin.item && name((itemNow(question, from) ?? origin.item).label);
  const about = itemName ?? thingName;
  if (origin.words !== undefined) return `Because you said ${origin.words.split('“…”').join(about ?? '“…”')}.`;
  const parent = from.question(origin.because)?.question;
  const said = origin.said !== undefined && parent ? wordShown(origin.said, parent) : origin.said;
  const word = said === undefined ? undefined : name(said);
  if (word && itemName)
    return word === itemName ? `Because you said: ${word}.` : `Because you said ${word} for ${itemName}.`;
  if (itemName) return `Because you named ${itemName}.`;
  if (word) return thingName ? `Because you said of ${thingName}: ${word}.` : `Because you said: ${word}.`;
  return `Because you answered the question: ${parent?.ask ?? origin.because}`;
}

function name(label: string): string {
  return `“${shortName(label)}”`;
}
