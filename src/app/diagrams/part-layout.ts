import { Graph, layout } from '@dagrejs/dagre';
import type { Link, Network } from './network.ts';
import {
  GAPS,
  isLoop,
  loopsAt,
  type PaddedVertex,
  type PlacedVertex,
  type Placement,
  type PlacementInput,
  padVertices,
  portKey,
  portsOf,
  type Route,
  type RoutedLine,
} from './ports.ts';
import type { Box, DiagramDirection, Point, Port, Size } from './types.ts';

/** From this many vertices and links on, the order within a rank is not optimized further, which halves the time. */
const MAX_OPTIMIZED = 120;

/** A vertex of dagre, which adds the middle of it. */
interface DagreVertex extends Size, Partial<Point> {}

/** An edge of dagre, which adds its points and the middle of its label. */
interface DagreEdge extends Size, Partial<Point> {
  readonly labelpos: 'c';
  readonly points?: readonly Point[];
}

type DagreGraph = Graph<object, DagreVertex, DagreEdge>;

function placeByDagre(part: PlacementInput): Placement {
  const { vertices, links } = part;
  const graph = graphOf(part);
  layout(graph, { disableOptimalOrderHeuristic: vertices.length + links.length > MAX_OPTIMIZED });
  return {
    vertices: new Map(vertices.map(({ id }) => [id, pointOf(graph.node(`${id}`))])),
    routes: new Map(links.map(({ id, from, to }) => [id, routeOf(graph.edge(`${from}`, `${to}`, `${id}`))])),
  };
}

function graphOf({ vertices, links, direction }: PlacementInput): DagreGraph {
  const graph: DagreGraph = new Graph({ multigraph: true });
  graph.setGraph({
    rankdir: direction === 'down' ? 'TB' : 'LR',
    nodesep: GAPS.nodes,
    edgesep: GAPS.lines,
    ranksep: links.some(({ ends }) => ends) ? GAPS.markedRanks[direction] : GAPS.ranks,
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

function routeOf({ points = [], x, y }: DagreEdge): Route {
  const middle = points[Math.floor(points.length / 2)];
  const label = x === undefined || y === undefined ? middle : { x, y };
  return { bends: points.slice(1, -1), label: label ?? { x: 0, y: 0 } };
}

/**
 * Dagre takes about 100 ms for 100 boxes and 150 lines, and more than linearly longer for more. In a diagram with more
 * vertices and lines than `all`, every part with more than `part` is placed in rows.
 */
const MAX_RANKED = { all: 260, part: 40 } as const;

export function isLarge(network: Network): boolean {
  return countOf(network) > MAX_RANKED.all;
}

function countOf({ vertices, links }: Network): number {
  return vertices.length + links.length;
}

/** Rows longer than this are broken. */
const MAX_ROW_LENGTH = 1800;

/** In rows, in their order, with straight lines; takes linear time. */
function placeInRows({ vertices, links }: PlacementInput): Placement {
  const places = new Map<number, Point>();
  let [x, y, deepest] = [0, 0, 0];
  for (const { id, width, height, loops } of vertices) {
    const wide = width + loops.width;
    if (x > 0 && x + wide > MAX_ROW_LENGTH) [x, y, deepest] = [0, y + deepest + GAPS.markedRanks.down, 0];
    places.set(id, { x: x + wide / 2, y: y + height / 2 });
    [x, deepest] = [x + wide + GAPS.nodes, Math.max(deepest, height)];
  }
  const labelFor = ({ from, to }: Link): Point => {
    const [one, other] = [places.get(from) ?? ORIGIN, places.get(to) ?? ORIGIN];
    return { x: (3 * one.x + other.x) / 4, y: (3 * one.y + other.y) / 4 };
  };
  return { vertices: places, routes: new Map(links.map((link) => [link.id, { bends: [], label: labelFor(link) }])) };
}

const ORIGIN: Point = { x: 0, y: 0 };

/** How far a line runs straight out of a box before it bends. */
const STUB_LENGTH = { plain: 14, marked: 24 } as const;

/** One connected part of a diagram, not yet placed next to the others. */
export interface PartLayout {
  readonly boxes: ReadonlyMap<number, Box>;
  readonly lines: readonly RoutedLine[];
}

/** Places one connected part: boxes first, then the ends of the lines, then the loops. */
export function layOutPart(part: Network, direction: DiagramDirection, large: boolean): PartLayout {
  const vertices = padVertices(part, direction);
  const links = part.links.filter((link) => !isLoop(link));
  const place = large && countOf(part) > MAX_RANKED.part ? placeInRows : placeByDagre;
  const placement = place({ vertices, links, direction });
  const placed = new Map(vertices.map((vertex) => [vertex.id, placedVertex(vertex, placement)]));
  const ports = portsOf(links, placement, placed, direction);
  return {
    boxes: new Map([...placed].map(([id, { box }]) => [id, box])),
    lines: [
      ...links.flatMap((link) => lineOf(link, placement, placed, ports)),
      ...vertices.flatMap((vertex) => loopsOf(vertex, part.links, placed)),
    ],
  };
}

/** The box of a vertex is at the left of the area that it shares with its loops. */
function placedVertex(vertex: PaddedVertex, { vertices }: Placement): PlacedVertex {
  const { x, y } = vertices.get(vertex.id) ?? { x: 0, y: 0 };
  const { width, height, loops } = vertex;
  return { vertex, box: { x: x - (width + loops.width) / 2, y: y - height / 2, width, height } };
}

function lineOf(
  link: Link,
  { routes }: Placement,
  placed: ReadonlyMap<number, PlacedVertex>,
  ports: ReadonlyMap<string, Port>,
): readonly RoutedLine[] {
  const [from, to, route] = [ports.get(portKey(link, 'from')), ports.get(portKey(link, 'to')), routes.get(link.id)];
  if (from === undefined || to === undefined || route === undefined) return [];
  const leaving = exitPoint(from, placed.get(link.from), link);
  const arriving = exitPoint(to, placed.get(link.to), link);
  const points = [from, leaving, ...route.bends, arriving, to];
  return [{ link, points, label: route.label, ports: [from, to] }];
}

/**
 * Where a line has left a box and may bend: past the labels of its loops, past the line’s own cardinality or arrow
 * head.
 */
function exitPoint({ side, x, y }: Port, at: PlacedVertex | undefined, { ends }: Link): Point {
  const distance = ends ? STUB_LENGTH.marked : STUB_LENGTH.plain;
  if (side === 'top') return { x, y: y - distance };
  if (side === 'bottom') return { x, y: y + distance };
  if (side === 'left') return { x: x - distance, y };
  return { x: x + Math.max(distance, at?.vertex.loops.width ?? 0), y };
}

function loopsOf({ id }: PaddedVertex, links: readonly Link[], placed: ReadonlyMap<number, PlacedVertex>) {
  const box = placed.get(id)?.box;
  const loops = links.filter((link) => isLoop(link) && link.from === id);
  return box === undefined ? [] : loopsAt(box, loops);
}
