import type { Pattern, PatternNode } from '../../model/validation/patterns/types.ts';

/** How many characters a text that matches a pattern has; `most` null: any number. */
export interface LengthRange {
  readonly least: number;
  readonly most: number | null;
}

/** A pattern that need not match the whole text sets no upper limit. */
export function lengthRangeOf({ tree }: Pattern): LengthRange {
  const { least, most } = lengthRangeIn(tree);
  return { least, most: isWhole(tree) ? most : null };
}

function isWhole(node: PatternNode): boolean {
  if (node.is === 'or') return node.nodes.length > 0 && node.nodes.every(isWhole);
  if (node.is !== 'seq') return false;
  const [first, last] = [node.nodes[0], node.nodes.at(-1)];
  if (node.nodes.length === 1 && first) return isWhole(first);
  return first?.is === 'edge' && first.at === 'start' && last?.is === 'edge' && last.at === 'end';
}

function lengthRangeIn(node: PatternNode): LengthRange {
  switch (node.is) {
    case 'set':
      return { least: 1, most: 1 };
    case 'edge':
      return { least: 0, most: 0 };
    case 'seq':
      return node.nodes.map(lengthRangeIn).reduce(sum, { least: 0, most: 0 });
    case 'or':
      return node.nodes.map(lengthRangeIn).reduce(either, node.nodes.length === 0 ? NONE : NO_ALTERNATIVE);
    case 'repeat': {
      const { least, most } = lengthRangeIn(node.node);
      const times = most === 0 ? 0 : node.most;
      return { least: least * node.least, most: times === null || most === null ? null : most * times };
    }
  }
}

const NONE: LengthRange = { least: 0, most: 0 };
/** Identity element of `either`: a choice without alternatives. */
const NO_ALTERNATIVE: LengthRange = { least: Number.POSITIVE_INFINITY, most: 0 };

function sum(a: LengthRange, b: LengthRange): LengthRange {
  return { least: a.least + b.least, most: a.most === null || b.most === null ? null : a.most + b.most };
}

function either(a: LengthRange, b: LengthRange): LengthRange {
  const most = a.most === null || b.most === null ? null : Math.max(a.most, b.most);
  return { least: Math.min(a.least, b.least), most };
}
