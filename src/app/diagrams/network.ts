import { sizeOfLabel, sizeOfNode } from './sizes.ts';
import type { DiagramEdge, DiagramNode, Size } from './types.ts';

/** A diagram without its texts. Ids are indexes, so that no user’s id is ever a key of an object. */
export interface Network {
  readonly vertices: readonly Vertex[];
  readonly links: readonly Link[];
}

/** A box: one per node in their order, then one per loose end. */
export interface Vertex extends Size {
  readonly id: number;
  readonly nameLines: number;
  readonly round: boolean;
}

/** A line: one per edge, in their order. */
export interface Link {
  readonly id: number;
  readonly from: number;
  readonly to: number;
  readonly label: Size;
  readonly ends: readonly [from: string, to: string] | undefined;
  readonly both: boolean;
}

const NO_LABEL: Size = { width: 0, height: 0 };
const LOOSE = { width: 34, height: 34, nameLines: 1, round: true } as const;

/** The network of a diagram; an end that no node has gets a vertex of its own. */
export function networkOf(
  nodes: readonly DiagramNode[],
  edges: readonly DiagramEdge[],
  pressable: boolean,
  quiet: boolean,
): Network {
  const byId = new Map<string, number>();
  const vertices: Vertex[] = nodes.map((node, id) => {
    if (!byId.has(node.id)) byId.set(node.id, id);
    return { id, ...sizeOfNode(node), round: node.shape === 'round' };
  });
  // Boxes of one width stand in columns.
  const widest = Math.max(0, ...vertices.map(({ width }) => width));
  if (quiet) for (const [at, vertex] of vertices.entries()) vertices[at] = { ...vertex, width: widest };
  const vertexOf = (id: string): number => byId.get(id) ?? vertices.push({ id: vertices.length, ...LOOSE }) - 1;
  const links = edges.map((edge, id): Link => {
    const [from, to] = [vertexOf(edge.from), vertexOf(edge.to)];
    const label = quiet ? NO_LABEL : sizeOfLabel(edge, pressable);
    return { id, from, to, label, ends: edge.ends, both: edge.both === true };
  });
  return { vertices, links };
}

/** The connected components of a network, each with its vertices and links in their order. */
export function connectedParts({ vertices, links }: Network): readonly Network[] {
  const rootOf = rootsOf(vertices.length, links);
  const parts = new Map<number, { vertices: Vertex[]; links: Link[] }>();
  for (const vertex of vertices) {
    const root = rootOf(vertex.id);
    const part = parts.get(root) ?? { vertices: [], links: [] };
    part.vertices.push(vertex);
    parts.set(root, part);
  }
  for (const link of links) parts.get(rootOf(link.from))?.links.push(link);
  return [...parts.values()];
}

/** For every vertex the lowest id of its component (union-find). */
function rootsOf(count: number, links: readonly Link[]): (id: number) => number {
  const group = Array.from({ length: count }, (_, id) => id);
  const above = (id: number): number => group[id] ?? id;
  const rootOf = (id: number): number => {
    let at = id;
    while (above(at) !== at) {
      group[at] = above(above(at));
      at = above(at);
    }
    return at;
  };
  for (const { from, to } of links) {
    const [one, other] = [rootOf(from), rootOf(to)];
    group[Math.max(one, other)] = Math.min(one, other);
  }
  return rootOf;
}
