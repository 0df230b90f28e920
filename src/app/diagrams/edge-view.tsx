import { boxStyle } from './box-style.ts';
import { CARDINALITY_WORDS, labelOf } from './labels.ts';
import type { SvgLine } from './layout.ts';
import type { DiagramEdge, Press } from './types.ts';

interface EdgeProps {
  readonly edge: DiagramEdge;
  readonly line: SvgLine | undefined;
}

interface EdgeTextsProps extends EdgeProps {
  readonly name: string;
  readonly press: Press | undefined;
}

export function EdgeLine({ edge, line }: EdgeProps) {
  if (line === undefined) return null;
  return (
    <g className={`diagram-edge ${edge.look} ${edge.emphasis ?? ''}`}>
      <path className="diagram-line" d={line.path} />
      {line.head && <path className="diagram-head" d={line.head} />}
    </g>
  );
}

export function EdgeTexts({ edge, line, name, press }: EdgeTextsProps) {
  if (line === undefined) return null;
  return (
    <>
      {line.ends.map((end, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has a first end and a second
          key={index}
          className="diagram-end"
          data-keeps={end.align}
          style={boxStyle(end)}
          title={CARDINALITY_WORDS.get(end.text)}
          aria-hidden="true"
        >
          {end.text}
        </span>
      ))}
      {line.label && <EdgeLabel edge={edge} line={line} name={name} press={press} />}
    </>
  );
}

/** The label of a line, a button if it can be pressed; a dot if it has no text. */
function EdgeLabel({ edge, line, name, press }: EdgeTextsProps) {
  const shared = {
    className: `diagram-label ${edge.look} ${edge.emphasis ?? ''}`,
    style: line?.label && boxStyle(line.label),
    title: name,
  };
  const text = (
    <span className="diagram-says wrap-anywhere overflow-hidden" dir="auto">
      {labelOf(edge) || '•'}
    </span>
  );
  if (press === undefined) {
    return (
      <span {...shared} aria-hidden="true">
        {text}
      </span>
    );
  }
  return (
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
  );
}
