import { heldValue } from '../../answers/held.ts';
import type { Entity, Field } from '../../model/entities/types.ts';
import type { Model } from '../../model/types.ts';
import { filledCheck } from './check-makers.ts';
import { isAmong, saidExamples } from './said-examples.ts';
import type { Check, Subject } from './types.ts';
import { shown } from './values.ts';

/** What is checked because somebody said that a value is not accepted. What is worked out is typed by nobody. */
export function exampleChecks(
  model: Model,
  entity: Entity | undefined,
  fields: ReadonlyMap<string, Field>,
): readonly Check[] {
  if (!entity) return [];
  return [...fields.values()].flatMap((field) => {
    const { rejected } = saidExamples(model, entity.id, field);
    if (rejected.length === 0 || heldValue(field.type) === 'computed') return [];
    const by = { rule: null, label: field.label, severity: 'stop', moments: null } as const;
    const filled = rejected.includes('') ? [filledCheck(by, field, { is: 'always' }, [])] : [];
    return [...filled, refusedCheck(field, rejected)];
  });
}

function refusedCheck(field: Field, rejected: readonly string[]): Check {
  const texts = rejected.filter((text) => text !== '');
  return {
    rule: null,
    label: field.label,
    severity: 'stop',
    moments: null,
    kind: 'pattern',
    fields: [field.id],
    demand: { is: 'type' },
    trouble: ({ value, context }: Subject) =>
      isAmong(texts, value(field.id), field, context)
        ? `“${field.label}” must not be ${shown(value(field.id))}.`
        : null,
  };
}
