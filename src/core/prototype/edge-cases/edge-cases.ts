import { knownValue } from '../../answers/sourced.ts';
import type { Field } from '../../model/entities/types.ts';
import type { Model } from '../../model/types.ts';
import type { ExampleOf } from '../../model/validation/types.ts';
import { partsIn } from '../checks/said-examples.ts';
import { limitValues } from './limit-values.ts';
import { madeUpFor } from './made-up-values.ts';
import type { EdgeCase } from './types.ts';

/**
 * What to try on one line of a thing: nonsense by its type, the same value as another record has, the values around
 * every limit that was said, and the examples people gave.
 *
 * @param today YYYY-MM-DD
 * @param taken what another record holds in this line; undefined where there is none
 */
export function edgeCasesFor(
  model: Model,
  entity: string,
  field: Field,
  today: string,
  taken: unknown,
): readonly EdgeCase[] {
  const made = madeUpFor(field, today).map((one) => ({ ...one, from: 'made up' as const }));
  const all = [
    ...made,
    ...(isWords(field) ? twice(taken) : []),
    ...limitValues(model, entity, field, today),
    ...examples(model, entity, field),
  ];
  const seen = new Set<string>();
  return all.filter(({ typed }) => !seen.has(typed) && seen.add(typed));
}

function isWords({ type }: Field): boolean {
  const is = knownValue(type);
  return is === undefined || is === 'text' || is === 'person';
}

function twice(taken: unknown): readonly EdgeCase[] {
  if ((typeof taken !== 'string' && typeof taken !== 'number') || taken === '') return [];
  return [
    {
      id: 'twice',
      name: 'as another has it',
      value: taken,
      typed: String(taken),
      against: { kind: 'unique', limit: '', called: '{field} comes only once' },
      from: 'made up',
    },
  ];
}

const COLUMNS = [
  ['accepted', 'accepted'],
  ['rejected', 'not accepted'],
  ['borderline', 'on the edge'],
] as const satisfies readonly (readonly [keyof ExampleOf, string])[];

/** Examples as they were said. */
function examples({ validation }: Model, entity: string, field: Field): readonly EdgeCase[] {
  const said = validation.examples.filter(
    (one) => one.field.id === field.id && (one.entity === entity || one.entity === null),
  );
  return said.flatMap((example) =>
    COLUMNS.flatMap(([column, name]) =>
      partsOf(example[column], field).map(
        (typed): EdgeCase => ({
          id: `${column} ${typed}`,
          name,
          value: typed,
          typed,
          against: { kind: 'pattern', limit: '', called: `{field} is not “${typed}”` },
          from: 'an example',
        }),
      ),
    ),
  );
}

/** An empty line is tried anyway. */
function partsOf(cell: string, field: Field): readonly string[] {
  return partsIn(cell, field).filter((part) => part !== '');
}
