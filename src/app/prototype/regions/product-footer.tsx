import { useMemo } from 'react';
import { frameOf, type ProtoScreen, type RegionView, regionsOf, screenScope } from '#core/product.ts';
import { usePrototype } from '../prototype-context.tsx';
import { RegionProvider } from './region-context.ts';
import { Regions } from './regions.tsx';

/** What stands at the foot of every screen: all its parts but the menu, which stands at the head. */
export function ProductFooter() {
  const { product } = usePrototype();
  const frame = frameOf(product);
  const views = frame ? (regionsOf(product)(frame) ?? []).filter(({ kind }) => kind !== 'menu') : [];
  return frame && views.length > 0 ? <Footer frame={frame} views={views} /> : null;
}

function Footer({ frame, views }: { frame: ProtoScreen; views: readonly RegionView[] }) {
  const { actor } = usePrototype();
  const surroundings = useMemo(() => {
    const around = new Map();
    const scope = screenScope(actor, frame, undefined, around);
    return { screen: frame, row: undefined, around, scope, seen: actor, look: null, key: (name: string) => name };
  }, [actor, frame]);
  return (
    <footer className="px-6 py-4 stacked:px-4 border-t-1 border-line text-sm text-ink-2">
      <RegionProvider value={surroundings}>
        <Regions views={views} />
      </RegionProvider>
    </footer>
  );
}
