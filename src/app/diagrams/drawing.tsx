import { type ReactNode, useEffect, useRef, useState } from 'react';
import { EdgeLine, EdgeTexts, NodeView } from './diagram-parts.tsx';
import { edgeInWords, namesById } from './labels.ts';
import type { Layout } from './layout.ts';
import { boxStyle } from './sizes.ts';
import type { DiagramDirection, DiagramEdge, DiagramNode, DiagramProps } from './types.ts';
import { useRovingFocus } from './use-roving-focus.ts';

interface DrawingProps extends Omit<DiagramProps, 'label' | 'around' | 'onNode'> {
  readonly onNode?: DiagramProps['onNode'] | undefined;
  readonly direction: DiagramDirection;
  readonly layout: Layout;
  readonly isQuiet: boolean;
  /** The boxes that a search has found, by index. */
  readonly found?: ReadonlySet<number>;
}

/** The boxes and lines of a layout; a line that is pointed at shows its label. */
export function Drawing({
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
