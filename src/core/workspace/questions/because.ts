import { shortName } from '../../english/short-name.ts';
import type { Question } from '../../facts/types.ts';
import { currentItem } from './current-item.ts';
import { currentNameOf, entityOfQuestion, optionLabel, type QuestionLookup } from './question-lookup.ts';

/** One sentence with today’s names; null for a question that no answer has raised. */
export function becauseOf(question: Question, from: QuestionLookup): string | null {
  const { origin } = question;
  if (origin.from !== 'answer') return null;
  const entity = entityOfQuestion(question);
  const entityName = entity && quotedName((currentNameOf(entity, from) ?? entity).label);
  const itemName = origin.item && quotedName((currentItem(question, from) ?? origin.item).label);
  const about = itemName ?? entityName;
  if (origin.words !== undefined) return `Because you said ${origin.words.split('“…”').join(about ?? '“…”')}.`;
  const parent = from.question(origin.because)?.question;
  const said = origin.said !== undefined && parent ? optionLabel(origin.said, parent) : origin.said;
  const word = said === undefined ? undefined : quotedName(said);
  if (word && itemName)
    return word === itemName ? `Because you said: ${word}.` : `Because you said ${word} for ${itemName}.`;
  if (itemName) return `Because you named ${itemName}.`;
  if (word) return entityName ? `Because you said about ${entityName}: ${word}.` : `Because you said: ${word}.`;
  return `Because you answered the question: ${parent?.ask ?? origin.because}`;
}

function quotedName(label: string): string {
  return `“${shortName(label)}”`;
}
