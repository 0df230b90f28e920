import { knownValue, listOf } from '../../answers/sourced.ts';
import { grouped } from '../../base/grouped.ts';
import { difference } from '../../conditions/units.ts';
import { quoted } from '../../english/say.ts';
import type { RequiredCell } from '../../model/types.ts';
import { example } from '../../model/validation/patterns/example.ts';
import { type Product, perProduct } from '../../product/product.ts';
import { folded } from '../../shapes/folded.ts';
import { at, type Breach, breach, broken, closingRule } from '../closing-rule.ts';
import { type Demand, type Demands, demandsIn, type End } from './demands.ts';
import { lengthsOf } from './lengths.ts';
import { examplesByField, refusedValues } from './refused-values.ts';
import { matrixQuestion, requirementsOf } from './requirements.ts';
import { atField, nameOf, type Spot } from './spot.ts';

/** Rule 23: some value passes all rules on a field, and so do its default and its examples. */
export const rulesOnAFieldAgree = closingRule({
  id: 23,
  severity: 'error',
  reason: 'Where two rules leave no value that both accept, nobody can ever save the form.',
  finds: (product) =>
    product.index.entities.all.flatMap((entity) => {
      const demandsOn = demandsIn(product, entity);
      return listOf(entity.fields).flatMap((field) => breachesOf({ entity, field }, demandsOn(field), product));
    }),
});

const NOTHING: readonly Breach[] = [];

function breachesOf(spot: Spot, demands: Demands, product: Product): readonly Breach[] {
  const isChoice = spot.field.values.is === 'known';
  const isLimited = demands.exact.length > 0;
  const empty = emptyTimes(product).get(spot.field);
  const isPlain = !isChoice && !isLimited && empty === undefined;
  if (isPlain && !examplesByField(product).has(spot.field)) return NOTHING;
  return [
    ...clashesIn(demands.exact, spot),
    ...(isChoice ? breachesOfChoices(spot) : []),
    ...(empty === undefined ? [] : breachesOfEmptiness(spot, empty, product)),
    ...refusedValues(spot, demands, product),
  ];
}

function clashesIn(demands: readonly Demand[], spot: Spot): readonly Breach[] {
  const patterns = demands.flatMap((demand) => asLengths(demand));
  const impossible = demands
    .filter(({ pattern }) => pattern && example(pattern, () => 0) === undefined)
    .map(({ name, place }) => breach(`Nothing can look as ${name} asks of ${nameOf(spot)}; change it.`, place));
  const all = [...demands, ...patterns];
  return [...impossible, ...clashOf(all, 'value', spot), ...clashOf(all, 'length', spot)];
}

/** A pattern also demands a length. */
function asLengths(demand: Demand): readonly Demand[] {
  if (demand.pattern === null) return [];
  const { least, most } = lengthsOf(demand.pattern);
  const end = (amount: number | null): End | null =>
    amount === null ? null : { quantity: { amount, unit: '', text: `${amount} characters` }, itself: true };
  return [{ ...demand, of: 'length', least: end(least), most: end(most), pattern: null }];
}

/** The first two demands that leave nothing between them. */
function clashOf(demands: readonly Demand[], of: Demand['of'], spot: Spot): readonly Breach[] {
  const asked = demands.filter((demand) => demand.of === of);
  for (const low of asked)
    for (const high of asked)
      if (low.least && high.most && isNothingBetween(low.least, high.most))
        return [clash(low, low.least, high, high.most, spot)];
  return [];
}

function isNothingBetween(least: End, most: End): boolean {
  const apart = difference(least.quantity, most.quantity);
  return apart !== undefined && (apart > 0 || (apart === 0 && !(least.itself && most.itself)));
}

function clash(low: Demand, least: End, high: Demand, most: End, spot: Spot): Breach {
  const [from, to] = [
    `${least.itself ? 'at least' : 'more than'} ${least.quantity.text}`,
    `${most.itself ? 'at most' : 'less than'} ${most.quantity.text}`,
  ];
  const asks =
    low === high ? `${low.name} asks for ${from} and ${to}` : `${low.name} asks for ${from}, ${high.name} for ${to}`;
  const places = low === high ? [low.place] : [low.place, high.place];
  return breach(`No value of ${nameOf(spot)} is right: ${asks}; change one of the two.`, ...places);
}

function breachesOfChoices(spot: Spot): readonly Breach[] {
  const { type, values } = spot.field;
  const isGone = values.is === 'known' && values.value.every(({ retired }) => retired);
  if (knownValue(type) !== 'choice' || !isGone) return [];
  return broken(`Nothing can be chosen for ${nameOf(spot)} any more; add a choice.`, atField(spot, values));
}

/** What is required, and yet must or may be empty at the same time. */
function breachesOfEmptiness(spot: Spot, empty: readonly RequiredCell[], product: Product) {
  for (const { when } of requiredByItself(product).get(spot.field) ?? []) {
    const cell = empty.find((one) => when.is === 'always' || folded(one.when) === folded(when.state.label));
    if (!cell) continue;
    const must =
      when.is === 'always' ? 'must always be filled in' : `must be filled in when it is ${quoted(cell.when)}`;
    const yet = when.is === 'always' ? ` when it is ${quoted(cell.when)}` : ' then';
    const sentence = `${nameOf(spot)} ${must}, and yet ${cell.does === 'must be empty' ? 'be empty' : 'may be empty'}${yet}; take back one of the two.`;
    const place = at('field', spot.field, matrixQuestion(product, spot.entity), spot.entity.id);
    return broken(sentence, place, atField(spot, spot.field.required));
  }
  return [];
}

/** Fields that are required by themselves or a rule: always, or in a state. */
const requiredByItself = perProduct((product) => {
  const found = requirementsOf(product).flatMap(({ entity, field, question, when }) =>
    question !== matrixQuestion(product, entity) && (when.is === 'always' || when.is === 'state')
      ? [{ field, when }]
      : [],
  );
  return grouped(found, ({ field }) => field);
});

const EMPTY: ReadonlySet<RequiredCell['does']> = new Set<RequiredCell['does']>(['must be empty', 'may be empty']);

/** Fields that must or may be empty at some time, each with its cells; “must” comes first. */
const emptyTimes = perProduct(({ model, index }) => {
  const cells = model.validation.required.filter(({ does }) => EMPTY.has(does));
  const found = cells.flatMap((cell) => {
    const field = index.fields(cell.entity).get(cell.field.id);
    return field ? [{ field, cell }] : [];
  });
  const inOrder = found.toSorted((one, other) => rankOf(one.cell) - rankOf(other.cell));
  return new Map(
    [...grouped(inOrder, ({ field }) => field)].map(([field, all]) => [field, all.map(({ cell }) => cell)]),
  );
});

function rankOf({ does }: RequiredCell): number {
  return does === 'must be empty' ? 0 : 1;
}
