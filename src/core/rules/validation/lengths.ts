import type { Node, Pattern } from '../../model/validation/patterns/types.ts';

/** How many characters a text that matches a pattern has; `most` null: any number. */
export interface Lengths {
  readonly least: number;
  readonly most: number | null;
}

/** A pattern that need not match the whole text sets no upper limit. */
export function lengthsOf({ tree }: Pattern): Lengths {
  const { least, most } = lengthsIn(tree);
  return { least, most: isWhole(tree) ? most : null };
}

function isWhole(node: Node): boolean {
  if (node.is === 'or') return node.nodes.length > 0 && node.nodes.every(isWhole);
  if (node.is !== 'seq') return false;
  const [first, last] = [node.nodes[0], node.nodes.at(-1)];
  if (node.nodes.length === 1 && first) return isWhole(first);
  return first?.is === 'edge' && first.at === 'start' && last?.is === 'edge' && last.at === 'end';
}

function lengthsIn(node: Node): Lengths {
  switch (node.is) {
    case 'set':
      return { least: 1, most: 1 };
    case 'edge':
      return { least: 0, most: 0 };
    case 'seq':
      return node.nodes.map(lengthsIn).reduce(sum, { least: 0, most: 0 });
    case 'or':
      return node.nodes.map(lengthsIn).reduce(either, node.nodes.length === 0 ? NONE : LONGEST);
    case 'repeat': {
      const { least, most } = lengthsIn(node.node);
      const times = most === 0 ? 0 : node.most;
      return { least: least * node.least, most: times === null || most === null ? null : most * times };
    }
  }
}

const NONE: Lengths = { least: 0, most: 0 };
/** The neutral element of `either`. */
const LONGEST: Lengths = { least: Number.POSITIVE_INFINITY, most: 0 };

function sum(a: Lengths, b: Lengths): Lengths {
  return { least: a.least + b.least, most: a.most === null || b.most === null ? null : a.most + b.most };
}

function either(a: Lengths, b: Lengths): Lengths {
  const most = a.most === null || b.most === null ? null : Math.max(a.most, b.most);
  return { least: Math.min(a.least, b.least), most };
}
