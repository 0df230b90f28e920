import { isEverything, isNothing } from '../../answers/everyday-words.ts';
import { knownValue, listOf, type NameRef, questionOf } from '../../answers/sourced.ts';
import { inQuotes } from '../../english/lists.ts';
import type { Entity } from '../../model/types.ts';
import type { Product } from '../../product/product.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import { type Breach, closingRule, type FindingPlace, oneBreach, placeAt } from '../closing-rule.ts';
import { relatedTo } from '../entities/screens-about.ts';

/** Rule 10: each field that a screen shows or asks for is one of the entity. */
export const everyFieldShownExists = closingRule({
  id: 10,
  severity: 'error',
  reason: 'A column without a field behind it stays empty, and whatever is typed into it is lost.',
  after: ['screens', 'entities'],
  finds: (product) => fieldUses(product).flatMap((use) => breachOf(use, product)),
});

function breachOf({ entity, field, lead, place }: FieldUse, product: Product): readonly Breach[] {
  if (field.label === '' || !areFieldsKnown(entity, product)) return [];
  if (entity && isKnown(field, entity, product)) return [];
  const whose = entity ? inQuotes(entity.label) : 'nothing we keep records of';
  const has = entity ? 'has no field' : 'has a field';
  const sentence = `${lead} ${inQuotes(field.label)}, but ${whose} ${has} called that; name one of its fields, or add it.`;
  return oneBreach(sentence, place, ...(entity ? [placeAt('entity', entity, entity.fields)] : []));
}

/** As long as some fields are unsaid, the one that is named may be among those. */
function areFieldsKnown(entity: Entity | null, { index }: Product): boolean {
  if (entity) return entity.fields.is !== 'unknown';
  return index.entities.all.every(({ fields }) => fields.is !== 'unknown');
}

function isKnown({ id, label }: NameRef, entity: Entity, product: Product): boolean {
  return product.index.fields(entity.id).has(id) || isKnownOtherwise(label, entity, product);
}

const STATE_WORDS = new Set(['state', 'status', 'where is it', 'where it is', 'where is it now', 'stage', 'progress']);
const ID_WORDS = new Set(['number', 'no', 'no.', 'id', 'nr', 'nr.']);

/** What is no field of its own but can be shown: its state, its number, what it is linked to, and a field of that. */
function isKnownOtherwise(label: string, entity: Entity, product: Product): boolean {
  const { index } = product;
  const word = foldCase(label).replace(/\?$/, '');
  const cycles = index.cycles(entity.id);
  if (cycles.some((cycle) => foldCase(cycle.label) === word)) return true;
  if (STATE_WORDS.has(word) && cycles.length > 0) return true;
  if (isItsNumber(word, entity)) return true;
  return relatedTo(product, entity.id).some((other) => namesRelated(label, other, product));
}

function isItsNumber(word: string, { identity, label }: Entity): boolean {
  if (identity.kind.is !== 'known' || listOf(identity.fields).length > 0) return false;
  const bare = word.startsWith(`${foldCase(label)} `) ? word.slice(foldCase(label).length + 1) : word;
  return ID_WORDS.has(bare);
}

/** “Customer”, “Customers”, “Customer: Name”, “Customer’s name”, or “Name” where only the customer has one. */
function namesRelated(label: string, other: Entity, { index }: Product): boolean {
  if (index.entities.called(label)?.id === other.id) return true;
  const fields = index.fields(other.id);
  const whole = foldCase(other.label);
  const word = foldCase(label);
  const rest = word.startsWith(whole) ? word.slice(whole.length).replace(/^(?:['’]s)?[\s.:>›/-]+/u, '') : word;
  return fields.called(rest) !== undefined;
}

interface FieldUse {
  /** Null where no entity was named: every entity with such a field is meant. */
  readonly entity: Entity | null;
  readonly field: NameRef;
  /** How the sentence begins: "“Orders” shows". */
  readonly lead: string;
  readonly place: FindingPlace;
}

/** Where fields are shown, asked for, changed, given as examples or hidden. */
function fieldUses(product: Product): readonly FieldUse[] {
  return [...onScreens(product), ...inStates(product), ...inExamples(product), ...inVisibility(product)];
}

type ScreenUse = Omit<FieldUse, 'field'>;

function onScreens({ index }: Product): readonly FieldUse[] {
  return index.screens.all.flatMap((screen): readonly FieldUse[] => {
    const { columns, steps, label, about } = screen;
    const entity = index.entities.get(knownValue(about)?.id);
    if (!entity) return [];
    const shows: ScreenUse = { entity, lead: `${inQuotes(label)} shows`, place: placeAt('screen', screen, columns) };
    const asks: ScreenUse = { entity, lead: `${inQuotes(label)} asks for`, place: placeAt('screen', screen, steps) };
    return [
      ...listOf(columns).map(({ field }) => ({ ...shows, field })),
      ...listOf(steps).flatMap((step) => step.asks.map((field) => ({ ...asks, field }))),
    ];
  });
}

function inStates({ model, index }: Product): readonly FieldUse[] {
  return model.states.cycles.flatMap((cycle) => {
    const entity = index.entities.get(cycle.entity);
    if (!entity) return [];
    return index.states(cycle).all.flatMap((state) => {
      const lead = `While it is ${inQuotes(state.label)}, people may still change`;
      const place = placeAt('state', state, state.editable, entity.id);
      return listOf(state.editable)
        .filter(({ label }) => !isNothing(label) && !isEverything(label))
        .map((field): FieldUse => ({ entity, field, lead, place }));
    });
  });
}

function inExamples({ model, index }: Product): readonly FieldUse[] {
  return model.validation.examples
    .filter(({ field }) => field.id === null)
    .map(({ entity, field, source }): FieldUse => {
      const place = { question: source.question };
      return { entity: index.entities.get(entity) ?? null, field, lead: 'Values are accepted for', place };
    });
}

/** A row has a cell for each role; once is enough. */
function inVisibility({ model, index }: Product): readonly FieldUse[] {
  const lost = model.roles.visibility.filter(({ field }) => field.id === null);
  const uses = new Map(
    lost.map(({ entity: id, field, shown }): [string, FieldUse] => {
      const [entity, place] = [index.entities.get(id) ?? null, { question: questionOf(shown) }];
      return [`${id}\n${field.label}`, { entity, field, lead: 'Who may read what mentions', place }];
    }),
  );
  return [...uses.values()];
}
