import './diagram.css';
import { DiagramWindow } from './diagram-window.tsx';
import { EdgeLine, EdgeTexts } from './edge-parts.tsx';
import { Key } from './key.tsx';
import type { Layout } from './layout.ts';
import { NodeView } from './node-view.tsx';
import type { DiagramDirection, DiagramEdge, DiagramNode } from './parts.ts';
import { placeOf } from './place.ts';
import { useLayout } from './use-layout.ts';
import { useStops } from './use-stops.ts';
import { edgeInWords, namesById, nodeInWords, shownLines } from './words.ts';

export type { DiagramEdge, DiagramNode } from './parts.ts';

interface DiagramProps {
  /** What it is a diagram of, for those who do not see it: “States of an order”. */
  readonly label: string;
  readonly nodes: readonly DiagramNode[];
  readonly edges: readonly DiagramEdge[];
  readonly direction?: DiagramDirection;
  /** Makes boxes buttons. */
  readonly onNode?: (id: string) => void;
  /** Makes the labels of lines buttons. */
  readonly onEdge?: (id: string) => void;
  /** What pressing a box would show, or more about it. */
  readonly describeNode?: (id: string) => string;
}

/**
 * A drawing of boxes and lines in the three textures, as wide as its place if the text stays readable and else scrolled
 * inside its own frame. Tab reaches one part, arrow keys go on from there; a list says the same in words.
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
        <svg className="w-full h-full" viewBox={`0 0 ${layout.width} ${layout.height}`} aria-hidden="true">
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

/** The textures that occur; a loose end is a hole whatever its line is. */
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

/** The drawing as a list, for those who do not see it. */
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
