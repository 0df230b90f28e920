import { type InWords, knownValue, listOf, type Named, type Quantity, type Sourced } from '../../answers/sourced.ts';
import { grouped } from '../../base/grouped.ts';
import { memoize } from '../../base/memoize.ts';
import { measureOf } from '../../conditions/units.ts';
import { joined, quoted } from '../../english/say.ts';
import type { Product } from '../../product/product.ts';
import { type NamesInWords, namesInWords, namesOf, namesOfEntities } from '../../product/words/names-in-words.ts';
import { isCommonUnit, numbersInWords } from '../../product/words/quantities-in-words.ts';
import { stems } from '../../product/words/stem.ts';
import { plainUnit } from '../../shapes/units.ts';
import type { Constant } from '../../slots/constants/about-numbers.ts';
import { type Breach, broken, closingRule } from '../closing-rule.ts';
import { permissionSorts } from '../roles/permission-sorts.ts';
import { FIGURE, ruleSorts } from './rule-sorts.ts';

/**
 * Rule 25: a number in a rule, a guard or a condition that is the value of a named number is cited by its name. A
 * number without a unit counts as the same as one with, as a rule about a field of days says “at most 14”. A bare 0
 * or 1 is ignored: it says none or some and is no limit that anybody would change. So is a number about other things
 * than the named one: names and comments may both end at 500 characters.
 */
export const aLimitCitesItsConstant = closingRule({
  id: 25,
  severity: 'warning',
  reason: 'A number with a name is changed in one place; a copy of it stays behind.',
  finds: (product) => {
    const constants = product.index.constants.all.filter(({ value }) => value.is === 'known');
    if (constants.length === 0) return [];
    const units = new Set(constants.map(({ value }) => plainUnit(knownValue(value)?.unit ?? '')));
    const isUnit = memoize((unit: string) => isCommonUnit(unit) || units.has(plainUnit(unit)));
    const alike = byAmount(constants);
    const names = namesWithin(product, constants);
    const concerns = concernsIn(product, constants);
    return wordsOf(product).flatMap((said) => {
      const numbers = numbersInWords(said.words.text, isUnit);
      const hits = numbers.flatMap(({ start, text, readings }): readonly Hit[] => {
        const meant = readings.map((reading) => (reading.unit === '' ? { ...reading, unit: said.unit } : reading));
        const same = meant.flatMap(alike).filter((constant) => concerns(constant, said));
        return same.length === 0 ? [] : [{ start, text, same }];
      });
      if (hits.length === 0) return [];
      const mentions = names.mentioned(said.words.text);
      const named = new Set(mentions.map(({ of }) => of));
      return hits
        .filter(({ start }) => !mentions.some((name) => name.start <= start && start < name.end))
        .flatMap((hit) => uncited(hit, named, said));
    });
  },
});

/** Named numbers, and all else that has a digit in its name: the 2 of “Line 2” is no limit. */
function namesWithin({ model, index }: Product, constants: readonly Constant[]): NamesInWords<Named> {
  const things: readonly (readonly Named[])[] = [
    ...index.entities.all.map(({ id }) => index.fields(id).all),
    ...model.states.cycles.map((cycle) => index.states(cycle).all),
    ...[index.entities, index.roles, index.calls, index.screens].map(({ all }) => all),
  ];
  const others = things.flatMap((some) => some.filter(({ label }) => FIGURE.test(label)));
  return namesInWords<Named>([...namesOf<Named>(constants), ...namesOf<Named>(others)]);
}

/**
 * Whether some words may mean a named number: its name mentions no entity or field, or one that they are about as
 * well.
 */
function concernsIn({ index }: Product, constants: readonly Constant[]): (constant: Constant, said: Words) => boolean {
  const lines = index.entities.all.flatMap(({ id }) => namesOf(index.fields(id).all));
  const named = new Set([...namesOfEntities(index.entities.all), ...lines].flatMap(([name]) => stems(name)));
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

interface Hit {
  readonly start: number;
  readonly text: string;
  readonly same: readonly Constant[];
}

/** Digits in which amounts of one family agree after conversion, without the rounding errors of binary fractions. */
const DIGITS = 12;

/** The constants with the amount of a reading; without a unit on either side, the bare amount counts. */
function byAmount(constants: readonly Constant[]): (reading: Quantity) => readonly Constant[] {
  const values = constants.flatMap((constant) => {
    const value = knownValue(constant.value);
    return value ? [{ constant, value }] : [];
  });
  const bare = grouped(values, ({ value }) => value.amount);
  const measure = memoize(measureOf);
  const sizeOf = ({ amount, unit }: Quantity) => {
    const { family, factor } = measure(unit);
    return `${family} ${Number((amount * factor).toPrecision(DIGITS))}`;
  };
  const sized = grouped(values, ({ value }) => sizeOf(value));
  return (reading) =>
    (isLimit(reading) || reading.unit !== '' ? (sized.get(sizeOf(reading)) ?? []) : [])
      .concat(isLimit(reading) ? (bare.get(reading.amount) ?? []).filter(isBareBeside(reading)) : [])
      .map(({ constant }) => constant);
}

function isLimit({ amount }: Quantity): boolean {
  return amount !== 0 && Math.abs(amount) !== 1;
}

/** A named number without a unit counts only what its name says: “Copies” are not characters. */
function isBareBeside({ unit }: Quantity): (one: { readonly constant: Constant; readonly value: Quantity }) => boolean {
  if (unit === '') return ({ value }) => value.unit !== '';
  const counted = stems(unit);
  return ({ constant, value }) => value.unit === '' && stems(constant.label).some((stem) => counted.includes(stem));
}

interface Words {
  /** As in "the rule “…” says". */
  readonly where: () => string;
  readonly words: InWords;
  /** Names of what they are said about. */
  readonly about: readonly string[];
  readonly unit: string;
}

/** All words that can hold a limit, except patterns, whose digits count characters. */
function wordsOf(product: Product): readonly Words[] {
  const { model, index } = product;
  const found: Words[] = [];
  const add = (held: Sourced<InWords>, where: () => string, about: readonly string[], unit = '') => {
    if (held.is === 'known') found.push({ where, words: held.value, about, unit });
  };
  const nameOf = (entity: string | null) => index.entities.get(entity)?.label ?? '';
  for (const { label, limit, kind, entity, fields } of ruleSorts(product).withFigures) {
    const about = [label, nameOf(entity), ...fields.map((field) => field.label)];
    const unit = knownValue(kind) === 'length' ? 'characters' : '';
    if (knownValue(kind) !== 'pattern') add(limit, () => `The rule ${quoted(label)}`, about, unit);
  }
  for (const cycle of model.states.cycles)
    for (const { label, guard } of [...index.transitions(cycle), ...listOf(cycle.reversals)])
      add(guard, () => `The move ${quoted(label)}`, [label, nameOf(cycle.entity)]);
  for (const { role, entity, condition } of permissionSorts(product).conditional)
    add(condition, () => `An “if” of ${quoted(role.label)}`, [entity?.label ?? '']);
  return found;
}

function uncited({ text, same }: Hit, named: ReadonlySet<Named>, { where, words }: Words): readonly Breach[] {
  const labels = new Set(same.filter((constant) => !named.has(constant)).map(({ label }) => quoted(label)));
  if (labels.size === 0) return [];
  const sentence = `${where()} says ${text}, which is the value of ${joined([...labels], 'or')}; write the name in its place.`;
  return broken(sentence, { question: words.source.question });
}
