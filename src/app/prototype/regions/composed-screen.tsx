import { regionsOf } from '#core/product.ts';
import { Hole } from '../hole.tsx';
import { RecordGone } from '../notices.tsx';
import type { ScreenProps } from '../product-screen.tsx';
import { useMatchedRecord, usePrototype } from '../prototype-context.tsx';
import { RegionProvider, useSurroundings } from './region-context.ts';
import { Regions } from './regions.tsx';
import { useButtonKeys } from './use-button-keys.ts';

const NONE = [] as const;

/** A screen of several parts, from top to bottom as they were said. */
export function ComposedScreen({ screen, arrival }: ScreenProps) {
  const { product } = usePrototype();
  const surroundings = useSurroundings(screen, arrival);
  const views = regionsOf(product)(screen);
  useButtonKeys(views ?? NONE);
  const isGone = useMatchedRecord(arrival) === null;
  if (isGone && screen.entity !== null) return <RecordGone entity={screen.entity} screen={screen} />;
  if (!views || views.length === 0)
    return <Hole q={`screens.${screen.id}.parts`} words="nobody has said what is on this page" />;
  return (
    <RegionProvider value={surroundings}>
      <Regions views={views} />
    </RegionProvider>
  );
}
