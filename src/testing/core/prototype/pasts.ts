import { knownValue, type Quantity } from '#core/answers/sourced.ts';
import { addMonths, DAY_MS, dayOfTimestamp, formatDay } from '#core/base/dates.ts';
import type { ExactCondition } from '#core/conditions/types.ts';
import type { Model } from '#core/model/types.ts';
import { conditionScopeOf } from '#core/prototype/checks/scope.ts';
import { computedCell } from '#core/prototype/computed-fields.ts';
import type { EntityPlan } from '#core/prototype/sample/entity-plan.ts';
import type { SampleRow, Visit } from '#core/prototype/sample/types.ts';
import type { ResolvedTransition, StateGraph } from '#core/prototype/sample/walk.ts';
import { foldCase } from '#core/shapes/normalize-text.ts';

interface Past {
  readonly row: SampleRow;
  readonly plan: EntityPlan;
  readonly paths: StateGraph;
  readonly model: Model;
  /** Its visits in one life, the first with no move. */
  readonly visits: readonly Visit[];
  readonly moves: readonly ResolvedTransition[];
}

/** What of a past cannot have been, as its moves were decided: one plain sentence each. */
export function impossible(
  row: SampleRow,
  plan: EntityPlan,
  moves: readonly ResolvedTransition[],
  model: Model,
  { isTold, held }: { readonly isTold: boolean; readonly held: ReadonlySet<string> },
): readonly string[] {
  return plan.paths.flatMap((paths) => {
    const visits = row.history.filter(({ cycle }) => cycle === paths.cycle.id);
    const own = moves.filter((move) => paths.moves.includes(move));
    const past = { row, plan, paths, model, visits, moves: own };
    const isJudged = (visit: Visit | undefined, days: number) => !held.has(visit?.to ?? '') && !(isTold && days >= 1);
    return own.flatMap((_, place) => [
      ...unguarded(past, place),
      ...late(past, place),
      ...tooLong(past, place, isJudged),
    ]);
  });
}

/** A move is made only where its condition holds then. */
function unguarded(past: Past, place: number): readonly string[] {
  const { row, plan, moves, visits } = past;
  const move = moves[place];
  const guard = move && plan.guards.get(move.transition);
  const at = visits[place + 1]?.at ?? '';
  if (!guard || outcomeThen(guard, past, place, dayOfTimestamp(Date.parse(at))) !== false) return [];
  return [`${row.id} did ${move.transition.label} on ${at.slice(0, 10)}, when “${guard.text}” did not hold`];
}

/** The clock moves on the day on which it is due, before anybody does anything else. */
function late(past: Past, place: number): readonly string[] {
  const { row, plan, paths, moves, visits } = past;
  const [made, next] = [moves[place], visits[place + 1]];
  if (!made || !next) return [];
  const entered = visits.findLast((visit, at) => at <= place && visit.from !== visit.to);
  const since = Date.parse(entered?.at ?? '');
  const until = dayOfTimestamp(Date.parse(next.at));
  return paths.moves.flatMap((clock) => {
    const { transition } = clock;
    const after = knownValue(transition.after);
    const guard = plan.guards.get(transition);
    if (clock.from !== made.from || knownValue(transition.by) !== 'clock' || !after) return [];
    if (!guard && knownValue(transition.guard)) return [];
    const first = dayOfTimestamp(later(since, after));
    if (clock === made && until < first)
      return [`${row.id} did ${transition.label} on ${next.at.slice(0, 10)}, before ${formatDay(first)}`];
    for (let day = first; day < until; day += 1)
      if (!guard || outcomeThen(guard, past, place, day) === true)
        return [
          `${row.id} was to ${transition.label} on ${formatDay(day)}, and did ${made.transition.label} on ${next.at.slice(0, 10)}`,
        ];
    return [];
  });
}

/** Nothing stays longer than it may. */
function tooLong(
  { row, paths, visits }: Past,
  place: number,
  isJudged: (visit: Visit, days: number) => boolean,
): readonly string[] {
  const [visit, next] = [visits[place], visits[place + 1]];
  const state = paths.states.find(({ id }) => id === visit?.to);
  const longest = state && knownValue(state.longestStay);
  if (!visit || !next || !longest) return [];
  const most = later(0, longest) / DAY_MS;
  if (!isJudged(visit, most)) return [];
  return Date.parse(next.at) > later(Date.parse(visit.at), longest) + (most < 1 ? 0 : DAY_MS)
    ? [`${row.id} was ${visit.to} from ${visit.at} to ${next.at}, longer than ${longest.text}`]
    : [];
}

function later(at: number, { amount, unit }: Quantity): number {
  const [, kind = ''] = /^(minute|hour|(?:calendar |working |business )?day|week|month|year)/iu.exec(unit) ?? [];
  if (kind === 'month' || kind === 'year') return addMonths(at, amount * (kind === 'year' ? 12 : 1));
  const lengths: Readonly<Record<string, number>> = { minute: 6e4, hour: 36e5, week: 7 * DAY_MS };
  return at + amount * (lengths[kind] ?? (kind.startsWith('w') || kind.startsWith('b') ? 1.4 * DAY_MS : DAY_MS));
}

/** The value of a condition on the day of a move, read from what the record held by then; undefined where that cannot be known. */
function outcomeThen(guard: ExactCondition, past: Past, place: number, day: number): unknown {
  const { row, plan, model, moves } = past;
  let isUnknown = false;
  const computing = new Set<string>();
  const value = (id: string): unknown => {
    const field = plan.byId.get(id);
    if (field?.filledBy === 'computed' && field.formula && !computing.has(id)) {
      computing.add(id);
      const found = computedCell(field.field, field.formula, scope).value;
      computing.delete(id);
      return found;
    }
    const there = thereBefore(id, past, place);
    if (there === 'unknown') isUnknown = true;
    return there === 'yes' ? row.cells.get(id)?.value : (field?.defaultValue?.(0) ?? null);
  };
  const today = formatDay(day);
  const scope = conditionScopeOf(
    model,
    row.entity,
    { value, states: new Set([moves[place]?.from ?? '']) },
    {
      today,
      now: `${today}T12:00:00Z`,
    },
  );
  const outcome = guard.run(scope);
  return outcome.ok && !isUnknown ? outcome.value : undefined;
}

/** Whether what stands in a line now stood there before a move, or was typed at it. A day is taken as it stands. */
function thereBefore(id: string, { plan, paths, moves }: Past, place: number): 'yes' | 'no' | 'unknown' {
  const field = plan.byId.get(id);
  if (!field || field.counts) return 'unknown';
  const isWritten = ({ transition }: ResolvedTransition) =>
    (plan.writes.get(transition) ?? []).some(({ deed }) => deed.field.id === id);
  const isTyped = ({ transition }: ResolvedTransition) =>
    (knownValue(transition.offeredOn) ?? []).some(({ types }) =>
      types.split(',').some((name) => foldCase(name) === foldCase(field.field.label)),
    );
  const mayChange = (state: string | undefined) => {
    const found = paths.states.find((one) => one.id === state);
    const said = found && knownValue(found.editable);
    return said?.some((ref) => ref.id === id) ?? found?.editable.is === 'unknown';
  };
  const before = moves.slice(0, place);
  const after = moves.slice(place + 1);
  const isBefore =
    before.some(isWritten) ||
    moves.slice(0, place + 1).some(isTyped) ||
    [moves[0]?.from, ...before.map(({ to }) => to)].some(mayChange);
  if (moves.slice(place).some(isWritten) || after.some(isTyped)) return isBefore ? 'unknown' : 'no';
  const isDate = knownValue(field.field.type) === 'date';
  if (isBefore) return !isDate && moves.slice(place).some(({ to }) => mayChange(to)) ? 'unknown' : 'yes';
  return paths.states.some((state) => mayChange(state.id)) ||
    paths.moves.some((move) => isWritten(move) || isTyped(move))
    ? 'no'
    : 'yes';
}
