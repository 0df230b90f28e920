import { knownValue, listOf } from '../../answers/sourced.ts';
import { dayOfTimestamp, formatDay } from '../../base/dates.ts';
import type { ExactCondition } from '../../conditions/types.ts';
import { conditionScopeOf } from '../checks/scope.ts';
import type { Subject } from '../checks/types.ts';
import { isEmpty } from '../checks/values.ts';
import { freshValue } from '../fresh-value.ts';
import { storedValue } from '../stored-value.ts';
import { compute, type DraftContext, isChangeable, valueIn } from './apply-rules.ts';
import { defaultCell } from './cells-by-state.ts';
import type { FieldWrite } from './entity-plan.ts';
import type { FieldPlan } from './field-plan.ts';
import { isAboutPast } from './meaning-words.ts';
import { derivedCell, makeCell } from './record-draft.ts';
import { candidatesFor, changeableFields } from './repair.ts';
import { checkOfCondition, evaluate, guardLeadingTo } from './satisfy-guard.ts';
import { seedOf } from './seed.ts';
import { isEnd } from './timeline.ts';
import type { Cell, Visit } from './types.ts';
import type { ResolvedTransition, StateGraph } from './walk.ts';

/**
 * Replays the timeline of a record from its beginning: makes the guard of each transition true at its time, and writes
 * what the transition writes.
 */
export function replay(context: DraftContext): void {
  const { draft } = context;
  const { plan, history, moves } = draft;
  const written = fieldsWritten(context);
  for (const field of written) draft.cells.set(field.field.id, initialCell(field));
  const fixed = new Set<string>();
  const visits = history.filter(({ from }) => from !== null);
  for (const [place, move] of moves.entries()) {
    const visit = visits.find(({ from, to }, at) => at >= place && from === move.from && to === move.to);
    if (!visit) continue;
    const atVisit = asOf(context, visit);
    compute(atVisit);
    const guard = plan.guards.get(move.transition);
    if (guard) satisfyGuard(guard, move, atVisit, fixed);
    for (const write of plan.writes.get(move.transition) ?? []) applyWrite(write, atVisit, visit);
    const alike = guard || !isFinalMove(move, plan.paths) ? undefined : guardLeadingTo(move, plan);
    if (alike) satisfyGuard(alike, move, atVisit, fixed);
  }
  for (const field of written) fillRequiredChoice(field, context);
}

/** The fields that transitions write, unless a person wrote them down. */
function fieldsWritten({ draft }: DraftContext): readonly FieldPlan[] {
  const writes = [...draft.plan.writes.values()].flat();
  const ids = new Set(writes.map(({ deed }) => deed.field.id));
  return [...ids].flatMap((id) => {
    const field = draft.plan.byId.get(id);
    return field?.filledBy === null && isChangeable(draft, id) ? [field] : [];
  });
}

/** The value of a field before any transition has written it. */
export function initialCell({ defaultValue }: FieldPlan): Cell {
  return defaultValue ? defaultCell(defaultValue) : derivedCell(null, 'nothing has been written yet');
}

function asOf({ draft, world, subject }: DraftContext, { at, from }: Visit): DraftContext {
  const day = dayOfTimestamp(Date.parse(at));
  const states = new Set(from === null ? [] : [from]);
  const context = { ...subject.context, today: formatDay(day), now: at };
  const scope = conditionScopeOf(
    world.model,
    subject.entity,
    { ...context.itself, value: subject.value, states },
    context,
  );
  const then: Subject = { ...subject, states, context, scope };
  return { draft, world: { ...world, today: day }, subject: then };
}

/** How many new values are tried. */
const ATTEMPTS = 3;

/**
 * Where a guard is false, changes a field that it mentions until it is true; fields fixed for an earlier transition
 * stay.
 */
function satisfyGuard(
  guard: ExactCondition,
  move: ResolvedTransition,
  context: DraftContext,
  fixed: Set<string>,
): void {
  if (evaluate(guard, context) !== false) return;
  const { draft } = context;
  const check = checkOfCondition(guard);
  for (const field of changeableFields(context, [check])) {
    const { id } = field.field;
    if (fixed.has(id) || !isTyped(field, context)) continue;
    const before = draft.cells.get(id);
    for (const cell of [...likely(field, move, context), ...candidatesFor(field, context, [check])]) {
      if (isEmpty(cell.value)) continue;
      draft.cells.set(id, cell);
      compute(context);
      if (evaluate(guard, context) !== true) continue;
      fixed.add(id);
      return;
    }
    if (before) draft.cells.set(id, before);
    compute(context);
  }
}

/** A field that people type; not a date of something that has happened. */
function isTyped({ field, datedVisit, meaning }: FieldPlan, { draft: { plan } }: DraftContext): boolean {
  if (knownValue(field.type) === 'choice' && literals(field.id, plan.writes).length > 0) return false;
  if (knownValue(field.type) !== 'date') return true;
  const isWritten = [...plan.writes.values()].flat().some(({ deed }) => deed.field.id === field.id);
  if (datedVisit || isWritten || meaning === 'due' || isAboutPast(field.label)) return false;
  return !plan.windows.has(field.id) || meaning === 'end';
}

function isFinalMove({ to }: ResolvedTransition, all: readonly StateGraph[]): boolean {
  return all.some((paths) => paths.states.some((state) => state.id === to && isEnd(paths, state)));
}

/** Typical values; none for a transition to an end state, where only an exact value will do. */
function likely(field: FieldPlan, move: ResolvedTransition, { draft, world }: DraftContext): readonly Cell[] {
  if (isFinalMove(move, draft.plan.paths) || knownValue(field.field.type) === 'date') return [];
  return Array.from({ length: ATTEMPTS }, (_, attempt) => makeCell(field, draft, world, attempt));
}

/** Writes a field at a transition, unless a person wrote down another value. */
export function applyWrite(
  { onlyIf, deed: { field, value } }: FieldWrite,
  context: Pick<DraftContext, 'draft' | 'subject'>,
  { to }: Pick<Visit, 'to'>,
): void {
  const { draft } = context;
  const plan = draft.plan.byId.get(field.id);
  if (plan?.filledBy !== null || !isChangeable(draft, field.id)) return;
  if (onlyIf && evaluate(onlyIf, context) !== true) return;
  const written = writtenValue(value, context, field.id);
  if (written === undefined) return;
  const label = draft.plan.paths.flatMap(({ states }) => states).find(({ id }) => id === to)?.label ?? '';
  const unit = value?.form === 'exact' ? value.unit : '';
  draft.cells.set(field.id, derivedCell(storedValue(field, written, unit), `written when it became “${label}”`));
  compute(context);
}

function writtenValue(
  value: FieldWrite['deed']['value'],
  context: Pick<DraftContext, 'draft' | 'subject'>,
  field: string,
): unknown {
  if (value === null) return null;
  if (value.form === 'literal') return value.value;
  if (value.form === 'exact') return evaluate(value, context);
  return freshValue(value.words, seedOf(context.draft.plan.entity.id, field, String(context.draft.key)));
}

function literals(field: string, writes: ReadonlyMap<unknown, readonly FieldWrite[]>): readonly unknown[] {
  return [...writes.values()]
    .flat()
    .flatMap(({ deed }) => (deed.field.id === field && deed.value?.form === 'literal' ? [deed.value.value] : []));
}

/** A required choice that no transition has written gets none of the values that transitions write. */
function fillRequiredChoice({ field }: FieldPlan, context: DraftContext): void {
  const { draft, subject } = context;
  if (knownValue(field.type) !== 'choice' || !isEmpty(valueIn(draft, field.id))) return;
  compute(context);
  const isAsked = draft.plan.demands.some(
    ({ demand, fields: [id] }) => id === field.id && demand.is === 'filled' && demand.now(subject),
  );
  const taken = literals(field.id, draft.plan.writes);
  const free = listOf(field.values).filter(({ label, retired }) => !retired && !taken.includes(label));
  const value = free[draft.slot % Math.max(1, free.length)]?.label;
  if (isAsked && value !== undefined)
    draft.cells.set(field.id, { value, reason: 'choice', says: 'one of the choices' });
}
