import './diagram.css';
import { type FocusEvent, type KeyboardEvent, useMemo, useState } from 'react';
import type { Look } from '#core/product.ts';
import { useKeys } from '../keys/use-keys.ts';
import { nextTarget, readingOrder } from './arrow-navigation.ts';
import { boxStyle } from './box-style.ts';
import { DiagramWindow } from './diagram-window.tsx';
import { EdgeLine, EdgeTexts } from './edge-view.tsx';
import type { Box } from './geometry.ts';
import { CARDINALITY_WORDS, edgeInWords, LOOK_WORDS, namesById, nodeInWords, shownLines } from './labels.ts';
import { type Layout, layOut } from './layout.ts';
import { NodeView } from './node-view.tsx';
import type { DiagramDirection, DiagramEdge, DiagramNode, Press } from './types.ts';

/** Layouts of the last few diagrams, so that one seen before appears at once; the oldest is dropped first. */
const MAX_LAYOUTS = 12;
const layoutCache = new Map<string, Layout>();

/** The layout of a diagram, recomputed only if something that takes room in it has changed. */
function useLayout(
  nodes: readonly DiagramNode[],
  edges: readonly DiagramEdge[],
  direction: DiagramDirection,
  pressable: boolean,
): Layout {
  const key = JSON.stringify([direction, pressable, nodes.map(nodeLayoutKey), edges.map(edgeLayoutKey)]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key holds all of the content that takes room
  return useMemo(() => layoutCache.get(key) ?? cacheLayout(key, layOut(nodes, edges, { direction, pressable })), [key]);
}

function cacheLayout(key: string, layout: Layout): Layout {
  layoutCache.set(key, layout);
  for (const oldest of layoutCache.keys()) if (layoutCache.size > MAX_LAYOUTS) layoutCache.delete(oldest);
  return layout;
}

function nodeLayoutKey(node: DiagramNode): unknown {
  return [node.id, node.label, node.look, node.tag, node.shape, shownLines(node)];
}

function edgeLayoutKey({ from, to, label, look, ends, emphasis }: DiagramEdge): unknown {
  return [from, to, label, look, ends, emphasis === 'problem'];
}

interface LegendProps {
  readonly looks: ReadonlySet<Look>;
  readonly signs: ReadonlySet<string>;
  /** Whether arrow keys move between its parts. */
  readonly walkable: boolean;
}

const ORDER: readonly Look[] = ['decided', 'guess', 'hole'];

export function Legend({ looks, signs, walkable }: LegendProps) {
  return (
    <div className="diagram-key">
      {ORDER.filter((look) => looks.has(look)).map((look) => (
        <span key={look}>
          <i className={`diagram-swatch ${look}`} />
          {LOOK_WORDS[look]}
        </span>
      ))}
      {[...CARDINALITY_WORDS].map(
        ([sign, words]) =>
          signs.has(sign) && (
            <span key={sign}>
              <b>{sign}</b> {words}
            </span>
          ),
      )}
      {walkable && <span className="diagram-hint">Arrow keys go from one to the next.</span>}
    </div>
  );
}

export type { DiagramEdge, DiagramNode } from './types.ts';

interface DiagramProps {
  /** Name for screen readers: “States of an order”. */
  readonly label: string;
  readonly nodes: readonly DiagramNode[];
  readonly edges: readonly DiagramEdge[];
  readonly direction?: DiagramDirection;
  /** If given, boxes are buttons. */
  readonly onNode?: (id: string) => void;
  /** If given, the labels of lines are buttons. */
  readonly onEdge?: (id: string) => void;
  /** What pressing a box would show, or more about it. */
  readonly describeNode?: (id: string) => string;
}

/**
 * A diagram of boxes and lines: solid if said, dashed if a guess, hatched if nobody has said. If it is too wide to be
 * readable, it scrolls inside its own frame. Tab reaches one part, arrow keys go on from there; a list for screen
 * readers says the same in words.
 */
export function Diagram(props: DiagramProps) {
  if (props.nodes.length > 0) return <Drawing {...props} />;
  return <p className="quiet">Nothing to draw yet: nobody has named anything.</p>;
}

function Drawing({ label, nodes, edges, direction = 'down', onNode, onEdge, describeNode }: DiagramProps) {
  const layout = useLayout(nodes, edges, direction, onEdge !== undefined);
  const stops = useRovingFocus(nodes, edges, layout, { direction, onNode, onEdge });
  const names = namesById(nodes);
  const foot = (
    <Legend
      looks={looksIn(nodes, edges, layout)}
      signs={new Set(edges.flatMap(({ ends }) => ends ?? []))}
      walkable={Boolean(onNode ?? onEdge)}
    />
  );
  return (
    <figure className="diagram min-w-0" onFocus={stops.onFocus} onKeyDown={stops.onKeyDown}>
      <DiagramWindow label={label} layout={layout} start={stops.start} foot={foot}>
        <svg
          className="w-full h-full absolute inset-0"
          viewBox={`0 0 ${layout.width} ${layout.height}`}
          aria-hidden="true"
        >
          {edges.map((edge, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two edges may carry one id
            <EdgeLine key={index} edge={edge} line={layout.lines[index]} />
          ))}
        </svg>
        {layout.loose.map((box) => (
          <span
            key={`${box.x} ${box.y}`}
            className="diagram-loose"
            style={boxStyle(box)}
            title="Nobody has said"
            aria-hidden="true"
          >
            <b>?</b>
          </span>
        ))}
        {nodes.map((node, index) => (
          <NodeView
            // biome-ignore lint/suspicious/noArrayIndexKey: two nodes may carry one id
            key={index}
            node={node}
            box={layout.nodes[index]}
            describe={describeNode?.(node.id)}
            press={stops.node(index)}
          />
        ))}
        {edges.map((edge, index) => (
          <EdgeTexts
            // biome-ignore lint/suspicious/noArrayIndexKey: two edges may carry one id
            key={index}
            edge={edge}
            line={layout.lines[index]}
            name={edgeInWords(edge, names)}
            press={stops.edge(index)}
          />
        ))}
      </DiagramWindow>
      <TextAlternative label={label} nodes={nodes} edges={edges} names={names} />
    </figure>
  );
}

/** The looks that occur; a loose end is a hole, even on a solid line. */
function looksIn(nodes: readonly DiagramNode[], edges: readonly DiagramEdge[], { loose }: Layout) {
  const looks = new Set([...nodes, ...edges].map(({ look }) => look));
  return loose.length > 0 ? looks.add('hole') : looks;
}

interface TextAlternativeProps {
  readonly label: string;
  readonly nodes: readonly DiagramNode[];
  readonly edges: readonly DiagramEdge[];
  readonly names: ReadonlyMap<string, string>;
}

/** The diagram as a list, for screen readers. */
function TextAlternative({ label, nodes, edges, names }: TextAlternativeProps) {
  return (
    <div className="unseen">
      <ul aria-label={`${label}, in words`}>
        {nodes.map((node, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two nodes may carry one id
          <li key={`node ${index}`}>{[nodeInWords(node), ...shownLines(node)].join('; ')}</li>
        ))}
        {edges.map((edge, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two edges may carry one id
          <li key={`edge ${index}`}>{edgeInWords(edge, names)}</li>
        ))}
      </ul>
    </div>
  );
}

interface FocusOptions {
  readonly direction: DiagramDirection;
  readonly onNode: ((id: string) => void) | undefined;
  readonly onEdge: ((id: string) => void) | undefined;
}

/** Roving tabindex: Tab reaches the box or label last focused, at first the current one or the first. */
function useRovingFocus(
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
  const press = (at: number, go: (() => void) | undefined): Press | undefined =>
    go && { index: at, isTabStop: at === tabStop, onPress: go };
  return {
    /** The index of the node to scroll to at first. */
    start,
    /** How the node or edge with that index is pressed; undefined if it cannot be. */
    node: (index: number) => press(index, withId(onNode, nodes[index]?.id)),
    edge: (index: number) => press(nodes.length + index, withId(onEdge, edges[index]?.id)),
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

function withId(go: ((id: string) => void) | undefined, id: string | undefined): (() => void) | undefined {
  return go && id !== undefined ? () => go(id) : undefined;
}

function focusIndexOf(target: EventTarget): number | undefined {
  const at = target instanceof HTMLElement ? target.dataset.at : undefined;
  return at === undefined ? undefined : Number(at);
}
