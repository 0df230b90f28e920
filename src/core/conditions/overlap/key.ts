import type { Tree } from '../parse/tree.ts';

/** A text that is the same for two trees that say the same. */
export function keyOf(tree: Tree): string {
  switch (tree.node) {
    case 'name':
      return JSON.stringify(tree.name.label);
    case 'literal':
      return `=${JSON.stringify(tree.value)}`;
    case 'list':
      return `[${tree.items.map(keyOf).join()}]`;
    case 'call':
      return `${tree.calls}(${tree.args.map(keyOf).join()})`;
    case 'part':
      return `${keyOf(tree.of)}.${JSON.stringify(tree.part)}`;
    case 'not':
    case 'minus':
      return `${tree.node}(${keyOf(tree.of)})`;
    case 'compare':
    case 'sum':
    case 'joint':
      return `(${keyOf(tree.left)}${tree.op}${keyOf(tree.right)})`;
    case 'within':
      return `(${keyOf(tree.left)} in ${keyOf(tree.right)})`;
    case 'choose':
      return `(${keyOf(tree.condition)}?${keyOf(tree.yes)}:${keyOf(tree.no)})`;
    case 'word':
    case 'broken':
      return `${tree.start}-${tree.end}`;
  }
}
