import { knownValue } from '../../answers/sourced.ts';
import type { Entity, Field } from '../../model/entities/types.ts';
import type { Model } from '../../model/types.ts';
import { checkOf, filledCheck, unnamed } from './check-makers.ts';
import { isAmong, saidExamples } from './said-examples.ts';
import { shown } from './values.ts';

/** What is checked because somebody said that a value is not accepted. What is worked out is typed by nobody. */
export function exampleChecks(model: Model, entity: Entity | undefined, fields: ReadonlyMap<string, Field>) {
  if (!entity) return [];
  return [...fields.values()].flatMap((field) => {
    const { rejected } = saidExamples(model, entity.id, field);
    if (rejected.length === 0 || knownValue(field.type) === 'computed') return [];
    const by = unnamed(field);
    const texts = rejected.filter((text) => text !== '');
    const filled = rejected.includes('') ? [filledCheck(by, field, { is: 'always' }, [])] : [];
    const refused = checkOf(by, {
      kind: 'pattern',
      fields: [field.id],
      demand: { is: 'type' },
      trouble: ({ value, context }) =>
        isAmong(texts, value(field.id), field, context)
          ? `“${field.label}” must not be ${shown(value(field.id))}.`
          : null,
    });
    return [...filled, refused];
  });
}
