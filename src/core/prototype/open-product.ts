import { memoizeByObject } from '../base/memoize.ts';
import { foldModel } from '../model/fold.ts';
import { type Product, productOf } from '../product/product.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { type TurnedConstants, withConstants } from './turned-constants.ts';

/** Folded once for each workspace. */
export const openProduct = memoizeByObject(
  (workspace: Workspace): Product => productOf(foldModel(workspace), workspace),
);

export function productWith(product: Product, constants: TurnedConstants): Product {
  const model = withConstants(product.model, constants);
  return model === product.model ? product : productOf(model, product.workspace);
}
