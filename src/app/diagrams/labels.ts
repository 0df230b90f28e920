import type { Look } from '#core/product.ts';
import type { DiagramEdge, DiagramNode } from './types.ts';

export const LOOK_WORDS: Readonly<Record<Look, string>> = {
  decided: 'decided',
  assumed: 'assumed',
  stale: 'to check again',
  said: 'said',
  contested: 'contested',
  guess: 'guess',
  hole: 'nobody has said',
};

export const CARDINALITY_WORDS: ReadonlyMap<string, string> = new Map([
  ['1', 'exactly one'],
  ['0..1', 'none or one'],
  ['1..n', 'one or more'],
  ['0..n', 'any number'],
  ['?', 'nobody has said how many'],
]);

const MAX_LINES = 8;

/** The lines shown in a box: the first eight, then how many more there are. */
export function shownLines({ lines = [] }: DiagramNode): readonly string[] {
  if (lines.length <= MAX_LINES) return lines;
  return [...lines.slice(0, MAX_LINES), `and ${lines.length - MAX_LINES} more`];
}

export function nameOf({ label }: DiagramNode): string {
  return label.trim() || '?';
}

/** The tags below the name of a box: what it is, and how sure that is unless it was said. */
export function tagsOf({ look, tag }: DiagramNode): readonly string[] {
  const words = [tag?.trim() ?? '', look === 'decided' ? '' : LOOK_WORDS[look]];
  return [...new Set(words)].filter((word) => word !== '');
}

function edgeWords({ label = '', look }: DiagramEdge): readonly string[] {
  return [label.trim(), look === 'decided' ? '' : LOOK_WORDS[look]].filter((word) => word !== '');
}

/** The label of a line; the word for how sure it is has no line break. Empty if there is nothing to say. */
export function labelOf(edge: DiagramEdge): string {
  const [last, ...before] = edgeWords(edge).toReversed();
  const word = edge.look === 'decided' ? last : last?.replaceAll(' ', '\u00a0');
  const says = [...before, word].filter(Boolean).join(' · ');
  return [edge.emphasis === 'problem' ? '!' : '', says].filter(Boolean).join(' ');
}

export function nodeInWords(node: DiagramNode): string {
  const problem = node.emphasis === 'problem' ? ['a problem'] : [];
  return [nameOf(node), ...tagsOf(node), ...problem].join(', ');
}

/** A line as text for screen readers: “Order (one or more) → Customer (exactly one): guess”. */
export function edgeInWords(edge: DiagramEdge, names: ReadonlyMap<string, string>): string {
  const [from, to] = [edge.from, edge.to].map((id, at) => {
    const sign = edge.ends?.[at];
    const name = names.get(id) ?? '?';
    return sign ? `${name} (${CARDINALITY_WORDS.get(sign) ?? sign})` : name;
  });
  const says = [...edgeWords(edge), edge.emphasis === 'problem' ? 'a problem' : ''].filter(Boolean).join(', ');
  return says ? `${from} → ${to}: ${says}` : `${from} → ${to}`;
}

/** Names of boxes by their ids; of two with one id, the first. */
export function namesById(nodes: readonly DiagramNode[]): ReadonlyMap<string, string> {
  return new Map(nodes.toReversed().map((node) => [node.id, nameOf(node)]));
}
