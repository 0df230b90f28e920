import { treeOf } from './overlap/overlap.ts';
import { entityIn } from './parse/members.ts';
import type { Tree } from './parse/tree.ts';
import { childrenOf } from './picking/children.ts';
import type { Condition } from './types.ts';

/** A name that a condition reads, and the id of the entity it is read from; null: of what the condition is about. */
export interface UsedName {
  readonly of: string | null;
  readonly label: string;
}

/** Every name in an exact condition, also those within linked records: “its loans where State is Out” reads two. */
export function namesUsed(condition: Condition): readonly UsedName[] {
  const tree = treeOf(condition);
  return tree ? [...usedIn(tree, [null])] : [];
}

/** A record of no known entity; no id is empty. */
const UNCLEAR = '';

function* usedIn(tree: Tree, levels: readonly (string | null)[]): Generator<UsedName> {
  const within = 'of' in tree ? (entityIn(tree.of) ?? UNCLEAR) : UNCLEAR;
  switch (tree.node) {
    case 'name':
      return yield { of: levels[tree.level] ?? null, label: tree.name.label };
    case 'member':
      yield* usedIn(tree.of, levels);
      return yield { of: within, label: tree.name.label };
    case 'where':
      yield* usedIn(tree.of, levels);
      return yield* usedIn(tree.condition, [...levels, within]);
    case 'ordered':
      yield* usedIn(tree.of, levels);
      return yield* usedIn(tree.by, [...levels, within]);
    default:
      for (const child of childrenOf(tree)) yield* usedIn(child, levels);
  }
}
