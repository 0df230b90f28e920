import { knownValue, mapSourced } from '../../answers/sourced.ts';
import type { Model } from '../../model/types.ts';
import { BOUNDARIES, type Constant, PROVENANCE, VARIANTS, type Variant } from '../../slots/constants/about-numbers.ts';
import { MONEY, OUTAGE, RATE, SERVICE_LEVELS } from '../../slots/constants/money-and-service.ts';
import { CAPACITY, CLOCK, SIZING, TIMERS, TIMING, VALUES } from '../../slots/constants/numbers.ts';
import { factsOf, type Passage, type Tell, tellSource } from './passage.ts';
import { type Columns, columnsOf, tableOf, thingsTable } from './table-text.ts';

const { value, scope, owner, counts } = VALUES.of;
const { usual, over } = SIZING;
const { check, ...origin } = PROVENANCE.of;

const CONSTANTS: Columns<Constant> = [
  [VALUES.names, ({ label }) => label],
  ...columnsOf<Constant>({ value, usual, scope, ...TIMING, owner, ...origin, counts, over }),
  ...columnsOf<Constant>(BOUNDARIES.of).map(([head, cell]) => [head, cell, 'beside'] as const),
  ...columnsOf<Constant>({ check, bounds: VARIANTS.bounds }),
  ['Differs for', ({ variants }, tell) => variants.map((one) => variantWords(one, tell)).join(', '), 'beside'],
];

function variantWords({ of, how, value, source }: Variant, tell: Tell): string {
  tellSource(source, tell);
  const amount = knownValue(value)?.text;
  return `${of} (${amount === undefined ? how : `${how}: ${amount}`})`;
}

const SORTS = { value: VALUES, timer: TIMERS, capacity: CAPACITY };

export function constantsText({ constants }: Model): readonly Passage[] {
  return [
    ...Object.entries(SORTS).map(([sort, { head = '' }]) => (tell: Tell) => {
      const all = constants.constants.filter(({ of }) => of === sort);
      for (const { source } of all) tellSource(source, tell);
      return tableOf(head, all, CONSTANTS, tell);
    }),
    thingsTable(
      BOUNDARIES,
      mapSourced(constants.boundaries, (all) => all.filter(({ constant }) => constant.id === null)),
    ),
    thingsTable(MONEY, constants.money),
    thingsTable(SERVICE_LEVELS, constants.serviceLevels),
    (tell) => factsOf({ rate: RATE, ...OUTAGE, clock: CLOCK }, constants, tell),
  ];
}
