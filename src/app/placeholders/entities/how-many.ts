import type { HowMany } from '#core/product.ts';

/** How many of the other there may be; several of these can hold. */
export interface Counts {
  readonly none: boolean;
  readonly one: boolean;
  readonly many: boolean;
}

export const NO_COUNTS: Counts = { none: false, one: false, many: false };

const COUNTS: Readonly<Record<HowMany, Counts>> = {
  'exactly one': { none: false, one: true, many: false },
  'at most one': { none: true, one: true, many: false },
  'one or more': { none: false, one: true, many: true },
  'any number': { none: true, one: true, many: true },
};

/** The word of the answer for what was ticked; '' where nothing was ticked, or only “none”. */
export function howManyOf({ none, one, many }: Counts): HowMany | '' {
  if (many) return none ? 'any number' : 'one or more';
  if (one) return none ? 'at most one' : 'exactly one';
  return '';
}

export function countsOf(howMany: HowMany | undefined): Counts {
  return howMany === undefined ? NO_COUNTS : COUNTS[howMany];
}

const SIGNS: Readonly<Record<HowMany, string>> = {
  'exactly one': '1',
  'at most one': '0..1',
  'one or more': '1..n',
  'any number': '0..n',
};

/** The sign at the end of a line: “0..n”; “?” while nobody has said. */
export function signOf(howMany: HowMany | undefined): string {
  return howMany === undefined ? '?' : SIGNS[howMany];
}
