import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { useKeys } from '../keys/use-keys.ts';
import { nextTarget, readingOrder } from './arrow-navigation.ts';
import type { Layout } from './layout.ts';
import type { Box, DiagramDirection, DiagramEdge, DiagramNode, Press } from './types.ts';

interface FocusOptions {
  readonly direction: DiagramDirection;
  readonly onNode: ((id: string) => void) | undefined;
  readonly onEdge: ((id: string) => void) | undefined;
}

/** Roving tabindex: Tab reaches the box or label last focused, at first the current one or the first. */
export function useRovingFocus(
  nodes: readonly DiagramNode[],
  edges: readonly DiagramEdge[],
  { nodes: boxes, lines }: Layout,
  { direction, onNode, onEdge }: FocusOptions,
) {
  const [last, setLast] = useState<number>();
  const targets: readonly (Box | undefined)[] = [
    ...boxes.map((box) => (onNode ? box : undefined)),
    ...lines.map(({ label }) => (onEdge ? label : undefined)),
  ];
  useKeys('This screen', [
    { hint: 'ArrowUp ArrowDown ArrowLeft ArrowRight', label: 'Go from one to the next in the drawing' },
  ]);
  const current = nodes.findIndex(({ emphasis }) => emphasis === 'current');
  const start = current === -1 ? readingOrder(boxes, direction)[0] : current;
  const tabStop = [last, start].find((at) => at !== undefined && targets[at]) ?? readingOrder(targets, direction)[0];
  const press = (at: number, go: ((id: string) => void) | undefined, id: string | undefined): Press | undefined =>
    go && id !== undefined ? { index: at, isTabStop: at === tabStop, onPress: () => go(id) } : undefined;
  return {
    /** How the node or edge with that index is pressed; undefined if it cannot be. */
    node: (index: number) => press(index, onNode, nodes[index]?.id),
    edge: (index: number) => press(nodes.length + index, onEdge, edges[index]?.id),
    onFocus: ({ target }: FocusEvent<HTMLElement>) => setLast(focusIndexOf(target) ?? last),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const at = focusIndexOf(event.target);
      if (at === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      const next = nextTarget(targets, at, event.key, direction);
      if (next === undefined) return;
      event.preventDefault();
      event.currentTarget.querySelector<HTMLElement>(`[data-at="${next}"]`)?.focus();
    },
  };
}

function focusIndexOf(target: EventTarget): number | undefined {
  const at = target instanceof HTMLElement ? target.dataset.at : undefined;
  return at === undefined ? undefined : Number(at);
}
