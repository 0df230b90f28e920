import { knownValue } from '../../answers/sourced.ts';
import { dayOf, dayText } from '../../conditions/calendar.ts';
import { hasHour } from '../../model/entities/has-hour.ts';
import type { ExampleOf, Field, Model } from '../../model/types.ts';
import { checksOf } from '../checks/checks-of.ts';
import { partsIn } from '../checks/said-examples.ts';
import { currenciesOf } from '../checks/type-check.ts';
import type { Bound, Check } from '../checks/types.ts';
import { madeUpFor } from './made-up-values.ts';
import type { EdgeCase } from './types.ts';

/** The longest text made for a limit; beyond it, none is shown. */
const LONGEST = 10_000;

/** Values just below, at and just above every limit that was said of a field by itself. */
function limitValues(model: Model, entity: string, field: Field, today: string): readonly EdgeCase[] {
  const own = checksOf(model, entity).checks.filter(
    ({ fields }) => fields.length === 1 && fields[0] === field.id,
  );
  return own.flatMap((check) => aroundLimits(check, field, dayOf(today) ?? Number.NaN));
}

function aroundLimits(check: Check, field: Field, today: number): readonly EdgeCase[] {
  const { demand } = check;
  if (demand.is !== 'span' && demand.is !== 'length') return [];
  const { least, most } = demand.span;
  return [least, most].flatMap((bound) => (bound ? around(bound, check, field, today) : []));
}

const PLACES = [
  [-1, 'just below'],
  [0, 'exactly'],
  [1, 'just above'],
] as const;

function around(bound: Bound, check: Check, field: Field, today: number): readonly EdgeCase[] {
  const at = bound.at(today);
  if (!Number.isFinite(at)) return [];
  const step = stepOf(field, check, at);
  return PLACES.flatMap(([steps, word]): readonly EdgeCase[] => {
    const made = valueAt(Number((at + steps * step).toFixed(6)), check, field);
    if (!made) return [];
    const says = check.demand.is === 'length' ? `${at} characters` : bound.says;
    return [
      {
        id: `${check.kind} ${bound.says} ${steps}`,
        name: `${word} ${says}`,
        ...made,
        against: { kind: check.rule ? 'range' : 'type', limit: '', called: '{field} keeps its limit' },
        from: 'a limit',
      },
    ];
  });
}

/** The smallest step that makes a difference: a day, a character, a cent, or the last decimal place of the limit. */
function stepOf(field: Field, { demand }: Check, at: number): number {
  const type = knownValue(field.type);
  if (demand.is === 'length' || type === 'date') return 1;
  const places = knownValue(field.precision)?.amount ?? (type === 'money' ? 2 : placesIn(at));
  return 10 ** -Math.max(0, Math.min(6, Math.trunc(places)));
}

function placesIn(amount: number): number {
  return /\.(\d+)$/.exec(String(amount))?.[1]?.length ?? 0;
}

function valueAt(size: number, { demand }: Check, field: Field) {
  if (demand.is === 'length') return textOf(size);
  const type = knownValue(field.type);
  if (type === 'date') return dayAt(size, field);
  if (type !== 'money') return { value: size, typed: `${size} ${knownValue(field.unit) ?? ''}`.trim() };
  const [unit] = currenciesOf(field);
  return unit === undefined
    ? { value: size, typed: `${size}` }
    : { value: { amount: size, unit }, typed: `${size} ${unit}` };
}

function textOf(length: number): Pick<EdgeCase, 'value' | 'typed'> | undefined {
  if (length < 0 || length > LONGEST || !Number.isInteger(length)) return undefined;
  return {
    value: 'a'.repeat(length),
    typed: length > 12 ? `aaaa… (${length} characters)` : 'a'.repeat(length),
  };
}

function dayAt(day: number, field: Field): Pick<EdgeCase, 'value' | 'typed'> {
  const text = `${dayText(Math.round(day))}${hasHour(field) ? 'T12:00:00Z' : ''}`;
  return { value: text, typed: text };
}

/**
 * What to try on one field of an entity: nonsense by its type, the same value as another record has, the values
 * around every limit that was said, and the examples people gave.
 *
 * @param today YYYY-MM-DD
 * @param taken what another record has in this field; undefined where there is none
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

/** An empty field is tried anyway. */
function partsOf(cell: string, field: Field): readonly string[] {
  return partsIn(cell, field).filter((part) => part !== '');
}
