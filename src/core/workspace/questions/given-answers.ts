import type { NamedItem } from '../../answers/naming.ts';
import { shortName } from '../../english/short-name.ts';
import type { Question } from '../../facts/types.ts';
import { GIVEN, type Given, WITHOUT_RIGHTS } from '../../slots/given.ts';
import { type AskedQuestion, entityOfQuestion, namingOfQuestion, type QuestionLookup } from './question-lookup.ts';
import { isSettled, settledValue } from './question-state.ts';
import { bankSlot, slotOf } from './slot-of.ts';

/** What becomes of a question that is asked only if something else was said: it waits for that, or is not asked. */
export type GivenState =
  | { readonly is: 'so' }
  | { readonly is: 'unsaid'; readonly question: string }
  | { readonly is: 'otherwise'; readonly because: string };

const SO: GivenState = { is: 'so' };

/** How a question of a text begins that follows from the one before it, by what that has to be answered. */
const FOLLOWS = [
  [/^\W*(?:if|when) (?:so|yes)\b|^\W*in that case\b/iu, /^\W*no(?:ne)?\b/iu],
  [/^\W*(?:if not|if no\b|otherwise\b)/iu, /^\W*yes\b/iu],
] as const;

/** What speaks against asking a question that begins with “If so” or “If not”; undefined: it does not. */
export function followsFrom(words: string): RegExp | undefined {
  return FOLLOWS.find(([begins]) => begins.test(words))?.[1];
}

/** Undefined for a question that is asked whatever was said. */
export function givenOf(question: Question, from: QuestionLookup): GivenState | undefined {
  if (question.origin.from === 'mark') return givenInText(question, question.origin.text, from);
  const given = GIVEN[bankSlot(question)];
  if (!given) return undefined;
  const otherwise: GivenState = { is: 'otherwise', because: given.otherwise };
  if ('of' in given) {
    const roles = rolesNamed(from);
    return roles.length === 0 || roles.length >= given.least ? SO : otherwise;
  }
  const asked = antecedent(given.at, question, from);
  if (!asked) return SO;
  if (isSettled(asked.status)) return isSo(given, asked) ? SO : otherwise;
  const above = givenOf(asked.question, from);
  if (above?.is === 'otherwise') return above;
  // Where nobody is asked that now, nothing speaks against this.
  return asked.status === 'parked' ? SO : { is: 'unsaid', question: asked.question.id };
}

/** “If so, …” is not asked once the question before it was answered no. */
function givenInText({ needs: [before] }: Question, text: string, from: QuestionLookup): GivenState | undefined {
  const asked = before === undefined ? undefined : from.question(before);
  const said = settledValue(asked);
  const isAgainst = typeof said === 'string' && followsFrom(text)?.test(said);
  return asked && isAgainst
    ? { is: 'otherwise', because: `“${shortName(asked.question.ask)}” was answered “${shortName(said)}”.` }
    : undefined;
}

/** Of the same thing where there is such a question, else of all. */
function antecedent(at: string, question: Question, from: QuestionLookup): AskedQuestion | undefined {
  const { origin } = question;
  const item = origin.from === 'answer' ? origin.item : undefined;
  const thing = at.includes('{item}') && origin.from === 'answer' ? origin.thing : entityOfQuestion(question);
  const own = thing && from.question(idOf(slotOf({ raise: { slot: at }, item, thing })));
  return own ?? from.question(idOf(slotOf({ raise: { slot: at }, item })));
}

function idOf(slot: string): string {
  return slot.replaceAll('/', '.');
}

function isSo(given: Exclude<Given, { readonly of: unknown }>, asked: AskedQuestion): boolean {
  if ('least' in given) return namingOfQuestion(asked).items.length >= given.least;
  const said = settledValue(asked);
  return typeof said !== 'string' || !given.not.includes(said);
}

/** The roles that were named, else the groups of people that have rights, or about whom nobody has said yet. */
export function rolesNamed(from: QuestionLookup): readonly string[] {
  return roleItems(from).map(({ label }) => label);
}

/** The same with the names that they had. */
export function roleItems(from: QuestionLookup): readonly NamedItem[] {
  const namedAt = (id: string) => {
    const asked = from.question(id);
    return asked ? namingOfQuestion(asked).items : [];
  };
  const hasRights = ({ id }: NamedItem) => {
    const said = settledValue(from.question(`purpose.groups.${id}.role`));
    return !WITHOUT_RIGHTS.some((role) => role === said);
  };
  const granted = namedAt('roles.grants');
  return granted.length > 0 ? granted : namedAt('purpose.groups').filter(hasRights);
}
