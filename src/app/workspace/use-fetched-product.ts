import { useEffect, useState } from 'react';

type ProductCore = typeof import('#core/product.ts');

let product: ProductCore | null = null;

/** What the core knows of products, fetched once it is needed; null until then, and where the server does not answer. */
export function useFetchedProduct(isNeeded: boolean): ProductCore | null {
  const [, setFetched] = useState(product !== null);
  useEffect(() => {
    if (!isNeeded || product) return;
    const receive = (fetched: ProductCore) => {
      product = fetched;
      setFetched(true);
    };
    void import('#core/product.ts').then(receive, () => {});
  }, [isNeeded]);
  return isNeeded ? product : null;
}
