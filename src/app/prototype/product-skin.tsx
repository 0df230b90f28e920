import { type ReactNode, useMemo } from 'react';
import { accentOf, knownValue, saidLook, skinOf } from '#core/product.ts';
import { inSketch, lookTokens, schemeOf, skinTokens } from './look-tokens.ts';
import { usePrototype } from './prototype-context.tsx';

/** Around all that is drawn of the product: its own look, as finished as was chosen. */
export function ProductSkin({ children }: { children: ReactNode }) {
  const { finish } = usePrototype().session.knobs;
  const skin = useSkin();
  const said = useSaidLook();
  return (
    <div
      className="product @container/stacks"
      data-finish={finish}
      data-ground={said.ground}
      data-parts={said.parts}
      data-menu={said.menu}
      data-scheme={schemeOf(said.ground ?? null)}
      style={{
        ...skinTokens(skin),
        ...said.style,
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

/** What was said of the look, as tokens: whole on the product, pale in a sketch; the plain one wears only the layout. */
function useSaidLook() {
  const { product, session } = usePrototype();
  const { finish } = session.knobs;
  const { accent } = useSkin();
  return useMemo(() => {
    const said = saidLook(product);
    const { ground, parts, menu } = said;
    if (finish === 'plain') return { menu: menu ?? undefined, style: {} };
    const style = finish === 'sketch' ? lookTokens(inSketch(said), accent) : lookTokens(said, accent);
    return { ground: ground ?? undefined, parts: parts ?? undefined, menu: menu ?? undefined, style };
  }, [product, finish, accent]);
}

function useSkin() {
  const { model, workspace } = usePrototype().product;
  const { parts, skin } = saidLook(usePrototype().product);
  const name = knownValue(model.purpose.name) ?? workspace.name;
  return useMemo(() => skinOf(name, { ...skin, ...(parts && { accent: accentOf(parts) }) }), [name, parts, skin]);
}

/** The sign of the product, before its name. */
export function ProductMark() {
  const { initial, shape } = useSkin().mark;
  return (
    <svg className="proto-mark flex-none w-7 h-7" viewBox="0 0 24 24" aria-hidden="true">
      <path d={shape} />
      <text className="ui-sm font-semibold" x="12" y="12.5" textAnchor="middle" dominantBaseline="central">
        {initial}
      </text>
    </svg>
  );
}
