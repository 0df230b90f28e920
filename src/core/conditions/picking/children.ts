import type { Tree } from '../parse/tree.ts';

/** The parts of a tree, in the order in which they are said. */
export function childrenOf(tree: Tree): readonly Tree[] {
  switch (tree.node) {
    case 'name':
    case 'word':
    case 'literal':
    case 'broken':
      return [];
    case 'list':
      return tree.items;
    case 'call':
      return tree.args;
    case 'member':
    case 'part':
    case 'not':
    case 'minus':
      return [tree.of];
    case 'where':
      return [tree.of, tree.condition];
    case 'ordered':
      return [tree.of, tree.by];
    case 'compare':
    case 'within':
    case 'sum':
    case 'joint':
      return [tree.left, tree.right];
    case 'choose':
      return [tree.condition, tree.yes, tree.no];
  }
}

/** A tree with each of its parts changed. */
export function withChildren(tree: Tree, change: (child: Tree) => Tree): Tree {
  switch (tree.node) {
    case 'name':
    case 'word':
    case 'literal':
    case 'broken':
      return tree;
    case 'list':
      return { ...tree, items: tree.items.map(change) };
    case 'call':
      return { ...tree, args: tree.args.map(change) };
    case 'member':
    case 'part':
    case 'not':
    case 'minus':
      return { ...tree, of: change(tree.of) };
    case 'where':
      return { ...tree, of: change(tree.of), condition: change(tree.condition) };
    case 'ordered':
      return { ...tree, of: change(tree.of), by: change(tree.by) };
    case 'compare':
    case 'within':
    case 'sum':
    case 'joint':
      return { ...tree, left: change(tree.left), right: change(tree.right) };
    case 'choose':
      return { ...tree, condition: change(tree.condition), yes: change(tree.yes), no: change(tree.no) };
  }
}
