import { useMemo } from 'react';
import { frameOf, type ProtoScreen, type RegionView, regionsOf, screenScope } from '#core/product.ts';
import { extras } from '../parts.ts';
import { usePrototype } from '../prototype-context.tsx';
import { RegionProvider } from './region-context.ts';
import { RegionProblems, Regions } from './regions.tsx';

/** What stands at the foot of every screen: all its parts but the menu, of which only what cannot be read is told. */
export function ProductFooter() {
  const { product } = usePrototype();
  const frame = frameOf(product);
  const said = frame ? (regionsOf(product)(frame) ?? []) : [];
  const Foot = extras.now()?.FootWords;
  const views = said.filter(({ menu, problems }) => menu === null || problems.length > 0);
  return (
    <>
      {frame && views.length > 0 && <Footer frame={frame} views={views} />}
      {Foot && <Foot />}
    </>
  );
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
        <Regions views={views.filter(({ menu }) => menu === null)} />
        {views.map((view) => view.menu && <RegionProblems key={view.region.id} view={view} />)}
      </RegionProvider>
    </footer>
  );
}
