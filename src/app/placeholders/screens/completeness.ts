import type { Product } from '#core/product.ts';
import type { Completeness } from '../../stage/stage-definition.ts';
import { areDecided } from '../things/firmness.ts';

/** `nothing` without screens; `known` once each has a kind, and links and landing screens are known. */
export function completenessOfScreens({ model, index }: Pick<Product, 'model' | 'index'>): Completeness {
  const { all } = index.screens;
  if (all.length === 0) return 'nothing';
  const { links, landings } = model.screens;
  const haveKinds = all.every(({ kind }) => kind.is !== 'unknown');
  return haveKinds && links.is !== 'unknown' && landings.is !== 'unknown' ? 'known' : 'partly';
}

export function areScreensDecided({ model }: Pick<Product, 'model'>): boolean {
  const { screens, links, landings } = model.screens;
  return areDecided([screens, links, landings]);
}
