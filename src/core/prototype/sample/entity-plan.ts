import { knownValue, listOf } from '../../answers/sourced.ts';
import { groupBy, mapOfDefined } from '../../base/group-by.ts';
import type { ExactCondition } from '../../conditions/types.ts';
import { byEntity } from '../../model/by-entity.ts';
import { lookupInData } from '../../model/data-model.ts';
import { clausesOf } from '../../model/effects/clauses-of.ts';
import type { Clause, Operation } from '../../model/effects/types.ts';
import { entitiesAlong } from '../../model/entities/record-links.ts';
import type { DataModel, Entity } from '../../model/types.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import { type Checks, checksOf } from '../checks/checks-of.ts';
import type { Check, Constraint } from '../checks/types.ts';
import { plannedIn } from './cells-by-state.ts';
import { exampleRecords } from './example-records.ts';
import { exactConditionOf, fieldPlan } from './field-plan.ts';
import { windowsIn } from './fill-windows.ts';
import type { Meaning } from './meaning-words.ts';
import type { SampleOptions } from './types.ts';
import { stateGraphOf } from './walk.ts';

/** A value that a transition writes into a field. */
export interface FieldWrite {
  readonly onlyIf: ExactCondition | null;
  readonly deed: Extract<Operation, { does: 'set' }>;
}

/** How the records of one entity are made. */
export type EntityPlan = ReturnType<typeof planOf>;

export function planOf(
  model: DataModel,
  entity: Entity,
  { workspace, pinned }: Pick<SampleOptions, 'workspace' | 'pinned'>,
) {
  const checks = checksOf(model, entity.id);
  const isHost = hostsIn(model)(entity.id);
  const paths = byEntity(model)
    .cycles(entity.id)
    .flatMap((cycle) => stateGraphOf(cycle, isHost) ?? []);
  const given = exampleRecords(model, entity, pinned);
  const surroundings = { model, entity, workspace, checks, paths, given, pinned };
  const fields = [...checks.fields.values()].map((field) => fieldPlan(field, surroundings));
  const transitions = paths.flatMap(({ moves }) => moves.map(({ transition }) => transition));
  const clauses = new Map(
    paths.flatMap(({ cycle, moves }) =>
      moves.map(({ transition }) => [transition, clausesOf(model, cycle, transition)] as const),
    ),
  );
  const guards = mapOfDefined(transitions.map((one) => [one, exactConditionOf(one.guard, model, entity.id)]));
  const rules = checks.checks.filter(({ demand }) => demand.is !== 'once');
  const filledEarly = fields.filter(({ filledBy }) => filledBy === null);
  const early = groupBy(filledEarly, ({ meaning }) => meaning);
  const exact = [...fields, ...guards.values()].map(({ mentions }) => mentions);
  const mentions = [...exact, ...rules.map(({ demand }) => mentionsOf(demand))].flat();
  const demands = rules.filter(({ demand }) => 'now' in demand);
  return {
    entity,
    /** For example addresses: letters, digits and hyphens. */
    host: entity.id.replace(/[^a-z0-9-]+/g, '') || 'record',
    /** The examples that people gave, one for each of the first records. */
    given,
    fields,
    byId: new Map(fields.map((plan) => [plan.field.id, plan])),
    /** By the folded label. */
    byLabel: new Map(fields.map((plan) => [foldCase(plan.field.label), plan])),
    /** Fields by the meaning of their name, without those filled in last (state, links, computed values). */
    withMeaning: (meaning: Meaning) => early.get(meaning) ?? [],
    computed: fields.filter(({ filledBy }) => filledBy === 'computed'),
    /** All rules except those about uniqueness. */
    rules,
    /** The rules that require a field to be filled in, or to be empty. */
    demands,
    /** By field: the rules that require it, if all of them have a condition. */
    conditionalDemands: sometimesIn(demands),
    paths,
    /** The field with the day for which the record is planned. */
    planned: plannedIn(fields, paths),
    /** By field: the states from which on it is filled in. */
    windows: windowsIn(model, entity.id, demands, paths),
    /** Exact guards, by transition. */
    guards,
    /** By transition: what it writes into the record’s own fields. */
    writes: new Map([...clauses].map(([transition, all]) => [transition, writesIn(all)] as const)),
    /** By transition: what else it does. */
    clauses,
    /** Entities whose records the rules and formulas of this one read. */
    references: new Set(mentions.flatMap((label) => entitiesAlong(model.entities, entity.id, label))),
    /** Sets of fields (by id) whose values must be unique together. */
    uniqueSets: onceIn(entity, checks),
  };
}

/** Whether records of another entity with a life cycle need one of these. */
const hostsIn = lookupInData('hosts', ({ entities, states }) => {
  const living = new Set(states.cycles.map(({ entity }) => entity));
  const needed = listOf(entities.relations).flatMap(({ from, to, forth, back }) => {
    if (from.id === to.id) return [];
    const isNeeded = living.has(from.id) && knownValue(forth) === 'exactly one';
    const isNeededBack = living.has(to.id) && knownValue(back) === 'exactly one';
    return [...(isNeeded ? [to.id] : []), ...(isNeededBack ? [from.id] : [])];
  });
  const hosts = new Set(needed);
  return (id: string) => hosts.has(id);
});

function sometimesIn(demands: readonly Check[]): ReadonlyMap<string, readonly Check[]> {
  const filled = demands.filter(({ demand }) => demand.is === 'filled');
  const byField = [...groupBy(filled, ({ fields: [id = ''] }) => id)];
  return new Map(byField.filter(([, all]) => all.every((check) => mentionsOf(check.demand).length > 0)));
}

function writesIn(clauses: readonly Clause[]): readonly FieldWrite[] {
  return clauses.flatMap((clause) =>
    clause.form === 'exact' && clause.operation.does === 'set' && clause.operation.way === null
      ? [{ onlyIf: clause.onlyIf, deed: clause.operation }]
      : [],
  );
}

/** The labels that a rule mentions besides its own fields. */
export function mentionsOf(demand: Constraint): readonly string[] {
  if (demand.is === 'fit') return demand.condition.mentions;
  return 'mentions' in demand ? demand.mentions : [];
}

/** From the rules about uniqueness, and from what identifies a record. */
function onceIn({ identity }: Entity, { checks, fields }: Checks): readonly (readonly string[])[] {
  const identifying = listOf(identity.fields).map(({ id }) => id ?? '');
  const rules = checks.flatMap((check) => (check.demand.is === 'once' ? [check.fields] : []));
  return identifying.length > 0 && identifying.every((id) => fields.has(id)) ? [...rules, identifying] : rules;
}

export function isUnique({ uniqueSets }: EntityPlan, field: string): boolean {
  return uniqueSets.some((fields) => fields.length === 1 && fields[0] === field);
}
