import { knownValue } from '../../answers/sourced.ts';
import { dropRoundingError } from '../../conditions/units.ts';
import type { Field } from '../../model/types.ts';
import type { Bounds, Check, Subject } from '../checks/types.ts';
import { fraction, integerBetween, subSeed } from './seed.ts';

/** The values that the rules of one field allow, without regard to the rest of the record. */
export type Domain = ReturnType<typeof domainOf>;

/** `own` are the checks about this field alone. */
export function domainOf(field: Field, own: readonly Check[]) {
  return {
    field,
    /** Checks of single values, independent of the rest of the record. */
    checks: own.filter(({ demand: { is } }) => is === 'span' || is === 'length' || is === 'looks' || is === 'type'),
    spans: spansIn(own, 'span'),
    lengths: spansIn(own, 'length'),
    looks: own.flatMap(({ demand }) => (demand.is === 'looks' ? [demand.looks] : [])),
  };
}

function spansIn(own: readonly Check[], is: 'span' | 'length') {
  return own.flatMap((check) => (check.demand.is === is ? [[check, check.demand.span] as const] : []));
}

export function isAllowed({ checks }: Domain, value: unknown, subject: Subject): boolean {
  if (checks.length === 0) return true;
  const alone = { ...subject, value: () => value };
  return checks.every(({ problem }) => problem(alone) === null);
}

/** Sizes in steps, both ends included. */
export interface SizeRange {
  readonly least: number | null;
  readonly most: number | null;
  readonly places: number;
}

/**
 * The sizes that all ranges allow, in steps of the wanted decimals; finer where that leaves none and the field allows
 * it.
 * @returns the checks that contradict each other where no size is left
 */
export function sizeRangeOf({ field, spans }: Domain, today: number, wanted: number): SizeRange | readonly Check[] {
  const places = Math.max(0, Math.min(6, Math.trunc(wanted)));
  const finest = knownValue(field.precision)?.amount ?? (knownValue(field.type) === 'date' ? 0 : places + 3);
  const exact = Math.max(places, ...spans.flatMap(([, span]) => placesIn(span, today)));
  let sizes = narrowed(spans, today, Math.min(exact, Math.max(finest, places)));
  for (let more = exact + 1; isNothing(sizes) && more <= finest; more += 1) sizes = narrowed(spans, today, more);
  return isNothing(sizes) ? spans.map(([check]) => check) : sizes;
}

function isNothing({ least, most }: SizeRange): boolean {
  return least !== null && most !== null && least > most;
}

function placesIn({ least, most }: Bounds, today: number): readonly number[] {
  return [least, most].flatMap((bound) => (bound ? [decimalsOf(bound.at(today))] : []));
}

function decimalsOf(size: number): number {
  return Number.isInteger(size) ? 0 : Math.min(6, (String(size).split('.')[1] ?? '').length);
}

function narrowed(spans: Domain['spans'], today: number, places: number): SizeRange {
  const step = 10 ** -places;
  let [least, most]: [number | null, number | null] = [null, null];
  for (const [, span] of spans) {
    const from = span.least && onStep(span.least.at(today), span.least.inclusive, step, 1);
    const to = span.most && onStep(span.most.at(today), span.most.inclusive, step, -1);
    if (from !== null) least = Math.max(least ?? from, from);
    if (to !== null) most = Math.min(most ?? to, to);
  }
  return { least, most, places };
}

/** The nearest step inside a bound. */
function onStep(bound: number, inclusive: boolean, step: number, inwards: 1 | -1): number {
  const steps =
    inwards === 1 ? Math.ceil(dropRoundingError(bound / step)) : Math.floor(dropRoundingError(bound / step));
  const on = dropRoundingError(steps * step);
  return on === bound && !inclusive ? dropRoundingError((steps + inwards) * step) : on;
}

export interface Usual {
  readonly least: number;
  readonly most: number;
  readonly places: number;
  /** Small sizes are more frequent. */
  readonly skewed?: true;
}

/** A usual size where the rules allow it, else the nearest that they allow. */
export function sizeIn({ least, most, places }: SizeRange, usual: Usual, seed: number): number {
  const [from, to] = overlap(least, most, usual);
  const step = 10 ** -places;
  const steps = Math.max(0, Math.floor(dropRoundingError((to - from) / step)));
  const part = usual.skewed
    ? Math.floor(fraction(seed) * fraction(subSeed(seed, 1)) * (steps + 1))
    : integerBetween(seed, 0, steps);
  const size = dropRoundingError(from + part * step);
  return Number.isSafeInteger(size) ? size : Number(size.toFixed(places));
}

function overlap(least: number | null, most: number | null, usual: Usual): readonly [number, number] {
  const from = Math.max(least ?? usual.least, usual.least);
  const to = Math.min(most ?? usual.most, usual.most);
  if (from <= to) return [from, to];
  const width = usual.most - usual.least;
  if (least !== null) return [least, most === null ? least + width : Math.min(most, least + width)];
  return [(most ?? usual.most) - width, most ?? usual.most];
}

/** In characters; the checks that contradict each other where no length is allowed. */
export function lengthsIn({ lengths }: Domain, today: number) {
  const { least, most } = narrowed(lengths, today, 0);
  const sizes = { least: Math.max(0, least ?? 0), most: most ?? Number.POSITIVE_INFINITY };
  return sizes.least > sizes.most || sizes.most < 1 ? lengths.map(([check]) => check) : sizes;
}

/** A text adjusted to a length: cut at the end, or repeated. */
export function toLength(text: string, { least, most }: { least: number; most: number }): string {
  const characters = [...text];
  if (characters.length > most) return characters.slice(0, most).join('').trimEnd().padEnd(Math.min(least, most), '.');
  if (characters.length >= least || text === '') return text;
  const more = [...`${text} `.repeat(Math.ceil(least / (characters.length + 1)))].slice(0, least);
  return more.join('').trimEnd().padEnd(least, '.');
}
