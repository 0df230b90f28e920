import { knownFrom, knownValue } from '../answers/sourced.ts';
import { counted, singularOf } from '../english/plural.ts';
import type { Model } from '../model/types.ts';

/** The model with constants as they are turned in a sitting, so that lists, rules and clocks obey them at once. */
export function withConstants(model: Model, turned: Readonly<Record<string, number>>): Model {
  if (Object.keys(turned).length === 0) return model;
  const constants = model.constants.constants.map((constant) => {
    const amount = Object.hasOwn(turned, constant.id) ? turned[constant.id] : undefined;
    const quantity = knownValue(constant.value);
    if (amount === undefined || !quantity || constant.value.is !== 'known') return constant;
    const value = {
      ...quantity,
      amount,
      text: counted(amount, singularOf(quantity.unit), quantity.unit).trim(),
    };
    return { ...constant, value: knownFrom(value, constant.value.source) };
  });
  return { ...model, constants: { ...model.constants, constants } };
}
