import { readQuantity } from '../../answers/cells.ts';
import { knownValue, listOf, type Quantity, questionOf, type Sourced } from '../../answers/sourced.ts';
import { compareLoosely, compareQuantities } from '../../conditions/units.ts';
import { inQuotes } from '../../english/lists.ts';
import { constantMentions } from '../../product/constant-mentions.ts';
import type { Product } from '../../product/product.ts';
import { numbersInWords } from '../../product/words/quantities-in-words.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import type { Constant } from '../../slots/constants/number-details.ts';
import { type Breach, breach, closingRule, type FindingPlace, placeAt } from '../closing-rule.ts';
import { ruleGroups } from '../validation/rule-groups.ts';

/**
 * Rule 39: what is said twice is said the same, whatever the units. Compared are
 * - two constants of the same name, of any kind;
 * - a constant, and the amount right after its name in another answer: “Longest loan (14 days)”;
 * - the smallest and largest of a field, and a rule about that field alone that states two amounts;
 * - the time after which something ends if nobody acts, and the time after which the clock moves it on.
 * Units that do not compare, such as two currencies, count as different where the name is the same.
 */
export const aQuantityIsTheSameEverywhere = closingRule({
  id: 39,
  severity: 'error',
  reason: 'Where there are two figures for one thing, each team builds the one it happened to read.',
  finds: (product) => [
    ...constantsTwice(product),
    ...constantsInWords(product),
    ...rangesTwice(product),
    ...endsTwice(product),
  ],
});

function constantsTwice({ index }: Product): readonly Breach[] {
  const first = new Map<string, Constant>();
  return index.constants.all.flatMap((constant) => {
    const name = foldCase(constant.label);
    const other = first.get(name);
    first.set(name, other ?? constant);
    const one = knownValue(other?.value);
    const two = knownValue(constant.value);
    if (!other || !one || !two || compareQuantities(one, two) === 0) return [];
    return [
      differ(
        inQuotes(constant.label),
        one,
        two,
        placeAt('constant', other, other.value),
        placeAt('constant', constant, constant.value),
      ),
    ];
  });
}

/** Characters and words that may be between a name and its amount. */
const LEAD = /^\s*(?:[(:=]|==|of|is|—|–)\s*/u;

function constantsInWords(product: Product): readonly Breach[] {
  return constantMentions(product).flatMap(({ constant, question, after }) => {
    const value = knownValue(constant.value);
    const lead = LEAD.exec(after)?.[0].length ?? 0;
    const [number] = value && lead > 0 ? numbersInWords(after.slice(lead)) : [];
    if (!value || !number || number.start > 0) return [];
    if (number.readings.some((reading) => reading.unit === '' || compareQuantities(reading, value) === 0)) return [];
    const [reading] = number.readings;
    if (!reading) return [];
    return [
      differ(inQuotes(constant.label), value, reading, placeAt('constant', constant, constant.value), {
        question,
      }),
    ];
  });
}

/** "1 to 100", "from 1 to 100", "between 1 and 100", "1–100". */
const RANGE_FORM = /^(?:from|between)?\s*(.+?)\s*(?:\bto\b|\band\b|–|—|\.\.+)\s*(.+)$/iu;

function rangesTwice(product: Product): readonly Breach[] {
  const { index } = product;
  const ranges = ruleGroups(product).stated.filter(
    ({ kind, fields }) => fields.length === 1 && knownValue(kind) === 'range',
  );
  return ranges.flatMap((rule) => {
    const field = index.fields(rule.entity).get(rule.fields[0]?.id);
    const range = knownValue(field?.range);
    if (!field || !range || rule.limit.is !== 'known') return [];
    const [, low = '', high = ''] = RANGE_FORM.exec(rule.limit.value.text.trim()) ?? [];
    const places = [placeAt('field', field, field.range, rule.entity), placeAt('rule', rule, rule.limit, rule.entity)];
    return [
      ...unlike(`The smallest ${inQuotes(field.label)}`, range.least, readQuantity(low), places),
      ...unlike(`The largest ${inQuotes(field.label)}`, range.most, readQuantity(high), places),
    ];
  });
}

function unlike(name: string, one: Quantity | null, two: Quantity | undefined, places: readonly FindingPlace[]) {
  return !one || !two || compareLoosely(one, two) === 0 ? [] : [differ(name, one, two, ...places)];
}

/** The time after which waiting in a state ends, and after which the clock moves it on: one time, stated twice. */
function endsTwice({ model, index }: Product): readonly Breach[] {
  return model.states.cycles.flatMap((cycle) =>
    listOf(cycle.idle).flatMap(({ state, after, next }) => {
      const clocks = index
        .transitions(cycle)
        .filter(({ from, by }) => from.id !== null && from.id === state.id && knownValue(by) === 'clock');
      const [clock] = clocks;
      if (!clock || clocks.length > 1 || knownValue(next) !== 'it ends') return [];
      const [one, two] = [knownValue(after), knownValue(clock.after)];
      if (!one || !two || compareQuantities(one, two) === 0) return [];
      const name = `The time after which ${inQuotes(state.label)} ends by itself`;
      return [differ(name, one, two, placeOf(after), placeAt('transition', clock, clock.after, cycle.entity))];
    }),
  );
}

function placeOf(sourced: Sourced<unknown>): FindingPlace {
  return { question: questionOf(sourced) };
}

function differ(what: string, one: Quantity, two: Quantity, ...places: readonly FindingPlace[]): Breach {
  const sentence = `${what} is ${one.text} in one place and ${two.text} in another; keep one of them.`;
  return breach(sentence, ...places);
}
