import type { Link, Network, Vertex } from './network.ts';
import { type Box, type DiagramDirection, middleOf, type Point, type Port, type Side, type Size } from './types.ts';

/** What a placement algorithm gets: a connected part of a network, without the lines from a vertex to itself. */
export interface PlacementInput {
  readonly vertices: readonly PaddedVertex[];
  readonly links: readonly Link[];
  readonly direction: DiagramDirection;
}

/** What it returns: the middle of every vertex with its loops, the route of every line between them. */
export interface Placement {
  readonly vertices: ReadonlyMap<number, Point>;
  readonly routes: ReadonlyMap<number, Route>;
}

export interface Route {
  readonly bends: readonly Point[];
  readonly label: Point;
}

export interface PlacedVertex {
  readonly vertex: PaddedVertex;
  readonly box: Box;
}

/** Gaps between boxes in a row, between lines, and between ranks; wider if there are cardinalities, side by side or not. */
export const GAPS = { nodes: 32, lines: 16, ranks: 48, markedRanks: { down: 76, right: 200 } } as const;

export function isLoop({ from, to }: Link): boolean {
  return from === to;
}

/**
 * Of a loop: how far it leaves its box, the distance of its ends, the gap to its label, its height, the height of a
 * cardinality.
 */
const LOOP = { out: 20, apart: 18, gap: 6, slot: 34, mark: 21 } as const;

/** The space that one end of a line needs along the side of a box; more with a cardinality next to it. */
const PORT = { plain: 18, beside: 30, across: 100 } as const;

/** More ends than this on one side are drawn closer together instead of widening the box. */
const MAX_PORTS = 8;

/** A vertex enlarged for its lines. `loops`: the size of its loops, at the foot of its right side. */
export interface PaddedVertex extends Vertex {
  readonly loops: Size;
}

/** The vertices of a part, enlarged for the ends of their lines and for their loops. */
export function padVertices({ vertices, links }: Network, direction: DiagramDirection): readonly PaddedVertex[] {
  const linksByVertex = new Map<number, Link[]>(vertices.map(({ id }) => [id, []]));
  for (const link of links) for (const id of new Set([link.from, link.to])) linksByVertex.get(id)?.push(link);
  return vertices.map((vertex) => padVertex(vertex, linksByVertex.get(vertex.id) ?? [], direction));
}

function padVertex(vertex: Vertex, links: readonly Link[], direction: DiagramDirection): PaddedVertex {
  const loops = links.filter(isLoop).map(loopSize);
  const room = {
    width: Math.max(0, ...loops.map(({ width }) => width)),
    height: loops.reduce((sum, { height }) => sum + height, 0),
  };
  const ports = portSpace(vertex, links, direction);
  const width = direction === 'down' ? Math.max(vertex.width, ports) : vertex.width;
  const height = Math.max(vertex.height, room.height + (direction === 'right' ? ports : 0));
  return { ...vertex, width, height, loops: room };
}

function portGap(links: readonly Pick<Link, 'ends'>[], flat: boolean): number {
  if (!links.some(({ ends }) => ends)) return PORT.plain;
  return flat ? PORT.across : PORT.beside;
}

function portSpace({ id }: Vertex, links: readonly Link[], direction: DiagramDirection): number {
  const others = links.filter((link) => !isLoop(link));
  const leaving = others.filter(({ from }) => from === id).length;
  const most = Math.min(MAX_PORTS, Math.max(leaving, others.length - leaving));
  return most * portGap(others, direction === 'down');
}

function loopSize(link: Link): Size {
  const { label, ends } = link;
  const height = ends ? endDistance(link) + 2 * LOOP.mark : Math.max(LOOP.slot, label.height + LOOP.gap);
  return { width: LOOP.out + LOOP.gap + label.width, height };
}

/** The distance of a loop’s ends: its label is between its cardinalities. */
function endDistance({ label, ends }: Link): number {
  return ends ? Math.max(LOOP.apart, label.height) : LOOP.apart;
}

export interface RoutedLine {
  readonly link: Link;
  readonly points: readonly Point[];
  readonly ports: readonly [from: Port, to: Port];
  readonly label: Point;
}

/** The loops of a box, one below the other at the foot of its right side. */
export function loopsAt(box: Box, loops: readonly Link[]): readonly RoutedLine[] {
  const right = box.x + box.width;
  let top = box.y + box.height - loops.reduce((sum, link) => sum + loopSize(link).height, 0);
  return loops.map((link) => {
    const y = top + loopSize(link).height / 2;
    top += loopSize(link).height;
    return { link, ...loopPath(right, y, endDistance(link)), label: { x: right + labelOut(link), y } };
  });
}

function labelOut({ label }: Link): number {
  return LOOP.out + LOOP.gap + label.width / 2;
}

function loopPath(right: number, middle: number, apart: number): Pick<RoutedLine, 'points' | 'ports'> {
  const upper: Port = { side: 'right', labelSide: 'above', x: right, y: middle - apart / 2 };
  const lower: Port = { side: 'right', labelSide: 'below', x: right, y: middle + apart / 2 };
  const out = right + LOOP.out;
  return { points: [upper, { x: out, y: upper.y }, { x: out, y: lower.y }, lower], ports: [upper, lower] };
}

/** One end of a line before its port is known: the side that it meets, and the point that it comes from. */
interface LineEnd {
  readonly link: Link;
  readonly which: 'from' | 'to';
  readonly at: PlacedVertex;
  readonly side: Side;
  readonly toward: Point;
}

/** The radius of a round box’s corners, as they are drawn. */
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
  const gap = portGap(
    ends.map(({ link }) => link),
    flat,
  );
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
