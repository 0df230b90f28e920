import type { InWords } from '../answers/things.ts';
import { type Condition, readCondition } from '../conditions/index.ts';
import type { Action } from '../model/roles/column-meaning.ts';
import { type Permission, permissionIndex } from '../model/roles/permissions.ts';
import type { Model } from '../model/types.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { type Index, indexOf } from './product-index.ts';

/** What rules, screens and exports look at: the model with its indexes. */
export interface Product {
  readonly model: Model;
  readonly workspace: Workspace;
  readonly index: Index;
  /** The cell of the permission matrix by ids: the entity's own one, else the one for all of them. */
  readonly permissions: (role: string, entity: string, action: Action) => Permission | undefined;
  /** Words read as a condition or formula over the names of an entity; each read once. */
  readonly condition: (words: InWords, entity: string | null) => Condition;
}

/** What the rules look at: the model with its indexes. The vocabulary of an entity keeps what was read with it. */
export function productOf(model: Model, workspace: Workspace): Product {
  return {
    model,
    workspace,
    index: indexOf(model),
    permissions: permissionIndex(model.roles),
    condition: ({ text }, entity) => readCondition(text, model.vocabulary(entity)),
  };
}
