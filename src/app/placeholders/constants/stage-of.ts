import { type Constant, knownValue, lookOfSourced, type Product } from '#core/product.ts';
import type { StageName } from '../things/stage-name.ts';

/** How much is known of one number: all, once it has its unit, its source, and an owner where one is asked for. */
function stageOfConstant({ value, comesFrom, owner, of }: Constant): StageName {
  const hasUnit = (knownValue(value)?.unit ?? '') !== '';
  const isOwned = of !== 'value' || owner.is !== 'unknown';
  return hasUnit && isOwned && comesFrom.is !== 'unknown' ? 'known' : 'partly';
}

export function stageOfConstants({ model }: Pick<Product, 'model'>): StageName {
  const { constants, values } = model.constants;
  if (constants.length === 0) return values.is === 'not-applicable' ? 'partly' : 'nothing';
  return constants.every((one) => stageOfConstant(one) === 'known') ? 'known' : 'partly';
}

/** Whether all of it was decided, rather than only assumed. */
export function areConstantsFirm({ model }: Pick<Product, 'model'>): boolean {
  const sourced = model.constants.constants.flatMap(({ value, owner, comesFrom }) => [value, owner, comesFrom]);
  return sourced.every((one) => lookOfSourced(one) !== 'guess');
}
