import type { ReactNode } from 'react';
import type { Product, SampleSet } from '#core/product.ts';
import { PlayingIn } from '../../prototype/playing.tsx';
import { useFaker, useSampleRecords } from '../../prototype/sample-records.ts';

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
  return useFaker(product.workspace) ? <Drawn product={product}>{children}</Drawn> : null;
}

function Drawn({ product, children }: SampledProps) {
  const { sample, refDate } = useSampleRecords(product);
  return children(sample, refDate);
}

interface PlayedProps {
  readonly product: Product;
  /** Id of the role to look as; null: that of the address. */
  readonly role?: string | null;
  readonly children: ReactNode;
}

/** What is drawn as a part of the running product, with the sample records as they are now. */
export function Played({ product, role = null, children }: PlayedProps) {
  return (
    <Sampled product={product}>
      {(sample, refDate) => (
        <PlayingIn product={product} sample={sample} refDate={refDate} role={role}>
          {children}
        </PlayingIn>
      )}
    </Sampled>
  );
}
