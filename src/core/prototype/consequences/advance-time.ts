import { knownValue, listOf } from '../../answers/sourced.ts';
import { daysAfter } from '../../conditions/durations.ts';
import type { Trigger } from '../../model/effects/read-trigger.ts';
import { hasTimeOfDay } from '../../model/entities/naming-field.ts';
import type { Lifecycle } from '../../model/types.ts';
import type { ActorContext } from '../actor-context.ts';
import { valueText } from '../cell-text.ts';
import { clockMovesOf, dueOn } from '../clock-events.ts';
import { clockWords } from '../clock-words.ts';
import { momentAfter, nowOf } from '../now.ts';
import { recordLabel } from '../record-label.ts';
import type { SampleRow } from '../sample/types.ts';
import { automationsOf, react } from './automations.ts';
import { withWhatGoesOut } from './going-out.ts';
import { isGuardMet, matrixCellFor } from './guards.ts';
import { makeMove } from './make-move.ts';
import { worldOf } from './operations.ts';
import { type World, withNote } from './world.ts';

/** Hours, where something happens every hour; else days. */
const HOUR = 1 / 24;
const INSTANT = 1 / (48 * 60);

/**
 * Day by day, and in parts of a day: the clock makes the transitions that are due, with all that follows, and sends
 * reminders.
 *
 * @param days may be a part of a day
 */
export function advanceTime(actor: ActorContext, days: number): World {
  const rowsToCheck = clockedRows(actor);
  const stride = isHourly(actor) ? HOUR : 1;
  const begin = nowOf(actor);
  let world = worldOf(actor);
  for (let passed = 0; passed < days - INSTANT; ) {
    passed = Math.min(passed + stride, days);
    world = oneStep(world, momentAfter(begin, passed), rowsToCheck);
  }
  return world;
}

function isHourly({ product }: ActorContext): boolean {
  return product.index.entities.all.some(({ id }) =>
    automationsOf(product)(id).some(({ trigger }) => trigger.on === 'every' && trigger.period === 'hour'),
  );
}

/** Records with clock transitions or reminders, by `entity/id`; `oneDay` adds records that change on the way. */
function clockedRows({ product, records }: ActorContext): Map<string, Pick<SampleRow, 'entity' | 'id'>> {
  const clocked = product.index.entities.all.filter(
    ({ id }) =>
      automationsOf(product)(id).some(({ trigger }) => trigger.on === 'every' || trigger.on === 'date') ||
      product.index.cycles(id).some((cycle) => clockMovesOf(product, cycle).length + listOf(cycle.idle).length > 0),
  );
  const rows = clocked.flatMap(({ id }) => records.all(id));
  return new Map(rows.map(({ entity, id }) => [`${entity}/${id}`, { entity, id }]));
}

interface Present {
  readonly today: string;
  readonly now: string;
}

function oneStep(world: World, to: Present, rowsToCheck: Map<string, Pick<SampleRow, 'entity' | 'id'>>): World {
  const { actor } = world;
  const from = nowOf(actor);
  let now: World = { ...world, actor: { ...actor, ...to, records: actor.records.after([], to.today) } };
  for (const { entity, id } of [...rowsToCheck.values()]) {
    const moved = runClock(now, entity, id, from);
    now = withStanding(runTimed(moved, entity, id, from), moved);
  }
  for (const { entity, id } of now.changes.since(world.changes)) rowsToCheck.set(`${entity}/${id}`, { entity, id });
  return now;
}

/** What happens by itself: each hour, each morning, each Monday, on the first of a month, or by a date of the record. */
function runTimed(world: World, entity: string, id: string, from: string): World {
  const row = world.actor.records.get(entity, id);
  if (!row) return world;
  const now = nowOf(world.actor);
  return react(world, row, (trigger) => {
    if (trigger.on === 'every') return isDueEvery(trigger.period, from, now);
    if (trigger.on !== 'date') return false;
    const due = dateOfTrigger(trigger, valueText(row.cells.get(trigger.field.id)?.value));
    return from < due && due <= now;
  });
}

/** The day, or for a moment the moment; empty where there is no date. */
function dateOfTrigger({ days, field }: Extract<Trigger, { on: 'date' }>, value: string): string {
  if (value === '') return '';
  if (value.length > 10 && (hasTimeOfDay(field) || !Number.isInteger(days))) return momentAfter(value, days).now;
  return daysAfter(value.slice(0, 10), days);
}

/** How much of a moment says in which hour, day or month it is. */
const LENGTH_OF_PERIOD = { hour: 13, day: 10, week: 10, month: 7 } as const;

function isDueEvery(period: keyof typeof LENGTH_OF_PERIOD, from: string, now: string): boolean {
  const length = LENGTH_OF_PERIOD[period];
  if (from.slice(0, length) === now.slice(0, length)) return false;
  return period !== 'week' || new Date(now).getUTCDay() === 1;
}

/** More moves of one record in one step than this are no clock’s. */
const MOST_MOVES = 10;

/** What is due for one record: the transitions of the clock in each life cycle, one after the other, and reminders. */
function runClock(world: World, entity: string, id: string, from: string): World {
  const { index } = world.actor.product;
  return index.cycles(entity).reduce((so, cycle) => {
    const row = so.actor.records.get(entity, id);
    if (!row) return so;
    let now = so;
    for (let made = 0; made < MOST_MOVES; made += 1) {
      const { length } = now.changes;
      const current = now.actor.records.get(entity, id);
      if (current) now = makeClockMove(now, current, cycle);
      if (now.changes.length === length) break;
    }
    return addReminders(now, row, cycle, from);
  }, world);
}

function makeClockMove(world: World, row: SampleRow, cycle: Lifecycle): World {
  const { actor } = world;
  const { product } = actor;
  const due = clockMovesOf(product, cycle).find(
    ({ move, dueFor }) =>
      move.from.id === row.states.get(cycle.id) &&
      dueFor(actor, row) <= nowOf(actor) &&
      matrixCellFor(product, row, cycle, knownValue(move.event) ?? move.label)?.does !== 'refuse' &&
      isGuardMet(actor, row, move.guard),
  );
  if (!due) return world;
  const event = knownValue(due.move.event) ?? due.move.label;
  const done = atMoment(world, due.dueFor(actor, row), (then) =>
    makeMove({ ...then, path: [] }, row, cycle, due.move, clockWords(due.move)),
  );
  const name = recordLabel(product, row);
  if (done.stopped) return withNote(world, `${name}: ${event} did not happen. ${done.stopped.text ?? ''}`.trim());
  const occasion = { event, action: 'move', entity: row.entity, row } as const;
  const told = withStanding(withWhatGoesOut(done, occasion, row), world);
  return withNote(told, `${name}: ${event}.`);
}

/** Each new message tells how the product stood when it went out, as time goes on. */
function withStanding(world: World, { messages }: World): World {
  const stood = world.actor;
  const standing = world.messages.since(messages).map((one) => ({ stood, ...one }));
  return { ...world, messages: messages.with(standing) };
}

/** What was due at a moment of the day happens at that moment, so that what follows from it comes in time. */
function atMoment(world: World, due: string, step: (world: World) => World): World {
  const { actor } = world;
  if (due.length <= 10 || due.slice(0, 10) !== actor.today) return step(world);
  const done = step({ ...world, actor: { ...actor, now: due } });
  return { ...done, actor: { ...done.actor, now: actor.now } };
}

function addReminders(world: World, row: SampleRow, cycle: Lifecycle, from: string): World {
  const { product } = world.actor;
  const now = nowOf(world.actor);
  const due = listOf(cycle.idle).filter(({ state, after }) => {
    const time = knownValue(after);
    if (!time || state.id !== row.states.get(cycle.id)) return false;
    const on = dueOn(row, cycle.id, time);
    return from < on && on <= now;
  });
  return due.reduce((so, { next, told, passedTo }) => {
    const words = [knownValue(next) ?? 'nothing', knownValue(told), knownValue(passedTo)];
    return withNote(so, `${recordLabel(product, row)}: ${sentenceOf(words)}`);
  }, world);
}

/** Words joined, with a full stop at the end where there is none yet. */
function sentenceOf(words: readonly (string | undefined)[]): string {
  return words.filter(Boolean).join(' ').replace(/\.?$/, '.');
}
