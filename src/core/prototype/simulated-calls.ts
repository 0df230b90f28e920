import { knownValue, listOf, questionOf } from '../answers/sourced.ts';
import { groupBy } from '../base/group-by.ts';
import { convertUnit } from '../conditions/units.ts';
import { clausesOf } from '../model/effects/clauses-of.ts';
import type { Field } from '../model/types.ts';
import { memoizeByProduct, type Product } from '../product/product.ts';
import { nameSearchOf } from '../product/words/names-in-words.ts';
import { foldCase } from '../shapes/normalize-text.ts';
import type { Call } from '../slots/calls/exchanges.ts';
import type { CallFailure } from '../slots/errors/messages.ts';
import { type ActorContext, actorLabel } from './actor-context.ts';
import { valueText } from './cell-text.ts';
import { idsIn } from './checks/values.ts';
import { type Failure, failureOf } from './failures.ts';
import { ARTICLE, entityNames, type MessageField, messageFields } from './message-fields.ts';
import type { LogEntry, SimulationSettings } from './prototype-session.ts';
import { wholeWords } from './put-away.ts';
import { recordLabel } from './record-label.ts';
import { rowOfEntity } from './routes.ts';
import type { SampleRow } from './sample/types.ts';

/**
 * The value of a message field: from the record, else from the record of that entity linked to it, else from the first
 * record of that entity. Null while nobody has mapped the field.
 */
function messageFieldValue(actor: ActorContext, row: SampleRow | undefined, messageField: MessageField): string | null {
  const { means, words } = messageField;
  switch (means.is) {
    case 'unknown':
      return null;
    case 'left alone':
      return 'left alone';
    case 'ours':
      return ownValue(actor, row, means.label || words);
    case 'field':
      return fieldValue(actor, rowOf(actor, row, means.entity.id), means.field);
  }
}

function fieldValue({ product, records }: ActorContext, row: SampleRow | undefined, { id, target }: Field) {
  const value = row?.cells.get(id)?.value;
  const linked = (idsIn(value) ?? []).flatMap((other) => records.get(target?.id ?? '', other) ?? []);
  return linked.map((one) => recordLabel(product, one)).join(', ') || valueText(value) || 'empty';
}

function rowOf(actor: ActorContext, row: SampleRow | undefined, entity: string) {
  return (row && rowOfEntity(actor, row, entity)) ?? actor.records.page(entity, 0, 1)[0];
}

const WHO = /\b(?:who|user|person|by whom)\b/iu;

/** The value of a constant, the label of the record of an entity, the actor for “who”, else today. */
function ownValue(actor: ActorContext, row: SampleRow | undefined, words: string): string {
  const { index } = actor.product;
  const constant = index.constants.called(words);
  if (constant) return knownValue(constant.value)?.text ?? constant.words;
  const entity = index.entities.called(words.replace(ARTICLE, ''));
  const about = entity && rowOf(actor, row, entity.id);
  if (about) return recordLabel(actor.product, about);
  return WHO.test(words) || index.roles.called(words) ? actorLabel(actor) : actor.today;
}

/** Something done on a screen that may trigger calls. */
export interface TriggerAction {
  /** "Hand out", "Save". */
  readonly event: string;
  readonly action: 'create' | 'edit' | 'delete' | 'move' | 'view' | 'list';
  readonly entity: string;
  readonly row: SampleRow | undefined;
}

const VERBS: Readonly<Record<Exclude<TriggerAction['action'], 'move'>, RegExp>> = {
  create: /\b(?:creat\w*|new|add(?:s|ed|ing)?|sav(?:es?|ed|ing)|register\w*)\b/i,
  edit: /\b(?:chang\w*|edit\w*|sav(?:es?|ed|ing)|correct\w*)\b/i,
  delete: /\b(?:delet\w*|remov\w*)\b/i,
  view: /\b(?:open\w*|view\w*|look\w*|show\w*)\b/i,
  list: /\b(?:list\w*|search\w*|find\w*)\b/i,
};

/**
 * The calls that an action triggers: those whose "when" names the transition, and those that name the entity first,
 * together with the action. Other words trigger nothing: the prototype does not guess. A call that a transition names
 * among its effects goes out then, and not by its words.
 */
export function callsTriggeredBy(product: Product, occasion: TriggerAction): readonly Call[] {
  return product.index.calls.all.filter((call) => isSentOn(product, call, occasion));
}

/** What goes out to people on an action, by the same reading of its “when”. */
export function outputsTriggeredBy(product: Product, occasion: TriggerAction) {
  const all = listOf(product.model.screens.outputs);
  return all.filter(({ when }) => isTriggered(product, knownValue(when) ?? '', occasion));
}

type Occasion = Omit<TriggerAction, 'row'>;

function isSentOn(product: Product, call: Call, occasion: Occasion): boolean {
  const isToldByMove = occasion.action === 'move' && eventsOf(product).told.has(`${occasion.entity} ${call.id}`);
  return !isToldByMove && isTriggered(product, knownValue(call.trigger) ?? '', occasion);
}

function isTriggered(product: Product, when: string, { event, action, entity }: Occasion): boolean {
  const { named, owners } = eventsOf(product);
  const wanted = foldCase(event);
  const about = entityNames(product)
    .mentioned(when)
    .map(({ of }) => of);
  if (action !== 'move') return VERBS[action].test(when) && about[0] === entity;
  if (!owners.has(wanted)) return wanted !== '' && wholeWords([wanted]).test(foldCase(when));
  const isMeant = owners.get(wanted)?.size === 1 || about.length === 0 || about.includes(entity);
  return isMeant && named.mentioned(when).some(({ of }) => of === wanted);
}

/** Whether an action in the prototype sends a call: a transition, or saving or deleting a record. */
export function canBeSent(product: Product, call: Call): boolean {
  const { told } = eventsOf(product);
  const isTold = product.index.entities.all.some(({ id }) => told.has(`${id} ${call.id}`));
  return isTold || isSetOff(product, (occasion) => isSentOn(product, call, occasion));
}

/** Whether words for when something goes out name anything that can be done here. */
export function namesAnOccasion(product: Product, when: string): boolean {
  return isSetOff(product, (occasion) => isTriggered(product, when, occasion));
}

function isSetOff({ index, model }: Product, isOn: (occasion: Occasion) => boolean): boolean {
  const saved = index.entities.all.some(({ id: entity }) =>
    (['create', 'edit', 'delete'] as const).some((action) => isOn({ event: '', action, entity })),
  );
  return (
    saved ||
    model.states.cycles.some(({ entity, transitions, reversals }) =>
      [
        ...listOf(transitions).map(({ event, to }) => knownValue(event) ?? `To ${to.label}`),
        ...listOf(reversals).map(({ how, to }) => knownValue(how) ?? `Back to ${to.label}`),
      ].some((event) => isOn({ event, action: 'move', entity: entity ?? '' })),
    )
  );
}

/**
 * The names of all transitions, so that none is found inside a longer one, with their entities and the calls they name.
 */
const eventsOf = memoizeByProduct(({ model }) => {
  const all = model.states.cycles.flatMap((cycle) =>
    listOf(cycle.transitions).map((move) => ({
      entity: cycle.entity ?? '',
      event: foldCase(knownValue(move.event) ?? ''),
      calls: clausesOf(model, cycle, move).flatMap((clause) =>
        clause.form === 'exact' && clause.operation.does === 'tell' ? [clause.operation.call] : [],
      ),
    })),
  );
  const owners = groupBy(all, ({ event }) => event);
  return {
    named: nameSearchOf(all.map(({ event }) => [event, event] as const)),
    owners: new Map([...owners].map(([event, of]) => [event, new Set(of.map(({ entity }) => entity))])),
    told: new Set(all.flatMap(({ entity, calls }) => calls.map((call) => `${entity} ${call}`))),
  };
});

export interface CallResult {
  readonly entry: LogEntry;
  /** Null: it was answered. */
  readonly failure: Failure | null;
  /** Whether the action that triggered it may continue. */
  readonly goesOn: boolean | 'unsaid';
  /** The question on what to do when it fails, where that decides. */
  readonly question: string;
}

/** Simulates one call with the present settings: the request, the response, and the effect of a failure. */
export function playCall(
  actor: ActorContext,
  call: Call,
  occasion: TriggerAction,
  knobs: SimulationSettings,
  id: string,
): CallResult {
  const { product } = actor;
  const fields = messageFields(product, call);
  const failed = knobs.failure !== null && canFailWith(call, knobs.failure) ? knobs.failure : null;
  const policy = knownValue(call.failure);
  const entry: LogEntry = {
    id,
    call: call.id,
    label: call.label,
    because: occasion.event,
    sent: filled(actor, occasion.row, fields.sent),
    back: failed === null ? filled(actor, occasion.row, fields.back) : [],
    took: failed === 'timeout' ? timeoutOf(call, knobs) : knobs.latency,
    outcome: failed ?? 'answered',
    dealtWith: failed === null ? '' : (policy && POLICY.get(policy)) || (policy ?? 'nobody has said what happens then'),
  };
  if (failed === null) return { entry, failure: null, goesOn: true, question: '' };
  return {
    entry,
    failure: failureOf(product, { kind: 'call', id: call.id, label: call.label, failure: failed }),
    goesOn: policy === undefined ? 'unsaid' : GOES_ON.has(policy),
    question: questionOf(call.failure),
  };
}

/** Only a call that writes can conflict or arrive twice. */
function canFailWith(call: Call, failure: CallFailure): boolean {
  return call.writes || (failure !== 'conflict' && failure !== 'duplicate');
}

const POLICY: ReadonlyMap<string, string> = new Map([
  ['retry', 'tried again a few times'],
  ['queue', 'put in a queue, to do later'],
  ['block', 'stopped until it is back'],
  ['continue', 'carried on without it'],
  ['give-up', 'said that it did not work'],
]);
const GOES_ON: ReadonlySet<string> = new Set(['queue', 'continue']);

/** Milliseconds until an unanswered call times out. */
function timeoutOf(call: Call, { latency }: SimulationSettings): number {
  const { amount, unit } = knownValue(call.waiting) ?? { amount: 0, unit: '' };
  return convertUnit(amount, unit, 'ms') ?? latency;
}

/** Null while nobody has mapped the field. */
function filled(
  actor: ActorContext,
  row: SampleRow | undefined,
  fields: readonly MessageField[] | null,
): LogEntry['sent'] {
  return (fields ?? []).map((field) => [field.words, messageFieldValue(actor, row, field)]);
}
