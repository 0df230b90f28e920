import { memoizeByObject } from '../base/memoize.ts';
import type { Product } from './product.ts';

/** Works something out once for a product, however many rules ask for it. */
export function perProduct<T>(make: (product: Product) => T): (product: Product) => T {
  return memoizeByObject(make);
}
