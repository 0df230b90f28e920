import type { Point } from './geometry.ts';
import type { PaddedVertex } from './loops.ts';
import type { Link } from './network.ts';
import type { DiagramDirection } from './types.ts';

/** A part of a network as a placer gets it: connected, without the lines that lead from a vertex to itself. */
export interface PlacementInput {
  readonly vertices: readonly PaddedVertex[];
  readonly links: readonly Link[];
  readonly direction: DiagramDirection;
}

/** Where a placer put things: the middle of every vertex with its loops, the way of every line between them. */
export interface Placement {
  readonly vertices: ReadonlyMap<number, Point>;
  readonly ways: ReadonlyMap<number, Route>;
}

export interface Route {
  readonly through: readonly Point[];
  readonly label: Point;
}

/** Gaps between boxes side by side, between lines, and between ranks; wider where there are cardinalities. */
export const GAPS = { beside: 32, lines: 16, ranks: 48, markedRanks: 88 } as const;
