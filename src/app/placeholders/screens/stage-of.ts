import { lookOfSourced, type Product } from '#core/product.ts';
import type { StageName } from '../things/stage-name.ts';

/** Nothing while no screen has a name; all once each has its kind, and where people begin and can go is said. */
export function stageOfScreens({ model, index }: Pick<Product, 'model' | 'index'>): StageName {
  const { all } = index.screens;
  if (all.length === 0) return 'nothing';
  const { links, landings } = model.screens;
  const haveKinds = all.every(({ kind }) => kind.is !== 'unknown');
  return haveKinds && links.is !== 'unknown' && landings.is !== 'unknown' ? 'known' : 'partly';
}

/** Whether all of it was decided, rather than only assumed. */
export function areScreensFirm({ model }: Pick<Product, 'model'>): boolean {
  const { screens, links, landings } = model.screens;
  return [screens, links, landings].every((sourced) => lookOfSourced(sourced) !== 'guess');
}
