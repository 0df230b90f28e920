import { ARROW_STEPS } from '../kit/keyboard.ts';
import { type Box, type DiagramDirection, middleOf } from './types.ts';

/** The boxes that arrow keys can reach, by index; undefined if there is nothing to focus. */
type Targets = readonly (Box | undefined)[];

/**
 * One unit sideways counts as this many ahead; what is further sideways than the maximum, in units ahead, is out of
 * reach.
 */
const SIDEWAYS_COST = 5;
const MAX_SIDEWAYS = 8;

/** The indexes of the boxes in reading order: rank by rank in the direction of the edges, each rank from its start. */
export function readingOrder(targets: Targets, direction: DiagramDirection): readonly number[] {
  return targets
    .flatMap((box, index) => (box ? [{ index, ...rankOf(box, direction) }] : []))
    .toSorted((one, other) => one.along - other.along || one.across - other.across)
    .map(({ index }) => index);
}

function rankOf(box: Box, direction: DiagramDirection): { readonly along: number; readonly across: number } {
  const { x, y } = middleOf(box);
  return direction === 'down' ? { along: Math.round(y), across: x } : { along: Math.round(x), across: y };
}

/**
 * Where a key goes: an arrow to the nearest box in its direction, Home and End to the first and last in reading order;
 * undefined if nothing is there or the key has no meaning here.
 */
export function nextTarget(targets: Targets, at: number, key: string, direction: DiagramDirection): number | undefined {
  if (key === 'Home') return readingOrder(targets, direction)[0];
  if (key === 'End') return readingOrder(targets, direction).at(-1);
  const arrow = ARROW_STEPS.get(key);
  const from = targets[at];
  if (arrow === undefined || from === undefined) return undefined;
  let [nearest, least]: [number | undefined, number] = [undefined, Infinity];
  for (const [index, to] of targets.entries()) {
    const distance = to === undefined || index === at ? Infinity : distanceTo(from, to, arrow);
    if (distance < least) [nearest, least] = [index, distance];
  }
  return nearest;
}

/** Distance ahead plus a cost for the offset sideways; infinite for what is not ahead of the box. */
function distanceTo(from: Box, to: Box, [y, x]: readonly [number, number]): number {
  const [one, other] = [middleOf(from), middleOf(to)];
  const ahead = (other.x - one.x) * x + (other.y - one.y) * y;
  const apart = x === 0 ? Math.abs(other.x - one.x) : Math.abs(other.y - one.y);
  const [edge, reach] =
    x === 0 ? [from.height / 2, (from.width + to.width) / 2] : [from.width / 2, (from.height + to.height) / 2];
  const aside = Math.max(0, apart - reach);
  return ahead > edge && aside <= ahead * MAX_SIDEWAYS ? ahead + aside * SIDEWAYS_COST + apart / 10 : Infinity;
}
