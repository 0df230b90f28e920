import { useMemo } from 'react';
import { type Layout, layOut } from './layout.ts';
import type { DiagramDirection, DiagramEdge, DiagramNode } from './parts.ts';
import { shownLines } from './words.ts';

/** Layouts of the last few diagrams, so that one seen before is there at once; the oldest goes first. */
const KEPT = 12;
const kept = new Map<string, Layout>();

/** The layout of a diagram, computed again only when something that takes room in it has changed. */
export function useLayout(
  nodes: readonly DiagramNode[],
  edges: readonly DiagramEdge[],
  direction: DiagramDirection,
  pressable: boolean,
): Layout {
  const key = JSON.stringify([direction, pressable, nodes.map(roomOfNode), edges.map(roomOfEdge)]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key holds all of the content that takes room
  return useMemo(() => kept.get(key) ?? keep(key, layOut(nodes, edges, { direction, pressable })), [key]);
}

function keep(key: string, layout: Layout): Layout {
  kept.set(key, layout);
  for (const oldest of kept.keys()) if (kept.size > KEPT) kept.delete(oldest);
  return layout;
}

function roomOfNode(node: DiagramNode): unknown {
  return [node.id, node.label, node.look, node.tag, node.shape, shownLines(node)];
}

function roomOfEdge({ from, to, label, look, ends, emphasis }: DiagramEdge): unknown {
  return [from, to, label, look, ends, emphasis === 'problem'];
}
