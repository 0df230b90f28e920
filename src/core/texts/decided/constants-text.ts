import { knownValue, mapSourced } from '../../answers/sourced.ts';
import type { Model } from '../../model/types.ts';
import { formatQuantity } from '../../slots/answer-types.ts';
import { EXCHANGE_RATE, MONEY, OUTAGE, SERVICE_LEVELS } from '../../slots/constants/money-and-service.ts';
import { BOUNDARIES, type Constant, PROVENANCE, VARIANTS, type Variant } from '../../slots/constants/number-details.ts';
import { CAPACITY, CAPACITY_PLACES, TIMER_CLOCK, TIMER_PLACES, TIMERS, VALUES } from '../../slots/constants/numbers.ts';
import { ORDERS, PLANS } from '../../slots/constants/orders.ts';
import { settingWords } from '../../slots/constants/settings.ts';
import { type Passage, type Render, recordSource, slotBullets } from './passage.ts';
import { type Columns, columnsOf, itemsTable, tableOf } from './table-text.ts';

const { value, scope, options, owner, counts } = VALUES.properties;
const { usual, over } = CAPACITY_PLACES;
const { check, ...origin } = PROVENANCE.properties;

const CONSTANT_COLUMNS: Columns<Constant> = [
  [VALUES.nameHeader, ({ label }) => label],
  ...columnsOf<Constant>(
    { value, options, usual, scope, ...TIMER_PLACES, owner, ...origin, counts, over },
    { value: valueWords },
  ),
  ...columnsOf<Constant>(BOUNDARIES.properties).map(([head, cell]) => [head, cell, 'beside'] as const),
  ...columnsOf<Constant>({ check, bounds: VARIANTS.bounds }),
  ['Differs for', ({ variants }, render) => variants.map((one) => variantWords(one, render)).join(', '), 'beside'],
];

/** An amount with its unit, or how a switch or a choice is set. */
function valueWords({ value: amount, setting }: Constant, render: Render): string {
  return setting.is === 'known' ? render(setting, settingWords) : render(amount, formatQuantity);
}

function variantWords({ of, how, value, setting, source }: Variant, render: Render): string {
  recordSource(source, render);
  const set = knownValue(setting);
  const amount = knownValue(value)?.text ?? (set === undefined ? undefined : settingWords(set));
  return `${of} (${amount === undefined ? how : `${how}: ${amount}`})`;
}

const SORTS = { value: VALUES, timer: TIMERS, capacity: CAPACITY };

export function constantsText({ constants }: Model): readonly Passage[] {
  return [
    ...Object.entries(SORTS).map(([sort, { head = '' }]) => (render: Render) => {
      const all = constants.constants.filter(({ of }) => of === sort);
      for (const { source } of all) recordSource(source, render);
      return tableOf(head, all, CONSTANT_COLUMNS, render);
    }),
    itemsTable(
      BOUNDARIES,
      mapSourced(constants.boundaries, (all) => all.filter(({ constant }) => constant.id === null)),
    ),
    itemsTable(ORDERS, constants.orders),
    itemsTable(PLANS, constants.plans),
    itemsTable(MONEY, constants.money),
    itemsTable(SERVICE_LEVELS, constants.serviceLevels),
    (render) => slotBullets({ rate: EXCHANGE_RATE, ...OUTAGE, clock: TIMER_CLOCK }, constants, render),
  ];
}
