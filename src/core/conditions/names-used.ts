import { treeOf } from './overlap/overlap.ts';
import { entityIn } from './parse/members.ts';
import type { Tree } from './parse/tree.ts';
import { childrenOf } from './picking/children.ts';
import type { Condition, VocabularyName } from './types.ts';

/** A name that a condition reads. */
export interface UsedName {
  /** Id of the entity it is read from; null: of what the condition is about. */
  readonly of: string | null;
  readonly label: string;
  /** Id of the entity to whose records it leads; null: to none, or to the record itself. */
  readonly to: string | null;
  /** Whether it leads to many. */
  readonly many: boolean;
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
      return yield nameIn(levels[tree.level] ?? null, tree.name);
    case 'member':
      yield* usedIn(tree.of, levels);
      return yield nameIn(within, tree.name);
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

function nameIn(of: string | null, { label, type, of: to, outermost }: VocabularyName): UsedName {
  return { of, label, to: outermost ? null : (to ?? null), many: type === 'records' };
}
