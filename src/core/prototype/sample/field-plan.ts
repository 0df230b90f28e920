import { type ConditionText, knownValue, type Quantity, questionOf, type Sourced } from '../../answers/sourced.ts';
import { readCondition } from '../../conditions/index.ts';
import type { ExactCondition } from '../../conditions/types.ts';
import { readingInData } from '../../model/data-model.ts';
import type { DataModel, Entity, Field } from '../../model/types.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import type { Checks } from '../checks/checks-of.ts';
import { linkTargetOf } from '../checks/rule-checks.ts';
import { type Domain, domainOf, lengthsIn, sizeRangeOf } from './domain.ts';
import { erasureTexts, isErasedWithPerson } from './erasure.ts';
import { type ExampleRecord, examplesFor } from './example-records.ts';
import { linkedCountOf } from './linked-counts.ts';
import { categoriesFor, MEANING_OF_FORMAT, type Meaning, saysState, wordsOfName } from './meaning-words.ts';
import { isKindOfPerson, meaningOf } from './meanings.ts';
import { parseFieldValue, type ValueOnDay } from './parse-field-value.ts';
import { seedOf } from './seed.ts';
import type { PinnedRecord } from './types.ts';
import { sourcesOf } from './value-sources.ts';
import type { StateGraph } from './walk.ts';

/** Which visit a date field holds the date of: the entry into a state, the first visit, or the last one. */
type DatedVisit =
  | { readonly of: 'state'; readonly cycle: string; readonly state: string; readonly label: string }
  | { readonly of: 'beginning' }
  | { readonly of: 'last move' };

const FILLERS: ReadonlySet<string> = new Set('on at date time day of when the since it was'.split(' '));

const ORIGINS: ReadonlySet<string> = new Set(['bought', 'purchased', 'acquired', 'built', 'founded']);

/**
 * “Paid on” is when a record became “paid”, by the name of a state or of a transition; “Created” is when its timeline
 * began.
 */
function datedVisitOf(
  { label, type }: Field,
  meaning: Meaning | undefined,
  paths: readonly StateGraph[],
): DatedVisit | undefined {
  if (knownValue(type) !== 'date' || paths.length === 0) return undefined;
  const name = plainName(label);
  const state = name === '' ? undefined : stateCalled(name, paths);
  if (state) return state;
  if (meaning === 'created' || ORIGINS.has(name)) return { of: 'beginning' };
  return meaning === 'updated' ? { of: 'last move' } : undefined;
}

function plainName(label: string): string {
  return wordsOfName(label)
    .filter((word) => !FILLERS.has(word))
    .join(' ');
}

function stateCalled(name: string, all: readonly StateGraph[]): DatedVisit | undefined {
  for (const { cycle, states, moves } of all) {
    const move = moves.find(({ transition: { event } }) => plainName(knownValue(event) ?? '') === name);
    const state = states.find(({ id, label }) => plainName(label) === name || id === move?.to);
    if (state) return { of: 'state', cycle: cycle.id, state: state.id, label: state.label };
  }
  return undefined;
}

export type FieldPlan = ReturnType<typeof fieldPlan>;

interface PlanContext {
  readonly model: DataModel;
  readonly entity: Entity;
  readonly workspace: string;
  readonly checks: Checks;
  readonly paths: readonly StateGraph[];
  /** The examples that people gave, one for each of the first records. */
  readonly given: readonly ExampleRecord[];
  readonly pinned: readonly PinnedRecord[];
}

export function fieldPlan(field: Field, context: PlanContext) {
  const { model, entity, workspace, checks, paths } = context;
  const domain = domainOf(field, checks.ofField(field.id));
  const meaning = meaningIn(field, entity);
  const late = lateOf(field, paths, model);
  const formula = late.filledBy === 'computed' ? exactConditionOf(field.formula, model, entity.id) : undefined;
  const examples = examplesFor(field, context);
  const ofPerson = [entity.label, ...entity.formerly].some(isKindOfPerson);
  const constant = constantCalled(field, model);
  return {
    field,
    seed: seedOf(workspace, entity.id, field.id),
    meaning,
    sources:
      late.filledBy === null ? sourcesOf({ field, domain, meaning, examples, isPerson: ofPerson, constant }) : [],
    domain,
    ...late,
    /** For computed fields: the formula where it is exact, and the labels it uses. */
    formula,
    mentions: formula?.mentions ?? [],
    /** For a date: the visit that it holds the date of. */
    datedVisit: late.filledBy === null ? datedVisitOf(field, meaning, paths) : undefined,
    /** For a number: the records it counts. */
    counts: linkedCountOf(field, model),
    /** Its default, where that is a value. */
    defaultValue: fallbackOf(field),
    /** For a due date: the time until then, where one was decided. */
    term: termIn(field, model),
    /** The texts that replace it once the person is erased, and whether it is erased then. */
    left: erasureTexts(field),
    isErasable: isErasedWithPerson(field, model),
    /** What is shown where there is no value, with the question that would settle it. */
    hole: holeOf(field, domain, context),
  };
}

/** The default as a value as of a day: “today” is another date for each record. */
function fallbackOf(field: Field): ValueOnDay | undefined {
  const words = knownValue(field.default)?.trim() ?? '';
  const type = knownValue(field.type);
  const isPlain = type === 'number' || type === 'money' || type === 'choice' || type === 'yes or no';
  return isPlain && words !== '' ? parseFieldValue(words, field) : undefined;
}

/** The length of time in the default of a date: “the day of handing out and the Longest loan after it”. */
function termIn({ default: sourced }: Field, { constants }: DataModel): Quantity | undefined {
  const words = foldCase(knownValue(sourced) ?? '');
  const named = constants.constants.find(({ label }) => words !== '' && words.includes(foldCase(label)));
  return knownValue(named?.value);
}

/** By its name, else by its former names. */
function meaningIn(field: Field, { label, formerly }: Entity): Meaning | undefined {
  const exact = MEANING_OF_FORMAT[knownValue(field.format) ?? 'sound'];
  if (exact) return exact;
  const categories = categoriesFor(field);
  for (const entityName of [label, ...formerly.toReversed()]) {
    for (const name of [field.label, ...field.formerly.toReversed()]) {
      const meaning = meaningOf(name, entityName, categories);
      if (meaning) return meaning;
    }
  }
  return undefined;
}

export function exactConditionOf(
  source: Sourced<ConditionText>,
  model: DataModel,
  entity: string,
): ExactCondition | undefined {
  const words = knownValue(source)?.text;
  const condition = words === undefined ? undefined : readCondition(words, model.vocabulary(entity));
  return condition?.form === 'exact' ? condition : undefined;
}

function constantCalled({ label, id, type }: Field, { constants }: DataModel) {
  const declared = knownValue(type);
  if (declared !== undefined && declared !== 'number' && declared !== 'money') return undefined;
  const name = foldCase(label);
  return constants.constants.find((constant) => constant.id === id || foldCase(constant.label) === name);
}

interface Late {
  /** What fills it in last, after the rest of the record: its state, its links, its formula. */
  readonly filledBy: 'state' | 'link' | 'computed' | null;
  /** For a state: the life cycle it is about. */
  readonly paths: StateGraph | undefined;
  /** For a link: the entity it leads to. */
  readonly target: string | null;
}

function lateOf(field: Field, paths: readonly StateGraph[], model: DataModel): Late {
  const type = knownValue(field.type);
  const none: Late = { filledBy: null, paths: undefined, target: null };
  if (type === 'computed') return { ...none, filledBy: 'computed' };
  const graph = type === undefined || type === 'text' || type === 'choice' ? stateGraphFor(field, paths) : undefined;
  if (graph) return { ...none, filledBy: 'state', paths: graph };
  const target = linkTargetOf(field, model);
  return type === 'link' || target !== null ? { ...none, filledBy: 'link', target } : none;
}

function stateGraphFor({ label }: Field, paths: readonly StateGraph[]): StateGraph | undefined {
  const name = foldCase(label);
  const called = paths.find(({ cycle }) => foldCase(cycle.label) === name);
  const [only, another] = paths;
  return called ?? (another || !saysState(label) ? undefined : only);
}

/** False where it was decided that the entity has no life cycle. */
function isOfState({ label }: Field, entity: string, { states }: DataModel): boolean {
  return saysState(label) && !states.stateless.some((none) => none.entity === entity || none.entity === null);
}

const relationsQuestionIn = readingInData('question of relations', ({ entities }) => questionOf(entities.relations));

function holeOf(field: Field, domain: Domain, { model, entity, paths }: PlanContext) {
  const type = knownValue(field.type);
  const clash = clashIn(domain);
  if (clash.length > 0) return { says: `the rules allow nothing: ${clash.join('; ')}` };
  if ((type === undefined || type === 'text') && paths.length === 0 && isOfState(field, entity.id, model))
    return { says: 'nobody has said where it can be', question: `states.${entity.id}.list` };
  switch (type) {
    case undefined:
      return { says: 'nobody has said what goes here', question: questionOf(field.type) };
    case 'choice':
      return { says: 'nobody has said what can be chosen', question: questionOf(field.values) };
    case 'computed':
      return { says: 'nobody has said exactly how it is worked out', question: questionOf(field.formula) };
    case 'link':
      return { says: 'nobody has said what it links to', question: relationsQuestionIn(model) };
    default:
      return { says: 'nobody has given an example', question: questionOf(field.example) };
  }
}

/** Labels of the rules of one field that cannot all hold. */
function clashIn(domain: Domain): readonly string[] {
  const found = [sizeRangeOf(domain, 0, 0), lengthsIn(domain, 0)];
  return [...new Set(found.flatMap((one) => ('length' in one ? one.map(({ label }) => label) : [])))];
}
