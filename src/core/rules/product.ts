import { readCondition, type Vocabulary } from '../model/conditions/index.ts';
import { permissionIndex } from '../model/roles/permission-index.ts';
import type { Model } from '../model/types.ts';
import type { Workspace } from '../workspace.ts';
import { indexOf } from './product-index.ts';
import type { Product } from './types.ts';

/** What the rules look at: the model with its indexes. The vocabulary of an entity keeps what was read with it. */
export function productOf(model: Model, workspace: Workspace): Product {
  const index = indexOf(model);
  return {
    model,
    workspace,
    index,
    permissions: permissionIndex(model.roles),
    condition: conditionsOf(model),
  };
}

function conditionsOf(model: Model): Product['condition'] {
  const vocabularies = new Map<string | null, Vocabulary>();
  return ({ text }, entity) => {
    const vocabulary = vocabularies.get(entity) ?? model.vocabulary(entity);
    vocabularies.set(entity, vocabulary);
    return readCondition(text, vocabulary);
  };
}
