import type { Tree } from '../parse/tree.ts';
import type { VocabularyName } from '../types.ts';

/** Whether two trees say the same, wherever in their texts they stand. */
export function isSameTree(one: Tree, other: Tree): boolean {
  return JSON.stringify(one, saying) === JSON.stringify(other, saying);
}

/** Without places; a name is its label and its type. */
function saying(key: string, value: unknown): unknown {
  if (key === 'start' || key === 'end') return undefined;
  if (key === 'name' && isName(value)) return [value.label, value.type];
  return value;
}

function isName(value: unknown): value is VocabularyName {
  return typeof value === 'object' && value !== null && 'label' in value && 'type' in value;
}
