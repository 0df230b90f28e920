import { useMemo } from 'react';
import { shownLines } from './labels.ts';
import { type Layout, layOut } from './layout.ts';
import type { DiagramEdge, DiagramNode } from './types.ts';

/** Layouts of the last few diagrams, so that one seen before appears at once; the oldest is dropped first. */
const MAX_LAYOUTS = 12;
const layoutCache = new Map<string, Layout>();

/** The layout of a diagram, recomputed only if something that takes room in it has changed. */
export function useLayout(
  nodes: readonly DiagramNode[],
  edges: readonly DiagramEdge[],
  options: Parameters<typeof layOut>[2],
) {
  const key = JSON.stringify([
    options,
    nodes.map((node) => [node.id, node.label, node.tag, node.shape, shownLines(node)]),
    edges.map(({ from, to, label, ends, both, emphasis }) => [from, to, label, ends, both, emphasis === 'problem']),
  ]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key holds all of the content that takes room
  return useMemo(() => {
    const layout = layoutCache.get(key) ?? layOut(nodes, edges, options);
    layoutCache.set(key, layout);
    for (const oldest of layoutCache.keys()) if (layoutCache.size > MAX_LAYOUTS) layoutCache.delete(oldest);
    return layout;
  }, [key]);
}
