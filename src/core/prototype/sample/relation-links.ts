import { knownValue } from '../../answers/sourced.ts';
import { isMany } from '../../model/entities/naming-field.ts';
import type { Relation } from '../../model/types.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import type { Agreement } from './coupling-agreement.ts';
import { type EntityPlan, isUnique } from './entity-plan.ts';
import type { ExampleRecord } from './example-records.ts';
import type { FieldPlan } from './field-plan.ts';
import { type Linking, type LinkRules, linkingOf } from './link-choice.ts';
import { shareWord, withoutArticle } from './match-to-fields.ts';
import type { RelationSide } from './relations.ts';
import { pinnedIds, type Roster } from './roster.ts';
import type { SampleWorld } from './sample-world.ts';
import { type Coupling, linkKey } from './state-couplings.ts';

type LinkContext = Pick<SampleWorld, 'options' | 'plan' | 'roster' | 'relations'>;

interface LinkingInputs extends LinkContext {
  /** Whether a record could be linked to another one, by the key of the link. */
  readonly suits: (key: string, entity: string, slot: number, other: number) => boolean;
  readonly agreement?: Agreement;
  readonly linking?: (relation: Relation) => Linking | undefined;
}

/** Where two linked entities both link to a third, both lead to the same record: a repair and its loan, to one tool. */
function withSameTarget(
  entity: string,
  other: string,
  { id }: Relation,
  slot: number,
  {
    relations,
    linking,
  }: Pick<LinkingInputs, 'relations'> & { readonly linking: NonNullable<LinkingInputs['linking']> },
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

/** The record that a link leads to where there is no choice: null for none, undefined for any. */
export function fixedLink(
  { entity, other, key }: Pick<Coupling, 'entity' | 'other' | 'key'>,
  slot: number,
  context: LinkContext & { readonly base: (relation: Relation) => Linking | undefined },
): number | null | undefined {
  const { plan, roster, relations } = context;
  const entityPlan = plan(entity);
  const side = relations.sidesOf(entity).find(({ relation, way }) => linkKey(relation.id, way) === key);
  const linkField = entityPlan?.fields.find(({ field }) => linkKey(field.id) === key);
  const keys = side ? keysFor(side.relation, side.way, entity, context) : linkField ? [linkField.field.id] : [];
  const ids = pinnedIds(roster(entity).pinnedAt(slot), keys);
  if (ids) return ids.flatMap((id) => roster(other).slotOf(id) ?? [])[0] ?? null;
  const told = writtenLink(keys, entityPlan?.given[slot], plan(other), roster(other));
  if (typeof told === 'number') return told;
  const back = side && knownValue(side.relation[side.way === 'forth' ? 'back' : 'forth']);
  const isFree = back === undefined || back === 'any number';
  const isAlone = entityPlan && keys.some((one) => isUnique(entityPlan, one));
  if (isFree && !isAlone) return exampleLink(keys, entityPlan?.given[slot], plan(other), roster(other))?.[0];
  if (!side) return slot < roster(other).size ? slot : null;
  return context.base(side.relation)?.[side.way](slot)[0] ?? null;
}

export function newLinking(relation: Relation, inputs: LinkingInputs): Linking | undefined {
  const [from, to] = [relation.from.id ?? '', relation.to.id ?? ''];
  const sizes = { from: inputs.roster(from).size, to: inputs.roster(to).size };
  const rules = {
    forth: rulesFor(relation, 'forth', from, inputs),
    back: rulesFor(relation, 'back', to, inputs),
  };
  const end = (direction: RelationSide['way'], mine: string, others: string) => {
    const keys = keysFor(relation, direction, mine, inputs);
    return { mine, others, keys, bond: linkKey(relation.id, direction) };
  };
  const ends = { from: end('forth', from, to), to: end('back', to, from) };
  const pinned = (side: 'from' | 'to', slot: number) => {
    const { mine, others, keys } = ends[side];
    const ids = pinnedIds(inputs.roster(mine).pinnedAt(slot), keys);
    const told = ids
      ? undefined
      : writtenLink(keys, inputs.plan(mine)?.given[slot], inputs.plan(others), inputs.roster(others));
    return typeof told === 'number' ? [told] : ids?.flatMap((id) => inputs.roster(others).slotOf(id) ?? []);
  };
  const given = (side: 'from' | 'to', slot: number) => {
    const { mine, others, keys } = ends[side];
    return exampleLink(keys, inputs.plan(mine)?.given[slot], inputs.plan(others), inputs.roster(others));
  };
  const agreed = (side: 'from' | 'to', slot: number) => {
    const other = inputs.agreement?.link(ends[side].mine, ends[side].bond, slot);
    return other === undefined ? undefined : [other];
  };
  const suits = (side: 'from' | 'to', slot: number, other: number) => {
    const { mine, others, bond } = ends[side];
    const back = ends[side === 'from' ? 'to' : 'from'].bond;
    return inputs.suits(bond, mine, slot, other) && inputs.suits(back, others, other, slot);
  };
  const among = (side: 'from' | 'to', slot: number) => {
    const { mine, others } = ends[side];
    return inputs.linking && withSameTarget(mine, others, relation, slot, { ...inputs, linking: inputs.linking });
  };
  const { workspace } = inputs.options;
  return linkingOf(relation, { workspace, sizes, rules, suits, among, pinned, given, agreed });
}

export function exampleLink(
  keys: readonly string[],
  given: ExampleRecord | undefined,
  others: EntityPlan | undefined,
  roster: Roster,
): readonly number[] | undefined {
  const words = keys.map((key) => given?.links.get(key)).find((one) => one !== undefined);
  const slot = words === undefined || !others ? undefined : slotCalled(words, others, roster);
  return slot === undefined ? undefined : [slot];
}

/** Where a record was told field by field: the record it leads to, or the words for one that there is not. */
export function writtenLink(
  keys: readonly string[],
  given: ExampleRecord | undefined,
  others: EntityPlan | undefined,
  roster: Roster,
): number | string | undefined {
  const words = given?.written && keys.map((key) => given.links.get(key)).find((one) => one !== undefined);
  return words === undefined ? undefined : (exampleLink(keys, given, others, roster)?.[0] ?? words);
}

/** The link fields for one side of a relation. */
function fieldsFor(
  { id }: Relation,
  direction: RelationSide['way'],
  entity: string,
  { plan, relations }: Pick<LinkContext, 'plan' | 'relations'>,
): readonly FieldPlan[] {
  return (plan(entity)?.fields ?? []).filter((field) => {
    const side = field.filledBy === 'link' ? relations.sideFor(entity, field) : undefined;
    return side?.relation.id === id && side.way === direction;
  });
}

function keysFor(
  relation: Relation,
  direction: RelationSide['way'],
  entity: string,
  context: LinkContext,
): readonly string[] {
  return [...fieldsFor(relation, direction, entity, context).map(({ field }) => field.id), relation.id];
}

function rulesFor(relation: Relation, direction: RelationSide['way'], entity: string, context: LinkContext): LinkRules {
  const plans = fieldsFor(relation, direction, entity, context);
  const ids = new Set(plans.map(({ field }) => field.id));
  const plan = context.plan(entity);
  const demands = plan?.demands ?? [];
  return {
    isNeeded: demands.some(({ demand, fields: [field = ''] }) => demand.is === 'filled' && ids.has(field)),
    isOnce: plans.some(({ field }) => plan !== undefined && isUnique(plan, field.id)),
  };
}

/**
 * The record that words of an example name, as “the tile saw” or “Tile saw, T-0021”: a pinned one, or one of the
 * example records.
 */
function slotCalled(words: string, { entity, given }: EntityPlan, roster: Roster): number | undefined {
  const names = words.split(',').map(withoutArticle);
  const display = entity.display ?? '';
  const records = [
    ...roster.pinned.map(({ id, values }) => ({
      slot: roster.slotOf(id),
      number: id,
      name: values[display],
      texts: [] as readonly unknown[],
    })),
    ...given.slice(0, roster.made).map(({ number, values, written }, slot) => ({
      slot,
      number,
      name: values.get(display)?.(0),
      texts: [...(written?.values() ?? [])].map((value) => value(0)),
    })),
  ];
  const nameOf = (name: unknown) => (typeof name === 'string' ? withoutArticle(name) : '');
  const called =
    records.find(({ number }) => number !== undefined && names.includes(foldCase(number))) ??
    records.find(({ name }) => nameOf(name) !== '' && names.includes(nameOf(name))) ??
    records.find(({ texts }) => texts.some((text) => nameOf(text) !== '' && names.includes(nameOf(text)))) ??
    records.find(({ name }) => shareWord(nameOf(name), words));
  return called?.slot;
}
