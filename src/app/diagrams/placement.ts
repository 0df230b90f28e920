import type { Box, Point } from './geometry.ts';
import type { PaddedVertex } from './loops.ts';
import type { Link } from './network.ts';
import type { DiagramDirection } from './types.ts';

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

/** Gaps between boxes in a row, between lines, and between ranks; wider if there are cardinalities. */
export const GAPS = { nodes: 32, lines: 16, ranks: 48, markedRanks: 88 } as const;
