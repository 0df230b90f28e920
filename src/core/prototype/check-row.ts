import { finderOf } from '../answers/name-finder.ts';
import { isSameSource, knownValue, listOf, type NameRef } from '../answers/sourced.ts';
import { memoizeByObject } from '../base/memoize.ts';
import { byEntity } from '../model/by-entity.ts';
import type { CheckMoment, Model, RuleKind } from '../model/types.ts';
import type { ErrorEntry } from '../slots/errors/messages.ts';
import { type Checks, checksOf } from './checks/checks-of.ts';
import { isAmong } from './checks/field-examples.ts';
import { conditionScopeOf } from './checks/scope.ts';
import type { Check, CheckContext, RowValues, RuleProblem, Subject } from './checks/types.ts';
import { readerOf } from './checks/values.ts';

/** What people read when a rule is broken, and the entry of the catalogue it is from. */
function wordsFor(check: Check, model: Model, entity: string): Pick<RuleProblem, 'text' | 'error'> {
  const own = ownWords(check, model, entity);
  const entry = entryOf(check, own, model) ?? (own ? undefined : generalEntry(check, model));
  return entry ? { text: textOf(entry), error: entry.id } : { text: own?.label ?? null, error: null };
}

function entryOf(check: Check, own: NameRef | undefined, model: Model): ErrorEntry | undefined {
  const catalogue = listOf(model.errors.catalogue);
  const named = catalogue.find(({ id }) => id === own?.id);
  const { rule } = check;
  if (!rule) return named;
  const raised = catalogue.find(
    (entry) => entry !== named && listOf(entry.raisedBy).some((by) => by.kind === 'rule' && by.id === rule.id),
  );
  if (!isBorrowed(check, model)) return named ?? raised;
  return raised ?? generalEntry(check, model) ?? named;
}

/** Whether an empty field, or a value that is not unique, would only get the words for a value not accepted. */
function isBorrowed({ kind, rule }: Check, { validation }: Model): boolean {
  if (!SPEAKS_OF[kind] || rule?.error.is !== 'known') return false;
  const { source } = rule.error;
  return validation.examples.some(({ words }) => words.is === 'known' && isSameSource(words.source, source));
}

/** Words that show what a general entry of the catalogue is about. */
const SPEAKS_OF: Partial<Readonly<Record<Check['kind'], RegExp>>> = {
  required: /\b(?:missing|empty|blank|required|mandatory|obligatory|fill(?:ed)? in|left out|not given)\b/iu,
  unique: /\b(?:already|twice|duplicate|taken|exists)\b/iu,
};
const KINDS: Partial<Readonly<Record<Check['kind'], readonly RuleKind[]>>> = {
  required: ['required', 'conditional'],
  unique: ['unique'],
};

/** The one general entry for this kind of check: by its words, or because other rules of the kind cause it. */
function generalEntry({ kind }: Check, { errors, validation }: Model): ErrorEntry | undefined {
  const speaks = SPEAKS_OF[kind];
  if (!speaks) return undefined;
  const catalogue = listOf(errors.catalogue);
  const kinds = new Map(validation.rules.map((rule) => [rule.id, knownValue(rule.kind)]));
  const isRaised = ({ raisedBy }: ErrorEntry) =>
    listOf(raisedBy).some((by) => {
      const raised = by.kind === 'rule' ? kinds.get(by.id ?? '') : undefined;
      return raised !== undefined && KINDS[kind]?.includes(raised);
    });
  const about = catalogue.filter(({ label, trigger }) => speaks.test(label) || speaks.test(knownValue(trigger) ?? ''));
  return theOnly(about) ?? theOnly(about.filter(isRaised)) ?? theOnly(catalogue.filter(isRaised));
}

function theOnly<T>(all: readonly T[]): T | undefined {
  return all.length === 1 ? all[0] : undefined;
}

function textOf({ text, texts }: ErrorEntry): string | null {
  return knownValue(text) ?? texts.get('')?.text ?? null;
}

/** The entry or the words that the rule names, or that were given for a value that is not accepted. */
function ownWords({ rule, kind, fields }: Check, model: Model, entity: string): NameRef | undefined {
  const error = knownValue(rule?.error);
  if (error && error.label.trim() !== '') return error;
  if (SPEAKS_OF[kind] || fields.length !== 1) return undefined;
  const { examples } = byEntity(model);
  const example = [...examples(entity), ...examples(null)].find(({ field }) => field.id === fields[0]);
  const words = knownValue(example?.words);
  return words === undefined ? undefined : errorsIn(model)(words);
}

const errorsIn = memoizeByObject((model: Model) => finderOf(listOf(model.errors.catalogue)));

/**
 * The rules that a record breaks: required fields, types, ranges, lengths, patterns, uniqueness, conditions. Rules that
 * exist only in words are not checked, nor are those whose context is missing.
 * @param entity id of the entity; without a known entity there are no rules
 * @param values by field id
 * @param state id of the state it is in, or of one for each of its life cycles; null: outside of any
 * @param moment when it is checked; null: all rules, whenever they are checked
 * @returns in the order in which the fields are written, of a required field that is empty only that; empty where
 *   nothing is broken
 */
export function checkRow(
  model: Model,
  entity: string,
  values: RowValues,
  state: string | readonly string[] | null,
  moment: CheckMoment | null,
  context: CheckContext = {},
): readonly RuleProblem[] {
  const all = checksOf(model, entity);
  const subject = subjectOf(model, entity, values, state, moment, context);
  const seen = new Set<string>();
  const problems = all.checks.flatMap((check) =>
    isAccepted(check, subject, all) ? [] : problemOf(check, subject, model, seen),
  );
  return withoutConsequences(problems).toSorted(
    (one, other) => fieldPosition(all.order, one) - fieldPosition(all.order, other),
  );
}

/** Of a field that must be filled in and is empty, only that: what else is wrong with it follows. */
function withoutConsequences(problems: readonly RuleProblem[]): readonly RuleProblem[] {
  const missing = new Set(
    problems.flatMap(({ kind, severity, fields }) => (kind === 'required' && severity === 'stop' ? fields : [])),
  );
  return problems.filter(({ kind, fields: [first = ''] }) => kind === 'required' || !missing.has(first));
}

/** Ids of the fields without which a record cannot be saved as it is now. */
export function requiredNow(
  model: Model,
  entity: string,
  values: RowValues,
  state: readonly string[],
  context: CheckContext,
): ReadonlySet<string> {
  const subject = subjectOf(model, entity, values, state, null, context);
  const due = checksOf(model, entity).checks.filter(
    ({ severity, demand }) => severity === 'stop' && demand.is === 'filled' && demand.now(subject),
  );
  return new Set(due.flatMap(({ fields }) => fields));
}

/**
 * Kinds of rules that a value can break by itself. A value that people listed as accepted although it breaks one is
 * reported elsewhere, and is no error here.
 */
const BY_ITSELF: ReadonlySet<Check['kind']> = new Set(['required', 'type', 'range', 'length', 'pattern']);

function isAccepted({ fields: [id = '', another], kind }: Check, { value, context }: Subject, all: Checks) {
  const field = all.fields.get(id);
  if (!field || another !== undefined || !BY_ITSELF.has(kind)) return false;
  const texts = all.accepted(field);
  return texts.length > 0 && isAmong(texts, value(id), field, context);
}

function subjectOf(
  model: Model,
  entity: string,
  values: RowValues,
  state: string | readonly string[] | null,
  moment: CheckMoment | null,
  context: CheckContext,
): Subject {
  const value = readerOf(values);
  const states = new Set(state === null ? [] : typeof state === 'string' ? [state] : state);
  const scope = conditionScopeOf(model, entity, { ...context.itself, value, states }, context);
  return { entity, value, states, moment, context, scope };
}

function problemOf(check: Check, subject: Subject, model: Model, seen: Set<string>): readonly RuleProblem[] {
  if (!isDue(check, subject, model)) return [];
  const sentence = check.problem(subject);
  if (sentence === null) return [];
  const { rule, label, kind, fields, severity } = check;
  const key = JSON.stringify([kind, fields, kind === 'required' ? '' : sentence]);
  if (seen.has(key)) return [];
  seen.add(key);
  const words = wordsFor(check, model, subject.entity);
  return [{ rule: rule?.id ?? null, label, kind, fields, severity, sentence, ...words }];
}

/** Where incomplete drafts may be saved, saving requires less than submitting. */
function isDue({ moments, kind }: Check, { entity, moment, states }: Subject, model: Model): boolean {
  if (moment === null) return true;
  if (moments !== null && !moments.includes(moment)) return false;
  return !(kind === 'required' && moment === 'save' && mayBeDraft(entity, model, states));
}

function mayBeDraft(entity: string, { validation, states: { cycles } }: Model, states: ReadonlySet<string>) {
  const own = validation.draftsOf.find((one) => one.entity === entity)?.drafts ?? validation.drafts;
  const drafts = knownValue(own);
  if (drafts !== 'yes' && drafts !== 'own') return false;
  return cycles.every((cycle) =>
    listOf(cycle.states).every(({ id, place }) => !states.has(id) || knownValue(place) === 'first'),
  );
}

function fieldPosition(order: ReadonlyMap<string, number>, { fields }: RuleProblem): number {
  return order.get(fields[0] ?? '') ?? order.size;
}
