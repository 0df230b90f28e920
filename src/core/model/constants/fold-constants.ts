import { type Answers, type ItemAnswers, namedElementOf, questionIdOf, type Row } from '../../answers/answers.ts';
import { finderOf, type NameFinder } from '../../answers/name-finder.ts';
import { listOf, mapSourced, unknownAt } from '../../answers/sourced.ts';
import { uniqueRows } from '../../answers/unique-rows.ts';
import { groupBy } from '../../base/group-by.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import { EXCHANGE_RATE, MONEY, OUTAGE, SERVICE_LEVELS } from '../../slots/constants/money-and-service.ts';
import { BOUNDARIES, type Constant, PROVENANCE, VARIANTS, type Variant } from '../../slots/constants/number-details.ts';
import {
  CAPACITY,
  CAPACITY_PLACES,
  TIMER_CLOCK,
  TIMER_PLACES,
  TIMERS,
  VALUES,
  valueWithUnit,
} from '../../slots/constants/numbers.ts';
import { ORDERS, PLANS } from '../../slots/constants/orders.ts';
import { settingIn } from '../../slots/constants/settings.ts';
import { fillProperties, itemsIn, joinRows, readSlots, rowReader } from '../../slots/read-items.ts';

export type Constants = ReturnType<typeof constantsOf>;

export function constantsOf(answers: Answers) {
  const numbers = numbersIn(answers);
  const find = finderOf(numbers);
  const boundaries = joinRows(BOUNDARIES, answers, find, {});
  const provenance = joinRows(PROVENANCE, answers, find, {});
  const variants = variantsIn(answers, find);
  const labels = (slot: string) => mapSourced(answers.rows(slot), (rows) => rows.map(({ label }) => label));
  const boundaryOf = rowReader(BOUNDARIES, answers, {});
  const provenanceOf = rowReader(PROVENANCE, answers, {});
  return {
    constants: numbers.map(
      (number): Constant => ({
        ...number,
        ...boundaries.of(number.id),
        ...provenance.of(number.id),
        ...variants(number.id),
      }),
    ),
    /** The names that each of these answers lists. */
    values: labels(VALUES.slot),
    timers: labels(TIMERS.slot),
    capacity: labels(CAPACITY.slot),
    /** Also for limits that are no named constant. */
    boundaries: namedAt(answers, BOUNDARIES.slot, (row) => ({
      constant: find(row.label),
      ...boundaryOf(row),
    })),
    provenance: namedAt(answers, PROVENANCE.slot, (row) => ({
      constant: find(row.label),
      ...provenanceOf(row),
    })),
    orders: itemsIn(ORDERS, answers, {}),
    plans: itemsIn(PLANS, answers, {}),
    money: namedAt(answers, MONEY.slot, rowReader(MONEY, answers, {})),
    ...readSlots({ rate: EXCHANGE_RATE }, answers),
    serviceLevels: namedAt(answers, SERVICE_LEVELS.slot, rowReader(SERVICE_LEVELS, answers, {})),
    ...readSlots({ ...OUTAGE, clock: TIMER_CLOCK }, answers),
  };
}

function namedAt<P>(answers: Answers, slot: string, placesOf: (row: Row) => P) {
  return mapSourced(answers.rows(slot), (rows) =>
    uniqueRows(rows).map((row) => ({ ...namedElementOf(row), ...placesOf(row) })),
  );
}

const NUMBER_KINDS = { value: VALUES, timer: TIMERS, capacity: CAPACITY };
const AMOUNT = ['value', 'unit', 'long', 'most'];

/** All constants: values, timers, capacities. An id that another kind already has gets its kind as a suffix. */
function numbersIn(answers: Answers) {
  const placesOf = {
    value: rowReader(VALUES, answers, {}),
    timer: rowReader(TIMERS, answers, {}),
    capacity: rowReader(CAPACITY, answers, {}),
  };
  const usedIds = new Set<string>();
  return (['value', 'timer', 'capacity'] as const).flatMap((of) =>
    uniqueRows(listOf(answers.rows(NUMBER_KINDS[of].slot))).map((row) => {
      const id = usedIds.has(row.id) ? `${row.id}-${of}` : row.id;
      usedIds.add(id);
      const below = answers.forItem(null, NUMBER_KINDS[of].slot, row.id);
      const { value, ...places } = placesOf[of](row);
      return {
        ...namedElementOf(row),
        id,
        of,
        words: AMOUNT.map(row.cell).filter(Boolean).join(' '),
        value,
        scope: unknownAt('constants.variants'),
        setting: unknownAt('constants.values'),
        options: unknownAt('constants.values'),
        ...fillProperties({ properties: TIMER_PLACES }, unknownAt('constants.timers')),
        ...fillProperties({ properties: CAPACITY_PLACES }, unknownAt('constants.capacity')),
        owner: below.text('owner'),
        counts: below.choice('from'),
        ...places,
      };
    }),
  );
}

const { variants: MATRIX, bounds: BOUNDS } = VARIANTS;

/** The variants of a constant, and the bounds within which it may be changed, by its id. */
function variantsIn(answers: Answers, find: NameFinder): (number: string) => Pick<Constant, 'variants' | 'bounds'> {
  const cells = answers.cells(MATRIX.slot);
  const naming = answers.naming(MATRIX.slot);
  const byNumber = groupBy(listOf(cells), ({ row }) => find(row).id);
  const belowOf = (row: string) => answers.forItem(null, MATRIX.slot, naming.find(row)?.id ?? '');
  const settings = new Map(listOf(answers.rows(VALUES.slot)).map((row) => [row.id, row.cell('options')]));
  const canBe = (row: string) => settings.get(find(row).id ?? '') ?? '';
  return (number) => {
    const own = byNumber.get(number) ?? [];
    const [first] = own;
    const open = cells.is === 'not-applicable' ? cells : unknownAt('constants.variants');
    return {
      variants: own.map(({ row, column, word, source }) => {
        const how = foldCase(word);
        return { of: column, how, ...ownValue(belowOf(row), column, how, canBe(row)), source };
      }),
      bounds: first ? BOUNDS.answer.read(belowOf(first.row), 'bounds') : open,
    };
  };
}

function ownValue(below: ItemAnswers, whom: string, how: string, canBe: string): Pick<Variant, 'value' | 'setting'> {
  const rows = below.rows('own');
  const row = how === 'its own' ? listOf(rows).find(({ label }) => foldCase(label) === foldCase(whom)) : undefined;
  if (row) return { value: valueWithUnit(row), setting: settingIn(row, canBe) };
  const open = rows.is === 'not-applicable' ? rows : unknownAt(questionIdOf(below.slot('own')));
  return { value: open, setting: open };
}
