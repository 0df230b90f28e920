import { foldModel } from './model/fold.ts';
import { withConstants } from './prototype/turned-constants.ts';
import { oncePer } from './remembered.ts';
import type { Product } from './rules/product.ts';
import { productOf } from './rules/product.ts';
import type { Workspace } from './workspace.ts';

/** What the decisions of a workspace say the product is, with its indexes; folded once for each workspace. */
export const openProduct = oncePer(
  (workspace: Workspace): Product => productOf(foldModel(workspace), workspace),
);

/** The same product with constants as they are turned in a sitting. */
export function productWith(product: Product, constants: Readonly<Record<string, number>>): Product {
  const model = withConstants(product.model, constants);
  return model === product.model ? product : productOf(model, product.workspace);
}
