import { knownValue } from '#core/answers/sourced.ts';
import { dayOfTimestamp, formatDay } from '#core/base/dates.ts';
import { groupBy } from '#core/base/group-by.ts';
import type { Model } from '#core/model/types.ts';
import { conditionScopeOf } from '#core/prototype/checks/scope.ts';
import { idsIn, isEmpty } from '#core/prototype/checks/values.ts';
import { clockWords } from '#core/prototype/clock-words.ts';
import { computedCell } from '#core/prototype/computed-fields.ts';
import { exampleNumber, hasSameFormat, withYear } from '#core/prototype/record-number.ts';
import { type EntityPlan, planOf } from '#core/prototype/sample/entity-plan.ts';
import { beginSpans, dependenciesOf, type HostDependency } from '#core/prototype/sample/host-dependencies.ts';
import { type Relations, relationsIn } from '#core/prototype/sample/relations.ts';
import { holdSpan } from '#core/prototype/sample/schedule.ts';
import { type Coupling, couplingsOf, heldStates, linkKey } from '#core/prototype/sample/state-couplings.ts';
import { hasEnded, type Timeline } from '#core/prototype/sample/timeline.ts';
import type { SampleOptions, SampleRow, SampleSet } from '#core/prototype/sample/types.ts';
import type { ResolvedTransition } from '#core/prototype/sample/walk.ts';
import { storedValue } from '#core/prototype/stored-value.ts';
import { impossible } from './pasts.ts';

interface Looked {
  readonly model: Model;
  readonly set: SampleSet;
  readonly plan: (entity: string) => EntityPlan | undefined;
  readonly relations: Relations;
  readonly bonds: readonly Coupling[];
}

/** What sample records say against each other, one plain sentence each. What people wrote down is not held against them. */
export function contradictions(model: Model, set: SampleSet, options: SampleOptions): readonly string[] {
  const entities = knownValue(model.entities.entities) ?? [];
  const plans = new Map(entities.map((entity) => [entity.id, planOf(model, entity, options)]));
  const plan = (id: string) => plans.get(id);
  const relations = relationsIn(model);
  const bonds = couplingsOf(model, plan, relations);
  const looked: Looked = { model, set, plan, relations, bonds };
  const isTold = (entity: string, id: string) => options.pinned.some((one) => one.entity === entity && one.id === id);
  const held = new Set(bonds.flatMap((bond) => [...heldStates(bond)]));
  const own = [...plans.values()].flatMap((one) =>
    set
      .rows(one.entity.id)
      .flatMap((row) => [
        ...inTime(row, options.refDate),
        ...impossible(row, one, lifeOf(row, one).moves, model, { isTold: isTold(row.entity, row.id), held }),
        ...(isTold(row.entity, row.id) ? [] : [...asWritten(row, one, looked), ...onHosts(row, one, looked)]),
      ]),
  );
  return [...own, ...heldOnce(looked), ...[...plans.values()].flatMap((one) => outOfTurn(one, set, options))];
}

/** Numbers under which records were written down rise with the day on which those began, unless that was written down too. */
function outOfTurn({ entity }: EntityPlan, set: SampleSet, { pinned }: SampleOptions): readonly string[] {
  const shown = exampleNumber(entity) ?? '';
  const told = pinned.filter(({ entity: of, id }) => of === entity.id && hasSameFormat(id, shown));
  const begun = told.flatMap(({ id, values }) => {
    const day = set.row(entity.id, id)?.history[0]?.at.slice(0, 10) ?? '';
    return Object.values(values).some((value) => String(value).startsWith(day)) ? [] : [{ id, day }];
  });
  const inTurn = begun.sort((one, other) => (one.id < other.id ? -1 : 1));
  return inTurn.flatMap(({ id, day }, at) => {
    const next = inTurn[at + 1];
    return [
      ...(next && next.day < day ? [`${id} began on ${day}, and ${next.id} on ${next.day}`] : []),
      ...(withYear(id, day) === id ? [] : [`${id} began on ${day}`]),
    ];
  });
}

function inTime({ id, history }: SampleRow, today: string): readonly string[] {
  const byCycle = groupBy(history, ({ cycle }) => cycle);
  return [...byCycle].flatMap(([, visits]) =>
    visits.flatMap(({ at, to }, place) => [
      ...(at > `${today}T24` ? [`${id} became ${to} in the future, ${at}`] : []),
      ...(place > 0 && at < (visits[place - 1]?.at ?? '') ? [`${id} became ${to} before what came before`] : []),
    ]),
  );
}

function lifeOf({ states, history }: SampleRow, plan: EntityPlan): Timeline {
  const moves = history.flatMap(({ cycle, from, to, by }) => {
    const paths = plan.paths.find((one) => one.cycle.id === cycle);
    const fitting = (paths?.moves ?? []).filter((one) => one.from === from && one.to === to);
    const isBy = ({ actors, by: kind }: ResolvedTransition['transition']) =>
      knownValue(kind) === 'clock'
        ? by === clockWords({ actors })
        : (knownValue(actors)?.some(({ label }) => label === by) ?? !by.startsWith('the clock'));
    return fitting.find(({ transition }) => isBy(transition)) ?? fitting[0] ?? [];
  });
  return { states, history, moves };
}

function hostOf(
  row: SampleRow,
  { key, other }: Pick<HostDependency, 'key' | 'other'>,
  looked: Looked,
): SampleRow | undefined {
  const side = looked.relations.sidesOf(row.entity).find(({ relation, way }) => linkKey(relation.id, way) === key);
  const line = looked.plan(row.entity)?.fields.find(({ field }) => linkKey(field.id) === key);
  const [id] = side ? (row.links.get(side.key) ?? []) : (idsIn(row.cells.get(line?.field.id ?? '')?.value) ?? []);
  return id === undefined ? undefined : looked.set.row(other, id);
}

/** Whatever hangs on another record began when that could be, and goes on only while that does. */
function onHosts(row: SampleRow, plan: EntityPlan, looked: Looked): readonly string[] {
  return dependenciesOf(looked.model, plan, looked.plan, looked.relations).flatMap((tie) => {
    const host = hostOf(row, tie, looked);
    const [first] = row.history;
    if (!host || !first || host.history.length === 0) return [];
    const at = Date.parse(first.at);
    const isThere = beginSpans(tie, host).some(({ from, to }) => at >= from && at < to);
    const state = host.states.get(tie.paths.cycle.id) ?? '';
    // Who moves the other one needs it to be somewhere only while it holds it.
    const isBond = looked.bonds.some(({ entity, key }) => entity === tie.entity && key === tie.key);
    const isLeft = !isBond && tie.closedStates.has(state) && !hasEnded(plan.paths, lifeOf(row, plan));
    return [
      ...(isThere ? [] : [`${row.id} began ${first.at}, when ${host.id} could have none`]),
      ...(isLeft ? [`${row.id} goes on, and ${host.id} is ${state}`] : []),
    ];
  });
}

/** What moves write stands there, and what only moves write stands only where they were made. */
function asWritten(row: SampleRow, plan: EntityPlan, { model }: Looked): readonly string[] {
  const values = new Map([...row.cells].map(([field, { value }]) => [field, value]));
  const value = (field: string) => values.get(field);
  const { moves } = lifeOf(row, plan);
  const visits = row.history.filter(({ from }) => from !== null);
  const touched = new Set<string>();
  for (const field of new Set(
    moves.flatMap(({ transition }) => plan.writes.get(transition) ?? []).map(({ deed }) => deed.field.id),
  ))
    values.set(field, plan.byId.get(field)?.defaultValue?.(0) ?? null);
  for (const [place, { transition }] of moves.entries()) {
    const at = visits[place]?.at ?? '';
    const context = { today: formatDay(dayOfTimestamp(Date.parse(at))), now: at };
    const scope = conditionScopeOf(model, row.entity, { value, states: new Set([visits[place]?.from ?? '']) }, context);
    const compute = () => {
      for (const _ of plan.computed)
        for (const { field, formula } of plan.computed)
          if (formula) values.set(field.id, computedCell(field, formula, scope).value);
    };
    for (const { onlyIf, deed } of plan.writes.get(transition) ?? []) {
      compute();
      if (onlyIf) continue;
      const said = deed.value;
      const outcome = said?.form === 'exact' ? said.run(scope) : undefined;
      if (outcome && !outcome.ok) continue;
      values.set(
        deed.field.id,
        storedValue(deed.field, outcome ? outcome.value : said?.form === 'literal' ? said.value : null),
      );
      touched.add(deed.field.id);
    }
  }
  return [...touched].flatMap((field) => {
    const [told, found] = [values.get(field), row.cells.get(field)?.value].map((one) => JSON.stringify(one ?? null));
    return told === found ? [] : [`${row.id}: ${field} is ${found}, and its moves say ${told}`];
  });
}

/** Nothing is held by two at a time, and what was done to a record stands in its history. */
function heldOnce(looked: Looked): readonly string[] {
  const held = looked.bonds.flatMap((bond) =>
    looked.set.rows(bond.entity).flatMap((row) => {
      const host = hostOf(row, bond, looked);
      const plan = looked.plan(bond.entity);
      const life = plan && lifeOf(row, plan);
      const span = life && holdSpan(bond, life);
      return host && life && span ? [{ bond, row, host, life, span }] : [];
    }),
  );
  const twice = held.flatMap((one, at) =>
    held
      .slice(at + 1)
      .filter(
        (other) =>
          other.host === one.host &&
          other.row !== one.row &&
          one.span.from < other.span.to &&
          other.span.from < one.span.to,
      )
      .map((other) => `${one.row.id} and ${other.row.id} hold ${one.host.id} at a time`),
  );
  return [...twice, ...held.flatMap(({ bond, row, host, life }) => undone(bond, row, host, life))];
}

function undone(
  { paths, comesTo, moved }: Coupling,
  row: SampleRow,
  host: SampleRow,
  { moves }: Timeline,
): readonly string[] {
  const visits = row.history.filter(({ cycle, from }) => cycle === paths.cycle.id && from !== null);
  return moves
    .filter((move) => paths.moves.includes(move))
    .flatMap(({ transition }, place) => {
      const states = comesTo.get(transition);
      const at = visits[place]?.at ?? '';
      if (!states || isEmpty(at)) return [];
      const there = host.history.findLast((visit) => visit.cycle === moved.cycle.id && visit.at <= at);
      return there && states.has(there.to)
        ? []
        : [`${row.id} did ${transition.label} to ${host.id}, which was ${there?.to} then`];
    });
}
