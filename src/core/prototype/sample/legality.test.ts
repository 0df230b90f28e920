import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { modelOf, type Said, tableText } from '#testing/core/model/workspace-of.ts';
import { optionsWith } from '#testing/core/prototype/shop.ts';
import { howMuch } from '#testing/how-much.ts';
import { knownValue } from '../../answers/sourced.ts';
import type { Model } from '../../model/types.ts';
import { checkRow } from '../check-row.ts';
import { checksOf } from '../checks/checks-of.ts';
import type { RuleProblem } from '../checks/types.ts';
import { isEmpty } from '../checks/values.ts';
import { planOf } from './entity-plan.ts';
import { sampleSet } from './sample-set.ts';
import { satisfyingExampleOf } from './satisfying-example.ts';
import type { SampleRow } from './types.ts';

const NAMES = [
  'Name',
  'E-mail',
  'Start',
  'End',
  'Amount',
  'Quantity',
  'State',
  'Kind',
  'Note',
  'constructor',
  '__proto__',
  'Größe',
  '名前',
];
const THINGS = ['Customer', 'Order', 'toString', '品物'];
const TYPES = ['text', 'number', 'money', 'date', 'choice', 'yes or no', 'file', 'person', 'link', 'computed', ''];
const WHEN = ['', 'always', 'never', 'when it is sent', 'if Quantity > 5', 'on Sundays'];
const KINDS = [
  'between',
  'this long',
  'looks like',
  'must be filled in',
  'fits together',
  'only sometimes',
  'is of its type',
  'only once',
];
const LIMITS = [
  ...[
    '1 to 10',
    'at least 5',
    'less than 3',
    'more than 3 and less than 4',
    '10 to 1',
    'today or earlier',
    'after 2027-01-01',
  ],
  ...['all of them', 'Kind', 'new', 'open ones', 'Customer'],
  ...['at most 4', '2 to 2', 'AB-99', '/^[a-f]{3,}$/', 'e-mail', '/x/', '', 'a lot'],
  ...[
    'Start < End',
    'Amount > Quantity',
    'Quantity == 7',
    'Start <= today()',
    'Kind == "red" || Quantity < 3',
    'Amount > 3 && Amount < 2',
  ],
];
const STATES = ['new', 'sent', 'paid'];
/** Records of each thing. */
const ASKED_FOR = 7;

interface Drawn {
  readonly thing: string;
  readonly fields: readonly {
    readonly name: string;
    readonly type: string;
    readonly when: string;
    readonly example: string;
  }[];
  readonly rules: readonly {
    readonly kind: string;
    readonly on: readonly number[];
    readonly limit: string;
  }[];
  readonly states: readonly string[];
  readonly moves: readonly (readonly [string, string])[];
}

const unique = <T>(of: fc.Arbitrary<T>, maxLength: number, minLength = 0) =>
  fc.uniqueArray(of, { minLength, maxLength });
const fieldArbitrary = fc.record({
  name: fc.constantFrom(...NAMES),
  type: fc.constantFrom(...TYPES),
  when: fc.constantFrom(...WHEN),
  example: fc.constantFrom('', '', '', '7', 'Ann', '2026-03-01', 'red'),
});
const ruleArbitrary = fc.record({
  kind: fc.constantFrom(...KINDS),
  on: unique(fc.nat({ max: 6 }), 2, 1),
  limit: fc.constantFrom(...LIMITS),
});
const thingArbitrary: fc.Arbitrary<Drawn> = fc.record({
  thing: fc.constantFrom(...THINGS),
  fields: fc.uniqueArray(fieldArbitrary, { selector: ({ name }) => name, minLength: 1, maxLength: 7 }),
  rules: fc.array(ruleArbitrary, { maxLength: 5 }),
  states: unique(fc.constantFrom(...STATES), 3),
  moves: fc.array(fc.tuple(fc.constantFrom(...STATES), fc.constantFrom(...STATES)), { maxLength: 4 }),
});
const linkArbitrary = fc.record({
  from: fc.constantFrom(...THINGS),
  to: fc.constantFrom(...THINGS),
  forth: fc.constantFrom('exactly one', 'at most one', 'one or more', 'any number', ''),
  back: fc.constantFrom('any number', 'one or more', ''),
});
const saidArbitrary = fc
  .tuple(
    fc.uniqueArray(thingArbitrary, { selector: ({ thing }) => thing, minLength: 1, maxLength: 3 }),
    fc.array(linkArbitrary, { maxLength: 3 }),
  )
  .map(([things, links]) => saidOf(things, links));

/** No value is left for either field of the second record. */
const TWO_RUN_OUT = {
  'entities.records': tableText(['Thing'], ['Customer']),
  'entities.customer.fields': tableText(
    ['Field', 'Type', 'Example'],
    ['constructor', '', 'Ann'],
    ['名前', 'text', '7'],
  ),
  'validation.customer.rules': tableText(
    ['Rule', 'Fields', 'What kind'],
    ['Rule 0', 'constructor', 'only once'],
    ['Rule 1', '名前', 'only once'],
  ),
};

/** A rule about the form of a text, on a link that only a relation leads to a target. */
const formOfLink = (field: string, type: string, kind: string, limit: string) => ({
  'entities.records': tableText(['Thing'], ['Order'], ['Customer']),
  'entities.relations': tableText(
    ['From', 'To', 'How many To for each From', 'How many From for each To'],
    ['Customer', 'Order', 'exactly one', 'any number'],
  ),
  'entities.order.fields': tableText(['Field', 'Type'], ['Name', 'text']),
  'entities.customer.fields': tableText(['Field', 'Type'], [field, type]),
  'validation.customer.rules': tableText(['Rule', 'Fields', 'What kind', 'Limit'], ['Rule 0', field, kind, limit]),
});

function saidOf(
  things: readonly Drawn[],
  links: readonly Readonly<Record<string, string>>[],
): Readonly<Record<string, Said>> {
  const records = modelOf({
    'entities.records': tableText(['Thing'], ...things.map(({ thing }) => [thing])),
  });
  const ids = (knownValue(records.entities.entities) ?? []).map(({ id }) => id);
  const relations = links.map(({ from = '', to = '', forth = '', back = '' }) => [from, to, forth, back]);
  return {
    'entities.records': tableText(['Thing'], ...things.map(({ thing }) => [thing])),
    ...(relations.length > 0 && {
      'entities.relations': tableText(
        ['From', 'To', 'Per first one, how many', 'Per second one, how many'],
        ...relations,
      ),
    }),
    ...Object.assign({}, ...things.map((drawn, at) => ofThing(drawn, ids[at] ?? ''))),
  };
}

function ofThing({ fields, rules, states, moves }: Drawn, id: string): Readonly<Record<string, Said>> {
  const head = ['Field', 'Type', 'Required when', 'Example'];
  const stated = rules.map(({ kind, on, limit }, at) => [
    `Rule ${at}`,
    on.map((one) => fields[one % fields.length]?.name ?? '').join(', '),
    kind,
    limit,
  ]);
  const arrows = new Map(moves.map(([from, to]) => [`${from} ${to}`, [from, to, `${from} to ${to}`]]));
  return {
    [`entities.${id}.fields`]: tableText(
      head,
      ...fields.map(({ name, type, when, example }) => [name, type, when, example]),
    ),
    ...(fields.some(({ name, type }) => name === 'Kind' && type === 'choice') && {
      [`entities.${id}.fields.kind.values`]: tableText(['Value'], ['red'], ['blue']),
    }),
    ...(stated.length > 0 && {
      [`validation.${id}.rules`]: tableText(['Rule', 'Fields', 'What kind', 'Limit'], ...stated),
    }),
    ...(states.length > 0 && {
      [`states.${id}.list`]: tableText(
        ['Answer', 'Place'],
        ...states.map((state, at) => [state, at === 0 ? 'first' : '']),
      ),
    }),
    ...(states.length > 0 &&
      arrows.size > 0 && {
        [`states.${id}.transitions`]: tableText(['From', 'To', 'What happens'], ...arrows.values()),
      }),
  };
}

function brokenIn(model: Model, row: SampleRow): readonly RuleProblem[] {
  const values = new Map([...row.cells].map(([field, { value }]) => [field, value]));
  const context = { today: '2026-11-20', now: '2026-11-20T12:00:00Z' };
  return checkRow(model, row.entity, values, [...row.states.values()], null, context);
}

/**
 * Whether a record lacks only values that must be unique, and those it would have belong to another one: the possible
 * values have run out.
 */
function hasRunOut(
  model: Model,
  row: SampleRow,
  alone: Pick<SampleRow, 'cells'>,
  others: readonly SampleRow[],
): boolean {
  const differing = checksOf(model, row.entity).checks.filter(({ demand }) => demand.is === 'once');
  const valuesOf = ({ cells }: Pick<SampleRow, 'cells'>, fields: readonly string[]) =>
    JSON.stringify(fields.map((field) => cells.get(field)?.value));
  return brokenIn(model, row).every(
    ({ kind, fields }) =>
      kind === 'required' &&
      differing.some(
        (once) =>
          fields.every((field) => once.fields.includes(field)) &&
          others.some((one) => valuesOf(one, once.fields) === valuesOf(alone, once.fields)),
      ),
  );
}

describe('whatever was decided', () => {
  test('a record keeps all rules, or there is a reason why none can', () => {
    fc.assert(
      fc.property(saidArbitrary, (said) => {
        const model = modelOf(said);
        const options = optionsWith({ count: () => ASKED_FOR });
        const set = sampleSet(model, options);
        for (const { id } of knownValue(model.entities.entities) ?? []) {
          for (const row of set.rows(id)) {
            const broken = brokenIn(model, row);
            if (broken.length === 0) continue;
            const [state = null] = row.states.values();
            const witness = satisfyingExampleOf(model, id, state, options);
            const others = set.rows(id).filter((one) => one !== row);
            const isExcused =
              !witness.ok ||
              hasRunOut(model, row, witness.row, others) ||
              haveTargetsRunOut(model, row, witness.row, (thing) => set.rows(thing).length < ASKED_FOR);
            const sentences = broken.map(({ sentence }) => sentence);
            expect([isExcused, sentences]).toEqual([true, sentences]);
          }
        }
      }),
      { numRuns: howMuch(24, 60) },
    );
  });

  test.each([
    ['Name', 'link', 'looks like', '/^[a-f]{3,}$/'],
    ['Order', '', 'looks like', '/^[a-f]{3,}$/'],
    ['Name', 'link', 'this long', 'at most 2'],
  ])('a link keeps its record: field “%s” of type “%s”, “%s” %s', (field, type, kind, limit) => {
    const model = modelOf(formOfLink(field, type, kind, limit));
    const rows = sampleSet(model, optionsWith({ count: () => 7 })).rows('customer');
    const [id = ''] = rows[0]?.cells.keys() ?? [];
    expect(rows.map(({ cells }) => cells.get(id)?.reason)).toEqual(rows.map(() => 'reference'));
    expect(rows.flatMap((row) => brokenIn(model, row))).toEqual([]);
  });

  test('what may exist only once exists once', () => {
    fc.assert(
      fc.property(saidArbitrary, fc.integer({ min: 2, max: 30 }), (said, count) => {
        const model = modelOf(said);
        const set = sampleSet(model, optionsWith({ count: () => count }));
        for (const entity of knownValue(model.entities.entities) ?? []) {
          const { id } = entity;
          const plan = planOf(model, entity, optionsWith({}));
          for (const { demand, fields, label } of checksOf(model, id).checks) {
            const isMade = (field: string) => plan.byId.get(field)?.filledBy === null;
            if (demand.is !== 'once' || !fields.some(isMade)) continue;
            const full = set.rows(id).flatMap(({ cells }) => {
              const values = fields.map((field) => cells.get(field)?.value);
              return values.some((value) => isEmpty(value)) ? [] : [JSON.stringify(values)];
            });
            expect([label, full.filter((one, at) => full.indexOf(one) !== at)]).toEqual([label, []]);
          }
        }
      }),
      { numRuns: howMuch(24, 60), examples: [[TWO_RUN_OUT, 2]] },
    );
  });

  test('every history is a walk along the moves', () => {
    fc.assert(
      fc.property(saidArbitrary, (said) => {
        const model = modelOf(said);
        const set = sampleSet(model, optionsWith({ count: () => 9 }));
        for (const cycle of model.states.cycles) {
          const moves = new Set((knownValue(cycle.transitions) ?? []).map(({ from, to }) => `${from.id} ${to.id}`));
          for (const { history, states } of set.rows(cycle.entity ?? '')) {
            const mine = history.filter((visit) => visit.cycle === cycle.id);
            const steps = mine.slice(1);
            expect(steps.filter(({ from, to }) => !moves.has(`${from} ${to}`))).toEqual([]);
            expect(steps.map(({ from }) => from)).toEqual(mine.slice(0, -1).map(({ to }) => to));
            if (mine.length > 0) expect(mine.at(-1)?.to).toBe(states.get(cycle.id));
          }
        }
      }),
      { numRuns: howMuch(12, 30) },
    );
  });
});

/** Whether a record lacks only links to things of which fewer than asked for could be made. */
function haveTargetsRunOut(
  model: Model,
  row: SampleRow,
  alone: Pick<SampleRow, 'cells'>,
  areFew: (thing: string) => boolean,
): boolean {
  return brokenIn(model, row).every(({ kind, fields }) => {
    const targets = fields.flatMap((field) => alone.cells.get(field)?.value ?? []);
    return kind === 'required' && targets.some((target) => areFew(String(target).replace(/-\d+$/, '')));
  });
}
