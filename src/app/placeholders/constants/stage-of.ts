import { type Constant, knownValue, type Product } from '#core/product.ts';
import { areFirm } from '../things/firmness.ts';
import type { StageName } from '../things/stage-name.ts';

/** `known` once a constant has its unit, its source and, if it needs one, its owner. */
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

export function areConstantsFirm({ model }: Pick<Product, 'model'>): boolean {
  return areFirm(model.constants.constants.flatMap(({ value, owner, comesFrom }) => [value, owner, comesFrom]));
}
