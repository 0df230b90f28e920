import { type ReactNode, useEffect, useState } from 'react';
import type { Product, SampleSet } from '#core/product.ts';
import { fetchFaker, useSampleRecords } from '../../prototype/sample-records.ts';

/** A product with its sample records, and the day they are seen from. */
export interface Samples {
  readonly product: Product;
  readonly sample: SampleSet;
  readonly refDate: string;
}

interface SampledProps {
  readonly product: Product;
  readonly children: (sample: SampleSet, refDate: string) => ReactNode;
}

/** Draws with the sample records of the product, once the names that they need have come. */
export function Sampled({ product, children }: SampledProps) {
  const [ready, setReady] = useState(false);
  const { workspace } = product;
  useEffect(() => {
    void fetchFaker(workspace).then(() => setReady(true));
  }, [workspace]);
  return ready ? <Drawn product={product}>{children}</Drawn> : null;
}

function Drawn({ product, children }: SampledProps) {
  const { sample, refDate } = useSampleRecords(product);
  return children(sample, refDate);
}
