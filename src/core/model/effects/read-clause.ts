import { YES_NO_WORDS } from '../../answers/cells.ts';
import { finderOf } from '../../answers/name-finder.ts';
import { knownValue, listOf } from '../../answers/sourced.ts';
import { memoize } from '../../base/memoize.ts';
import { readCondition, vocabularyOf } from '../../conditions/index.ts';
import type { Condition, Vocabulary, VocabularyName } from '../../conditions/types.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import { headOutside, splitOutside } from '../../shapes/split-words.ts';
import { byEntity, cyclesFor } from '../by-entity.ts';
import { memoizeByData } from '../data-model.ts';
import { recordLinkFinder } from '../entities/record-links.ts';
import { fieldIndex } from '../field-index.ts';
import type { DataModel, Entity, Field } from '../types.ts';
import { findEvent } from './find-event.ts';
import type { Clause, Operation, Reach } from './types.ts';

interface ClauseContext {
  readonly model: DataModel;
  readonly entity: string;
  readonly way: (words: string) => Reach | undefined;
  readonly condition: (text: string) => Condition;
}

/** Parses each text once per model. */
export function readClauses(model: DataModel, entity: string, text: string): readonly Clause[] {
  return clauseReader(model)(entity)(text);
}

const clauseReader = memoizeByData((model) =>
  memoize((entity: string) => {
    const context = contextOf(model, entity, model.vocabulary(entity));
    return memoize((text: string) => clausesIn(text).map((clause) => readClause(context, clause)));
  }),
);

function contextOf(model: DataModel, entity: string, vocabulary: Vocabulary): ClauseContext {
  const condition = (words: string) => readCondition(words, vocabulary);
  const linked = recordLinkFinder(model.entities, entity);
  const way = (words: string) => linked(words) ?? reachOf(model, condition(words), words);
  return { model, entity, way, condition };
}

/** “its loans where State is Out”, “all drafts of me”: records that are worked out. */
function reachOf(model: DataModel, expression: Condition, label: string): Reach | undefined {
  if (expression.form !== 'exact' || expression.of === undefined) return undefined;
  const to = byEntity(model).entity(expression.of);
  return to && { label, to, by: { kind: 'expression', expression } };
}

const CLAUSE = /(?:"[^"]*"|“[^”]*”|[^;])+/gu;

function clausesIn(text: string): readonly string[] {
  return (text.match(CLAUSE) ?? []).map((clause) => clause.trim()).filter(Boolean);
}

const ONLY_IF = /^(.*\S?)(?:,\s*|\s+)(?:but )?(?:only )?if\s+(.+)$/isu;
/** “If the tool is damaged: make a repair”, “where it is late, tell …”. */
const IF_FIRST = /^(?:only )?(?:if|when)\s+(.+?)(?::|, then|,)\s+(.+)$/isu;

const FOR_EACH = /^for (?:each|every|all)(?: of)?(?: the)? (.+)$/isu;

/**
 * “For each of its members: make a notice of the loan”: the loan is the record that it began with. Among others of its
 * own kind it is “that loan”.
 */
function readEach({ model, entity, way }: ClauseContext, text: string, of: string, inner: string): Clause {
  const reach = way(of);
  const begun = byEntity(model).entity(entity);
  if (!reach || !begun) return inWords(text, null);
  const outer: VocabularyName = {
    label: begun.label,
    aliases: [`the ${begun.label}`, `this ${begun.label}`, `that ${begun.label}`],
    type: 'record',
    of: entity,
    members: () => model.vocabulary(entity),
  };
  const vocabulary = vocabularyOf([outer], model.vocabulary(reach.to.id));
  const clause = readClause(contextOf(model, reach.to.id, vocabulary), inner);
  if (clause.form === 'words') return inWords(text, clause.problem);
  return { form: 'exact', text, onlyIf: null, operation: { does: 'each', way: reach, clause, begun: begun.label } };
}

/** Longer clauses are prose and are not parsed. */
const MAX_LENGTH = 400;

function readClause(context: ClauseContext, text: string): Clause {
  if (text.length > MAX_LENGTH) return inWords(text, null);
  const [of = '', inner] = headOutside(FOR_EACH.exec(text)?.[1] ?? '', ':,');
  if (inner !== undefined) return readEach(context, text, of, inner);
  const [, first, then] = IF_FIRST.exec(text) ?? [];
  const [, what = text, condition = ''] = first === undefined ? (ONLY_IF.exec(text) ?? []) : ['', then, first];
  const onlyIf = condition === '' ? null : context.condition(condition);
  const operation = operationIn(context, what.trim().replace(/,$/u, ''));
  if (onlyIf !== null && onlyIf.form !== 'exact') return inWords(text, problemOf(onlyIf));
  if (operation === undefined) return inWords(text, null);
  return 'problem' in operation ? inWords(text, operation.problem) : { form: 'exact', text, onlyIf, operation };
}

function inWords(text: string, problem: string | null): Clause {
  return { form: 'words', text, problem };
}

function problemOf(condition: Condition): string | null {
  return condition.form === 'wrong' ? (condition.problems[0]?.sentence ?? null) : null;
}

type ParsedOperation = Operation | { readonly problem: string } | undefined;

function operationIn(context: ClauseContext, what: string): ParsedOperation {
  const notice = readNotice(context, what);
  // “Text = …” sets a field; only what sets none was meant to tell somebody.
  const isMeant = notice !== undefined && (!('problem' in notice) || !readAssignment(context, what));
  return (
    readMessage(context, what) ??
    (isMeant ? notice : undefined) ??
    readMaking(context, what) ??
    readDeletion(context, what) ??
    readTransition(context, what) ??
    readAssignment(context, what)
  );
}

const MESSAGE = /^(?:send )?(?:the )?message (.+)$/iu;

function readMessage({ model }: ClauseContext, what: string): ParsedOperation {
  const name = MESSAGE.exec(what)?.[1];
  const call = name === undefined ? null : finderOf(listOf(model.calls.calls))(name).id;
  return call === null ? undefined : { does: 'tell', call };
}

/** Assignments: a field and its new value: “set A to B”, “A = B”, “A becomes B”, “A + 1”, “add 1 to A”, “clear A”. */
const ASSIGNMENT_FORMS: readonly (readonly [
  RegExp,
  (line: string, value: string) => readonly [string, string | null],
])[] = [
  [/^(?:clear|empty) (?<line>.+)$/iu, (line) => [line, null]],
  [/^set (?<line>.+?) to (?<value>.+)$/iu, (line, value) => [line, value]],
  [/^(?<line>[^=<>!]+?)\s*=\s*(?<value>[^=].*)$/u, (line, value) => [line, value]],
  [/^set (?<line>[^=<>!]+?)\s*=\s*(?<value>[^=].*)$/iu, (line, value) => [line, value]],
  [/^(?<line>.+?) (?:becomes|is set to) (?<value>.+)$/iu, (line, value) => [line, value]],
  [/^add (?<value>.+) to (?<line>.+)$/iu, (line, value) => [line, `\`${line}\` + (${value})`]],
  [/^(?:subtract|take) (?<value>.+) from (?<line>.+)$/iu, (line, value) => [line, `\`${line}\` - (${value})`]],
  [/^(?<line>.+?)\s+\+\s+(?<value>.+)$/u, (line, value) => [line, `\`${line}\` + (${value})`]],
  [/^(?<line>.+?)\s+[-−–]\s+(?<value>.+)$/u, (line, value) => [line, `\`${line}\` - (${value})`]],
];

function readAssignment(context: ClauseContext, what: string): ParsedOperation {
  for (const [form, toAssignment] of ASSIGNMENT_FORMS) {
    const found = form.exec(what)?.groups;
    const target = found && targetIn(context, found.line ?? '');
    if (!target) continue;
    const [, value] = toAssignment(target.label, found.value ?? '');
    return valueFor(context, target, value);
  }
  return undefined;
}

interface AssignmentTarget {
  readonly way: Reach | null;
  readonly field: Field;
  /** Its name in the vocabulary of conditions. */
  readonly label: string;
}

function targetIn(context: ClauseContext, words: string): AssignmentTarget | undefined {
  const bare = words.trim().replace(/^(?:the|its) /iu, '');
  const own = fieldOf(context, context.entity, bare);
  if (own) return { way: null, field: own, label: own.label };
  const dot = bare.lastIndexOf('.');
  const way = dot > 0 ? context.way(bare.slice(0, dot)) : undefined;
  const field = way && fieldOf(context, way.to.id, bare.slice(dot + 1).trim());
  return way && field ? { way, field, label: `${way.label}.${field.label}` } : fieldOfRecords(context, bare);
}

/** “State of its parts”. */
function fieldOfRecords(context: ClauseContext, words: string): AssignmentTarget | undefined {
  const [, name = '', of = ''] = /^(.+?) of (?:the )?(.+)$/isu.exec(words) ?? [];
  const way = of === '' ? undefined : context.way(of);
  const field = way && fieldOf(context, way.to.id, name);
  return way && field ? { way, field, label: field.label } : undefined;
}

function fieldOf({ model }: ClauseContext, entity: string, words: string): Field | undefined {
  const found = byEntity(model).entity(entity);
  const fields = listOf(found?.fields);
  const { id } = finderOf(fields)(words);
  return fields.find((field) => field.id === id);
}

/** What the product makes up: `prototype/fresh-value.ts` says how. */
const FRESH = /^(?:an? )?(?:new |random )(?:uuid|guid|key|code|token|secret|password|id)\b/iu;

const EMPTY_VALUE = /^(?:nothing|empty|-|–)$/iu;

function valueFor(
  { condition }: ClauseContext,
  { way, field, label }: AssignmentTarget,
  words: string | null,
): ParsedOperation {
  if (knownValue(field.type) === 'computed')
    return { problem: `“${label}” is computed by its formula and cannot be set.` };
  if (words === null || EMPTY_VALUE.test(words)) return { does: 'set', way, field, value: null };
  if (FRESH.test(words)) return { does: 'set', way, field, value: { form: 'fresh', words } };
  const text = words.replace(/^(now|today)$/iu, '$1()');
  const fits = condition(`\`${label}\` == (${text})`);
  const value = condition(text);
  const isElsewhere = way?.by.kind === 'expression' || (way !== null && !label.includes('.'));
  const areLinks = value.form === 'exact' && value.type === 'records' && value.of === field.target?.id;
  if ((fits.form === 'exact' || areLinks || isElsewhere) && value.form === 'exact')
    return { does: 'set', way, field, value };
  const literal = literalFor(field, text);
  if (literal !== undefined) return { does: 'set', way, field, value: { form: 'literal', value: literal } };
  const problem = problemOf(value) ?? problemOf(fits);
  return problem === null ? undefined : { problem };
}

function literalFor(field: Field, text: string): unknown {
  const bare = text.replace(/^["“](.*)["”]$/su, '$1');
  const kind = knownValue(field.type);
  if (kind === 'choice')
    return knownValue(field.values)?.find(({ label }) => foldCase(label) === foldCase(bare))?.label;
  const switched = kind === 'yes or no' ? YES_NO_WORDS.get(foldCase(bare)) : undefined;
  if (switched !== undefined) return switched === 'yes';
  return (kind === 'text' || kind === 'person') && bare !== text ? bare : undefined;
}

const NOTICE =
  /^(?:tell|notify|inform|remind|alert|warn|e-?mail|mail|write to|text|ping) (?:the )?(.+?)(?: (?:by|via|in|through|with) (?:an? |the )?(e-?mail|mail|text message|sms|push(?: message)?|letter|inbox|app|message|chat))?(?:\s*[:,]\s*|\s+(?=["“„]))(.+)$/isu;
const CHANNELS: readonly (readonly [RegExp, string])[] = [
  [/^(?:e-?mail|mail) /iu, 'e-mail'],
  [/^text /iu, 'text message'],
];

/** “Tell the borrower by e-mail: “Your tool is ready.””; mail also goes to an address, as that of an order. */
function readNotice(context: ClauseContext, what: string): ParsedOperation {
  const [, whom = '', said, text = ''] = NOTICE.exec(what) ?? [];
  if (whom === '') return undefined;
  const channel = said ?? CHANNELS.find(([verb]) => verb.test(what))?.[1] ?? 'inbox';
  const record = context.condition(whom);
  const isRole = finderOf(listOf(context.model.roles.roles))(whom).id !== null;
  const isAddress = channel.includes('mail') && record.form === 'exact' && record.type === 'text';
  const isRecord = record.form === 'exact' && record.of !== undefined;
  if (!isRecord && !isRole && !isAddress)
    return { problem: `“${whom}” is no role, and no record that this one leads to.` };
  return {
    does: 'notify',
    to: isRecord || (isAddress && !isRole) ? record : whom,
    channel,
    text: text.trim().replace(/^["“„](.*)["”“]$/su, '$1'),
  };
}

const MAKING =
  /^(?:make|create|add|write|open|start) (?:an? |one |the )?(?:new )?(.+?)(?:\s*\(\s*(.*)\)|\s*:\s*(.*)|,\s*(?:with )?(.+=.+))?$/isu;

/** “Make a repair of its tool: What is wrong = Note, Urgency = “High””. */
function readMaking(context: ClauseContext, what: string): ParsedOperation {
  const [, named = '', ...values] = MAKING.exec(what) ?? [];
  const [, name = named, of] = /^(.+?) (?:of|for|on|about|with) (.+)$/isu.exec(named) ?? [];
  const entity = fieldIndex(context.model.entities).entity(name);
  if (!entity) return undefined;
  const linked = of === undefined ? [] : linkTo(context, entity, of);
  const said = splitOutside(values.find(Boolean) ?? '', ',').map((pair) => valueOfPair(context, entity, pair));
  const problem = [...linked, ...said].find((one) => 'problem' in one);
  if (problem) return problem;
  return { does: 'make', entity, values: [...linked, ...said].filter((one) => 'field' in one) };
}

type MadeValue = Extract<Operation, { does: 'make' }>['values'][number] | { readonly problem: string };

/** The field of the new record that leads to what is named. */
function linkTo({ condition }: ClauseContext, { fields, label }: Entity, words: string): readonly MadeValue[] {
  const value = condition(words);
  const target = value.form === 'exact' && value.type === 'record' ? value : undefined;
  const field = listOf(fields).find((one) => target?.of !== undefined && one.target?.id === target.of);
  return target && field ? [{ field, value: target }] : [{ problem: `“${words}” is nothing that ${label} leads to.` }];
}

function valueOfPair(context: ClauseContext, { fields, label }: Entity, pair: string): MadeValue {
  const [, name = '', words = ''] = /^(.+?)\s*(?:=|:| is | to )\s*(.+)$/su.exec(pair) ?? [];
  const { id } = finderOf(listOf(fields))(name);
  const field = listOf(fields).find((one) => one.id === id);
  if (!field) return { problem: `“${name || pair}” is no field of ${label}.` };
  const literal = literalFor(field, words);
  if (literal !== undefined) return { field, value: { form: 'literal', value: literal } };
  if (FRESH.test(words)) return { field, value: { form: 'fresh', words } };
  const value = context.condition(words.replace(/^(now|today)$/iu, '$1()'));
  return value.form === 'exact'
    ? { field, value }
    : { problem: problemOf(value) ?? `“${words}” is no value for “${field.label}”.` };
}

const ITSELF = /^(?:it|itself|this(?: .+)?|the record)$/iu;

const DELETION = /^(?:delete|remove) (.+)$/iu;

function readDeletion({ way }: ClauseContext, what: string): ParsedOperation {
  const words = DELETION.exec(what)?.[1];
  const to = words === undefined ? undefined : ITSELF.test(words) ? null : way(words);
  return to === undefined ? undefined : { does: 'delete', way: to };
}

const TRANSITION_FORMS: readonly RegExp[] = [
  /^(?:move )?(?<thing>.+?)(?: becomes?| goes? to| to|\s*→|\s*->) (?<to>.+)$/iu,
  /^(?<thing>.+?) (?:is|are|gets?) (?<to>.+)$/iu,
  /^(?<thing>.+?): (?<to>.+)$/iu,
];

function readTransition(context: ClauseContext, what: string): ParsedOperation {
  for (const form of TRANSITION_FORMS) {
    const { thing = '', to = '' } = form.exec(what)?.groups ?? {};
    const own = ITSELF.test(thing) ? transitionTargetOf(context, context.entity, to) : undefined;
    if (own) return { does: 'become', to: own };
    const way = context.way(thing);
    const target = way && transitionTargetOf(context, way.to.id, to);
    if (target) return { does: 'move', way, to: target };
  }
  return readTransitionByVerb(context, what);
}

/** “cancel its reservations”: an event, then the records it happens to. */
function readTransitionByVerb(context: ClauseContext, what: string): ParsedOperation {
  const words = what.split(' ');
  for (let at = 1; at < words.length; at += 1) {
    const way = context.way(words.slice(at).join(' '));
    const event = way && findEvent(context.model, way.to.id, words.slice(0, at).join(' '));
    if (way && event !== undefined) return { does: 'move', way, to: { kind: 'event', event } };
  }
  return undefined;
}

type TransitionTarget = Extract<Operation, { does: 'move' }>['to'];

function transitionTargetOf(context: ClauseContext, entity: string, words: string): TransitionTarget | undefined {
  for (const cycle of cyclesFor(context.model, entity)) {
    const states = listOf(cycle.states);
    const { id } = finderOf(states)(words);
    const state = states.find((one) => one.id === id);
    if (state) return { kind: 'state', cycle, state };
  }
  const event = findEvent(context.model, entity, words);
  return event === undefined ? undefined : { kind: 'event', event };
}
