import './diagram.css';
import { type FocusEvent, type KeyboardEvent, useMemo, useState } from 'react';
import { useKeys } from '../keys/use-keys.ts';
import { DiagramWindow } from './diagram-window.tsx';
import { EdgeLine, EdgeTexts } from './edge-parts.tsx';
import { type Layout, layOut } from './layout.ts';
import { NodeView } from './node-view.tsx';
import type { DiagramDirection, DiagramEdge, DiagramLook, DiagramNode } from './parts.ts';
import type { Press } from './place.ts';
import { placeOf } from './place.ts';
import type { Box } from './shape.ts';
import { readingOrder, stepFrom } from './walk.ts';
import { END_WORDS, edgeInWords, LOOK_WORDS, namesById, nodeInWords, shownLines } from './words.ts';

/** Layouts of the last few diagrams, so that one seen before is there at once; the oldest goes first. */
const KEPT = 12;
const kept = new Map<string, Layout>();

/** The layout of a diagram, computed again only when something that takes room in it has changed. */
function useLayout(
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

interface KeyProps {
  readonly looks: ReadonlySet<DiagramLook>;
  readonly signs: ReadonlySet<string>;
  /** Whether there is something that arrow keys move between. */
  readonly walkable: boolean;
}

const ORDER: readonly DiagramLook[] = ['said', 'guess', 'hole'];

export function Key({ looks, signs, walkable }: KeyProps) {
  return (
    <div className="diagram-key">
      {ORDER.filter((look) => looks.has(look)).map((look) => (
        <span key={look}>
          <i className={`diagram-swatch ${look}`} />
          {LOOK_WORDS[look]}
        </span>
      ))}
      {[...END_WORDS].map(
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

export type { DiagramEdge, DiagramNode } from './parts.ts';

interface DiagramProps {
  /** The name of the drawing for screen readers: “States of an order”. */
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
 * A drawing of boxes and lines in the three textures. If it is too wide to be readable, it scrolls inside its own
 * frame. Tab reaches one part, arrow keys go on from there; a list says the same in words.
 */
export function Diagram(props: DiagramProps) {
  if (props.nodes.length > 0) return <Drawing {...props} />;
  return <p className="quiet">Nothing to draw yet: nobody has named anything.</p>;
}

function Drawing({ label, nodes, edges, direction = 'down', onNode, onEdge, describeNode }: DiagramProps) {
  const layout = useLayout(nodes, edges, direction, onEdge !== undefined);
  const stops = useStops(nodes, edges, layout, { direction, onNode, onEdge });
  const names = namesById(nodes);
  const foot = (
    <Key
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
            style={placeOf(box)}
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
      <InWords label={label} nodes={nodes} edges={edges} names={names} />
    </figure>
  );
}

/** The textures that occur; a loose end is a hole, even on a solid line. */
function looksIn(nodes: readonly DiagramNode[], edges: readonly DiagramEdge[], { loose }: Layout) {
  const looks = new Set([...nodes, ...edges].map(({ look }) => look));
  return loose.length > 0 ? looks.add('hole') : looks;
}

interface InWordsProps {
  readonly label: string;
  readonly nodes: readonly DiagramNode[];
  readonly edges: readonly DiagramEdge[];
  readonly names: ReadonlyMap<string, string>;
}

/** The drawing as a list, for screen readers. */
function InWords({ label, nodes, edges, names }: InWordsProps) {
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

interface Walk {
  readonly direction: DiagramDirection;
  readonly onNode: ((id: string) => void) | undefined;
  readonly onEdge: ((id: string) => void) | undefined;
}

/** Keeps which thing of a drawing the Tab key reaches: the one last focused, at first the current one or the first. */
function useStops(
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
  const reached = [last, start].find((at) => at !== undefined && spots[at]) ?? readingOrder(spots, direction)[0];
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
