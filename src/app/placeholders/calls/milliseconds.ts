import type { Quantity } from '#core/product.ts';

const MILLISECONDS: readonly (readonly [unit: RegExp, factor: number])[] = [
  [/^(?:ms|millisecond)/i, 1],
  [/^(?:s$|sec)/i, 1_000],
  [/^min/i, 60_000],
  [/^(?:h$|hour)/i, 3_600_000],
];

/** A duration in milliseconds; undefined if it is unknown or its unit is no unit of time. */
export function millisecondsOf(time: Quantity | undefined): number | undefined {
  const factor = MILLISECONDS.find(([unit]) => unit.test(time?.unit ?? ''))?.[1];
  return time && factor !== undefined ? time.amount * factor : undefined;
}
