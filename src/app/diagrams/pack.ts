import type { Point, Size } from './shape.ts';

/** Between two parts of a diagram that no line joins. */
const APART = 40;

/** Wider than high by this much, where the parts allow it, but not wider than a page unless one part is. */
const WIDER = 1.4;
const PAGE = 880;

/** The places of parts in rows, the largest first, and the size of the whole. */
export function pack(parts: readonly Size[]): { readonly places: readonly Point[]; readonly size: Size } {
  const area = parts.reduce((sum, { width, height }) => sum + (width + APART) * (height + APART), 0);
  const widest = Math.max(0, ...parts.map(({ width }) => width));
  const limit = Math.max(widest, Math.min(PAGE, Math.sqrt(area * WIDER)));
  const order = parts
    .map((_, index) => index)
    .toSorted((one, other) => (parts[other]?.height ?? 0) - (parts[one]?.height ?? 0));
  const places: Point[] = [];
  let [x, y, deep, width] = [0, 0, 0, 0];
  for (const index of order) {
    const part = parts[index] ?? { width: 0, height: 0 };
    if (x > 0 && x + part.width > limit) [x, y, deep] = [0, y + deep + APART, 0];
    places[index] = { x, y };
    [x, deep] = [x + part.width + APART, Math.max(deep, part.height)];
    width = Math.max(width, x - APART);
  }
  return { places, size: { width, height: y + deep } };
}
