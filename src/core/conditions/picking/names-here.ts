import { foldCase } from '../../shapes/normalize-text.ts';
import type { Tree } from '../parse/tree.ts';
import type { Vocabulary, VocabularyName } from '../types.ts';
import { nameTree } from './place.ts';

export interface NameHere {
  readonly tree: Tree;
  readonly label: string;
  /** Whose name it is: of the records that are looked at, of the record itself, or of the whole product. */
  readonly of: 'these' | 'this' | 'product';
}

/** The names that can be said in a place, each as it would be read there: the innermost of two alike. */
export function namesHere(scopes: readonly Vocabulary[]): readonly NameHere[] {
  const taken = new Set<string>();
  const innermost = scopes.length - 1;
  const addable = (names: readonly VocabularyName[], level: number, of: NameHere['of']) =>
    names.flatMap((name): NameHere | readonly [] => {
      const words = foldCase(name.label);
      if (taken.has(words) || words === '' || (level > 0 && name.outermost)) return [];
      taken.add(words);
      return { tree: nameTree(name, level), label: name.label, of };
    });
  const own = scopes
    .map((scope, level) => ({ scope, level }))
    .reverse()
    .flatMap(({ scope, level }) => addable(scope.names, level, level === innermost ? 'these' : 'this'));
  const product: NameHere[] = [];
  for (let at = scopes[innermost]?.shared; at !== undefined; at = at.shared)
    product.push(...addable(at.names, innermost, 'product'));
  return [...own, ...product];
}
