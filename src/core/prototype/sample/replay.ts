import { knownValue, listOf } from '../../answers/sourced.ts';
import { dayOfMoment, dayText } from '../../conditions/calendar.ts';
import type { ExactCondition } from '../../conditions/index.ts';
import { scopeOf } from '../checks/scope.ts';
import type { Subject } from '../checks/types.ts';
import { isEmpty } from '../checks/values.ts';
import { writtenAs } from '../written-as.ts';
import { candidatesFor } from './candidates.ts';
import { derivedCell, made } from './draft.ts';
import type { FieldPlan } from './field-plan.ts';
import { untyped } from './fitting-state.ts';
import { checkFor, guardInto, outcomeOf } from './keep-guard.ts';
import { isEnd } from './life.ts';
import type { Write } from './plan.ts';
import { movable } from './repair.ts';
import { compute, isFree, type Settling, valueIn } from './settle.ts';
import type { Cell, Visit } from './types.ts';
import type { Move, Paths } from './walk.ts';
import { looksBack } from './words-of-name.ts';

/**
 * Replays the life of a record from its beginning: the condition of each move holds at that time, and what was said
 * to be written at it is written.
 */
export function replay(settling: Settling): void {
  const { draft } = settling;
  const { plan, history, moves } = draft;
  const written = fieldsWritten(settling);
  for (const field of written) draft.cells.set(field.field.id, atFirst(field));
  const fixed = new Set<string>();
  const visits = history.filter(({ from }) => from !== null);
  for (const [place, move] of moves.entries()) {
    const visit = visits.find(({ from, to }, at) => at >= place && from === move.from && to === move.to);
    if (!visit) continue;
    const then = asOf(settling, visit);
    compute(then);
    const guard = plan.guards.get(move.transition);
    if (guard) hold(guard, move, then, fixed);
    for (const write of plan.writes.get(move.transition) ?? []) put(write, then, visit);
    const alike = guard || !isLast(move, plan.paths) ? undefined : guardInto(move, plan);
    if (alike) hold(alike, move, then, fixed);
  }
  for (const field of written) choose(field, settling);
}

/** The fields that the moves of its life write, unless somebody wrote them down. */
function fieldsWritten({ draft }: Settling): readonly FieldPlan[] {
  const writes = [...draft.plan.writes.values()].flat();
  const ids = new Set(writes.map(({ deed }) => deed.field.id));
  return [...ids].flatMap((id) => {
    const field = draft.plan.byId.get(id);
    return field?.late === null && isFree(draft, id) ? [field] : [];
  });
}

/** The value of a field before anything has been written into it. */
export function atFirst({ fallback }: FieldPlan): Cell {
  return fallback ? untyped(fallback) : derivedCell(null, 'nothing has been written yet');
}

function asOf({ draft, world, subject }: Settling, { at, from }: Visit): Settling {
  const day = dayOfMoment(Date.parse(at));
  const states = new Set(from === null ? [] : [from]);
  const context = { ...subject.context, today: dayText(day), now: at };
  const scope = scopeOf(world.model, subject.entity, subject.value, states, context);
  const then: Subject = { ...subject, states, context, scope };
  return { draft, world: { ...world, today: day }, subject: then };
}

/** How many new values are tried. */
const ATTEMPTS = 3;

/** If the condition does not hold, changes what it rests on; values changed for an earlier move stay. */
function hold(guard: ExactCondition, move: Move, then: Settling, fixed: Set<string>): void {
  if (outcomeOf(guard, then) !== false) return;
  const { draft } = then;
  const check = checkFor(guard);
  for (const field of movable(then, [check])) {
    const { id } = field.field;
    if (fixed.has(id) || !isTyped(field, then)) continue;
    const before = draft.cells.get(id);
    for (const cell of [...likely(field, move, then), ...candidatesFor(field, then, [check])]) {
      if (isEmpty(cell.value)) continue;
      draft.cells.set(id, cell);
      compute(then);
      if (outcomeOf(guard, then) !== true) continue;
      fixed.add(id);
      return;
    }
    if (before) draft.cells.set(id, before);
    compute(then);
  }
}

/** A field that people type, and no day on which something has happened. */
function isTyped({ field, told, meaning }: FieldPlan, { draft: { plan } }: Settling): boolean {
  if (knownValue(field.type) === 'choice' && literals(field.id, plan.writes).length > 0) return false;
  if (knownValue(field.type) !== 'date') return true;
  const isWritten = [...plan.writes.values()].flat().some(({ deed }) => deed.field.id === field.id);
  if (told || isWritten || meaning === 'due' || looksBack(field.label)) return false;
  return !plan.windows.has(field.id) || meaning === 'end';
}

function isLast({ to }: Move, all: readonly Paths[]): boolean {
  return all.some((paths) => paths.states.some((state) => state.id === to && isEnd(paths, state)));
}

/** Typical values; what leads to an end is exact. */
function likely(field: FieldPlan, move: Move, { draft, world }: Settling): readonly Cell[] {
  if (isLast(move, draft.plan.paths) || knownValue(field.field.type) === 'date') return [];
  return Array.from({ length: ATTEMPTS }, (_, attempt) => made(field, draft, world, attempt));
}

/** Writes what was said to be written at a move, unless somebody wrote down something else. */
export function put(
  { onlyIf, deed: { field, value } }: Write,
  then: Pick<Settling, 'draft' | 'subject'>,
  { to }: Pick<Visit, 'to'>,
): void {
  const { draft } = then;
  const plan = draft.plan.byId.get(field.id);
  if (plan?.late !== null || !isFree(draft, field.id)) return;
  if (onlyIf && outcomeOf(onlyIf, then) !== true) return;
  const said = value === null ? null : value.form === 'literal' ? value.value : outcomeOf(value, then);
  if (said === undefined) return;
  const label = draft.plan.paths.flatMap(({ states }) => states).find(({ id }) => id === to)?.label ?? '';
  draft.cells.set(field.id, derivedCell(writtenAs(field, said), `written when it became “${label}”`));
  compute(then);
}

function literals(field: string, writes: ReadonlyMap<unknown, readonly Write[]>): readonly unknown[] {
  return [...writes.values()]
    .flat()
    .flatMap(({ deed }) => (deed.field.id === field && deed.value?.form === 'literal' ? [deed.value.value] : []));
}

/** A required choice that no move has written gets none of the values that moves write. */
function choose({ field }: FieldPlan, settling: Settling): void {
  const { draft, subject } = settling;
  if (knownValue(field.type) !== 'choice' || !isEmpty(valueIn(draft, field.id))) return;
  compute(settling);
  const isAsked = draft.plan.demands.some(
    ({ demand, fields: [id] }) => id === field.id && demand.is === 'filled' && demand.now(subject),
  );
  const taken = literals(field.id, draft.plan.writes);
  const free = listOf(field.values).filter(({ label, retired }) => !retired && !taken.includes(label));
  const value = free[draft.slot % Math.max(1, free.length)]?.label;
  if (isAsked && value !== undefined)
    draft.cells.set(field.id, { value, reason: 'choice', says: 'one of the choices' });
}
