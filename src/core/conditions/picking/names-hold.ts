import { foldCase } from '../../shapes/normalize-text.ts';
import { membersOf } from '../parse/members.ts';
import type { Tree } from '../parse/tree.ts';
import type { Vocabulary, VocabularyName } from '../types.ts';
import { nameCalled, vocabularyIndexOf } from '../vocabulary.ts';
import { childrenOf } from './children.ts';

/** Whether each name in a tree is one of those that can be read where it stands. */
export function namesHold(tree: Tree, scopes: readonly Vocabulary[]): boolean {
  switch (tree.node) {
    case 'name':
      return isOne(tree.name, scopes[tree.level]);
    case 'member':
      return isOne(tree.name, membersOf(tree.of)) && namesHold(tree.of, scopes);
    case 'where':
      return holdWithin(tree.of, tree.condition, scopes);
    case 'ordered':
      return holdWithin(tree.of, tree.by, scopes);
    default:
      return childrenOf(tree).every((child) => namesHold(child, scopes));
  }
}

function holdWithin(records: Tree, inner: Tree, scopes: readonly Vocabulary[]): boolean {
  const members = membersOf(records);
  return members !== undefined && namesHold(records, scopes) && namesHold(inner, [...scopes, members]);
}

/** A name without words stands for any of its kind. */
function isOne({ label, type }: VocabularyName, vocabulary: Vocabulary | undefined): boolean {
  if (label === '') return true;
  const found = vocabulary && nameCalled(vocabularyIndexOf(vocabulary), foldCase(label));
  return found?.label === label && found.type === type;
}
