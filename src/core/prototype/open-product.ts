import { memoizeByObject } from '../base/memoize.ts';
import { foldModel } from '../model/fold.ts';
import type { Product } from '../product/product.ts';
import { productOf } from '../product/product.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { withConstants } from './turned-constants.ts';

/** What the decisions of a workspace say the product is, with its indexes; folded once for each workspace. */
export const openProduct = memoizeByObject(
  (workspace: Workspace): Product => productOf(foldModel(workspace), workspace),
);

/** The same product with constants as they are turned in a sitting. */
export function productWith(product: Product, constants: Readonly<Record<string, number>>): Product {
  const model = withConstants(product.model, constants);
  return model === product.model ? product : productOf(model, product.workspace);
}
