import { grouped } from '../../grouped.ts';
import type { Constant } from '../../model/constants/types.ts';
import { type Held, heldValue } from '../../model/held.ts';
import { plainUnit } from '../../model/shapes/units.ts';
import type { InWords, Named, Quantity } from '../../model/things.ts';
import { measureOf } from '../../model/units/families.ts';
import { type Breach, breach, closingRule } from '../closing-rule.ts';
import { listOf } from '../product-index.ts';
import { permissionSorts } from '../roles/permission-sorts.ts';
import { joined, quoted } from '../say.ts';
import type { Product } from '../types.ts';
import { type NamesInWords, namesInWords, namesOf } from '../words/names-in-words.ts';
import { isCommonUnit, numbersInWords } from '../words/quantities-in-words.ts';
import { FIGURE, ruleSorts } from './rule-sorts.ts';

/**
 * Rule 25: a number in a rule, a guard or a condition that is the value of a named number is cited by its name. A
 * number without a unit counts as the same as one with, as a rule about a line of days says “at most 14”. A bare 0 or 1
 * is left alone: it says none or some and is no limit that anybody would change.
 */
export const aLimitCitesItsConstant = closingRule({
  id: 25,
  severity: 'warning',
  reason: 'A number with a name is changed in one place; a copy of it stays behind.',
  needs: ['validation', 'states', 'roles', 'constants'],
  breaches: (product) => {
    const constants = product.index.constants.all.filter(({ value }) => value.is === 'said');
    if (constants.length === 0) return [];
    const units = new Set(constants.map(({ value }) => plainUnit(heldValue(value)?.unit ?? '')));
    const isUnit = memo((unit) => isCommonUnit(unit) || units.has(plainUnit(unit)));
    const alike = byAmount(constants);
    const names = namesWithin(product, constants);
    return wordsOf(product).flatMap((said) => {
      const numbers = numbersInWords(said.words.text, isUnit);
      const hits = numbers.flatMap(({ start, text, readings }): readonly Hit[] => {
        const same = readings.flatMap(alike);
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

/** Named numbers, and whatever else has a figure in its name: the 2 of “Line 2” is no limit. */
function namesWithin({ model, index }: Product, constants: readonly Constant[]): NamesInWords<Named> {
  const things: readonly (readonly Named[])[] = [
    ...index.entities.all.map(({ id }) => index.fields(id).all),
    ...model.states.cycles.map((cycle) => index.states(cycle).all),
    ...[index.entities, index.roles, index.calls, index.screens].map(({ all }) => all),
  ];
  const others = things.flatMap((some) => some.filter(({ label }) => FIGURE.test(label)));
  return namesInWords<Named>([...namesOf<Named>(constants), ...namesOf<Named>(others)]);
}

/** A number in words, and the named numbers that have its amount. */
interface Hit {
  readonly start: number;
  readonly text: string;
  readonly same: readonly Constant[];
}

function memo<T>(read: (words: string) => T): (words: string) => T {
  const known = new Map<string, T>();
  return (words) => {
    const value = known.get(words) ?? read(words);
    known.set(words, value);
    return value;
  };
}

/** Digits in which amounts of one family agree after conversion, without the dust of binary fractions. */
const DIGITS = 12;

/** The numbers that have the amount of a reading; without a unit on either side, the bare amount counts. */
function byAmount(constants: readonly Constant[]): (reading: Quantity) => readonly Constant[] {
  const values = constants.flatMap((constant) => {
    const value = heldValue(constant.value);
    return value ? [{ constant, value }] : [];
  });
  const bare = grouped(values, ({ value }) => value.amount);
  const measure = memo(measureOf);
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

function isBareBeside({ unit }: Quantity): (one: { readonly value: Quantity }) => boolean {
  return ({ value }) => (unit === '') !== (value.unit === '');
}

interface Words {
  /** As in "the rule “…” says". */
  readonly where: () => string;
  readonly words: InWords;
}

/** All words in which a limit can stand, but patterns, whose digits count signs. */
function wordsOf(product: Product): readonly Words[] {
  const { model, index } = product;
  const found: Words[] = [];
  const add = (held: Held<InWords>, where: () => string) => {
    if (held.is === 'said') found.push({ where, words: held.value });
  };
  for (const { label, limit, kind } of ruleSorts(product).withFigures)
    if (heldValue(kind) !== 'pattern') add(limit, () => `The rule ${quoted(label)}`);
  for (const cycle of model.states.cycles)
    for (const { label, guard } of [...index.transitions(cycle), ...listOf(cycle.reversals)])
      add(guard, () => `The move ${quoted(label)}`);
  for (const { role, condition } of permissionSorts(product).conditional)
    add(condition, () => `An “if” of ${quoted(role.label)}`);
  return found;
}

function uncited({ text, same }: Hit, named: ReadonlySet<Named>, { where, words }: Words): readonly Breach[] {
  const labels = new Set(same.filter((constant) => !named.has(constant)).map(({ label }) => quoted(label)));
  if (labels.size === 0) return [];
  return [
    breach(
      `${where()} says ${text}, which is the value of ${joined([...labels], 'or')}; write the name in its place.`,
      { question: words.source.question },
    ),
  ];
}
