import type { ReactNode } from 'react';
import type { Product, SampleSet } from '#core/product.ts';
import { usePartsReady } from '../../prototype/parts.ts';
import { PrototypeOfProduct } from '../../prototype/prototype-context.tsx';
import { useSampleRecords } from '../../prototype/sample-records.ts';

/** A product with its sample records, and the date they are generated for. */
export interface SampleContext {
  readonly product: Product;
  readonly sample: SampleSet;
  readonly refDate: string;
}

interface WithSamplesProps {
  readonly product: Product;
  readonly children: (sample: SampleSet, refDate: string) => ReactNode;
}

/** Renders its children with the sample records of the product, once faker has loaded. */
export function WithSamples({ product, children }: WithSamplesProps) {
  return usePartsReady(product.workspace) ? <SampledContent product={product}>{children}</SampledContent> : null;
}

function SampledContent({ product, children }: WithSamplesProps) {
  const { sample, refDate } = useSampleRecords(product);
  return children(sample, refDate);
}

interface InPrototypeProps {
  readonly product: Product;
  /** Id of the role to view as; null: that of the address. */
  readonly role?: string | null;
  readonly children: ReactNode;
}

/** Renders its children inside the running prototype, with its sample records. */
export function InPrototype({ product, role = null, children }: InPrototypeProps) {
  return (
    <WithSamples product={product}>
      {(sample, refDate) => (
        <PrototypeOfProduct product={product} sample={sample} refDate={refDate} role={role}>
          {children}
        </PrototypeOfProduct>
      )}
    </WithSamples>
  );
}
