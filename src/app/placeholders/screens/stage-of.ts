import { lookOfSourced, type Product } from '#core/product.ts';
import type { StageName } from '../things/stage-name.ts';

/**
 * How much is known of the screens: nothing while none has a name; all once each has its kind and somebody has said
 * where people begin and where they can go.
 */
export function stageOfScreens({ model, index }: Pick<Product, 'model' | 'index'>): StageName {
  const { all } = index.screens;
  if (all.length === 0) return 'nothing';
  const { links, landings } = model.screens;
  const isWhole = all.every(({ kind }) => kind.is !== 'unknown');
  return isWhole && links.is !== 'unknown' && landings.is !== 'unknown' ? 'known' : 'partly';
}

/** Whether all of it was decided, as against only assumed. */
export function areScreensFirm({ model }: Pick<Product, 'model'>): boolean {
  const { screens, links, landings } = model.screens;
  return [screens, links, landings].every((held) => lookOfSourced(held) !== 'guess');
}
