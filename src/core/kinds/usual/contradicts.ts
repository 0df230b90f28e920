import { foldCase, padWords } from '../../shapes/normalize-text.ts';
import type { KnownSoFar } from '../known-so-far.ts';
import type { ProductKind } from '../product-kind.ts';
import { isToldByName } from './from-things.ts';
import { currencySaid } from './money-said.ts';

/** What people write where nothing is paid. */
const COSTS_NOTHING = /^(?:nothing|nobody|free|no|none|0)\b|\bfree\b|\bnothing\b/iu;
const SAID_FREE = /\bfree of charge\b|\bfor free\b|\bcosts? nothing\b|\bnobody pays\b/iu;
/** What only makes sense where money changes hands. */
const ABOUT_MONEY = /\b(?:pay|pays|paid|payment|price|money|refund|EUR|USD|GBP)\b/u;

/** Whether it was said that nobody pays. */
export function isFree({ said, rows, isNone }: KnownSoFar): boolean {
  const prices = [...rows('constants.orders').map(({ cell }) => cell('paid')), ...plansIn(rows)].filter(Boolean);
  if (prices.length > 0) return prices.every((price) => COSTS_NOTHING.test(price));
  return SAID_FREE.test(said('purpose.what')) || isNone('constants.orders');
}

function plansIn(rows: KnownSoFar['rows']): readonly string[] {
  return rows('constants.plans').map(({ cell }) => cell('price'));
}

/** Questions whose usual answers name things, fields or screens, which a product may call otherwise or not have. */
const NAMES: Readonly<Record<string, (known: KnownSoFar) => readonly string[]>> = {
  'entities.files': ({ things }) => things.map(({ name }) => name),
  'validation.unique': ({ things }) => things.map(({ name }) => name),
  'validation.across': ({ things }) => things.flatMap(({ fields }) => fields.map(({ name }) => name)),
  'screens.shared-links': ({ screens }) => screens.map(({ name }) => name),
  'roles.together': ({ things }) => things.flatMap(({ name, plural }) => [name, plural]),
};

/** Whether what is usual for a kind does not go with what was said of this product. */
export function contradicts(slot: string, value: string, kind: ProductKind, known: KnownSoFar): boolean {
  if (ABOUT_MONEY.test(value) && isFree(known)) return true;
  if (slot === 'entities.identity' && isToldByName(known)) return true;
  if (slot === 'constants.money' && !value.includes(` ${currencySaid(known)} `)) return true;
  if (namesOtherThings(value, kind, known)) return true;
  const names = NAMES[slot]?.(known).map(foldCase);
  if (!names) return false;
  const [first = ''] = value.split('|');
  return !first.split(',').every((name) => names.includes(foldCase(name.trim())));
}

/** Whether it speaks of things that such products keep, and this one does not. */
function namesOtherThings(value: string, kind: ProductKind, { things }: KnownSoFar): boolean {
  if (things.length === 0) return false;
  const kept = things.map(({ name }) => foldCase(name));
  return kind.things.some(
    ({ name }) => !kept.includes(foldCase(name)) && padWords(value).includes(padWords(name).trimEnd()),
  );
}
