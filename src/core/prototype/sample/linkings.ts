import { knownValue } from '../../answers/sourced.ts';
import { isMany } from '../../model/entities/other-end.ts';
import type { Relation } from '../../model/types.ts';
import { folded } from '../../shapes/folded.ts';
import type { Agreement } from './agreement.ts';
import { type Bond, bondKey } from './bonds.ts';
import type { FieldPlan } from './field-plan.ts';
import type { Given } from './given.ts';
import { type Linking, type LinkRules, linkingOf } from './links.ts';
import { plainly, shareWord } from './placing.ts';
import { type EntityPlan, isOnce } from './plan.ts';
import type { Side } from './relations.ts';
import { pinnedIds, type Roster } from './roster.ts';
import type { World } from './world.ts';

export type Known = Pick<World, 'options' | 'plan' | 'roster' | 'relations'>;

interface Parts extends Known {
  /** Whether a record would be linked to another one, by the key of a bond. */
  readonly suits: (key: string, entity: string, slot: number, other: number) => boolean;
  readonly agreement?: Agreement;
  readonly linking?: (relation: Relation) => Linking | undefined;
}

/** Where two linked entities lead to a third, those that lead to the same one: a repair and its loan, to a tool. */
function sharing(
  entity: string,
  other: string,
  { id }: Relation,
  slot: number,
  { relations, linking }: Pick<Parts, 'relations'> & { readonly linking: NonNullable<Parts['linking']> },
): readonly number[] | undefined {
  const single = (of: string) =>
    relations.sidesOf(of).filter(({ relation, way }) => relation.id !== id && !isMany(relation[way]));
  const theirs = single(other).filter((side) => side.other !== entity && side.other !== other);
  for (const side of single(entity)) {
    const [same, another] = theirs.filter((one) => one.other === side.other);
    const isAlone = single(entity).filter((one) => one.other === side.other).length === 1;
    if (!same || another || !isAlone) continue;
    const [third] = linking(side.relation)?.[side.way](slot) ?? [];
    if (third === undefined) continue;
    return linking(same.relation)?.[same.way === 'forth' ? 'back' : 'forth'](third);
  }
  return undefined;
}

/** The record that a bond leads to where it has no choice: null for none, undefined for any. */
export function toldLink(
  { entity, other, key }: Pick<Bond, 'entity' | 'other' | 'key'>,
  slot: number,
  known: Known & { readonly base: (relation: Relation) => Linking | undefined },
): number | null | undefined {
  const { plan, roster, relations } = known;
  const of = plan(entity);
  const side = relations.sidesOf(entity).find(({ relation, way }) => bondKey(relation.id, way) === key);
  const line = of?.fields.find(({ field }) => bondKey(field.id) === key);
  const keys = side ? keysFor(side.relation, side.way, entity, known) : line ? [line.field.id] : [];
  const ids = pinnedIds(roster(entity).pinnedAt(slot), keys);
  if (ids) return ids.flatMap((id) => roster(other).slotOf(id) ?? [])[0] ?? null;
  const back = side && knownValue(side.relation[side.way === 'forth' ? 'back' : 'forth']);
  const isFree = back === undefined || back === 'any number';
  const isAlone = of && keys.some((one) => isOnce(of, one));
  if (isFree && !isAlone) return givenLink(keys, of?.given[slot], plan(other), roster(other))?.[0];
  if (!side) return slot < roster(other).size ? slot : null;
  return known.base(side.relation)?.[side.way](slot)[0] ?? null;
}

export function newLinking(relation: Relation, parts: Parts): Linking | undefined {
  const [from, to] = [relation.from.id ?? '', relation.to.id ?? ''];
  const sizes = { from: parts.roster(from).size, to: parts.roster(to).size };
  const rules = {
    forth: rulesFor(relation, 'forth', from, parts),
    back: rulesFor(relation, 'back', to, parts),
  };
  const end = (way: Side['way'], mine: string, others: string) => {
    const keys = keysFor(relation, way, mine, parts);
    return { mine, others, keys, bond: bondKey(relation.id, way) };
  };
  const ends = { from: end('forth', from, to), to: end('back', to, from) };
  const pinned = (side: 'from' | 'to', slot: number) => {
    const { mine, others, keys } = ends[side];
    const ids = pinnedIds(parts.roster(mine).pinnedAt(slot), keys);
    return ids?.flatMap((id) => parts.roster(others).slotOf(id) ?? []);
  };
  const given = (side: 'from' | 'to', slot: number) => {
    const { mine, others, keys } = ends[side];
    return givenLink(keys, parts.plan(mine)?.given[slot], parts.plan(others), parts.roster(others));
  };
  const agreed = (side: 'from' | 'to', slot: number) => {
    const other = parts.agreement?.link(ends[side].mine, ends[side].bond, slot);
    return other === undefined ? undefined : [other];
  };
  const suits = (side: 'from' | 'to', slot: number, other: number) => {
    const { mine, others, bond } = ends[side];
    const back = ends[side === 'from' ? 'to' : 'from'].bond;
    return parts.suits(bond, mine, slot, other) && parts.suits(back, others, other, slot);
  };
  const among = (side: 'from' | 'to', slot: number) => {
    const { mine, others } = ends[side];
    return parts.linking && sharing(mine, others, relation, slot, { ...parts, linking: parts.linking });
  };
  const { workspace } = parts.options;
  return linkingOf(relation, { workspace, sizes, rules, suits, among, pinned, given, agreed });
}

export function givenLink(
  keys: readonly string[],
  given: Given | undefined,
  others: EntityPlan | undefined,
  roster: Roster,
): readonly number[] | undefined {
  const words = keys.map((key) => given?.links.get(key)).find((one) => one !== undefined);
  const slot = words === undefined || !others ? undefined : slotCalled(words, others, roster);
  return slot === undefined ? undefined : [slot];
}

/** The link fields for one side of a relation. */
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

/**
 * The record that words of an example name, as “the tile saw” or “Tile saw, T-0021”: one that was written down, or
 * one of the examples of its kind.
 */
function slotCalled(words: string, { entity, given }: EntityPlan, roster: Roster): number | undefined {
  const names = words.split(',').map(plainly);
  const display = entity.display ?? '';
  const records = [
    ...roster.pinned.map(({ id, values }) => ({
      slot: roster.slotOf(id),
      number: id,
      name: values[display],
    })),
    ...given
      .slice(0, roster.made)
      .map(({ number, values }, slot) => ({ slot, number, name: values.get(display)?.(0) })),
  ];
  const nameOf = (name: unknown) => (typeof name === 'string' ? plainly(name) : '');
  const called =
    records.find(({ number }) => number !== undefined && names.includes(folded(number))) ??
    records.find(({ name }) => nameOf(name) !== '' && names.includes(nameOf(name))) ??
    records.find(({ name }) => shareWord(nameOf(name), words));
  return called?.slot;
}
