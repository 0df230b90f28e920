import { isAlways } from '../answers/cells.ts';
import { knownValue } from '../answers/sourced.ts';
import { namesCurrentUser } from '../model/entities/naming-field.ts';
import type { Field } from '../model/types.ts';
import { foldCase } from '../shapes/normalize-text.ts';
import { type ActorContext, contextOf } from './actor-context.ts';
import { conditionScopeOf } from './checks/scope.ts';
import { amountIn, timestampIn, yesNoIn } from './checks/values.ts';
import { freshValue } from './fresh-value.ts';
import { nowOf } from './now.ts';
import { ownName, ownRecord } from './own-record.ts';
import { moneyValue } from './sample/parse-field-value.ts';
import { seedOf } from './sample/seed.ts';
import { storedValue } from './stored-value.ts';

/** The value of a field of a new record before anybody types. */
interface StartingValue {
  readonly value: unknown;
  /** The words of the default, where they are no possible value: the product would have to work it out. */
  readonly inWords: string;
}

const NO_VALUE: StartingValue = { value: undefined, inWords: '' };
const EMPTY_WORDS = /^(?:-|–|—|none|nothing|empty|blank)$/iu;
const NOW = /^(?:now|today|(?:the )?(?:present|current) (?:day|date|time|moment))(?:\(\))?$/iu;

/**
 * Reads the default of a field; words that are no possible value stay words. A field that is only filled in at a later
 * state stays empty.
 */
export function startingValue(actor: ActorContext, entity: string, field: Field): StartingValue {
  const words = knownValue(field.default)?.trim() ?? '';
  if (words === '' || EMPTY_WORDS.test(words) || comesLater(actor, entity, field)) return NO_VALUE;
  const value = valueIn(actor, entity, field, words) ?? workedOut(actor, entity, field, words);
  // An actor without a record of that entity has to choose one.
  if (value === undefined && knownValue(field.type) === 'link' && namesCurrentUser(words)) return NO_VALUE;
  return value === undefined ? { value, inWords: words } : { value, inWords: '' };
}

/** Whether a field is required only from a state on that is no initial state. */
function comesLater({ product: { index } }: ActorContext, entity: string, { required }: Field): boolean {
  const when = knownValue(required) ?? '';
  if (when === '' || isAlways(when)) return false;
  const state = index.cycles(entity).flatMap((cycle) => index.states(cycle).called(when) ?? [])[0];
  return state !== undefined && knownValue(state.place) !== 'first';
}

function valueIn(actor: ActorContext, entity: string, field: Field, words: string): unknown {
  const isNow = NOW.test(words) || isBeginning(actor, entity, words);
  switch (knownValue(field.type)) {
    case 'number':
      return amountIn(words)?.amount;
    case 'money':
      return amountOf(field, words);
    case 'date':
      return isNow ? nowFor(field, actor) : timestampIn(words) === undefined ? undefined : words;
    case 'yes or no':
      return yesNoIn(words);
    case 'choice':
      return knownValue(field.values)?.find(({ label }) => foldCase(label) === foldCase(words))?.label;
    case 'link':
      return namesCurrentUser(words) ? ownRecord(actor, field.target?.id ?? '')?.id : undefined;
    case 'person':
      return namesCurrentUser(words) ? ownName(actor) : undefined;
    case 'text':
      if (namesCurrentUser(words)) return ownName(actor);
      return freshValue(words, freshSeed(actor, entity, field)) ?? (isPlainText(words) ? words : undefined);
    default:
      return undefined;
  }
}

/** A new one for each record that there is. */
function freshSeed({ records, today }: ActorContext, entity: string, { id }: Field): number {
  return seedOf(entity, id, today, String(records.all(entity).length));
}

/** A default that is a formula, as “today + Longest loan” or “me.Branch”. */
function workedOut(actor: ActorContext, entity: string, field: Field, words: string): unknown {
  const read = (text: string) => actor.product.condition({ text, source: field.source }, entity);
  const [condition, fits] = [read(words), read(`\`${field.label}\` == (${words})`)];
  if (field.type.is !== 'known' || condition.form !== 'exact' || fits.form !== 'exact') return undefined;
  const nothing = { value: () => undefined, states: new Set<string>() };
  const outcome = condition.run(conditionScopeOf(actor.product.model, entity, nothing, contextOf(actor)));
  return outcome.ok ? storedValue(field, outcome.value) : undefined;
}

/** A day on which something happens to the record: “the day it is reported”, “the moment of creation”. */
const OCCASION =
  /^(?:the )?(?:day|date|time|moment|hour)(?: (?:of|when|on which|at which|that))?(?: (?:it|this|the \S+))?(?: (?:is|was|gets))? (\S+)$/iu;
const BEGINS =
  /^(?:creat(?:ed|ion|ing)|made|making|add(?:ed|ing)|enter(?:ed|ing)|entry|writ(?:ten|ing)|record(?:ed|ing)|sav(?:ed|ing)|regist(?:ered|ration|ering)|filed|filing)$/iu;

/** Whether words mean the beginning of a record: its creation, or its first state. */
function isBeginning({ product: { index } }: ActorContext, entity: string, words: string): boolean {
  const verb = OCCASION.exec(words)?.[1] ?? '';
  const first = index.statesOf(entity).find(({ state }) => knownValue(state.place) === 'first')?.state;
  return BEGINS.test(verb) || (verb !== '' && foldCase(verb) === foldCase(first?.label ?? ''));
}

/** A text, rather than words that say where it comes from, or a formula such as “me.Branch”. */
function isPlainText(words: string): boolean {
  return !IN_PLACE_OF_A_VALUE.test(words) && !/^\p{L}[\p{L} ]*(?:\.\p{L}|\()/u.test(words);
}

/** Words that say where a text comes from, and are not that text. */
const IN_PLACE_OF_A_VALUE = /\b(?:who(?:ever)?|whose|signed in|the same as|taken from|copied|last|next)\b/iu;

function amountOf(field: Field, words: string): unknown {
  const read = amountIn(words);
  return read && moneyValue(read.amount, read.unit || (knownValue(field.currencies)?.[0] ?? ''));
}

/** A calendar date, or a date with time where the field has one. */
function nowFor({ clock }: Pick<Field, 'clock'>, actor: ActorContext): string {
  const kind = knownValue(clock);
  return kind === undefined || kind === 'day' ? actor.today : nowOf(actor);
}
