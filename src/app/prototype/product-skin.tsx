import type { ReactNode } from 'react';
import { knownValue, skinOf } from '#core/product.ts';
import { usePrototype } from './prototype-context.tsx';

/** Around all that is drawn of the product: its own look, as finished as was chosen. */
export function ProductSkin({ children }: { children: ReactNode }) {
  const { finish } = usePrototype().session.knobs;
  const { accent, radius, density } = useSkin();
  return (
    <div
      className="product @container/stacks"
      data-finish={finish}
      style={{
        '--skin-light': accent[0],
        '--skin-dark': accent[1],
        '--skin-radius': `${radius}px`,
        '--skin-density': `${density}px`,
      }}
    >
      {finish === 'sketch' && (
        <p className="m-0 px-6 stacked:px-4 py-1.5 text-sm text-center bg-paper border-b-1 border-line" role="note">
          This is a sketch, not the product
        </p>
      )}
      {children}
    </div>
  );
}

function useSkin() {
  const { model, workspace } = usePrototype().product;
  return skinOf(knownValue(model.purpose.name) ?? workspace.name);
}

/** The sign of the product, before its name. */
export function ProductMark() {
  const { initial, shape } = useSkin().mark;
  return (
    <svg className="proto-mark flex-none w-7 h-7" viewBox="0 0 24 24" aria-hidden="true">
      <path className="fill-pen" d={shape} />
      <text className="fill-sheet ui-sm font-semibold" x="12" y="12.5" textAnchor="middle" dominantBaseline="central">
        {initial}
      </text>
    </svg>
  );
}
