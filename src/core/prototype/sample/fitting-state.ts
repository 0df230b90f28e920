import { knownValue } from '../../answers/sourced.ts';
import { DAY, dayOfMoment } from '../../conditions/calendar.ts';
import { timeAfter } from '../../conditions/days.ts';
import { hasHour } from '../../model/entities/has-hour.ts';
import { folded } from '../../shapes/folded.ts';
import { timeIn } from '../checks/values.ts';
import { type Draft, derivedCell } from './draft.ts';
import type { FieldPlan } from './field-plan.ts';
import { isEnd } from './life.ts';
import { dateOn } from './made-up.ts';
import type { Told } from './read-value.ts';
import { below, fraction, whole } from './seed.ts';
import type { Cell, Visit } from './types.ts';
import type { Move, Paths } from './walk.ts';
import { reached } from './windows.ts';
import { looksBack, wordsOfName } from './words-of-name.ts';

/** The value of a field that follows from the state of the record; undefined: none. */
export function cellByState(plan: FieldPlan, draft: Draft, today: number): Cell | undefined {
  if (plan.late !== null) return undefined;
  const window = draft.plan.windows.get(plan.field.id);
  const came = window && reached(window, draft);
  const shown = draft.cells.get(plan.field.id);
  const isShown = shown?.reason === 'example';
  if (window && came === undefined)
    return isShown ? undefined : derivedCell(null, `empty until it is ${window.called}`);
  if (knownValue(plan.field.type) === 'date') {
    const cell = dateByState(plan, draft, came, today);
    return isShown && cell && fitsLife(plan, shown.value, cell.value, today) ? undefined : cell;
  }
  return isShown ? undefined : (counted(plan, draft) ?? usual(plan, draft));
}

/** Whether a day given as an example can stay: past events are in the past, and due dates after them. */
function fitsLife(plan: FieldPlan, shown: unknown, derived: unknown, today: number): boolean {
  const [given, made] = [timeIn(shown), timeIn(derived)];
  if (given === undefined || made === undefined) return given !== undefined;
  if (plan.meaning === 'due') return Math.abs(dayOfMoment(given) - dayOfMoment(made)) <= 30;
  return dayOfMoment(made) < today ? dayOfMoment(given) <= today : dayOfMoment(given) >= today;
}

function dateByState(plan: FieldPlan, draft: Draft, came: Visit | 'now' | undefined, today: number) {
  if (plan.told) return undefined;
  const since = came === 'now' || came === undefined ? undefined : timeIn(came.at);
  if (plan.meaning === 'due') {
    const from = since ?? (came === undefined ? timeIn(draft.history[0]?.at) : undefined);
    if (from === undefined) return undefined;
    const due = (plan.term && timeAfter(from, plan.term)) ?? from + 14 * DAY;
    return onDay(plan, draft, dayOfMoment(due), 'so many days after it began');
  }
  if (came !== undefined && (plan.meaning !== 'end' || looksBack(plan.field.label)))
    return since === undefined || came === 'now' ? undefined : dated(plan, came, 'the day it came so far');
  return plan === draft.plan.planned
    ? onDay(plan, draft, plannedDay(plan, draft, today), 'as its state says')
    : undefined;
}

/** The field with the planned day: it says neither when the record was made nor when anything happened. */
export function plannedIn(fields: readonly FieldPlan[], paths: readonly Paths[]): FieldPlan | undefined {
  if (paths.length === 0) return undefined;
  const isOpen = ({ told, meaning }: FieldPlan) => !told && (meaning === undefined || meaning === 'start');
  return fields.find((plan) => knownValue(plan.field.type) === 'date' && isOpen(plan) && !looksBack(plan.field.label));
}

/** Words for a state in which something is going on now. */
const GOING_ON = /\b(?:in|at|being|here|arrived|started|running|now|checked in|\p{L}{3,}ing)\b/iu;

/** What is over is in the past, what goes on is today, and what has not begun is today or soon. */
function plannedDay(plan: FieldPlan, draft: Draft, today: number): number {
  const seed = below(below(plan.seed, draft.key), 21);
  const [paths] = draft.plan.paths;
  const state = paths?.states.find(({ id }) => draft.stateIds.has(id));
  if (!paths || !state) return today;
  const place = knownValue(state.place);
  if (place !== 'first' && place !== 'on the way' && isEnd(paths, state))
    return lastVisitDay(draft, today) ?? today - whole(seed, 1, 40);
  if (place !== 'first' && GOING_ON.test(state.label)) return today;
  return fraction(below(seed, 1)) < 0.3 ? today : today + whole(seed, 1, 14);
}

function lastVisitDay({ history }: Draft, today: number): number | undefined {
  const at = timeIn(history.at(-1)?.at);
  return at === undefined ? undefined : Math.min(today - 1, dayOfMoment(at));
}

function onDay(plan: FieldPlan, draft: Draft, day: number, says: string): Cell {
  return derivedCell(dateOn(plan.field, day, below(plan.seed, draft.key)), says);
}

export function dated({ field }: FieldPlan, { at }: Visit, says: string): Cell {
  return derivedCell(hasHour(field) ? at : at.slice(0, 10), says);
}

/** “Times extended” counts how often it was. */
function counted({ field }: FieldPlan, { moves, plan: { paths } }: Draft): Cell | undefined {
  const [times, event] = wordsOfName(field.label);
  if (knownValue(field.type) !== 'number' || times !== 'times' || event === undefined) return undefined;
  const isMeant = (words: string | undefined) => stemOf(folded(words ?? '')) === stemOf(event);
  const counts = ({ transition }: Move) => isMeant(knownValue(transition.event));
  if (!paths.some((one) => one.moves.some(counts))) return undefined;
  return derivedCell(moves.filter(counts).length, 'how often that has happened');
}

function stemOf(word: string): string {
  return word.replace(/(?:ed|ing|s)$/u, '').replace(/e$/u, '');
}

/** The default: always for money and while the record is new, and mostly for another number. */
function usual(plan: FieldPlan, draft: Draft): Cell | undefined {
  if (!plan.fallback) return undefined;
  const isNew = draft.history.length === 1;
  const type = knownValue(plan.field.type);
  const isMostly = () => type === 'number' && fraction(below(below(plan.seed, draft.key), 31)) < 0.85;
  return isNew || type === 'money' || isMostly() ? untyped(plan.fallback) : undefined;
}

export function untyped(fallback: Told): Cell {
  return derivedCell(fallback(0), 'what stands there if nobody types');
}
