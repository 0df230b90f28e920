import type { ReactNode } from 'react';
import type { Product } from '#core/product.ts';
import { PlayingIn } from '../../prototype/playing.tsx';
import { Sampled } from './sampled.tsx';

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
