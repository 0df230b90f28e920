import { knownValue } from '../../answers/sourced.ts';
import { DAY_MS, dayOfTimestamp } from '../../base/dates.ts';
import { timeAfter } from '../../conditions/durations.ts';
import { hasTimeOfDay } from '../../model/entities/naming-field.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import { timestampIn } from '../checks/values.ts';
import { dateOn } from './fake-values.ts';
import type { FieldPlan } from './field-plan.ts';
import { windowEntry } from './fill-windows.ts';
import { isAboutPast, wordsOfName } from './meaning-words.ts';
import type { ValueOnDay } from './parse-field-value.ts';
import { derivedCell, type RecordDraft } from './record-draft.ts';
import { fraction, integerBetween, subSeed } from './seed.ts';
import { isEnd } from './timeline.ts';
import type { Cell, Visit } from './types.ts';
import type { ResolvedTransition, StateGraph } from './walk.ts';

/** The value of a field that follows from the state of the record; undefined: none. */
export function cellByState(plan: FieldPlan, draft: RecordDraft, today: number): Cell | undefined {
  if (plan.filledBy !== null) return undefined;
  const window = draft.plan.windows.get(plan.field.id);
  const entry = window && windowEntry(window, draft);
  const shown = draft.cells.get(plan.field.id);
  const isShown = shown?.reason === 'example';
  if (window && entry === undefined)
    return isShown ? undefined : derivedCell(null, `empty until it is ${window.called}`);
  if (knownValue(plan.field.type) === 'date') {
    const cell = dateByState(plan, draft, entry, today);
    return isShown && cell && fitsHistory(plan, shown.value, cell.value, today) ? undefined : cell;
  }
  return isShown ? undefined : (eventCountCell(plan, draft) ?? likelyDefault(plan, draft));
}

/** Whether a day given as an example can stay: past events are in the past, and due dates after them. */
function fitsHistory(plan: FieldPlan, example: unknown, derived: unknown, today: number): boolean {
  const [given, made] = [timestampIn(example), timestampIn(derived)];
  if (given === undefined || made === undefined) return given !== undefined;
  if (plan.meaning === 'due') return Math.abs(dayOfTimestamp(given) - dayOfTimestamp(made)) <= 30;
  return dayOfTimestamp(made) < today ? dayOfTimestamp(given) <= today : dayOfTimestamp(given) >= today;
}

function dateByState(plan: FieldPlan, draft: RecordDraft, entry: Visit | 'now' | undefined, today: number) {
  if (plan.datedVisit) return undefined;
  const since = entry === 'now' || entry === undefined ? undefined : timestampIn(entry.at);
  if (plan.meaning === 'due') {
    const from = since ?? (entry === undefined ? timestampIn(draft.history[0]?.at) : undefined);
    if (from === undefined) return undefined;
    const due = (plan.term && timeAfter(from, plan.term)) ?? from + 14 * DAY_MS;
    return onDay(plan, draft, dayOfTimestamp(due), 'that many days after it began');
  }
  if (entry !== undefined && (plan.meaning !== 'end' || isAboutPast(plan.field.label)))
    return since === undefined || entry === 'now' ? undefined : visitDayCell(plan, entry, 'the day it came so far');
  return plan === draft.plan.planned
    ? onDay(plan, draft, plannedDay(plan, draft, today), 'as its state says')
    : undefined;
}

/** The field for the planned day; not one that dates the creation of the record or a visit. */
export function plannedIn(fields: readonly FieldPlan[], paths: readonly StateGraph[]): FieldPlan | undefined {
  if (paths.length === 0) return undefined;
  const isOpen = ({ datedVisit, meaning }: FieldPlan) => !datedVisit && (meaning === undefined || meaning === 'start');
  return fields.find(
    (plan) => knownValue(plan.field.type) === 'date' && isOpen(plan) && !isAboutPast(plan.field.label),
  );
}

/** Words for a state in which something is happening now. */
const GOING_ON = /\b(?:in|at|being|here|arrived|started|running|now|checked in|\p{L}{3,}ing)\b/iu;

/** In the past for an ended record, today while something is happening, else today or soon. */
function plannedDay(plan: FieldPlan, draft: RecordDraft, today: number): number {
  const seed = subSeed(subSeed(plan.seed, draft.key), 21);
  const [paths] = draft.plan.paths;
  const state = paths?.states.find(({ id }) => draft.stateIds.has(id));
  if (!paths || !state) return today;
  const place = knownValue(state.place);
  if (place !== 'first' && place !== 'on the way' && isEnd(paths, state))
    return lastVisitDay(draft, today) ?? today - integerBetween(seed, 1, 40);
  if (place !== 'first' && GOING_ON.test(state.label)) return today;
  return fraction(subSeed(seed, 1)) < 0.3 ? today : today + integerBetween(seed, 1, 14);
}

function lastVisitDay({ history }: RecordDraft, today: number): number | undefined {
  const at = timestampIn(history.at(-1)?.at);
  return at === undefined ? undefined : Math.min(today - 1, dayOfTimestamp(at));
}

function onDay(plan: FieldPlan, draft: RecordDraft, day: number, says: string): Cell {
  return derivedCell(dateOn(plan.field, day, subSeed(plan.seed, draft.key)), says);
}

export function visitDayCell({ field }: FieldPlan, { at }: Visit, says: string): Cell {
  return derivedCell(hasTimeOfDay(field) ? at : at.slice(0, 10), says);
}

/** “Times extended” counts the transitions of that name. */
function eventCountCell({ field }: FieldPlan, { moves, plan: { paths } }: RecordDraft): Cell | undefined {
  const [times, event] = wordsOfName(field.label);
  if (knownValue(field.type) !== 'number' || times !== 'times' || event === undefined) return undefined;
  const isMeant = (words: string | undefined) => stemOf(foldCase(words ?? '')) === stemOf(event);
  const counts = ({ transition }: ResolvedTransition) => isMeant(knownValue(transition.event));
  if (!paths.some((one) => one.moves.some(counts))) return undefined;
  return derivedCell(moves.filter(counts).length, 'how often that has happened');
}

function stemOf(word: string): string {
  return word.replace(/(?:ed|ing|s)$/u, '').replace(/e$/u, '');
}

/** The default: always for money and while the record is new, and mostly for another number. */
function likelyDefault(plan: FieldPlan, draft: RecordDraft): Cell | undefined {
  if (!plan.defaultValue) return undefined;
  const isNew = draft.history.length === 1;
  const type = knownValue(plan.field.type);
  const isMostly = () => type === 'number' && fraction(subSeed(subSeed(plan.seed, draft.key), 31)) < 0.85;
  return isNew || type === 'money' || isMostly() ? defaultCell(plan.defaultValue) : undefined;
}

export function defaultCell(fallback: ValueOnDay): Cell {
  return derivedCell(fallback(0), 'the value if left empty');
}
