import { knownValue, listOf } from '../../answers/sourced.ts';
import { DAY_MS, dayOfTimestamp, formatDay } from '../../base/dates.ts';
import { memoizeByObject } from '../../base/memoize.ts';
import { timeAfter } from '../../conditions/durations.ts';
import type { ExactCondition } from '../../conditions/types.ts';
import type { DataModel, Transition } from '../../model/types.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import { conditionScopeOf } from '../checks/scope.ts';
import { isEmpty } from '../checks/values.ts';
import { compute, type DraftContext } from './apply-rules.ts';
import { windowEntry } from './fill-windows.ts';
import type { RecordDraft } from './record-draft.ts';
import { applyWrite, initialCell } from './replay.ts';
import { evaluate } from './satisfy-guard.ts';
import type { Cell } from './types.ts';
import type { ResolvedTransition, StateGraph, StateWalk } from './walk.ts';

/** What is needed to check a made-up past: the draft with its pinned cells only, its state graph and the model. */
export interface PastContext {
  readonly draft: RecordDraft;
  readonly paths: StateGraph;
  readonly model: DataModel;
}

/** Counts the contradictions between a made-up past and the guards, the clock and the pinned values. */
export function countContradictions(past: StateWalk, context: PastContext): number {
  const { plan, cells } = context.draft;
  const progress = { history: past.visits, moves: past.moves, stateIds: new Set([past.state]) };
  const unreached = [...plan.windows].filter(
    ([field, window]) => !isEmpty(cells.get(field)?.value) && windowEntry(window, progress) === undefined,
  );
  const wrong = past.moves.flatMap((move, place) => {
    const guard = plan.guards.get(move.transition);
    const isClosed = guard && outcomeOn(guard, dayAt(past, place + 1), place, past, context) === false;
    return [isClosed, skipsClock(place, past, context), isRewritten(move, past, context)].filter(Boolean);
  });
  return unreached.length + wrong.length;
}

export function dayAt({ visits }: StateWalk, place: number): number {
  return dayOfTimestamp(Date.parse(visits[place]?.at ?? ''));
}

/** Whether the clock would have moved the record before this transition, or would not have moved it yet. */
function skipsClock(place: number, past: StateWalk, context: PastContext): boolean {
  const made = past.moves[place];
  const day = dayAt(past, place + 1);
  return context.paths.moves.some((clock) => {
    const { after, by, guard } = clock.transition;
    const time = knownValue(after);
    if (clock.from !== made?.from || knownValue(by) !== 'clock' || !time) return false;
    const first = timeAfter(dayAt(past, place) * DAY_MS, time);
    if (first === undefined) return false;
    const due = dayOfTimestamp(first);
    if (clock === made && day < due) return true;
    const exact = context.draft.plan.guards.get(clock.transition);
    if (day <= due || (!exact && guard.is === 'known')) return false;
    return !exact || outcomeOn(exact, day - 1, place, past, context) === true;
  });
}

/** Whether a transition would have written another value than the pinned one. */
function isRewritten(move: ResolvedTransition, { moves }: StateWalk, { draft: { plan, cells } }: PastContext): boolean {
  return (plan.writes.get(move.transition) ?? []).some(({ onlyIf, deed: { field, value } }) => {
    const pinned = cells.get(field.id)?.value;
    const isLast = !moves.slice(moves.indexOf(move) + 1).some((later) => fieldsWrittenBy(later, plan).has(field.id));
    return isLast && !onlyIf && value?.form === 'literal' && !isEmpty(pinned) && pinned !== value.value;
  });
}

/** The first day on which the guard of a transition is true, where it depends on time. */
export function dueFrom(place: number, past: StateWalk, context: PastContext, today: number): number | undefined {
  const move = past.moves[place];
  const guard = move && context.draft.plan.guards.get(move.transition);
  if (!guard || knownValue(move.transition.by) !== 'clock') return undefined;
  const isDue = (day: number) => outcomeOn(guard, day, place, past, context) === true;
  let [before, due] = [0, today];
  if (isDue(before) || !isDue(due)) return undefined;
  while (due - before > 1) {
    const middle = Math.floor((before + due) / 2);
    if (isDue(middle)) due = middle;
    else before = middle;
  }
  return due;
}

/**
 * The value of a condition on the day of a transition, from what the record contained by then: pinned values, and what
 * earlier transitions wrote.
 */
export function outcomeOn(
  guard: ExactCondition,
  day: number,
  place: number,
  past: StateWalk,
  { draft, paths, model }: PastContext,
): unknown {
  const { plan } = draft;
  const cells = new Map(
    plan.fields.flatMap((field): readonly (readonly [string, Cell])[] => {
      const { id } = field.field;
      const status = field.counts ? 'unknown' : valueStatus(id, place, past, paths, draft);
      const present = status === 'as now' ? draft.cells.get(id) : undefined;
      return status === 'unknown' ? [] : [[id, present ?? initialCell(field)]];
    }),
  );
  const asOf = (date: number, from: string): Pick<DraftContext, 'draft' | 'subject'> => {
    const value = (field: string) => cells.get(field)?.value;
    const states = new Set([from]);
    const context = { today: formatDay(date) };
    const scope = conditionScopeOf(model, plan.entity.id, { value, states }, context);
    const subject = { entity: plan.entity.id, value, states, moment: null, context, scope };
    const pastDraft = { draft: { ...draft, cells }, subject };
    compute(pastDraft);
    return pastDraft;
  };
  for (const [at, move] of past.moves.slice(0, place).entries())
    for (const write of plan.writes.get(move.transition) ?? [])
      if (cells.get(write.deed.field.id)?.reason !== 'pinned')
        applyWrite(write, asOf(dayAt(past, at + 1), move.from), move);
  return evaluate(guard, asOf(day, past.moves[place]?.from ?? ''));
}

/**
 * Whether a field had its present value before a transition, or got it from it; a value that is only written later was
 * not there yet.
 */
function valueStatus(
  id: string,
  place: number,
  { moves }: StateWalk,
  { states, moves: all }: StateGraph,
  { plan }: RecordDraft,
): 'as now' | 'as at first' | 'unknown' {
  const label = foldCase(plan.byId.get(id)?.field.label ?? '');
  const isTyped = ({ transition }: ResolvedTransition) => typedAt(transition).has(label);
  const isWritten = (move: ResolvedTransition) => fieldsWrittenBy(move, plan).has(id);
  const open = new Set(
    states.flatMap(({ id: state, editable }) =>
      editable.is === 'unknown' || knownValue(editable)?.some((field) => field.id === id) ? [state] : [],
    ),
  );
  const soFar = moves.slice(0, place + 1);
  const isTypedByThen = soFar.some(({ from }) => open.has(from)) || soFar.some(isTyped);
  if (moves.slice(place).some(isWritten) || moves.slice(place + 1).some(isTyped))
    return isTypedByThen ? 'unknown' : 'as at first';
  if (isTypedByThen || soFar.some(isWritten)) return 'as now';
  return open.size > 0 || all.some((move) => isTyped(move) || isWritten(move)) ? 'as at first' : 'as now';
}

/** The fields that people fill in at a transition, folded. */
const typedAt = memoizeByObject(({ offeredOn }: Transition): ReadonlySet<string> => {
  const words = listOf(offeredOn).flatMap(({ types }) => types.split(/,|;|\band\b|\n/u));
  return new Set(words.map(foldCase));
});

function fieldsWrittenBy({ transition }: ResolvedTransition, plan: RecordDraft['plan']): ReadonlySet<string> {
  return new Set((plan.writes.get(transition) ?? []).map(({ deed }) => deed.field.id));
}
