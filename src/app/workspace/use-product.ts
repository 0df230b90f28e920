import { openProduct, type Product } from '#core/product.ts';
import { useWorkspace } from './store.ts';

/** The product as decided, computed once for each state of the workspace. Only for chunks that are fetched later. */
export function useProduct(): Product {
  return openProduct(useWorkspace());
}
