import { treeOf } from '../overlap/overlap.ts';
import type { Tree } from '../parse/tree.ts';
import { readCondition } from '../read-condition.ts';
import type { Vocabulary } from '../types.ts';
import { resolvedTree } from './place.ts';
import { isSameTree } from './same-tree.ts';
import { STYLES } from './write-name.ts';
import { writeTree } from './write-tree.ts';

/** What an exact text is made of; null where it is not exact. */
export function picksIn(text: string, vocabulary: Vocabulary): Tree | null {
  return treeOf(readCondition(text, vocabulary)) ?? null;
}

/** A tree as a text that is read as exactly this tree, in the plainest words that allow it; null where none does. */
export function textOfPicks(tree: Tree, vocabulary: Vocabulary): string | null {
  const meant = resolvedTree(tree);
  for (const style of STYLES) {
    const words = writeTree(tree, style);
    // An order is read only within something.
    const text = tree.node === 'ordered' ? `(${words})` : words;
    const read = picksIn(text, vocabulary);
    if (read !== null && isSameTree(read, meant)) return text;
  }
  return null;
}
