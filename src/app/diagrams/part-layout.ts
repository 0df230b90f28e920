import { Graph, layout } from '@dagrejs/dagre';
import { type DrawnLine, isLoop, loopsAt, type RoomyVertex, withRoom } from './loops.ts';
import type { Link, Network } from './network.ts';
import type { DiagramDirection } from './parts.ts';
import { placeInGrid } from './place-in-grid.ts';
import { GAPS, type Placeable, type Placing, type Way } from './placing.ts';
import { portKey, portsOf, type Standing } from './ports.ts';
import type { Box, Point, Port, Size } from './shape.ts';

/** From this many vertices and links on the order within a rank is not improved further, which halves the time. */
const MANY = 120;

/** What dagre gets for a vertex, and then the middle it finds for it. */
interface PlacedVertex extends Size, Partial<Point> {}

/** What dagre gets for a line, and then its points and the middle of its label. */
interface PlacedLine extends Size, Partial<Point> {
  readonly labelpos: 'c';
  readonly points?: readonly Point[];
}

type Ranked = Graph<object, PlacedVertex, PlacedLine>;

function placeByDagre(part: Placeable): Placing {
  const { vertices, links } = part;
  const graph = graphOf(part);
  layout(graph, { disableOptimalOrderHeuristic: vertices.length + links.length > MANY });
  return {
    vertices: new Map(vertices.map(({ id }) => [id, pointOf(graph.node(`${id}`))])),
    ways: new Map(links.map(({ id, from, to }) => [id, wayOf(graph.edge(`${from}`, `${to}`, `${id}`))])),
  };
}

function graphOf({ vertices, links, direction }: Placeable): Ranked {
  const graph: Ranked = new Graph({ multigraph: true });
  graph.setGraph({
    rankdir: direction === 'down' ? 'TB' : 'LR',
    nodesep: GAPS.beside,
    edgesep: GAPS.lines,
    ranksep: links.some(({ ends }) => ends) ? GAPS.markedRanks : GAPS.ranks,
    ranker: 'tight-tree',
  });
  for (const { id, width, height, loops } of vertices) {
    graph.setNode(`${id}`, { width: width + loops.width, height });
  }
  for (const { id, from, to, label } of links) {
    graph.setEdge(`${from}`, `${to}`, { ...label, labelpos: 'c' }, `${id}`);
  }
  return graph;
}

function pointOf({ x = 0, y = 0 }: Partial<Point>): Point {
  return { x, y };
}

function wayOf({ points = [], x, y }: PlacedLine): Way {
  const middle = points[Math.floor(points.length / 2)];
  const label = x === undefined || y === undefined ? middle : { x, y };
  return { through: points.slice(1, -1), label: label ?? { x: 0, y: 0 } };
}

/**
 * Ranks with few crossings take about 100 ms for 100 boxes and 150 lines, and grow faster than their number. Of a diagram
 * with more vertices and lines than `all`, every part with more than `part` is placed in a grid.
 */
const TOO_MANY = { all: 260, part: 40 } as const;

export function isLarge(network: Network): boolean {
  return countOf(network) > TOO_MANY.all;
}

function countOf({ vertices, links }: Network): number {
  return vertices.length + links.length;
}

/** How far a line runs straight out of a box before it turns. */
const STRAIGHT = { plain: 14, marked: 24 } as const;

/** One joined part of a diagram, placed somewhere in the plane. */
export interface PartLayout {
  readonly boxes: ReadonlyMap<number, Box>;
  readonly lines: readonly DrawnLine[];
}

/** Places one joined part: boxes first, then where the lines meet them, then the loops. */
export function layOutPart(part: Network, direction: DiagramDirection, large: boolean): PartLayout {
  const vertices = withRoom(part, direction);
  const links = part.links.filter((link) => !isLoop(link));
  const place = large && countOf(part) > TOO_MANY.part ? placeInGrid : placeByDagre;
  const placing = place({ vertices, links, direction });
  const standing = new Map(vertices.map((vertex) => [vertex.id, standingOf(vertex, placing)]));
  const ports = portsOf(links, placing, standing, direction);
  return {
    boxes: new Map([...standing].map(([id, { box }]) => [id, box])),
    lines: [
      ...links.flatMap((link) => lineOf(link, placing, standing, ports)),
      ...vertices.flatMap((vertex) => loopsOf(vertex, part.links, standing)),
    ],
  };
}

/** The box of a vertex is at the left of the room it has with its loops. */
function standingOf(vertex: RoomyVertex, { vertices }: Placing): Standing {
  const { x, y } = vertices.get(vertex.id) ?? { x: 0, y: 0 };
  const { width, height, loops } = vertex;
  return { vertex, box: { x: x - (width + loops.width) / 2, y: y - height / 2, width, height } };
}

function lineOf(
  link: Link,
  { ways }: Placing,
  standing: ReadonlyMap<number, Standing>,
  ports: ReadonlyMap<string, Port>,
): readonly DrawnLine[] {
  const [from, to, way] = [ports.get(portKey(link, 'from')), ports.get(portKey(link, 'to')), ways.get(link.id)];
  if (from === undefined || to === undefined || way === undefined) return [];
  const leaving = outOf(from, standing.get(link.from), link);
  const arriving = outOf(to, standing.get(link.to), link);
  const points = [from, leaving, ...way.through, arriving, to];
  return [{ link, points, label: way.label, ports: [from, to] }];
}

/** Where a line has left a box and may turn: past the labels of its loops, past the line's own cardinality or head. */
function outOf({ side, x, y }: Port, at: Standing | undefined, { ends }: Link): Point {
  const far = ends ? STRAIGHT.marked : STRAIGHT.plain;
  if (side === 'top') return { x, y: y - far };
  if (side === 'bottom') return { x, y: y + far };
  if (side === 'left') return { x: x - far, y };
  return { x: x + Math.max(far, at?.vertex.loops.width ?? 0), y };
}

function loopsOf({ id }: RoomyVertex, links: readonly Link[], standing: ReadonlyMap<number, Standing>) {
  const box = standing.get(id)?.box;
  const loops = links.filter((link) => isLoop(link) && link.from === id);
  return box === undefined ? [] : loopsAt(box, loops);
}
