import './diagram.css';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { plural } from '#core/index.ts';
import type { Look } from '#core/product.ts';
import { useKeys } from '../keys/use-keys.ts';
import { nextTarget, readingOrder } from './arrow-navigation.ts';
import { EdgeLine, EdgeTexts, NodeView } from './diagram-parts.tsx';
import { DiagramWindow, WholeDiagram } from './diagram-window.tsx';
import { edgeInWords, LOOK_WORDS, namesById, nodeInWords, shownLines, tagOf } from './labels.ts';
import { type Layout, layOut } from './layout.ts';
import { neighbourhoodOf } from './neighbourhood.ts';
import { boxStyle } from './sizes.ts';
import type { Box, DiagramDirection, DiagramEdge, DiagramNode, Press } from './types.ts';

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
  /**
   * If given, only the box with this id is drawn, with what leads to it and from it; null: the first one. A press on
   * another box puts that in the middle. Labels of lines show where one points.
   */
  readonly around?: string | null;
}

/**
 * A diagram of boxes and lines, each drawn by its look. Tab reaches one part, arrow keys go on from there; a list for
 * screen readers says the same in words. What does not fit can be seen as a whole in a window of its own.
 */
export function Diagram(props: DiagramProps) {
  if (props.nodes.length === 0) return <p className="quiet">Nothing to draw yet: nobody has named anything.</p>;
  return props.around === undefined ? <Figure {...props} /> : <Walk {...props} around={props.around} />;
}

/** One box and its neighbours; each press walks on. */
function Walk({ around, ...props }: DiagramProps & { readonly around: string | null }) {
  const { nodes, edges, onNode } = props;
  const [walk, setWalk] = useState({ from: around, at: around });
  const at =
    (walk.from === around ? walk.at : around) ?? nodes.find((node) => tagOf(node) !== '')?.id ?? nodes[0]?.id ?? '';
  const near = useMemo(() => neighbourhoodOf(nodes, edges, at), [nodes, edges, at]);
  const current = (all: readonly DiagramNode[]) =>
    all.map((node) => (node.id === at ? { ...node, emphasis: 'current' as const } : node));
  const go = (id: string) => {
    setWalk({ from: around, at: id });
    onNode?.(id);
  };
  const more = [
    near.edges.length === 0 && 'no way leads here or away',
    near.moreIn > 0 && plural(near.moreIn, 'one more leads here', '# more lead here'),
    near.moreOut > 0 && `it leads to ${near.moreOut} more`,
  ].filter(Boolean);
  return (
    <Figure
      {...props}
      nodes={current(near.nodes)}
      edges={near.edges}
      direction="right"
      onNode={go}
      isQuiet
      whole={current(nodes)}
      wholeEdges={edges}
      more={more.join('; ')}
    />
  );
}

interface FigureProps extends DiagramProps {
  readonly isQuiet?: boolean;
  /** The whole of which it is a part. */
  readonly whole?: readonly DiagramNode[];
  readonly wholeEdges?: readonly DiagramEdge[];
  /** What it leaves out, in words. */
  readonly more?: string;
}

function Figure({ isQuiet = false, whole, wholeEdges, more = '', ...props }: FigureProps) {
  const { label, nodes, edges, direction = 'down', onNode, onEdge } = props;
  const [isOpen, setOpen] = useState(false);
  const layout = useLayout(nodes, edges, { direction, pressable: onEdge !== undefined, quiet: isQuiet });
  const names = namesById(whole ?? nodes);
  const go =
    onNode &&
    ((id: string) => {
      setOpen(false);
      onNode(id);
    });
  return (
    <figure className="diagram min-w-0">
      <DiagramWindow
        label={label}
        layout={layout}
        start={nodes.findIndex(({ emphasis }) => emphasis === 'current')}
        foot={
          <>
            <Legend looks={looksIn(nodes, edges, layout)} walkable={Boolean(onNode ?? onEdge)} />
            {more && <span>{more}</span>}
          </>
        }
        isPart={whole !== undefined && whole.length > nodes.length}
        openWhole={() => setOpen(true)}
      >
        <Drawing {...props} direction={direction} layout={layout} isQuiet={isQuiet} />
      </DiagramWindow>
      <ul className="unseen" aria-label={`${label}, in words`}>
        {(whole ?? nodes).map((node, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two nodes may carry one id
          <li key={`node ${index}`}>{[nodeInWords(node), ...shownLines(node)].join('; ')}</li>
        ))}
        {(wholeEdges ?? edges).map((edge, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two edges may carry one id
          <li key={`edge ${index}`}>{edgeInWords(edge, names)}</li>
        ))}
      </ul>
      {isOpen && (
        <Whole
          {...props}
          nodes={whole ?? nodes}
          edges={wholeEdges ?? edges}
          isQuiet={isQuiet}
          onNode={go}
          close={() => setOpen(false)}
        />
      )}
    </figure>
  );
}

interface WholeProps extends Omit<DiagramProps, 'onNode'> {
  readonly isQuiet: boolean;
  readonly onNode: DiagramProps['onNode'] | undefined;
  readonly close: () => void;
}

/** In the direction in which it is larger on the screen. */
function Whole({ isQuiet, onNode, close, ...props }: WholeProps) {
  const { label, nodes, edges, onEdge } = props;
  const options = { pressable: onEdge !== undefined, quiet: isQuiet };
  const down = useLayout(nodes, edges, { ...options, direction: 'down' });
  const right = useLayout(nodes, edges, { ...options, direction: 'right' });
  const direction = scaleOf(down) > scaleOf(right) ? 'down' : 'right';
  const layout = direction === 'down' ? down : right;
  return (
    <WholeDiagram label={label} nodes={nodes} layout={layout} close={close}>
      {(found) => <Drawing {...props} {...{ onNode, direction, layout, isQuiet, found }} />}
    </WholeDiagram>
  );
}

function scaleOf({ width, height }: Layout): number {
  return Math.min(window.innerWidth / width, window.innerHeight / height);
}

/** Layouts of the last few diagrams, so that one seen before appears at once; the oldest is dropped first. */
const MAX_LAYOUTS = 12;
const layoutCache = new Map<string, Layout>();

/** The layout of a diagram, recomputed only if something that takes room in it has changed. */
function useLayout(
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

const ORDER: readonly Look[] = ['decided', 'assumed', 'stale', 'said', 'contested', 'guess', 'hole'];

function Legend({ looks, walkable }: { looks: ReadonlySet<Look>; walkable: boolean }) {
  return (
    <>
      {ORDER.filter((look) => looks.has(look)).map((look) => (
        <span className="inline-flex items-center gap-1.5" key={look}>
          <i className="diagram-swatch by-look w-6.5 h-3.5 border rounded-sm" data-look={look} />
          {LOOK_WORDS[look]}
        </span>
      ))}
      {walkable && <span className="diagram-hint">Arrow keys go from one to the next.</span>}
    </>
  );
}

/** The looks that occur; a loose end is a hole, even on a solid line. */
function looksIn(nodes: readonly DiagramNode[], edges: readonly DiagramEdge[], { loose }: Layout) {
  const looks = new Set([...nodes, ...edges].map(({ look }) => look));
  return loose.length > 0 ? looks.add('hole') : looks;
}

interface DrawingProps extends Omit<DiagramProps, 'label' | 'around' | 'onNode'> {
  readonly onNode?: DiagramProps['onNode'] | undefined;
  readonly direction: DiagramDirection;
  readonly layout: Layout;
  readonly isQuiet: boolean;
  /** The boxes that a search has found, by index. */
  readonly found?: ReadonlySet<number>;
}

function Drawing({
  nodes,
  edges,
  direction,
  layout,
  isQuiet,
  found,
  onNode,
  onEdge,
  describeNode,
}: DrawingProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const stops = useRovingFocus(nodes, edges, layout, { direction, onNode, onEdge });
  const names = namesById(nodes);
  const [lit, setLit] = useState('');
  const isLit = ({ from, to }: DiagramEdge, index: number) =>
    lit === `line ${index}` || (lit !== '' && [from, to].includes(lit));
  const point = ({ target }: { readonly target: EventTarget }) =>
    setLit(target instanceof Element ? litBy(target, nodes) : '');
  const middle = nodes.find(({ emphasis }) => emphasis === 'current')?.id;
  const before = useRef(middle);
  useEffect(() => {
    if (before.current === middle) return;
    before.current = middle;
    if (box.current?.contains(document.activeElement))
      box.current.querySelector<HTMLElement>('[aria-current]')?.focus();
  }, [middle]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches where its buttons are pointed at
    <div
      className="absolute inset-0"
      ref={box}
      onFocus={(event) => {
        stops.onFocus(event);
        point(event);
      }}
      onBlur={() => setLit('')}
      onKeyDown={stops.onKeyDown}
      onPointerOver={point}
      onPointerLeave={() => setLit('')}
    >
      <svg
        className="w-full h-full absolute inset-0"
        viewBox={`0 0 ${layout.width} ${layout.height}`}
        aria-hidden="true"
      >
        {edges.map((edge, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two edges may carry one id
          <EdgeLine key={index} edge={edge} line={layout.lines[index]} index={index} />
        ))}
      </svg>
      {layout.loose.map((box) => (
        <span
          key={`${box.x} ${box.y}`}
          className="diagram-node by-look items-center px-0 rounded-full font-semibold halo"
          data-look="hole"
          style={boxStyle(box)}
          title="Nobody has said"
          aria-hidden="true"
        >
          ?
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
          isFound={found?.has(index) === true}
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
          isLit={isQuiet && isLit(edge, index)}
        />
      ))}
    </div>
  );
}

/** What is pointed at: the id of a box, or the number of a line. */
function litBy(target: Element, nodes: readonly DiagramNode[]): string {
  const line = target.closest<SVGElement>('[data-line]')?.dataset.line;
  if (line !== undefined) return `line ${line}`;
  const at = Number(target.closest<HTMLElement>('.diagram-node')?.querySelector<HTMLElement>('[data-at]')?.dataset.at);
  return nodes[at]?.id ?? '';
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
