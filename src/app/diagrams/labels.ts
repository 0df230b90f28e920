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

/** The words at the end of a line, by its sign. */
const CARDINALITY_WORDS: ReadonlyMap<string, string> = new Map([
  ['1', 'exactly one'],
  ['0..1', 'at most one'],
  ['1..n', 'one or more'],
  ['0..n', 'many'],
  ['?', 'how many?'],
]);

export function cardinalityWords(sign: string): string {
  return CARDINALITY_WORDS.get(sign) ?? sign;
}

const MAX_LINES = 6;

/** The lines shown in a box: the first few, then how many more there are. */
export function shownLines({ lines = [] }: DiagramNode): readonly string[] {
  if (lines.length <= MAX_LINES) return lines;
  return [...lines.slice(0, MAX_LINES), `and ${lines.length - MAX_LINES} more`];
}

export function nameOf({ label }: DiagramNode): string {
  return label.trim() || '?';
}

export function tagOf({ tag = '' }: DiagramNode): string {
  return tag.trim();
}

/** The label of a line; empty if there is nothing to say. */
export function labelOf({ label = '', emphasis }: DiagramEdge): string {
  return [emphasis === 'problem' ? '!' : '', label.trim()].filter(Boolean).join(' ');
}

/** How sure something is, and whether it is a problem; for readers who do not see how it is drawn. */
export function markWords({ look, emphasis }: Pick<DiagramNode, 'look' | 'emphasis'>): readonly string[] {
  return [look === 'decided' ? '' : LOOK_WORDS[look], emphasis === 'problem' ? 'a problem' : ''];
}

export function nodeInWords(node: DiagramNode): string {
  return [...new Set([nameOf(node), tagOf(node), ...markWords(node)])].filter(Boolean).join(', ');
}

/** A line as text for screen readers: “Order (one or more) → Customer (exactly one): guess”. */
export function edgeInWords(edge: DiagramEdge, names: ReadonlyMap<string, string>): string {
  const [from, to] = [edge.from, edge.to].map((id, at) => {
    const sign = edge.ends?.[at];
    const name = names.get(id) ?? '?';
    return sign ? `${name} (${cardinalityWords(sign)})` : name;
  });
  const says = [(edge.label ?? '').trim(), ...markWords(edge)].filter(Boolean).join(', ');
  const ways = `${from} ${edge.both ? '⇄' : '→'} ${to}`;
  return says ? `${ways}: ${says}` : ways;
}

/** Names of boxes by their ids; of two with one id, the first. */
export function namesById(nodes: readonly DiagramNode[]): ReadonlyMap<string, string> {
  return new Map(nodes.toReversed().map((node) => [node.id, nameOf(node)]));
}
