import { knownValue, listOf } from '../../answers/sourced.ts';
import { stronglyConnectedComponents } from '../../base/strongly-connected.ts';
import { inQuotes, quotedList } from '../../english/lists.ts';
import { plural } from '../../english/plural.ts';
import type { Entity, Field } from '../../model/types.ts';
import type { Product } from '../../product/product.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import { type Breach, breach, placeAt } from '../closing-rule.ts';

/** Fields of one entity that are computed from each other, or from themselves. */
export function circularFormulas(product: Product): readonly Breach[] {
  return product.index.entities.all.flatMap((entity) => {
    const computed = listOf(entity.fields).filter(({ formula }) => formula.is === 'known');
    const places = new Map(computed.map(({ label }, place) => [foldCase(label), place]));
    const next = computed.map((field) =>
      mentionedIn(field, entity, product).flatMap((label) => places.get(foldCase(label)) ?? []),
    );
    return stronglyConnectedComponents(next)
      .filter((circle) => circle.length > 1 || circle.some((place) => next[place]?.includes(place)))
      .map((circle) =>
        breachOf(
          entity,
          circle.toSorted((a, b) => a - b).flatMap((place) => computed[place] ?? []),
        ),
      );
  });
}

function mentionedIn({ formula }: Field, entity: Entity, product: Product): readonly string[] {
  const words = knownValue(formula);
  const read = words && product.condition(words, entity.id);
  return read?.form === 'exact' ? read.mentions : [];
}

function breachOf(entity: Entity, fields: readonly Field[]): Breach {
  const names = quotedList(fields.map(({ label }) => label));
  const are = plural(fields.length, 'is worked out from itself', 'are worked out from each other');
  const sentence = `${names} of ${inQuotes(entity.label)} ${are}, so there is never a value; change a formula.`;
  return breach(sentence, ...fields.map((field) => placeAt('field', field, field.formula, entity.id)));
}
