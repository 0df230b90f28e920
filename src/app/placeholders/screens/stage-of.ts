import type { Product } from '#core/product.ts';
import { areFirm } from '../things/firmness.ts';
import type { StageName } from '../things/stage-name.ts';

/** `nothing` without screens; `known` once each has a kind, and links and landing screens are known. */
export function stageOfScreens({ model, index }: Pick<Product, 'model' | 'index'>): StageName {
  const { all } = index.screens;
  if (all.length === 0) return 'nothing';
  const { links, landings } = model.screens;
  const haveKinds = all.every(({ kind }) => kind.is !== 'unknown');
  return haveKinds && links.is !== 'unknown' && landings.is !== 'unknown' ? 'known' : 'partly';
}

export function areScreensFirm({ model }: Pick<Product, 'model'>): boolean {
  const { screens, links, landings } = model.screens;
  return areFirm([screens, links, landings]);
}
