import { dayText } from '../../model/conditions/calendar.ts';
import type { Relation } from '../../model/entities/types.ts';
import { heldValue } from '../../model/held.ts';
import type { Model } from '../../model/types.ts';
import type { Subject } from '../checks/types.ts';
import { type Agreement, agreementOf } from './agreement.ts';
import { type Bond, bondKey, bondsIn } from './bonds.ts';
import { slotCalled } from './called.ts';
import type { FieldPlan } from './field-plan.ts';
import type { Given } from './given.ts';
import { type Linking, type LinkRules, linkingOf } from './links.ts';
import { dayOfText } from './made-up.ts';
import { type EntityPlan, isOnce, planOf } from './plan.ts';
import { type Relations, relationsIn, type Side } from './relations.ts';
import { chosenPlace } from './rendezvous.ts';
import { pinnedIds, type Roster, rosterOf } from './roster.ts';
import { below } from './seed.ts';
import { type Stage, stageOf, suit } from './stage.ts';
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
  readonly agreement: Agreement;
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
    return entity && planOf(model, entity, options);
  });
  const roster = kept((id: string) => rosterOf(id, plan(id), options));
  const relations = relationsIn(model);
  const today = dayOfText(options.refDate);
  const agreement = agreementOf(bondsIn(model, plan, relations), {
    options,
    today,
    plan,
    roster,
    told: (bond, slot) => toldLink(bond, slot, { options, plan, roster, relations }),
  });
  const stages = kept((id: string) => {
    const of = plan(id);
    return kept(
      (slot: number): Stage => (of ? stageOf(of, slot, { roster, options, today, agreement }) : 'going on'),
    );
  });
  const stage = (entity: string, slot: number) => stages(entity)(slot);
  const linking = kept((relation: Relation) =>
    newLinking(relation, { options, plan, roster, relations, stage, agreement }),
  );
  const seenFrom = kept((entity: string) => allSeenFrom(entity, plan));
  const linked: World['linked'] = (slot, { relation, way, other }) =>
    linking(relation)
      ?.[way](slot)
      .map((found) => roster(other).idAt(found));
  return {
    model,
    options,
    today,
    alone: aloneOn(dayText(today)),
    plan,
    roster,
    linked,
    relations,
    agreement,
    looksAt: (entity, at) => seenFrom(entity).has(at),
    linkValue: (field, entity, slot) => {
      const side = relations.sideFor(entity, field);
      if (!side) return ownChoice(field, plan(entity), slot, { roster, plan, agreement });
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

type Known = Pick<World, 'options' | 'plan' | 'roster' | 'relations'>;

interface Parts extends Known {
  readonly stage: (entity: string, slot: number) => Stage;
  readonly agreement: Agreement | undefined;
}

/** The record that a bond leads to, as far as it has no choice: null for none, undefined for any. */
function toldLink({ entity, other, key }: Bond, slot: number, known: Known): number | null | undefined {
  const { plan, roster, relations } = known;
  const of = plan(entity);
  const side = relations.sidesOf(entity).find(({ relation, way }) => bondKey(relation.id, way) === key);
  const line = of?.fields.find(({ field }) => bondKey(field.id) === key);
  const keys = side ? keysFor(side.relation, side.way, entity, known) : line ? [line.field.id] : [];
  const ids = pinnedIds(roster(entity).pinnedAt(slot), keys);
  if (ids) return ids.flatMap((id) => roster(other).slotOf(id) ?? [])[0] ?? null;
  const back = side && heldValue(side.relation[side.way === 'forth' ? 'back' : 'forth']);
  const isFree = back === undefined || back === 'any number';
  const isAlone = of && keys.some((one) => isOnce(of, one));
  if (isFree && !isAlone) return givenLink(keys, of?.given[slot], plan(other), roster(other))?.[0];
  if (!side) return slot < roster(other).size ? slot : null;
  const base = newLinking(side.relation, { ...known, stage: () => 'going on', agreement: undefined });
  return base?.[side.way](slot)[0] ?? null;
}

function newLinking(relation: Relation, parts: Parts): Linking | undefined {
  const [from, to] = [relation.from.id ?? '', relation.to.id ?? ''];
  const sizes = { from: parts.roster(from).size, to: parts.roster(to).size };
  const rules = {
    forth: rulesFor(relation, 'forth', from, parts),
    back: rulesFor(relation, 'back', to, parts),
  };
  const keys = { from: keysFor(relation, 'forth', from, parts), to: keysFor(relation, 'back', to, parts) };
  const told = {
    pinned: (side: 'from' | 'to', slot: number) => {
      const [mine, others] = side === 'from' ? [from, to] : [to, from];
      const ids = pinnedIds(parts.roster(mine).pinnedAt(slot), keys[side]);
      return ids?.flatMap((id) => parts.roster(others).slotOf(id) ?? []);
    },
    given: (side: 'from' | 'to', slot: number) => {
      const [mine, others] = side === 'from' ? [from, to] : [to, from];
      return givenLink(keys[side], parts.plan(mine)?.given[slot], parts.plan(others), parts.roster(others));
    },
  };
  const agreed = (side: 'from' | 'to', slot: number) => {
    const [mine, key] =
      side === 'from' ? [from, bondKey(relation.id, 'forth')] : [to, bondKey(relation.id, 'back')];
    const other = parts.agreement?.link(mine, key, slot);
    return other === undefined ? undefined : [other];
  };
  const suits = (side: 'from' | 'to', slot: number, other: number) => {
    const [mine, others] = side === 'from' ? [from, to] : [to, from];
    return suit(parts.stage(mine, slot), parts.stage(others, other));
  };
  return linkingOf(
    relation,
    { workspace: parts.options.workspace, sizes, rules, suits },
    { ...told, agreed },
  );
}

/** The record that an example says it is linked to. */
function givenLink(
  keys: readonly string[],
  given: Given | undefined,
  others: EntityPlan | undefined,
  roster: Roster,
): readonly number[] | undefined {
  const words = keys.map((key) => given?.links.get(key)).find((one) => one !== undefined);
  const slot = words === undefined || !others ? undefined : slotCalled(words, others, roster);
  return slot === undefined ? undefined : [slot];
}

/** The link fields that stand for one side of a relation. */
function fieldsFor(
  { id }: Relation,
  way: Side['way'],
  entity: string,
  { plan, relations }: Pick<Known, 'plan' | 'relations'>,
): readonly FieldPlan[] {
  return (plan(entity)?.fields ?? []).filter((field) => {
    const side = field.late === 'link' ? relations.sideFor(entity, field) : undefined;
    return side?.relation.id === id && side.way === way;
  });
}

function keysFor(relation: Relation, way: Side['way'], entity: string, parts: Known): readonly string[] {
  return [...fieldsFor(relation, way, entity, parts).map(({ field }) => field.id), relation.id];
}

function rulesFor(relation: Relation, way: Side['way'], entity: string, parts: Known): LinkRules {
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
  world: Pick<World, 'roster' | 'plan' | 'agreement'>,
): unknown {
  if (target === null) return undefined;
  const { size, idAt } = world.roster(target);
  const agreed = plan && world.agreement.link(plan.entity.id, bondKey(field.id), slot);
  if (agreed !== undefined) return idAt(agreed);
  const [told] = givenLink([field.id], plan?.given[slot], world.plan(target), world.roster(target)) ?? [];
  if (told !== undefined) return idAt(told);
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
