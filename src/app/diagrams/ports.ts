import { type Box, middleOf, type Point, type Port, type Side } from './geometry.ts';
import { type PaddedVertex, PORT } from './loops.ts';
import type { Link } from './network.ts';
import type { Placement } from './placement.ts';
import type { DiagramDirection } from './types.ts';

export interface PlacedVertex {
  readonly vertex: PaddedVertex;
  readonly box: Box;
}

/** One end of a line before its port is known: the side it meets and the point it comes from. */
interface LineEnd {
  readonly link: Link;
  readonly which: 'from' | 'to';
  readonly at: PlacedVertex;
  readonly side: Side;
  readonly toward: Point;
}

/** The radius of a round box's corners, as in `diagram.css`. */
const CORNER_RADIUS = 22;

/** No line ends nearer to a corner than this. */
const CORNER = 10;

export function portKey({ id }: Link, which: 'from' | 'to'): string {
  return `${id} ${which}`;
}

/** Where every line meets its two boxes: spread along their sides, in the order in which the lines arrive. */
export function portsOf(
  links: readonly Link[],
  placing: Placement,
  placed: ReadonlyMap<number, PlacedVertex>,
  direction: DiagramDirection,
): ReadonlyMap<string, Port> {
  const sides = new Map<string, LineEnd[]>();
  for (const end of links.flatMap((link) => endsOf(link, placing, placed, direction))) {
    const key = `${end.at.vertex.id} ${end.side}`;
    sides.set(key, [...(sides.get(key) ?? []), end]);
  }
  return new Map([...sides.values()].flatMap(portsOfSide));
}

function endsOf(
  link: Link,
  { ways }: Placement,
  placed: ReadonlyMap<number, PlacedVertex>,
  direction: DiagramDirection,
): readonly LineEnd[] {
  const [from, to] = [placed.get(link.from), placed.get(link.to)];
  if (from === undefined || to === undefined) return [];
  const through = ways.get(link.id)?.through ?? [];
  const [first, last] = [through[0] ?? middleOf(to.box), through.at(-1) ?? middleOf(from.box)];
  return [
    { link, which: 'from', at: from, toward: first, side: sideOf(from.box, first, direction) },
    { link, which: 'to', at: to, toward: last, side: sideOf(to.box, last, direction) },
  ];
}

/** The side that faces the way the edges run, unless the point is next to the box. */
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

/** The stretch of a side that lines may end at; loops have theirs at the foot of the right one. */
function rangeOf({ vertex, box }: PlacedVertex, side: Side): readonly [low: number, high: number] {
  if (side === 'top' || side === 'bottom') return [box.x + CORNER, box.x + box.width - CORNER];
  const foot = side === 'right' ? vertex.loops.height : 0;
  return [box.y + CORNER, Math.max(box.y + CORNER, box.y + box.height - foot - CORNER)];
}

/** Ascending wishes moved as little as keeps them a gap apart and in range; where they do not fit, the gap shrinks. */
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
  if (side === 'top') return { side, beside: 'above', x: place, y: y + inset };
  if (side === 'bottom') return { side, beside: 'below', x: place, y: y + height - inset };
  if (side === 'left') return { side, beside: 'above', x: x + inset, y: place };
  return { side, beside: 'above', x: x + width - inset, y: place };
}

/** How far a round corner is from the edge of the box at that place of a side. */
function insetOf(place: number, [start, length]: readonly [number, number]): number {
  const radius = Math.min(CORNER_RADIUS, length / 2);
  const into = radius - Math.min(place - start, start + length - place);
  return into > 0 ? radius - Math.sqrt(Math.max(0, radius * radius - into * into)) : 0;
}
