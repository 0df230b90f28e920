import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { useKeys } from '../keys/use-keys.ts';
import type { Layout } from './layout.ts';
import type { DiagramDirection, DiagramEdge, DiagramNode } from './parts.ts';
import type { Press } from './press.ts';
import type { Box } from './shape.ts';
import { readingOrder, stepFrom } from './walk.ts';

interface Walk {
  readonly direction: DiagramDirection;
  readonly onNode: ((id: string) => void) | undefined;
  readonly onEdge: ((id: string) => void) | undefined;
}

/** Keeps which thing of a drawing the Tab key reaches: the one last focused, at first the current one or the first. */
export function useStops(
  nodes: readonly DiagramNode[],
  edges: readonly DiagramEdge[],
  { nodes: boxes, lines }: Layout,
  { direction, onNode, onEdge }: Walk,
) {
  const [last, setLast] = useState<number>();
  const spots: readonly (Box | undefined)[] = [
    ...boxes.map((box) => (onNode ? box : undefined)),
    ...lines.map(({ label }) => (onEdge ? label : undefined)),
  ];
  useKeys('This screen', [
    { hint: 'ArrowUp ArrowDown ArrowLeft ArrowRight', label: 'Go from one to the next in the drawing' },
  ]);
  const current = nodes.findIndex(({ emphasis }) => emphasis === 'current');
  const start = current === -1 ? readingOrder(boxes, direction)[0] : current;
  const reached =
    [last, start].find((at) => at !== undefined && spots[at]) ?? readingOrder(spots, direction)[0];
  const press = (at: number, go: (() => void) | undefined): Press | undefined =>
    go && { at, reached: at === reached, go };
  return {
    /** The index of the node to begin with. */
    start,
    /** How the node or edge of that index is pressed; undefined if it is only to look at. */
    node: (index: number) => press(index, bound(onNode, nodes[index]?.id)),
    edge: (index: number) => press(nodes.length + index, bound(onEdge, edges[index]?.id)),
    onFocus: ({ target }: FocusEvent<HTMLElement>) => setLast(placeIn(target) ?? last),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const at = placeIn(event.target);
      if (at === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      const next = stepFrom(spots, at, event.key, direction);
      if (next === undefined) return;
      event.preventDefault();
      event.currentTarget.querySelector<HTMLElement>(`[data-at="${next}"]`)?.focus();
    },
  };
}

function bound(go: ((id: string) => void) | undefined, id: string | undefined): (() => void) | undefined {
  return go && id !== undefined ? () => go(id) : undefined;
}

function placeIn(target: EventTarget): number | undefined {
  const at = target instanceof HTMLElement ? target.dataset.at : undefined;
  return at === undefined ? undefined : Number(at);
}
