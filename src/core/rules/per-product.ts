import type { Product } from './types.ts';

/** Works something out once for a product, however many rules ask for it. */
export function perProduct<T>(make: (product: Product) => T): (product: Product) => T {
  const made = new WeakMap<Product, { readonly value: T }>();
  return (product) => {
    const known = made.get(product) ?? { value: make(product) };
    made.set(product, known);
    return known.value;
  };
}
