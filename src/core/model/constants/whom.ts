import { knownValue, listOf } from '../../answers/sourced.ts';
import { memoize } from '../../base/memoize.ts';
import { readCondition } from '../../conditions/index.ts';
import type { ExactCondition } from '../../conditions/types.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import { memoizeByData } from '../data-model.ts';
import type { DataModel } from '../types.ts';

/** For whom a number or a setting differs. */
export type Whom =
  | { readonly is: 'role'; readonly id: string }
  /** Whoever, or whatever, has one of these values: “Gold”, “Level 3”, “Vienna”. */
  | { readonly is: 'value'; readonly of: readonly FieldValue[] }
  | { readonly is: 'condition'; readonly entity: string; readonly condition: ExactCondition };

export interface FieldValue {
  readonly entity: string;
  /** Id of the field; null: the state. */
  readonly field: string | null;
  /** Folded. */
  readonly value: string;
}

/** Reads the words for whom something differs: a role, a value of a field, a state, or a condition; null: nobody’s. */
export const whomIn = memoizeByData((model) =>
  memoize((words: string): Whom | null => {
    const name = foldCase(words);
    const role = listOf(model.roles.roles).find((one) => one.id === name || foldCase(one.label) === name);
    if (role) return { is: 'role', id: role.id };
    const of = valuesIn(model).filter(({ value }) => value === name);
    if (of.length > 0) return { is: 'value', of };
    for (const { id } of listOf(model.entities.entities)) {
      const condition = readCondition(`(${words})`, model.vocabulary(id));
      if (condition.form === 'exact' && condition.type === 'yes-no') return { is: 'condition', entity: id, condition };
    }
    return numbered(model, words);
  }),
);

/** Every word that a choice, a yes or no, or a state can be. */
const valuesIn = memoizeByData((model): readonly FieldValue[] => [
  ...listOf(model.entities.entities).flatMap(({ id, fields }) =>
    listOf(fields).flatMap((field) =>
      (knownValue(field.values) ?? []).map(({ label }) => ({ entity: id, field: field.id, value: foldCase(label) })),
    ),
  ),
  ...model.states.cycles.flatMap(({ entity, states }) =>
    entity === null ? [] : listOf(states).map(({ label }) => ({ entity, field: null, value: foldCase(label) })),
  ),
]);

/** “Level 3”: a field, and one of its values. */
function numbered(model: DataModel, words: string): Whom | null {
  const name = foldCase(words);
  const of = listOf(model.entities.entities).flatMap(({ id, fields }) =>
    listOf(fields).flatMap((field) => {
      const label = `${foldCase(field.label)} `;
      return name.startsWith(label) ? [{ entity: id, field: field.id, value: name.slice(label.length) }] : [];
    }),
  );
  return of.length > 0 ? { is: 'value', of } : null;
}
