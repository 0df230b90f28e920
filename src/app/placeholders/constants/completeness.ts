import { type Constant, knownValue, type Product } from '#core/product.ts';
import type { Completeness } from '../../stage/stage-definition.ts';
import { areDecided } from '../things/firmness.ts';

/** `known` once a constant has its unit, its source and, if it needs one, its owner. */
function completenessOfConstant({ value, comesFrom, owner, of }: Constant): Completeness {
  const hasUnit = (knownValue(value)?.unit ?? '') !== '';
  const isOwned = of !== 'value' || owner.is !== 'unknown';
  return hasUnit && isOwned && comesFrom.is !== 'unknown' ? 'known' : 'partly';
}

export function completenessOfConstants({ model }: Pick<Product, 'model'>): Completeness {
  const { constants, values } = model.constants;
  if (constants.length === 0) return values.is === 'not-applicable' ? 'partly' : 'nothing';
  return constants.every((one) => completenessOfConstant(one) === 'known') ? 'known' : 'partly';
}

export function areConstantsDecided({ model }: Pick<Product, 'model'>): boolean {
  return areDecided(model.constants.constants.flatMap(({ value, owner, comesFrom }) => [value, owner, comesFrom]));
}
