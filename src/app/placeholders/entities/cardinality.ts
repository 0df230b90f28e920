import type { Cardinality } from '#core/product.ts';

/** Which counts of linked records are allowed; several can be true. */
export interface AllowedCounts {
  readonly none: boolean;
  readonly one: boolean;
  readonly many: boolean;
}

export const NO_COUNTS: AllowedCounts = { none: false, one: false, many: false };

const COUNTS_BY_CARDINALITY: Readonly<Record<Cardinality, AllowedCounts>> = {
  'exactly one': { none: false, one: true, many: false },
  'at most one': { none: true, one: true, many: false },
  'one or more': { none: false, one: true, many: true },
  'any number': { none: true, one: true, many: true },
};

/** The cardinality for the ticked counts; '' if nothing or only “none” was ticked. */
export function cardinalityOf({ none, one, many }: AllowedCounts): Cardinality | '' {
  if (many) return none ? 'any number' : 'one or more';
  if (one) return none ? 'at most one' : 'exactly one';
  return '';
}

export function countsOf(cardinality: Cardinality | undefined): AllowedCounts {
  return cardinality === undefined ? NO_COUNTS : COUNTS_BY_CARDINALITY[cardinality];
}

const CARDINALITY_SIGNS: Readonly<Record<Cardinality, string>> = {
  'exactly one': '1',
  'at most one': '0..1',
  'one or more': '1..n',
  'any number': '0..n',
};

/** The sign at the end of an edge: “0..n”; “?” if unknown. */
export function cardinalitySign(cardinality: Cardinality | undefined): string {
  return cardinality === undefined ? '?' : CARDINALITY_SIGNS[cardinality];
}
