import {
  type ConditionText,
  knownValue,
  listOf,
  type NamedElement,
  type Quantity,
  type Sourced,
} from '../../answers/sourced.ts';
import { groupBy } from '../../base/group-by.ts';
import { memoize } from '../../base/memoize.ts';
import { unitScaleOf } from '../../conditions/units.ts';
import { inQuotes, joinWords } from '../../english/lists.ts';
import type { Product } from '../../product/product.ts';
import { type NameSearch, nameSearchOf, namesOf, namesOfEntities } from '../../product/words/names-in-words.ts';
import { isCommonUnit, numbersInWords } from '../../product/words/quantities-in-words.ts';
import { stems } from '../../product/words/settled-words.ts';
import { canonicalUnit } from '../../shapes/units.ts';
import type { Constant } from '../../slots/constants/number-details.ts';
import { type Breach, closingRule, oneBreach } from '../closing-rule.ts';
import { permissionGroups } from '../roles/every-permission-is-decided.ts';
import { DIGIT, ruleGroups } from './rule-groups.ts';

/**
 * Rule 25: a number in a rule, a guard or a condition that is the value of a constant is cited by its name. A number
 * without a unit counts as the same as one with, as a rule about a field of days says “at most 14”. A bare 0 or 1 is
 * ignored: it says none or some and is no limit that anybody would change. So is a number about something else than the
 * constant: names and comments may both end at 500 characters.
 */
export const aLimitCitesItsConstant = closingRule({
  id: 25,
  severity: 'warning',
  reason: 'A number with a name is changed in one place; a copy of it gets left behind.',
  finds: (product) => {
    const constants = product.index.constants.all.filter(({ value }) => value.is === 'known');
    if (constants.length === 0) return [];
    const units = new Set(constants.map(({ value }) => canonicalUnit(knownValue(value)?.unit ?? '')));
    const isUnit = memoize((unit: string) => isCommonUnit(unit) || units.has(canonicalUnit(unit)));
    const alike = byAmount(constants);
    const names = namesWithin(product, constants);
    const concerns = concernsIn(product, constants);
    return limitTexts(product).flatMap((limitText) => {
      const numbers = numbersInWords(limitText.words.text, isUnit);
      const hits = numbers.flatMap(({ start, text, readings }): readonly ConstantHit[] => {
        const meant = readings.map((reading) => (reading.unit === '' ? { ...reading, unit: limitText.unit } : reading));
        const same = meant.flatMap(alike).filter((constant) => concerns(constant, limitText));
        return same.length === 0 ? [] : [{ start, text, same }];
      });
      if (hits.length === 0) return [];
      const mentions = names.mentioned(limitText.words.text);
      const named = new Set(mentions.map(({ of }) => of));
      return hits
        .filter(({ start }) => !mentions.some((name) => name.start <= start && start < name.end))
        .flatMap((hit) => uncited(hit, named, limitText));
    });
  },
});

/** Constants, and everything else that has a digit in its name: the 2 of “Line 2” is no limit. */
function namesWithin({ model, index }: Product, constants: readonly Constant[]): NameSearch<NamedElement> {
  const things: readonly (readonly NamedElement[])[] = [
    ...index.entities.all.map(({ id }) => index.fields(id).all),
    ...model.states.cycles.map((cycle) => index.states(cycle).all),
    ...[index.entities, index.roles, index.calls, index.screens].map(({ all }) => all),
  ];
  const others = things.flatMap((some) => some.filter(({ label }) => DIGIT.test(label)));
  return nameSearchOf<NamedElement>([...namesOf<NamedElement>(constants), ...namesOf<NamedElement>(others)]);
}

/** Whether some words may mean a constant: its name mentions no entity or field, or one that they are about as well. */
function concernsIn(
  { index }: Product,
  constants: readonly Constant[],
): (constant: Constant, said: LimitText) => boolean {
  const fieldNames = index.entities.all.flatMap(({ id }) => namesOf(index.fields(id).all));
  const named = new Set([...namesOfEntities(index.entities.all), ...fieldNames].flatMap(([name]) => stems(name)));
  const subjects = new Map(
    constants.map((constant) => [constant, stems(constant.label).filter((stem) => named.has(stem))]),
  );
  return (constant, { words, about }) => {
    const subject = subjects.get(constant) ?? [];
    if (subject.length === 0) return true;
    const heard = new Set([words.text, ...about].flatMap(stems));
    return subject.some((stem) => heard.has(stem));
  };
}

interface ConstantHit {
  readonly start: number;
  readonly text: string;
  readonly same: readonly Constant[];
}

/** Digits in which amounts of one family agree after conversion, without the rounding errors of binary fractions. */
const PRECISION = 12;

/** The constants with the amount of a reading; without a unit on either side, the bare amount counts. */
function byAmount(constants: readonly Constant[]): (reading: Quantity) => readonly Constant[] {
  const values = constants.flatMap((constant) => {
    const value = knownValue(constant.value);
    return value ? [{ constant, value }] : [];
  });
  const bare = groupBy(values, ({ value }) => value.amount);
  const measure = memoize(unitScaleOf);
  const sizeOf = ({ amount, unit }: Quantity) => {
    const { family, factor } = measure(unit);
    return `${family} ${Number((amount * factor).toPrecision(PRECISION))}`;
  };
  const sized = groupBy(values, ({ value }) => sizeOf(value));
  return (reading) =>
    (isLimit(reading) || reading.unit !== '' ? (sized.get(sizeOf(reading)) ?? []) : [])
      .concat(isLimit(reading) ? (bare.get(reading.amount) ?? []).filter(isBareMatch(reading)) : [])
      .map(({ constant }) => constant);
}

function isLimit({ amount }: Quantity): boolean {
  return amount !== 0 && Math.abs(amount) !== 1;
}

/** A constant without a unit counts only what its name says: “Copies” are not characters. */
function isBareMatch({ unit }: Quantity): (one: { readonly constant: Constant; readonly value: Quantity }) => boolean {
  if (unit === '') return ({ value }) => value.unit !== '';
  const counted = stems(unit);
  return ({ constant, value }) => value.unit === '' && stems(constant.label).some((stem) => counted.includes(stem));
}

interface LimitText {
  /** As in "the rule “…” says". */
  readonly where: () => string;
  readonly words: ConditionText;
  /** Names of what the words are about. */
  readonly about: readonly string[];
  readonly unit: string;
}

/** All words that can hold a limit, except patterns, whose digits count characters. */
function limitTexts(product: Product): readonly LimitText[] {
  const { model, index } = product;
  const found: LimitText[] = [];
  const add = (sourced: Sourced<ConditionText>, where: () => string, about: readonly string[], unit = '') => {
    if (sourced.is === 'known') found.push({ where, words: sourced.value, about, unit });
  };
  const nameOf = (entity: string | null) => index.entities.get(entity)?.label ?? '';
  for (const { label, limit, kind, entity, fields } of ruleGroups(product).withFigures) {
    const about = [label, nameOf(entity), ...fields.map((field) => field.label)];
    const unit = knownValue(kind) === 'length' ? 'characters' : '';
    if (knownValue(kind) !== 'pattern') add(limit, () => `The rule ${inQuotes(label)}`, about, unit);
  }
  for (const cycle of model.states.cycles)
    for (const { label, guard } of [...index.transitions(cycle), ...listOf(cycle.reversals)])
      add(guard, () => `The move ${inQuotes(label)}`, [label, nameOf(cycle.entity)]);
  for (const { role, entity, condition } of permissionGroups(product).conditional)
    add(condition, () => `An “if” of ${inQuotes(role.label)}`, [entity?.label ?? '']);
  return found;
}

function uncited(
  { text, same }: ConstantHit,
  named: ReadonlySet<NamedElement>,
  { where, words }: LimitText,
): readonly Breach[] {
  const labels = new Set(same.filter((constant) => !named.has(constant)).map(({ label }) => inQuotes(label)));
  if (labels.size === 0) return [];
  const sentence = `${where()} says ${text}, which is the value of ${joinWords([...labels], 'or')}; use the name instead.`;
  return oneBreach(sentence, { question: words.source.question });
}
