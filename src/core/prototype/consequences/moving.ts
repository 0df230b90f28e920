import { knownValue, listOf, questionOf } from '../../answers/sourced.ts';
import { dateInWords } from '../../base/dates.ts';
import { omitUndefined } from '../../base/omit-undefined.ts';
import { isRecordValue, isTrue } from '../../conditions/index.ts';
import type { EvaluationResult, Scope } from '../../conditions/types.ts';
import { clausesOf } from '../../model/effects/clauses-of.ts';
import type { Trigger } from '../../model/effects/read-trigger.ts';
import type { Clause, GivenValue, Operation, Reach } from '../../model/effects/types.ts';
import type { RecordLink } from '../../model/entities/record-links.ts';
import { recordLinksFrom } from '../../model/entities/record-links.ts';
import { isFinalState } from '../../model/states/find-transitions.ts';
import type { Entity, Lifecycle, Reversal, State, Transition } from '../../model/types.ts';
import type { Product } from '../../product/product.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import { type ActorContext, doneBy } from '../actor-context.ts';
import { freshValue } from '../fresh-value.ts';
import { recordLabel } from '../record-label.ts';
import { fillBraces } from '../regions/braces.ts';
import { conditionText } from '../regions/item-text.ts';
import { seedOf } from '../sample/seed.ts';
import type { SampleRow, Visit } from '../sample/types.ts';
import { linkChanges, savedRecord } from '../saved-record.ts';
import { startingValue } from '../starting-value.ts';
import { statesNow } from '../states-now.ts';
import { storedValue } from '../stored-value.ts';
import { endlessRing, runAutomations } from './automations.ts';
import { deleteRecord } from './deleting.ts';
import { guardRefusal, heldBack, isGuardMet, matrixCellFor } from './guards.ts';
import {
  applyEach,
  linkedRecords,
  plainFailure,
  scopeIn,
  stopWith,
  unlessStopped,
  type World,
  withChange,
  withMessages,
  withNote,
  withNotice,
  worldOf,
} from './world.ts';

/** A press that would change more records than this is stopped as an endless loop. */
const MAX_CHANGES = 500;

/** A record makes a transition: its state, its parts, and all decided effects, in that order. */
export function makeMove(
  world: World,
  row: SampleRow,
  cycle: Lifecycle,
  move: Transition | Reversal,
  by: string = doneBy(world.actor),
  why = '',
): World {
  const { product } = world.actor;
  const event = eventOf(move);
  const step = `${row.entity}/${row.id} ${move.id}\n${recordLabel(product, row)}: ${event}`;
  const state = product.index.states(cycle).get(move.to.id);
  if (!state) return world;
  const effects = 'effects' in move && 'event' in move ? move.effects : cycle.transitions;
  const { path: before } = world;
  if (before.includes(step) || world.changes.length > MAX_CHANGES)
    return stopWith(world, endlessRing(before, step, event, questionOf(effects)));
  const details = { by, ...decidedEvent(move), ...(why && { why }) };
  const entered = unlessStopped(cascadeToParts({ ...world, path: [...before, step] }, row, state), (now) =>
    withChange(now, row, changeOf(now, row, cycle, state, details)),
  );
  const clauses = 'event' in move ? clausesOf(product.model, cycle, move) : [];
  const done = applyEach(entered, clauses, (now, clause) => runClause(now, row, event, clause));
  return { ...done, path: before };
}

function eventOf(move: Transition | Reversal): string {
  return decidedEvent(move).event ?? move.label;
}

function decidedEvent(move: Transition | Reversal): { readonly event?: string } {
  return omitUndefined({ event: knownValue('event' in move ? move.event : move.how) });
}

type VisitDetails = Pick<Visit, 'by' | 'event' | 'why'>;

function changeOf(world: World, row: SampleRow, cycle: Lifecycle, { id }: State, details: VisitDetails) {
  const from = row.states.get(cycle.id) ?? null;
  const { today, now } = world.actor;
  const sameDay = row.history.filter(({ at }) => at.startsWith(today)).length;
  const at = now ?? `${today}T12:${String(Math.min(59, sameDay)).padStart(2, '0')}:00Z`;
  const visit = { cycle: cycle.id, from, to: id, at, ...details };
  return { states: { [cycle.id]: id }, history: [visit] };
}

/** One clause, if it is exact and its condition is true for the record at that point. */
function runClause(world: World, { entity, id }: SampleRow, event: string, clause: Clause): World {
  const row = world.actor.records.get(entity, id);
  if (!row || clause.form !== 'exact') return world;
  const { onlyIf, operation } = clause;
  if (onlyIf && !isTrue(onlyIf.run(scopeIn(world, row)))) return world;
  return DEED_HANDLERS[operation.does](world, row, operation as never, event);
}

type DeedHandler<D> = (world: World, row: SampleRow, deed: D, event: string) => World;

const DEED_HANDLERS: { readonly [D in Operation['does']]: DeedHandler<Extract<Operation, { does: D }>> } = {
  set: setField,
  delete: (world, row, { way }) => applyEach(world, way ? reached(world, row, way) : [row], removeRecord),
  become: (world, row, { to }) => moveTo(world, row, to),
  make: makeRecord,
  each: forEach,
  notify: tellSomebody,
  tell: (world, row, { call }, event) => withMessages(world, [{ id: call }], event, row),
  move: (world, row, { way, to }) => applyEach(world, reached(world, row, way), (now, one) => moveTo(now, one, to)),
};

function reached(world: World, row: SampleRow, way: Reach): readonly SampleRow[] {
  return linkedRecords(world.actor, row, way, () => scopeIn(world, row));
}

/** The same clause for each of several records, as they are at the beginning. */
function forEach(
  world: World,
  row: SampleRow,
  { way, clause, begun: name }: Extract<Operation, { does: 'each' }>,
  event: string,
): World {
  const begun = world.begun ?? { name, row };
  const done = applyEach({ ...world, begun } as World, reached(world, row, way), (now, one) =>
    runClause(now, one, event, clause),
  );
  return { ...done, begun: world.begun };
}

function moveTo(world: World, row: SampleRow, to: Extract<Operation, { does: 'move' }>['to']): World {
  return to.kind === 'state' ? moveToState(world, row, to.cycle, to.state) : moveByEvent(world, row, to.event);
}

/** What happens by itself when a record is made, has changed, is deleted, or a day has come. */
export function react(world: World, row: SampleRow, fits: (trigger: Trigger) => boolean): World {
  return runAutomations(world, row, fits, runClause);
}

/** What happens by itself when a button of this name is pressed on a record. */
export function pressNamed(world: World, row: SampleRow, name: string): World {
  return react(world, row, (trigger) => trigger.on === 'pressed' && trigger.name === foldCase(name));
}

/** What happens by itself when something of this name comes in from outside, about a record. */
export function arrive(actor: ActorContext, row: SampleRow, name: string): World {
  return react(worldOf(actor), row, (trigger) => trigger.on === 'arrives' && trigger.name === name);
}

/** Deletes a record with what goes with it, and with all that happens then. */
export function removeRecord(world: World, row: SampleRow): World {
  return deleteRecord(world, row, (now, one) => react(now, one, ({ on }) => on === 'deleted'));
}

/** A new record, with its values worked out for the one that has it made. */
function makeRecord(world: World, row: SampleRow, { entity, values }: Extract<Operation, { does: 'make' }>): World {
  const scope = scopeIn(world, row);
  const worked = values.map(({ field, value }) => ({
    field,
    unit: unitOf(value),
    outcome: givenValue(world, `${entity.id} ${field.id}`, value, scope),
  }));
  const [back, another] = listOf(entity.fields).filter(({ target }) => target?.id === row.entity);
  const filled = Object.fromEntries([
    ...(back && !another ? [[back.id, row.id]] : []),
    ...begunLink(world, entity),
    ...worked.flatMap(({ field, unit, outcome }) =>
      outcome.ok ? [[field.id, storedValue(field, outcome.value, unit)]] : [],
    ),
  ]);
  const made = newRecordFor(world, entity.id, filled);
  const noted = worked.reduce(
    (so, { field, outcome }) =>
      outcome.ok
        ? so
        : withNote(so, `“${field.label}” of the new ${entity.label} could not be computed: ${outcome.sentence}`),
    applyEach(world, made.changes, (now, { change, ...one }) => withChange(now, one, change)),
  );
  const there = noted.actor.records.get(entity.id, made.row.id);
  return there ? react(noted, there, ({ on }) => on === 'created') : noted;
}

/** A new record that is made for each of others leads to the one that it began with, too. */
function begunLink({ begun }: World, { fields }: Entity): readonly (readonly [string, string])[] {
  const [field, another] = listOf(fields).filter(({ target }) => begun && target?.id === begun.row.entity);
  return begun && field && !another ? [[field.id, begun.row.id]] : [];
}

/** The record with what it is given, and else with what its fields begin with. */
function newRecordFor({ actor, changes }: World, entity: string, filled: Readonly<Record<string, unknown>>) {
  const subject = { entity, row: undefined, around: new Map() };
  const fields = actor.product.index.fields(entity).all;
  const starting = fields.flatMap((field) => {
    const { value } = startingValue(actor, entity, field);
    return value === undefined ? [] : [[field.id, value] as const];
  });
  return savedRecord(
    actor,
    subject,
    { ...Object.fromEntries(starting), ...filled },
    freshIdFor(actor, entity, changes.length),
  );
}

/** Of several that are made on one day, each has its own. */
function freshIdFor({ records, today }: ActorContext, entity: string, from: number): string {
  let [place, id] = [from, ''];
  do id = `${entity}-made-${place++}-${today}`;
  while (records.knows(entity, id));
  return id;
}

/** What stands in braces is worked out for the record that it is about. */
function tellSomebody(
  world: World,
  row: SampleRow,
  { to, channel, text }: Extract<Operation, { does: 'notify' }>,
): World {
  const { product } = world.actor;
  const scope = scopeIn(world, row);
  const words = fillBraces(text, (said) => {
    const condition = product.condition({ text: said, source: { question: '' } as never }, row.entity);
    const worked = conditionText(world.actor, condition, scope);
    return worked === undefined ? undefined : dateInWords(worked);
  });
  const about = { entity: row.entity, id: row.id };
  if (typeof to === 'string')
    return withNotice(world, {
      role: product.index.roles.called(to)?.id ?? null,
      record: null,
      name: to,
      channel,
      text: words,
      about,
    });
  const outcome = to.run(scope);
  const found = outcome.ok ? (Array.isArray(outcome.value) ? outcome.value : [outcome.value]) : [];
  return found.reduce((so: World, one: unknown) => {
    if (typeof one === 'string' && one !== '')
      return withNotice(so, { role: null, record: null, name: one, channel, text: words, about });
    const person =
      one instanceof Object && isRecordValue(one) ? world.actor.records.get(to.of ?? '', one.id) : undefined;
    if (!person) return so;
    const record = { entity: person.entity, id: person.id };
    return withNotice(so, { role: null, record, name: recordLabel(product, person), channel, text: words, about });
  }, world);
}

function unitOf(value: GivenValue): string {
  return value.form === 'exact' ? value.unit : '';
}

function givenValue({ actor, changes }: World, place: string, value: GivenValue, scope: Scope): EvaluationResult {
  if (value.form === 'literal') return { ok: true, value: value.value };
  if (value.form === 'exact') return value.run(scope);
  return { ok: true, value: freshValue(value.words, seedOf(place, actor.today, String(changes.length))) };
}

/** Makes the transition of a name, as the state/event matrix decides. */
function moveByEvent(world: World, row: SampleRow, event: string): World {
  const { index } = world.actor.product;
  const cycle = index.movesOf(row.entity).find(({ transition }) => isCalled(transition, event))?.cycle;
  if (!cycle) return world;
  const moves = index.transitions(cycle).filter((move) => isCalled(move, event));
  const here = row.states.get(cycle.id);
  const from = moves.filter((move) => move.from.id === here);
  const isThere = moves.every(({ to }) => to.id === here);
  return isThere && from.length === 0 ? world : makeFirstOpenMove(world, row, cycle, from, event);
}

function isCalled({ event }: Transition, name: string): boolean {
  return foldCase(knownValue(event) ?? '') === foldCase(name);
}

/** By the transition that leads to the state; nothing happens where the record is there already. */
function moveToState(world: World, row: SampleRow, cycle: Lifecycle, state: State): World {
  const here = row.states.get(cycle.id);
  if (here === state.id) return world;
  const moves = world.actor.product.index
    .transitions(cycle)
    .filter(({ from, to }) => from.id === here && to.id === state.id);
  return makeFirstOpenMove(world, row, cycle, moves, state.label);
}

/** The first transition whose guard is true; one that is refused in this state, or does not exist, stops everything. */
export function makeFirstOpenMove(
  world: World,
  row: SampleRow,
  cycle: Lifecycle,
  moves: readonly Transition[],
  event: string,
  by?: string,
  why?: string,
): World {
  const { actor } = world;
  const { product } = actor;
  const tried = [...new Set(moves.length > 0 ? moves.map(eventOf) : [event])];
  const cells = tried.map((one) => matrixCellFor(product, row, cycle, one));
  const isOpen = cells.some((one) => !one || one.does === 'allow' || one.does === null);
  const cell = isOpen ? undefined : cells[0];
  const held = cell && heldBack(world, row, cycle, cell);
  if (held) return held;
  const move = moves.find(({ guard }) => isGuardMet(actor, row, guard));
  if (move) return makeMove(world, row, cycle, move, by, why);
  const [first] = moves;
  if (first) return stopWith(world, guardRefusal(actor, row, cycle, first));
  const here = product.index.states(cycle).get(row.states.get(cycle.id))?.label ?? '';
  const sentence = `“${recordLabel(product, row)}” is “${here}”, and “${event}” is not possible from there.`;
  return stopWith(world, plainFailure(event, sentence, questionOf(cycle.transitions)));
}

/** Sets a field to a value, computed for the record that makes the transition. */
function setField(world: World, row: SampleRow, deed: Extract<Operation, { does: 'set' }>): World {
  const { way, field, value } = deed;
  const rows = way ? reached(world, row, way) : [row];
  const write = (written: unknown) =>
    applyEach(world, rows, (now, one) => {
      const values = { [field.id]: written };
      const { links, others } = linkChanges(now.actor, one, one, values);
      const changed = withChange(now, one, { values, links });
      return others.reduce((far, { change, ...other }) => withChange(far, other, change), changed);
    });
  if (value === null) return write(null);
  const outcome = givenValue(world, `${row.entity} ${row.id} ${field.id}`, value, scopeIn(world, row));
  return outcome.ok
    ? write(storedValue(field, outcome.value, unitOf(value)))
    : withNote(world, `“${field.label}” could not be computed: ${outcome.sentence}`);
}

/** What happens to the parts of a record that comes to a state: they follow, stay, or prevent it. */
function cascadeToParts(world: World, row: SampleRow, state: State): World {
  const { product } = world.actor;
  const { cascade } = product.model.states;
  const rows = listOf(cascade).filter(({ whole }) => foldCase(whole) === foldCase(state.label));
  const recordLinks = rows.length > 0 ? recordLinksFrom(product.model.entities, row.entity) : [];
  const parts = rows.flatMap(({ part, does }) => {
    const partEntity = product.index.entities.called(part);
    const way = recordLinks.find(({ to, by }) => to.id === partEntity?.id && by.kind !== 'own line');
    return way ? [{ way, does }] : [];
  });
  const question = questionOf(cascade);
  return applyEach(world, parts, (now, { way, does }) => {
    const open = linkedRecords(now.actor, row, way).filter((one) => !hasEnded(product, one));
    if (does === 'prevents it') return prevented(now, row, state, open, question);
    if (does === 'follows') return applyEach(now, open, (so, one) => following(so, one, way, state));
    if (does === 'somebody decides' && open.length > 0)
      return withNote(
        now,
        `Somebody decides what happens to ${open.map((one) => recordLabel(product, one)).join(', ')}.`,
      );
    return now;
  });
}

/** Whether all life cycles of a record have ended; false without any. */
function hasEnded(product: Product, row: SampleRow): boolean {
  const cycleCount = product.index.cycles(row.entity).length;
  return cycleCount > 0 && statesNow(product, row).filter(isFinalState).length === cycleCount;
}

function prevented(world: World, row: SampleRow, state: State, open: readonly SampleRow[], question: string) {
  const { product } = world.actor;
  const [first] = open;
  if (!first) return world;
  const where = statesNow(product, first)
    .map(({ label }) => label)
    .join(', ');
  const part = `${product.index.entities.get(first.entity)?.label ?? ''} ${recordLabel(product, first)}`;
  const sentence = `“${recordLabel(product, row)}” cannot become “${state.label}” while ${part} is “${where}”; finish that first.`;
  return stopWith(world, plainFailure(state.label, sentence, question));
}

function following(world: World, part: SampleRow, { to }: RecordLink, state: State): World {
  const { product } = world.actor;
  const [cycle] = product.index.cycles(to.id);
  const goal = cycle && goalOf(product, cycle, state);
  if (cycle && goal) return moveToState(world, part, cycle, goal);
  return withNote(world, `${recordLabel(product, part)} follows, but nobody has said to which state.`);
}

/** The state of the same name; else the only final one that can be reached from each state a part may be in. */
function goalOf({ index }: Product, cycle: Lifecycle, { label }: State): State | undefined {
  const states = index.states(cycle).all;
  const same = states.find((state) => foldCase(state.label) === foldCase(label));
  if (same) return same;
  const moves = index.transitions(cycle);
  const open = states.filter((state) => !isFinalState(state));
  const [only, another] = states.filter(
    (state) =>
      isFinalState(state) && open.every(({ id }) => moves.some(({ from, to }) => from.id === id && to.id === state.id)),
  );
  return another ? undefined : only;
}
