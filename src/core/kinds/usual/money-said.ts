import { canonicalUnit } from '../../shapes/units.ts';
import type { KnownSoFar } from '../known-so-far.ts';

const CURRENCY = /[€$£]|\b(?:EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN|CZK)\b/gu;

/** The code of the only currency that was said; undefined where there is none, or more than one. */
export function currencySaid({ things, rows }: KnownSoFar): string | undefined {
  const units = things.flatMap(({ fields }) => fields.filter(({ type }) => type === 'money').map(({ unit }) => unit));
  const prices = [
    ...rows('entities.records').flatMap(({ cell }) => ['example', 'another', 'third'].map(cell)),
    ...rows('constants.orders').map(({ cell }) => cell('paid')),
    ...rows('constants.plans').map(({ cell }) => cell('price')),
  ];
  const found = new Set([...units, ...prices].flatMap((text) => text.match(CURRENCY) ?? []).map(codeOf));
  const [code] = found;
  return found.size === 1 ? code : undefined;
}

export function codeOf(unit: string): string {
  return canonicalUnit(unit).toUpperCase();
}

const BY_CARD = /\b(?:card|online|paypal|payment service)\b/i;
const ON_THE_SPOT =
  /\b(?:cash|at (?:the )?(?:pick-?up|counter|desk|till|door|shop)|on (?:arrival|site|the spot|delivery)|in person|when they (?:come|collect))\b/i;

/** Whether it was said that people pay from afar, not where they fetch it. */
export function isPaidOnline({ rows }: KnownSoFar): boolean {
  return rows('constants.orders').some(({ cell }) => BY_CARD.test(cell('paid')) && !ON_THE_SPOT.test(cell('paid')));
}
