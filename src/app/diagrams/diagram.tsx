import './diagram.css';
import { useMemo, useState } from 'react';
import { plural } from '#core/index.ts';
import type { Look } from '#core/product.ts';
import { DiagramWindow, WholeDiagram } from './diagram-window.tsx';
import { Drawing } from './drawing.tsx';
import { edgeInWords, LOOK_WORDS, namesById, nodeInWords, shownLines, tagOf } from './labels.ts';
import type { Layout } from './layout.ts';
import { neighbourhoodOf } from './neighbourhood.ts';
import type { DiagramEdge, DiagramNode, DiagramProps } from './types.ts';
import { useLayout } from './use-layout.ts';

export type { DiagramEdge, DiagramNode } from './types.ts';

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
