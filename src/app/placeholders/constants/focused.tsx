import type { Constant, Product } from '#core/product.ts';
import { Touched } from './touched.tsx';
import { TurningDial } from './turning-dial.tsx';
import { UsedIn } from './used-in.tsx';

interface FocusedProps {
  readonly constant: Constant;
  /** As decided. */
  readonly decided: Product;
  /** As turned for now. */
  readonly product: Product;
}

/** One number: turned for now, the places that go by it, and the screens that change with it. */
export function Focused({ constant, decided, product }: FocusedProps) {
  return (
    <section className="constants-focused" aria-label={constant.label}>
      <div className="constants-about">
        <TurningDial constant={constant} />
        <UsedIn product={decided} constant={constant} />
      </div>
      <Touched product={product} constant={constant.id} />
    </section>
  );
}
