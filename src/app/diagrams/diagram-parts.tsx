import type { ReactNode } from 'react';
import { cardinalityWords, labelOf, markWords, nameOf, shownLines, tagOf } from './labels.ts';
import type { NodeBox, SvgLine } from './layout.ts';
import { boxStyle, pointStyle } from './sizes.ts';
import type { DiagramEdge, DiagramNode, Press } from './types.ts';

interface NodeProps {
  readonly node: DiagramNode;
  readonly box: NodeBox | undefined;
  readonly describe: string | undefined;
  readonly press: Press | undefined;
  readonly isFound: boolean;
}

const SHAPES = { box: 'items-start', round: 'items-center text-center rounded-[1.571em]' } as const;

export function NodeView({ node, box, describe, press, isFound }: NodeProps) {
  if (box === undefined) return null;
  const { look, shape = 'box', emphasis } = node;
  const lines = shownLines(node);
  const tag = tagOf(node);
  return (
    <div
      className={`diagram-node by-look ${SHAPES[shape]} ${look === 'hole' ? 'halo' : ''} ${emphasis ?? ''}`}
      data-look={look}
      data-found={isFound || undefined}
      style={boxStyle(box)}
      title={[nameOf(node), describe].filter(Boolean).join(': ')}
      aria-hidden={press === undefined ? true : undefined}
    >
      <PressableName node={node} describe={describe} press={press}>
        <span className="line-clamp-3 font-semibold leading-[1.43] wrap-anywhere" dir="auto">
          {nameOf(node)}
        </span>
        {tag !== '' && (
          <span
            className="inline-block truncate max-w-full px-[0.4em] text-[0.93em] text-ink-2 border-1 border-line rounded-sm"
            dir="auto"
          >
            {tag}
          </span>
        )}
      </PressableName>
      {lines.length > 0 && (
        <div
          className="self-stretch mt-[0.3em] pt-[0.3em] text-[0.93em] leading-[1.53] text-ink-2 border-t-1 border-line"
          aria-hidden="true"
        >
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity than their place
            <span className="truncate block" key={index} dir="auto" title={line}>
              {line}
            </span>
          ))}
        </div>
      )}
    </div>
  );
}

type PressableNameProps = Pick<NodeProps, 'node' | 'describe' | 'press'> & { readonly children: ReactNode };

/** Its style stretches the button over the whole box; its accessible name is its content. */
function PressableName({ node, describe, press, children }: PressableNameProps) {
  if (press === undefined) return children;
  return (
    <button
      type="button"
      className="diagram-press block max-w-full p-0 bg-transparent border-0 font-inherit [text-align:inherit]"
      aria-description={[...markWords(node), describe].filter(Boolean).join(', ') || undefined}
      aria-current={node.emphasis === 'current' ? 'true' : undefined}
      tabIndex={press.isTabStop ? 0 : -1}
      data-at={press.index}
      onClick={press.onPress}
    >
      {children}
    </button>
  );
}

interface EdgeProps {
  readonly edge: DiagramEdge;
  readonly line: SvgLine | undefined;
}

/** A line, with a wider one that nobody sees to be pointed at. */
export function EdgeLine({ edge: { look, emphasis }, line, index }: EdgeProps & { readonly index: number }) {
  if (line === undefined) return null;
  return (
    <g className={`diagram-edge ${emphasis ?? ''}`} data-look={look} data-line={index}>
      <path className="diagram-reach" d={line.path} />
      <path className="diagram-line" d={line.path} />
      {line.head && <path className="diagram-head" d={line.head} />}
    </g>
  );
}

interface EdgeTextsProps extends EdgeProps {
  readonly name: string;
  readonly press: Press | undefined;
  /** Of a label that takes no room: whether it shows. */
  readonly isLit: boolean;
}

export function EdgeTexts({ edge, line, name, press, isLit }: EdgeTextsProps) {
  if (line === undefined) return null;
  const words = labelOf(edge);
  const isLoose = line.label === undefined;
  const shared = {
    className: `diagram-label by-look ${edge.emphasis ?? ''}`,
    'data-look': edge.look,
    'data-lit': isLoose ? isLit : undefined,
    style: line.label ? boxStyle(line.label) : pointStyle(line.middle),
    title: name,
  };
  const text = words && (
    <span className="line-clamp-3 text-[0.93em] leading-[1.385] wrap-anywhere" dir="auto">
      {words}
    </span>
  );
  return (
    <>
      {line.ends.map((end, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has a first end and a second
          key={index}
          className={end.align === 'right' ? 'diagram-end text-right' : 'diagram-end'}
          style={boxStyle(end)}
          aria-hidden="true"
        >
          {cardinalityWords(end.text)}
        </span>
      ))}
      {press !== undefined && (!isLoose || words) ? (
        <button
          {...shared}
          type="button"
          aria-label={name}
          aria-current={edge.emphasis === 'current' ? 'true' : undefined}
          tabIndex={press.isTabStop ? 0 : -1}
          data-at={press.index}
          onClick={press.onPress}
        >
          {text}
        </button>
      ) : (
        text && (
          <span {...shared} aria-hidden="true">
            {text}
          </span>
        )
      )}
    </>
  );
}
