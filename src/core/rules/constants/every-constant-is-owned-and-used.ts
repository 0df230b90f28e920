import { readQuantity } from '../../answers/cells.ts';
import { knownValue, type Quantity, type Sourced } from '../../answers/sourced.ts';
import { isSameQuantity } from '../../conditions/units.ts';
import { inQuotes, joinWords } from '../../english/lists.ts';
import { constantMentions } from '../../product/constant-mentions.ts';
import type { Product } from '../../product/product.ts';
import { settledTexts } from '../../product/words/settled-words.ts';
import { inCommon } from '../../prototype/offers/in-common.ts';
import type { Constant } from '../../slots/constants/number-details.ts';
import {
  type Breach,
  closingRule,
  type FindingPlace,
  isLeftEmpty,
  notYetFor,
  oneBreach,
  placeAt,
} from '../closing-rule.ts';

/**
 * Rule 38: a constant has a value with a unit, a person in charge, a source, and something that uses it. Timers and
 * capacities need no person in charge. A constant is used where an answer says its name; an answer that is one amount
 * cannot, nor can a limit of all calls, so there the same amount is enough, for a limit with a name like “… a minute”.
 */
export const everyConstantIsOwnedAndUsed = closingRule({
  id: 38,
  severity: 'error',
  reason:
    'A number without a unit is read in two ways, one without an owner never changes, and one that nobody uses decides nothing.',
  finds: (product) => {
    const constants = product.index.constants.all;
    const used = usedIn(product);
    const values = constants.filter(({ of }) => of === 'value');
    return [
      ...constants.flatMap((constant) => lacksOf(product, constant, used(constant))),
      ...notYetFor(product, values, 'owner', (name) => `Nobody has said who is in charge of ${name}.`),
      ...notYetFor(product, constants, 'comesFrom', (name) => `Nobody has said where ${name} comes from.`),
    ];
  },
});

interface Lack {
  readonly words: string;
  readonly fix: Sourced<unknown> | string;
}

function lacksOf(product: Product, constant: Constant, isUsed: boolean): readonly Breach[] {
  const { value, setting, owner, comesFrom, words } = constant;
  const isMissing = (sourced: Sourced<unknown>) => isLeftEmpty(sourced, product);
  const lacks: readonly (Lack | false)[] = [
    isMissing(value) &&
      setting.is === 'unknown' && { words: words === '' ? 'no value' : 'a value that is no number', fix: value },
    value.is === 'known' && value.value.unit === '' && { words: 'no unit', fix: value },
    constant.of === 'value' && isMissing(owner) && { words: 'nobody in charge of it', fix: owner },
    isMissing(comesFrom) && { words: 'no source', fix: comesFrom },
    !isUsed && { words: 'nothing that uses it', fix: constant.source.question },
  ];
  const found = lacks.filter((lack) => lack !== false);
  if (found.length === 0) return [];
  const places = found.map(({ fix }): FindingPlace => placeAt('constant', constant, fix));
  const sentence = `The number ${inQuotes(constant.label)} has ${joinWords(found.map((lack) => lack.words))}; ${isUsed ? 'say it' : 'say it, and use its name where it applies'}.`;
  return oneBreach(sentence, ...places);
}

function usedIn(product: Product): (constant: Constant) => boolean {
  const mentioned = new Set(constantMentions(product).map(({ constant }) => constant));
  const amounts = amountsSaid(product);
  const limits = limitsOfCalls(product);
  return (constant) => {
    const value = knownValue(constant.value);
    if (mentioned.has(constant)) return true;
    if (value === undefined) return false;
    const isLimit = limits.some(({ amount, called }) => amount === value.amount && called.test(constant.label));
    return isLimit || amounts.some((one) => isSameQuantity(one, value));
  };
}

/** The limits that all calls which we offer have in common, and how a number is called that is one. */
function limitsOfCalls(product: Product) {
  const { limit, paging } = inCommon(product);
  const [unit = ''] = /\p{L}+$/u.exec(limit?.words ?? '') ?? [];
  return [
    { amount: limit?.most, called: new RegExp(String.raw`\b(?:an?|per) ${unit}\b`, 'iu') },
    ...[paging?.most, paging?.usual].map((amount) => ({ amount, called: /\b(?:a|per) page\b/iu })),
  ];
}

/** Answers that are just an amount with its unit, and so cannot name a constant; each amount once. */
function amountsSaid({ workspace }: Product): readonly Quantity[] {
  const said = new Set(
    settledTexts(workspace).flatMap(({ value }) =>
      typeof value === 'object' && 'amount' in value ? [`${value.amount} ${value.unit}`] : [],
    ),
  );
  return [...said].flatMap((text) => readQuantity(text) ?? []);
}
