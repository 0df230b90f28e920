import { type Constant, knownValue } from '#core/product.ts';
import type { StatedRow } from '../answers/stated-rows.ts';
import { KNOBS, type Knob, type KnobId, type Settings, settingOf } from './knobs.ts';

/** A number from an answer or the model, as it was written. */
export interface StatedNumber {
  readonly name: string;
  readonly amount: string;
  readonly unit: string;
  readonly scope: string;
  /** Decided, rather than only said or assumed. */
  readonly settled: boolean;
}

/** The answers to `constants.values`: numbers that belong to a knob, and all others. */
export function statedNumbers(rows: readonly StatedRow[]) {
  return assignToKnobs(
    rows.map(({ cell, settled }) => ({
      name: cell('name'),
      amount: cell('value'),
      unit: cell('unit'),
      scope: cell('scope'),
      settled,
    })),
  );
}

export function statedByKnob(constants: readonly Constant[]): ReadonlyMap<KnobId, StatedNumber> {
  const stated = constants.flatMap(({ label, value, scope }) => {
    const { amount, unit } = knownValue(value) ?? {};
    if (amount === undefined || unit === undefined) return [];
    return [{ name: label, amount: String(amount), unit, scope: knownValue(scope) ?? '', settled: true }];
  });
  return assignToKnobs(stated).locked;
}

export function unsetKnobs(constants: readonly Constant[]): readonly Knob[] {
  const stated = statedByKnob(constants);
  return KNOBS.filter(({ id }) => !stated.has(id));
}

/** Assigns numbers to knobs by their names; the first match for a knob counts. */
function assignToKnobs(numbers: readonly StatedNumber[]) {
  const locked = new Map<KnobId, StatedNumber>();
  const others: StatedNumber[] = [];
  for (const stated of numbers) {
    const knob = KNOBS.find(({ id, known }) => known.test(stated.name) && !locked.has(id));
    if (knob) locked.set(knob.id, stated);
    else if (stated.name || stated.amount) others.push(stated);
  }
  return { locked, others };
}

/** The setting of every knob: the stated number, else the selected stop. */
export function currentSettings(
  locked: ReadonlyMap<KnobId, StatedNumber>,
  selectedStops: Readonly<Record<KnobId, number>>,
): Settings {
  const entries = KNOBS.map(({ id, stops }) => {
    const stated = locked.get(id);
    const setting = stated && settingOf(stated.amount, stated.unit);
    return [id, setting ?? stops[selectedStops[id]] ?? stops[0]];
  });
  return Object.fromEntries(entries);
}
