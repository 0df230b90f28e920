import { knownValue, listOf } from '../../answers/sourced.ts';
import { formatDay } from '../../base/dates.ts';
import { memoize, memoizeByObject } from '../../base/memoize.ts';
import { byEntity } from '../../model/by-entity.ts';
import { isMany } from '../../model/entities/naming-field.ts';
import type { DataModel, Relation } from '../../model/types.ts';
import type { Subject } from '../checks/types.ts';
import { type Agreement, agreementOf } from './coupling-agreement.ts';
import { type EntityPlan, isUnique, planOf } from './entity-plan.ts';
import { dayOfText } from './fake-values.ts';
import type { FieldPlan } from './field-plan.ts';
import { dependenciesOf, type HostDependency } from './host-dependencies.ts';
import type { Linking } from './link-choice.ts';
import { dayAt, outcomeOn } from './past.ts';
import { firstCell, newDraft, type RecordDraft } from './record-draft.ts';
import { numberLookup } from './record-numbers.ts';
import { exampleLink, fixedLink, newLinking, writtenLink } from './relation-links.ts';
import { type RelationSide, type Relations, relationsIn } from './relations.ts';
import { initialCell } from './replay.ts';
import { type Roster, rosterOf } from './roster.ts';
import { chooseIndex, seedOf, subSeed } from './seed.ts';
import { couplingsOf, linkKey } from './state-couplings.ts';
import type { Timeline } from './timeline.ts';
import { timelinesOf } from './timelines.ts';
import type { Cell, SampleOptions } from './types.ts';
import { type ResolvedTransition, walksTo } from './walk.ts';

/** The value of a field that is no amount: unknown, as people may type anything. */
const ANYTHING: Cell = { value: undefined, reason: 'hole', says: '' };

function isNumeric({ field }: FieldPlan): boolean {
  return knownValue(field.type) === 'money' || knownValue(field.type) === 'number';
}

/** Transitions by people that no record ever makes, as their guard can never be true. */
function impossibleMoves(blank: RecordDraft, world: Pick<SampleWorld, 'model' | 'options' | 'today' | 'alone'>) {
  const { plan } = blank;
  const drafts = [initialCell, (field: FieldPlan) => firstCell(field, blank, world)].map((cellOf) => ({
    ...blank,
    cells: new Map(plan.fields.map((field) => [field.field.id, isNumeric(field) ? cellOf(field) : ANYTHING])),
  }));
  const never = plan.paths.flatMap((paths) => {
    const seed = seedOf(paths.cycle.id);
    return paths.moves.filter((move) => {
      const guard = plan.guards.get(move.transition);
      if (!guard || knownValue(move.transition.by) === 'clock') return false;
      const pasts = walksTo(paths, move.to, seed, world.today).filter(({ moves }) => moves.at(-1) === move);
      const isClosed = pasts.map((past) => {
        const place = past.moves.length - 1;
        const day = dayAt(past, place + 1);
        return drafts.every(
          (draft) => outcomeOn(guard, day, place, past, { draft, paths, model: world.model }) === false,
        );
      });
      return pasts.length > 0 && !isClosed.includes(false);
    });
  });
  return new Set(never);
}

/**
 * Everything that is known of the sample records before any is made: plans, numbers of records, links and timelines.
 */
export interface SampleWorld {
  readonly model: DataModel;
  readonly options: SampleOptions;
  /** The day on which the records are seen, in days since 1970. */
  readonly today: number;
  /** A subject without other values or records, to check single values on that day. */
  readonly alone: Subject;
  readonly plan: (entity: string) => EntityPlan | undefined;
  readonly roster: (entity: string) => Roster;
  /** Ids on the other side; undefined while the relation’s cardinality is not known. */
  readonly linked: (slot: number, side: RelationSide) => readonly string[] | undefined;
  readonly relations: Relations;
  readonly agreement: Agreement;
  readonly life: (entity: string, slot: number) => Timeline;
  /** Undefined while there is no example of a number. */
  readonly number: (entity: string, slot: number) => string | undefined;
  /** Whether the rules of one entity read records of another, directly or through others. */
  readonly readsFrom: (entity: string, at: string) => boolean;
  readonly linkValue: (plan: FieldPlan, entity: string, slot: number) => unknown;
}

/** How the records of each entity are made. */
function plansOf(model: DataModel, options: SampleOptions): SampleWorld['plan'] {
  return memoize((id: string) => {
    const entity = byEntity(model).entity(id);
    return entity && planOf(model, entity, options);
  });
}

/** Everything is computed when it is first requested. */
export function sampleWorldOf(
  model: DataModel,
  options: SampleOptions,
  plan: SampleWorld['plan'] = plansOf(model, options),
): SampleWorld {
  const roster = memoize((id: string) => rosterOf(id, plan(id), options));
  const relations = relationsIn(model);
  const today = dayOfText(options.refDate);
  const couplings = couplingsOf(model, plan, relations);
  const linkContext = { options, plan, roster, relations };
  const base = memoizeByObject((relation: Relation) => newLinking(relation, { ...linkContext, suits: () => true }));
  const agreement = agreementOf(couplings, {
    model,
    options,
    today,
    plan,
    roster,
    fixedTarget: (coupling, slot) => fixedLink(coupling, slot, { ...linkContext, base }),
  });
  const allDependencies = memoize((entity: string): readonly HostDependency[] => {
    const entityPlan = plan(entity);
    return entityPlan ? dependenciesOf(model, entityPlan, plan, relations) : [];
  });
  const places = new Map(listOf(model.entities.entities).map(({ id }, place) => [id, place]));
  const dependencies = memoize((entity: string) =>
    allDependencies(entity).filter((dependency) => !isCircle(dependency, allDependencies, places)),
  );
  const alone = bareSubject(formatDay(today));
  const impossible = memoize((entity: string): ReadonlySet<ResolvedTransition> => {
    const entityPlan = plan(entity);
    const blank = entityPlan && { ...newDraft({ roster }, entityPlan, 0), pinned: undefined };
    return blank ? impossibleMoves(blank, { model, options, today, alone }) : new Set();
  });
  const timelines = timelinesOf({
    ...{ model, options, today, alone, plan, roster, agreement, couplings, dependencies, impossible },
    targetOf: ({ entity, other, key }, slot) => {
      const side = relations.sidesOf(entity).find(({ relation, way }) => linkKey(relation.id, way) === key);
      if (side) return linking(side.relation)?.[side.way](slot)[0];
      const linkField = plan(entity)?.fields.find(({ field }) => linkKey(field.id) === key);
      const id = linkField && fieldLink(linkField, plan(entity), slot, { roster, plan, agreement });
      return typeof id === 'string' ? roster(other).slotOf(id) : undefined;
    },
    fixedTarget: (dependency, slot) =>
      fixedLink(dependency, slot, { ...linkContext, base: () => undefined }) ?? undefined,
  });
  const suits = (key: string, entity: string, slot: number, other: number) => {
    const dependency = dependencies(entity).find((one) => one.key === key);
    return !dependency || timelines.suits(dependency, slot, other);
  };
  const linking: (relation: Relation) => Linking | undefined = memoizeByObject((relation: Relation) =>
    newLinking(relation, { ...linkContext, suits, agreement, linking }),
  );
  const seen = seenFrom(plan);
  const linked: SampleWorld['linked'] = (slot, { relation, way, other }) =>
    linking(relation)
      ?.[way](slot)
      .map((found) => roster(other).idAt(found));
  return {
    model,
    options,
    today,
    alone,
    plan,
    roster,
    linked,
    relations,
    agreement,
    life: timelines.of,
    number: numberLookup({ plan, roster, life: timelines.of }),
    readsFrom: (entity, at) => seen(entity).has(at),
    linkValue: (field, entity, slot) => {
      const told = writtenLink(
        [field.field.id],
        plan(entity)?.given[slot],
        plan(field.target ?? ''),
        roster(field.target ?? ''),
      );
      if (told !== undefined) return typeof told === 'string' ? told : roster(field.target ?? '').idAt(told);
      const side = relations.sideFor(entity, field);
      if (!side) return fieldLink(field, plan(entity), slot, { roster, plan, agreement });
      const ids = linked(slot, side);
      return isMany(side.relation[side.way]) ? ids : (ids?.[0] ?? (ids && null));
    },
  };
}

/** Whether a host also depends on its dependents; then the link that comes first counts. */
function isCircle(
  { entity, other }: HostDependency,
  dependencies: (entity: string) => readonly HostDependency[],
  places: ReadonlyMap<string, number>,
): boolean {
  if ((places.get(other) ?? 0) < (places.get(entity) ?? 0)) return false;
  const reached = new Set([other]);
  for (const one of reached) for (const dependency of dependencies(one)) reached.add(dependency.other);
  return reached.has(entity);
}

function bareSubject(today: string): Subject {
  const scope = { value: () => undefined, today, now: today };
  return { entity: '', value: () => undefined, states: new Set(), moment: null, context: { today }, scope };
}

/** The entities whose records the rules of one read, directly or through others. */
export function seenFrom(plan: SampleWorld['plan']): (entity: string) => ReadonlySet<string> {
  return memoize((entity) => {
    const found = new Set(plan(entity)?.references);
    for (const next of found) for (const other of plan(next)?.references ?? []) found.add(other);
    return found;
  });
}

/** A link without a relation leads to one record; where the link must be unique, each record has its own. */
function fieldLink(
  { field, target, seed }: FieldPlan,
  plan: EntityPlan | undefined,
  slot: number,
  world: Pick<SampleWorld, 'roster' | 'plan' | 'agreement'>,
): unknown {
  if (target === null) return undefined;
  const { size, idAt } = world.roster(target);
  const agreed = plan && world.agreement.link(plan.entity.id, linkKey(field.id), slot);
  if (agreed !== undefined) return idAt(agreed);
  const [given] = exampleLink([field.id], plan?.given[slot], world.plan(target), world.roster(target)) ?? [];
  if (given !== undefined) return idAt(given);
  const place = plan && isUnique(plan, field.id) ? slot : chooseIndex(subSeed(seed, slot), size);
  return place >= 0 && place < size ? idAt(place) : null;
}
