import { knownFrom, knownValue } from '../answers/sourced.ts';
import { memoizeByObject } from '../base/memoize.ts';
import { singularOf, withCount } from '../english/plural.ts';
import { foldModel } from '../model/fold.ts';
import type { Model } from '../model/types.ts';
import { type Product, productOf } from '../product/product.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** Folded once for each workspace. */
export const openProduct = memoizeByObject(
  (workspace: Workspace): Product => productOf(foldModel(workspace), workspace),
);

export function productWith(product: Product, constants: Readonly<Record<string, number>>): Product {
  const model = withConstants(product.model, constants);
  return model === product.model ? product : productOf(model, product.workspace);
}

/** The model with constants as changed in a session, so that lists, rules and clocks follow at once. */
export function withConstants(model: Model, changedAmounts: Readonly<Record<string, number>>): Model {
  if (Object.keys(changedAmounts).length === 0) return model;
  const constants = model.constants.constants.map((constant) => {
    const amount = Object.hasOwn(changedAmounts, constant.id) ? changedAmounts[constant.id] : undefined;
    const quantity = knownValue(constant.value);
    if (amount === undefined || !quantity || constant.value.is !== 'known') return constant;
    const value = {
      ...quantity,
      amount,
      text: withCount(amount, singularOf(quantity.unit), quantity.unit).trim(),
    };
    return { ...constant, value: knownFrom(value, constant.value.source) };
  });
  return { ...model, constants: { ...model.constants, constants } };
}
