import { type Box, middleOf, type Point, type Port, type Side } from './geometry.ts';
import { PORT } from './loops.ts';
import type { Link } from './network.ts';
import type { PlacedVertex, Placement } from './placement.ts';
import type { DiagramDirection } from './types.ts';

/** One end of a line before its port is known: the side that it meets, and the point that it comes from. */
interface LineEnd {
  readonly link: Link;
  readonly which: 'from' | 'to';
  readonly at: PlacedVertex;
  readonly side: Side;
  readonly toward: Point;
}

/** The radius of a round box's corners, as in `diagram.css`. */
const CORNER_RADIUS = 22;

/** Minimum distance of the end of a line from a corner. */
const CORNER = 10;

export function portKey({ id }: Link, which: 'from' | 'to'): string {
  return `${id} ${which}`;
}

/** The ports of all lines at their two boxes: spread along each side, in the order in which the lines arrive. */
export function portsOf(
  links: readonly Link[],
  placement: Placement,
  placed: ReadonlyMap<number, PlacedVertex>,
  direction: DiagramDirection,
): ReadonlyMap<string, Port> {
  const sides = new Map<string, LineEnd[]>();
  for (const end of links.flatMap((link) => endsOf(link, placement, placed, direction))) {
    const key = `${end.at.vertex.id} ${end.side}`;
    sides.set(key, [...(sides.get(key) ?? []), end]);
  }
  return new Map([...sides.values()].flatMap(portsOfSide));
}

function endsOf(
  link: Link,
  { routes }: Placement,
  placed: ReadonlyMap<number, PlacedVertex>,
  direction: DiagramDirection,
): readonly LineEnd[] {
  const [from, to] = [placed.get(link.from), placed.get(link.to)];
  if (from === undefined || to === undefined) return [];
  const bends = routes.get(link.id)?.bends ?? [];
  const [first, last] = [bends[0] ?? middleOf(to.box), bends.at(-1) ?? middleOf(from.box)];
  return [
    { link, which: 'from', at: from, toward: first, side: sideOf(from.box, first, direction) },
    { link, which: 'to', at: to, toward: last, side: sideOf(to.box, last, direction) },
  ];
}

/** The side that faces the point in the direction of the edges, unless the point is next to the box. */
function sideOf(box: Box, toward: Point, direction: DiagramDirection): Side {
  const beyondX = Math.abs(toward.x - middleOf(box).x) - box.width / 2;
  const beyondY = Math.abs(toward.y - middleOf(box).y) - box.height / 2;
  const upright = direction === 'down' ? beyondY >= 0 || beyondX < 0 : beyondX < 0;
  if (upright) return toward.y < middleOf(box).y ? 'top' : 'bottom';
  return toward.x < middleOf(box).x ? 'left' : 'right';
}

function portsOfSide(ends: readonly LineEnd[]): readonly (readonly [string, Port])[] {
  const [first] = ends;
  if (first === undefined) return [];
  const { side, at } = first;
  const flat = side === 'top' || side === 'bottom';
  const sorted = ends.toSorted((one, other) => (flat ? one.toward.x - other.toward.x : one.toward.y - other.toward.y));
  const [low, high] = rangeOf(at, side);
  const gap = ends.some(({ link }) => link.ends) ? PORT.marked : PORT.plain;
  const wanted = sorted.map(({ toward }) => (flat ? toward.x : toward.y));
  const places = spread(wanted, low, high, gap);
  return sorted.map(({ link, which }, index) => [portKey(link, which), portAt(at, side, places[index] ?? low)]);
}

/** The stretch of a side at which lines may end; loops end at the foot of the right side. */
function rangeOf({ vertex, box }: PlacedVertex, side: Side): readonly [low: number, high: number] {
  if (side === 'top' || side === 'bottom') return [box.x + CORNER, box.x + box.width - CORNER];
  const foot = side === 'right' ? vertex.loops.height : 0;
  return [box.y + CORNER, Math.max(box.y + CORNER, box.y + box.height - foot - CORNER)];
}

/**
 * Ascending wanted positions, moved as little as keeps them a gap apart and in range; if they do not fit, the gap
 * shrinks.
 */
export function spread(wishes: readonly number[], low: number, high: number, gap: number): readonly number[] {
  const step = Math.min(gap, (high - low) / Math.max(1, wishes.length - 1));
  const places: number[] = [];
  for (const wish of wishes) places.push(Math.max(low, wish, (places.at(-1) ?? -Infinity) + step));
  let limit = high;
  return places
    .toReversed()
    .map((place) => {
      const kept = Math.min(place, limit);
      limit = kept - step;
      return kept;
    })
    .toReversed();
}

function portAt({ vertex, box }: PlacedVertex, side: Side, place: number): Port {
  const { x, y, width, height } = box;
  const inset = vertex.round ? insetOf(place, side === 'top' || side === 'bottom' ? [x, width] : [y, height]) : 0;
  if (side === 'top') return { side, labelSide: 'above', x: place, y: y + inset };
  if (side === 'bottom') return { side, labelSide: 'below', x: place, y: y + height - inset };
  if (side === 'left') return { side, labelSide: 'above', x: x + inset, y: place };
  return { side, labelSide: 'above', x: x + width - inset, y: place };
}

/** How far a round corner is inset from the edge of the box at this place of a side. */
function insetOf(place: number, [start, length]: readonly [number, number]): number {
  const radius = Math.min(CORNER_RADIUS, length / 2);
  const into = radius - Math.min(place - start, start + length - place);
  return into > 0 ? radius - Math.sqrt(Math.max(0, radius * radius - into * into)) : 0;
}
