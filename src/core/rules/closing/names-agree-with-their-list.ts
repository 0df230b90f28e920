import { isEverybody, isEveryState, isNothing } from '../../answers/everyday-words.ts';
import { listOf, type NameRef, questionOf, type Sourced } from '../../answers/sourced.ts';
import { groupBy } from '../../base/group-by.ts';
import { inQuotes, quotedList } from '../../english/lists.ts';
import type { Entity, Field } from '../../model/types.ts';
import type { Product } from '../../product/product.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import { type Breach, breach, closingRule, type FindingPlace, oneBreach, placeAt } from '../closing-rule.ts';
import { subjectOf } from '../states/lifecycle-places.ts';

/** Rule 15: roles, states and choices named elsewhere are in their one list; fields of one name offer one list. */
export const namesAgreeWithTheirList = closingRule({
  id: 15,
  severity: 'error',
  reason: 'A list kept in two places differs sooner or later, and then nobody knows which one counts.',
  finds: (product) => [
    ...rolesElsewhere(product),
    ...statesElsewhere(product),
    ...product.index.entities.all.flatMap((entity) => choicesElsewhere(entity, product)),
    ...choicesTwice(product),
  ],
});

function rolesElsewhere(product: Product): readonly Breach[] {
  if (product.model.roles.roles.is === 'unknown') return [];
  return roleUses(product)
    .filter(({ role }) => role.label !== '' && !product.index.roles.has(role.id) && !isEverybody(role.label))
    .map(({ role, lead, place }) =>
      breach(
        `${lead} ${inQuotes(role.label)}, which is not in the list of roles; name one of those, or add it.`,
        place,
      ),
    );
}

/** States named as rows of the table of actions, or as states in which work waits. */
function statesElsewhere(product: Product): readonly Breach[] {
  return product.model.states.cycles.flatMap((cycle) => {
    if (cycle.states.is === 'unknown') return [];
    const known = product.index.states(cycle);
    const uses = [...usesOf(cycle.matrix), ...usesOf(cycle.idle)];
    const lost = uses.filter(({ state }) => isLost(state, known.has(state.id)));
    const byName = new Map(lost.map((use) => [`${use.question} ${foldCase(use.state.label)}`, use]));
    return [...byName.values()].map(({ state, question }) => {
      const sentence = `${inQuotes(state.label)} is not among the states of ${inQuotes(subjectOf(cycle, product))}; name one of those, or add it.`;
      return breach(sentence, { question }, { question: questionOf(cycle.states) });
    });
  });
}

function usesOf(sourced: Sourced<readonly { readonly state: NameRef }[]>) {
  return listOf(sourced).map(({ state }) => ({ state, question: questionOf(sourced) }));
}

function isLost({ label }: NameRef, isKnown: boolean): boolean {
  return label !== '' && !isKnown && !isEveryState(label);
}

/** Choices of a field that repeat the states of the entity, or the roles. */
function choicesElsewhere(entity: Entity, product: Product): readonly Breach[] {
  return listOf(entity.fields).flatMap((field) => {
    const labels = labelsOf(field);
    if (labels.length === 0) return [];
    return listsFor(entity, product).flatMap((list) => breachOfChoice(field, entity, labels, list));
  });
}

function labelsOf({ values }: Field): readonly string[] {
  return listOf(values).flatMap(({ label, retired }) => (retired ? [] : [label]));
}

interface List {
  readonly what: string;
  readonly names: readonly string[];
  readonly question: string;
}

function listsFor({ id }: Entity, { model, index }: Product): readonly List[] {
  const names = (things: readonly { readonly label: string }[]) => things.map(({ label }) => label);
  const states = index.cycles(id).map((cycle) => ({
    what: 'states',
    names: names(listOf(cycle.states)),
    question: questionOf(cycle.states),
  }));
  const { roles } = model.roles;
  return [...states, { what: 'roles', names: names(index.roles.all), question: questionOf(roles) }];
}

function breachOfChoice(
  field: Field,
  entity: Entity,
  values: readonly string[],
  { what, names, question }: List,
): readonly Breach[] {
  if (!isSameList(values, names)) return [];
  const differ = [...without(values, names), ...without(names, values)];
  if (differ.length === 0) return [];
  const sentence = `The choices of ${inQuotes(field.label)} of ${inQuotes(entity.label)} repeat the ${what}, but differ in ${quotedList(differ)}; make both lists the same, or drop the field.`;
  return oneBreach(sentence, placeAt('field', field, field.values, entity.id), { question });
}

interface Choice {
  readonly entity: Entity;
  readonly field: Field;
  readonly labels: readonly string[];
}

/** Choices of two fields of one name: the first list counts, the others must be the same. */
function choicesTwice({ index }: Product): readonly Breach[] {
  const choices = index.entities.all.flatMap((entity) =>
    listOf(entity.fields).flatMap((field): readonly Choice[] => {
      const labels = labelsOf(field);
      return labels.length === 0 ? [] : [{ entity, field, labels }];
    }),
  );
  return [...groupBy(choices, ({ field }) => foldCase(field.label)).values()].flatMap(([first, ...others]) =>
    first ? others.flatMap((other) => breachOfTwo(first, other)) : [],
  );
}

function breachOfTwo(first: Choice, other: Choice): readonly Breach[] {
  if (!isSameList(other.labels, first.labels)) return [];
  const differ = [...without(other.labels, first.labels), ...without(first.labels, other.labels)];
  if (differ.length === 0) return [];
  const { entity, field } = other;
  const sentence = `${inQuotes(field.label)} of ${inQuotes(first.entity.label)} and of ${inQuotes(entity.label)} offer nearly the same choices, but differ in ${quotedList(differ)}; make both lists the same, or give one of them another name.`;
  return oneBreach(
    sentence,
    placeAt('field', field, field.values, entity.id),
    placeAt('field', first.field, first.field.values, first.entity.id),
  );
}

/** Lists with at least two names and half of the shorter one in common are meant to be the same. */
function isSameList(values: readonly string[], list: readonly string[]): boolean {
  const common = values.length - without(values, list).length;
  return common >= 2 && common * 2 >= Math.min(values.length, list.length);
}

function without(names: readonly string[], others: readonly string[]): readonly string[] {
  const known = new Set(others.map(foldCase));
  return names.filter((name) => !isNothing(name) && !known.has(foldCase(name)));
}

/** A place that names a role, besides permissions and transitions. */
interface RoleUse {
  readonly role: NameRef;
  /** How the sentence begins: "The first screens speak of". */
  readonly lead: string;
  readonly place: FindingPlace;
}

/** Where roles are named again: first screens, records and fields they see, what they may leave empty. */
function roleUses(product: Product): readonly RoleUse[] {
  const { screens, roles } = product.model;
  return [
    ...inList(screens.landings, 'The first screens mention'),
    ...inList(roles.scopes, 'Who sees which records mentions'),
    ...inVisibility(product),
    ...inRequirements(product),
    ...inStates(product),
    ...inPrivacy(product),
  ];
}

function inList(sourced: Sourced<readonly { readonly role: NameRef }[]>, lead: string): readonly RoleUse[] {
  const place = { question: questionOf(sourced) };
  return listOf(sourced).map(({ role }) => ({ role, lead, place }));
}

/** A column has a cell for each field; once is enough. */
function inVisibility({ model }: Product): readonly RoleUse[] {
  const lost = model.roles.visibility.filter(({ role }) => role.id === null);
  const uses = lost.map(({ role, shown }): RoleUse => {
    return { role, lead: 'Who may read what mentions', place: { question: questionOf(shown) } };
  });
  return [...new Map(uses.map((use) => [`${use.place.question}\n${use.role.label}`, use])).values()];
}

function inRequirements({ model }: Product): readonly RoleUse[] {
  return model.validation.required.flatMap(({ exempt, field, source }) =>
    exempt.map((role) => {
      const lead = `Who may leave ${inQuotes(field.label)} empty mentions`;
      return { role, lead, place: { question: source.question } };
    }),
  );
}

function inStates({ model, index }: Product): readonly RoleUse[] {
  return model.states.cycles.flatMap((cycle) =>
    index.states(cycle).all.flatMap((state) => {
      const lead = `While it is ${inQuotes(state.label)}, it is seen by`;
      const place = placeAt('state', state, state.visibleTo, cycle.entity);
      return listOf(state.visibleTo).map((role) => ({ role, lead, place }));
    }),
  );
}

function inPrivacy({ index }: Product): readonly RoleUse[] {
  return index.entities.all.flatMap((entity) =>
    listOf(entity.fields).flatMap((field) =>
      listOf(field.privacy).map(({ role }) => {
        const lead = `Who reads ${inQuotes(field.label)} mentions`;
        return { role, lead, place: placeAt('field', field, field.privacy, entity.id) };
      }),
    ),
  );
}
