import { knownFrom, type Quantity, type Sourced } from '../answers/sourced.ts';
import { singularOf, withCount } from '../english/plural.ts';
import type { Model } from '../model/types.ts';
import type { Constant } from '../slots/constants/number-details.ts';
import type { Setting } from '../slots/constants/settings.ts';

/** Values of constants and settings as turned in a session, by `knobId`. */
export type TurnedConstants = Readonly<Record<string, number | Setting>>;

type Valued = Pick<Constant, 'value' | 'setting'>;

/** A value that can be turned: what is usual, or what it is for somebody. */
export interface Knob extends Valued {
  readonly id: string;
  readonly label: string;
  /** For whom it differs; empty: the usual value. */
  readonly of: string;
  readonly options: readonly string[];
}

/** @param of for whom it differs; empty: the usual value */
function knobId(constant: string, of: string): string {
  return of === '' ? constant : `${constant}@${of}`;
}

/** Every value of a constant that is known, the usual one first. */
export function knobsOf({ id, label, value, setting, options, variants }: Constant): readonly Knob[] {
  const choices = options.is === 'known' ? options.value : [];
  const all = [{ of: '', value, setting }, ...variants].map((one) => ({ ...one, id: knobId(id, one.of), label }));
  return all
    .filter((one) => one.value.is === 'known' || one.setting.is === 'known')
    .map((one) => ({ ...one, options: choices }));
}

/** The model with constants as changed in a session, so that lists, rules and clocks follow at once. */
export function withConstants(model: Model, turned: TurnedConstants): Model {
  if (Object.keys(turned).length === 0) return model;
  const constants = model.constants.constants.map((constant) => ({
    ...withValue(constant, turned, knobId(constant.id, '')),
    variants: constant.variants.map((one) => withValue(one, turned, knobId(constant.id, one.of))),
  }));
  return { ...model, constants: { ...model.constants, constants } };
}

function withValue<T extends Valued>(held: T, turned: TurnedConstants, id: string): T {
  const to = Object.hasOwn(turned, id) ? turned[id] : undefined;
  if (to === undefined) return held;
  if (typeof to === 'number') return { ...held, value: withAmount(held.value, to) };
  return held.setting.is === 'known' ? { ...held, setting: knownFrom(to, held.setting.source) } : held;
}

function withAmount(held: Sourced<Quantity>, amount: number): Sourced<Quantity> {
  if (held.is !== 'known') return held;
  const { unit } = held.value;
  return knownFrom({ ...held.value, amount, text: withCount(amount, singularOf(unit), unit).trim() }, held.source);
}
