import { Graph, layout } from '@dagrejs/dagre';
import { GAPS, type Placeable, type Placing, type Way } from './placing.ts';
import type { Point, Size } from './shape.ts';

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

export function placeByDagre(part: Placeable): Placing {
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
