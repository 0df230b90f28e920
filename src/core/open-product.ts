import { foldModel } from './model/fold.ts';
import { withConstants } from './prototype/turned-constants.ts';
import { productOf } from './rules/product.ts';
import type { Product } from './rules/types.ts';
import type { Workspace } from './workspace.ts';

const products = new WeakMap<Workspace, Product>();

/** What the decisions of a workspace say the product is, with its indexes; folded once for each workspace. */
export function openProduct(workspace: Workspace): Product {
  const product = products.get(workspace) ?? productOf(foldModel(workspace), workspace);
  products.set(workspace, product);
  return product;
}

/** The same product with constants as they are turned in a sitting. */
export function productWith(product: Product, constants: Readonly<Record<string, number>>): Product {
  const model = withConstants(product.model, constants);
  return model === product.model ? product : productOf(model, product.workspace);
}
