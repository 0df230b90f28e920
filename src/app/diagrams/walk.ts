import { ARROWS } from '../kit/keyboard.ts';
import type { DiagramDirection } from './parts.ts';
import { type Box, middleOf } from './shape.ts';

/** Things to go to, each at its index; what cannot be gone to has no box. */
type Spots = readonly (Box | undefined)[];

/** A thing off the way is as good as one this many times as far ahead; one much more aside is out of the way. */
const ASIDE = 5;
const MOST_ASIDE = 8;

/** The indexes of what has a box, as they are read: rank by rank the way the edges run, a rank from its start. */
export function readingOrder(spots: Spots, direction: DiagramDirection): readonly number[] {
  return spots
    .flatMap((box, index) => (box ? [{ index, ...rankOf(box, direction) }] : []))
    .toSorted((one, other) => one.along - other.along || one.across - other.across)
    .map(({ index }) => index);
}

function rankOf(box: Box, direction: DiagramDirection): { readonly along: number; readonly across: number } {
  const { x, y } = middleOf(box);
  return direction === 'down' ? { along: Math.round(y), across: x } : { along: Math.round(x), across: y };
}

/**
 * Where a key leads: an arrow to the nearest in its direction, Home and End to the first and last in reading order;
 * undefined if nothing is there or the key has no meaning here.
 */
export function stepFrom(spots: Spots, at: number, key: string, direction: DiagramDirection): number | undefined {
  if (key === 'Home') return readingOrder(spots, direction)[0];
  if (key === 'End') return readingOrder(spots, direction).at(-1);
  const way = ARROWS.get(key);
  const from = spots[at];
  if (way === undefined || from === undefined) return undefined;
  let [nearest, least]: [number | undefined, number] = [undefined, Infinity];
  for (const [index, to] of spots.entries()) {
    const far = to === undefined || index === at ? Infinity : farness(from, to, way);
    if (far < least) [nearest, least] = [index, far];
  }
  return nearest;
}

/** Along the way between the middles, and what lies aside of it; what begins next to the box is not ahead of it. */
function farness(from: Box, to: Box, [y, x]: readonly [number, number]): number {
  const [one, other] = [middleOf(from), middleOf(to)];
  const ahead = (other.x - one.x) * x + (other.y - one.y) * y;
  const apart = x === 0 ? Math.abs(other.x - one.x) : Math.abs(other.y - one.y);
  const [edge, reach] =
    x === 0 ? [from.height / 2, (from.width + to.width) / 2] : [from.width / 2, (from.height + to.height) / 2];
  const aside = Math.max(0, apart - reach);
  return ahead > edge && aside <= ahead * MOST_ASIDE ? ahead + aside * ASIDE + apart / 10 : Infinity;
}
