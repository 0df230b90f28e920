import { openProduct, type Product } from '#core/product.ts';
import { useWorkspace } from './store.ts';

/** The product that the decisions describe: folded once for each state of the workspace. Only in chunks that are fetched later. */
export function useProduct(): Product {
  return openProduct(useWorkspace());
}
