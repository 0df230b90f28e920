import { dayText } from '../../model/conditions/calendar.ts';
import type { Relation } from '../../model/entities/types.ts';
import { heldValue } from '../../model/held.ts';
import type { Model } from '../../model/types.ts';
import type { Subject } from '../checks/types.ts';
import type { FieldPlan } from './field-plan.ts';
import { type Linking, type LinkRules, linkingOf } from './links.ts';
import { dayOfText } from './made-up.ts';
import { type EntityPlan, isOnce, planOf } from './plan.ts';
import { type Relations, relationsIn, type Side } from './relations.ts';
import { chosenPlace } from './rendezvous.ts';
import { pinnedIds, type Roster, rosterOf } from './roster.ts';
import { below } from './seed.ts';
import type { SampleOptions } from './types.ts';

/** All sample records at once, before any is made: how they are planned, who is there, who belongs to whom. */
export interface World {
  readonly model: Model;
  readonly options: SampleOptions;
  /** Days since 1970 of the day the records are seen from. */
  readonly today: number;
  /** A value by itself, on that day; what the rest of the record says does not matter to its own limits. */
  readonly alone: Subject;
  readonly plan: (entity: string) => EntityPlan | undefined;
  readonly roster: (entity: string) => Roster;
  /** Ids on the other side; undefined while nobody has said how many there are. */
  readonly linked: (slot: number, side: Side) => readonly string[] | undefined;
  readonly relations: Relations;
  /** Whether the rules of one thing look at records of another, or at some that look at them. */
  readonly looksAt: (entity: string, at: string) => boolean;
  /** The value of a link field. */
  readonly linkValue: (plan: FieldPlan, entity: string, slot: number) => unknown;
}

/** Prepares the sample records of a model. Everything is worked out when it is first asked for. */
export function worldOf(model: Model, options: SampleOptions): World {
  const entities = new Map((heldValue(model.entities.entities) ?? []).map((entity) => [entity.id, entity]));
  const plan = kept((id: string) => {
    const entity = entities.get(id);
    return entity && planOf(model, entity, options.workspace);
  });
  const roster = kept((id: string) => rosterOf(id, plan(id), options));
  const relations = relationsIn(model);
  const linking = kept((relation: Relation) => newLinking(relation, { options, plan, roster, relations }));
  const seenFrom = kept((entity: string) => allSeenFrom(entity, plan));
  const linked: World['linked'] = (slot, { relation, way, other }) =>
    linking(relation)
      ?.[way](slot)
      .map((found) => roster(other).idAt(found));
  return {
    model,
    options,
    today: dayOfText(options.refDate),
    alone: aloneOn(dayText(dayOfText(options.refDate))),
    plan,
    roster,
    linked,
    relations,
    looksAt: (entity, at) => seenFrom(entity).has(at),
    linkValue: (field, entity, slot) => {
      const side = relations.sideFor(entity, field);
      if (!side) return ownChoice(field, plan(entity), slot, roster);
      const ids = linked(slot, side);
      return isMany(side) ? ids : (ids?.[0] ?? (ids && null));
    },
  };
}

function aloneOn(today: string): Subject {
  const scope = { value: () => undefined, today, now: today };
  return { entity: '', value: () => undefined, states: new Set(), moment: null, context: { today }, scope };
}

function allSeenFrom(entity: string, plan: World['plan']): ReadonlySet<string> {
  const found = new Set(plan(entity)?.looksAt);
  for (const next of found) for (const other of plan(next)?.looksAt ?? []) found.add(other);
  return found;
}

type Parts = Pick<World, 'options' | 'plan' | 'roster' | 'relations'>;

function newLinking(relation: Relation, parts: Parts): Linking | undefined {
  const [from, to] = [relation.from.id ?? '', relation.to.id ?? ''];
  const sizes = { from: parts.roster(from).size, to: parts.roster(to).size };
  const rules = {
    forth: rulesFor(relation, 'forth', from, parts),
    back: rulesFor(relation, 'back', to, parts),
  };
  const keys = { from: keysFor(relation, 'forth', from, parts), to: keysFor(relation, 'back', to, parts) };
  return linkingOf(relation, { workspace: parts.options.workspace, sizes, rules }, (side, slot) => {
    const [mine, others] = side === 'from' ? [from, to] : [to, from];
    const ids = pinnedIds(parts.roster(mine).pinnedAt(slot), keys[side]);
    return ids?.flatMap((id) => parts.roster(others).slotOf(id) ?? []);
  });
}

/** The link fields that stand for one side of a relation. */
function fieldsFor(
  { id }: Relation,
  way: Side['way'],
  entity: string,
  { plan, relations }: Parts,
): readonly FieldPlan[] {
  return (plan(entity)?.fields ?? []).filter((field) => {
    const side = field.late === 'link' ? relations.sideFor(entity, field) : undefined;
    return side?.relation.id === id && side.way === way;
  });
}

function keysFor(relation: Relation, way: Side['way'], entity: string, parts: Parts): readonly string[] {
  return [...fieldsFor(relation, way, entity, parts).map(({ field }) => field.id), relation.id];
}

function rulesFor(relation: Relation, way: Side['way'], entity: string, parts: Parts): LinkRules {
  const plans = fieldsFor(relation, way, entity, parts);
  const ids = new Set(plans.map(({ field }) => field.id));
  const plan = parts.plan(entity);
  const demands = plan?.demands ?? [];
  return {
    isNeeded: demands.some(({ demand, fields: [field = ''] }) => demand.is === 'filled' && ids.has(field)),
    isOnce: plans.some(({ field }) => plan !== undefined && isOnce(plan, field.id)),
  };
}

/** A link that no relation tells of leads to one record; where no two may lead to the same, each to its own. */
function ownChoice(
  { field, target, seed }: FieldPlan,
  plan: EntityPlan | undefined,
  slot: number,
  roster: World['roster'],
): unknown {
  if (target === null) return undefined;
  const { size, idAt } = roster(target);
  const place = plan && isOnce(plan, field.id) ? slot : chosenPlace(below(seed, slot), size);
  return place >= 0 && place < size ? idAt(place) : null;
}

function isMany({ relation, way }: Side): boolean {
  const many = heldValue(relation[way]);
  return many !== 'exactly one' && many !== 'at most one';
}

function kept<K, T>(make: (key: K) => T): (key: K) => T {
  const known = new Map<K, { readonly value: T }>();
  return (key) => {
    const value = known.get(key) ?? { value: make(key) };
    known.set(key, value);
    return value.value;
  };
}
