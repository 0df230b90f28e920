import { knownValue, listOf } from '../../answers/sourced.ts';
import { daysAfter } from '../../conditions/durations.ts';
import type { Lifecycle } from '../../model/types.ts';
import type { ActorContext } from '../actor-context.ts';
import { valueText } from '../cell-text.ts';
import { clockMovesOf, dueOn } from '../clock-events.ts';
import { clockWords } from '../clock-words.ts';
import { recordLabel } from '../record-label.ts';
import type { SampleRow } from '../sample/types.ts';
import { callsTriggeredBy } from '../simulated-calls.ts';
import { automationsOf } from './automations.ts';
import { isGuardMet, matrixCellFor } from './guards.ts';
import { makeMove, react } from './moving.ts';
import { type World, withMessages, withNote, worldOf } from './world.ts';

/** Day by day: the clock makes the transitions that are due, with all that follows, and sends reminders. */
export function advanceTime(actor: ActorContext, days: number): World {
  const rowsToCheck = clockedRows(actor);
  let world = worldOf(actor);
  for (let day = 1; day <= days; day += 1) world = oneDay(world, daysAfter(actor.today, day), rowsToCheck);
  return world;
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

function oneDay(world: World, today: string, rowsToCheck: Map<string, Pick<SampleRow, 'entity' | 'id'>>): World {
  const { actor } = world;
  let now: World = { ...world, actor: { ...actor, today, records: actor.records.after([], today) } };
  for (const { entity, id } of [...rowsToCheck.values()]) now = runTimed(runClock(now, entity, id), entity, id);
  for (const { entity, id } of now.changes.slice(world.changes.length))
    rowsToCheck.set(`${entity}/${id}`, { entity, id });
  return now;
}

/** What happens by itself on a day: each morning, each Monday, on the first of a month, or by a date of the record. */
function runTimed(world: World, entity: string, id: string): World {
  const row = world.actor.records.get(entity, id);
  const { today } = world.actor;
  if (!row) return world;
  return react(world, row, (trigger) => {
    if (trigger.on === 'every') return isDueEvery(trigger.period, today);
    if (trigger.on !== 'date') return false;
    const date = valueText(row.cells.get(trigger.field.id)?.value).slice(0, 10);
    return date !== '' && daysAfter(date, trigger.days) === today;
  });
}

function isDueEvery(period: 'day' | 'week' | 'month', today: string): boolean {
  if (period === 'month') return today.endsWith('-01');
  return period === 'day' || new Date(`${today}T00:00:00Z`).getUTCDay() === 1;
}

/** What is due for one record on a day: one transition of the clock in each life cycle, and reminders. */
function runClock(world: World, entity: string, id: string): World {
  const { index } = world.actor.product;
  return index.cycles(entity).reduce((now, cycle) => {
    const row = now.actor.records.get(entity, id);
    return row ? addReminders(makeClockMove(now, row, cycle), row, cycle) : now;
  }, world);
}

function makeClockMove(world: World, row: SampleRow, cycle: Lifecycle): World {
  const { actor } = world;
  const { product, today } = actor;
  const due = clockMovesOf(product, cycle).find(
    ({ move, dueFor }) =>
      move.from.id === row.states.get(cycle.id) &&
      dueFor(actor, row) <= today &&
      matrixCellFor(product, row, cycle, knownValue(move.event) ?? move.label)?.does !== 'refuse' &&
      isGuardMet(actor, row, move.guard),
  );
  if (!due) return world;
  const event = knownValue(due.move.event) ?? due.move.label;
  const done = makeMove({ ...world, path: [] }, row, cycle, due.move, clockWords(due.move));
  const name = recordLabel(product, row);
  if (done.stopped) return withNote(world, `${name}: ${event} did not happen. ${done.stopped.text ?? ''}`.trim());
  const calls = callsTriggeredBy(product, { event, action: 'move', entity: row.entity, row });
  const messages = withMessages(done, calls, event, row).messages.map((one) => ({
    stood: done.actor,
    ...one,
  }));
  return withNote({ ...done, messages }, `${name}: ${event}.`);
}

function addReminders(world: World, row: SampleRow, cycle: Lifecycle): World {
  const { today, product } = world.actor;
  const due = listOf(cycle.idle).filter(({ state, after }) => {
    const time = knownValue(after);
    return time && state.id === row.states.get(cycle.id) && dueOn(row, cycle.id, time) === today;
  });
  return due.reduce((now, { next, told, passedTo }) => {
    const words = [knownValue(next) ?? 'nothing', knownValue(told), knownValue(passedTo)];
    return withNote(now, `${recordLabel(product, row)}: ${sentenceOf(words)}`);
  }, world);
}

/** Words joined, with a full stop at the end where there is none yet. */
function sentenceOf(words: readonly (string | undefined)[]): string {
  return words.filter(Boolean).join(' ').replace(/\.?$/, '.');
}
