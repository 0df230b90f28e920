import { knownValue, listOf, type NameRef, questionOf } from '../../answers/sourced.ts';
import { inQuotes } from '../../english/lists.ts';
import type { Entity } from '../../model/types.ts';
import { isEverything, isNothing } from '../../product/everyday-words.ts';
import type { Product } from '../../product/product.ts';
import { type FindingPlace, placeAt } from '../closing-rule.ts';

export interface FieldUse {
  /** Null where no entity was named: every entity with such a field is meant. */
  readonly entity: Entity | null;
  readonly field: NameRef;
  /** How the sentence begins: "“Orders” shows". */
  readonly lead: string;
  readonly place: FindingPlace;
}

/** Where fields are shown, asked for, changed, given as examples or hidden. */
export function fieldUses(product: Product): readonly FieldUse[] {
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
