import type { Box, Point, Port, Size } from './geometry.ts';
import type { Link, Network, Vertex } from './network.ts';
import type { DiagramDirection } from './types.ts';

export function isLoop({ from, to }: Link): boolean {
  return from === to;
}

/**
 * Of a loop: how far it leaves its box, the distance of its ends, the gap to its label, its height, the height of a
 * cardinality.
 */
const LOOP = { out: 20, apart: 18, gap: 6, slot: 34, mark: 21 } as const;

/** The space that one end of a line needs along the side of a box; more with a cardinality next to it. */
export const PORT = { plain: 18, marked: 36 } as const;

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
  const ports = portSpace(vertex, links);
  const width = direction === 'down' ? Math.max(vertex.width, ports) : vertex.width;
  const height = Math.max(vertex.height, room.height + (direction === 'right' ? ports : 0));
  return { ...vertex, width, height, loops: room };
}

function portSpace({ id }: Vertex, links: readonly Link[]): number {
  const others = links.filter((link) => !isLoop(link));
  const leaving = others.filter(({ from }) => from === id).length;
  const most = Math.min(MAX_PORTS, Math.max(leaving, others.length - leaving));
  return most * (others.some(({ ends }) => ends) ? PORT.marked : PORT.plain);
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
