import { memoizeByProduct } from '../../product/product.ts';
import { frameOf, regionsOf } from '../../prototype/regions/regions-of.ts';
import type { RegionView } from '../../prototype/regions/types.ts';
import { type ProtoScreen, screensOf } from '../../prototype/screens-of.ts';

export interface ScreenPart {
  readonly screen: ProtoScreen;
  readonly view: RegionView;
}

/** Every part of every screen, also those in tabs, and those that stand on all screens. */
export const partsOfScreens = memoizeByProduct((product): readonly ScreenPart[] => {
  const frame = frameOf(product);
  return [...(frame ? [frame] : []), ...screensOf(product)].flatMap((screen) =>
    (regionsOf(product)(screen) ?? [])
      .flatMap((view) => [view, ...view.holds])
      .map((view): ScreenPart => ({ screen, view })),
  );
});
