import { type Constant, knownValue } from '#core/product.ts';
import type { KnownRow } from '../known/known-rows.ts';
import { KNOBS, type Knob, type KnobId, type Settings, settingOf } from './knobs.ts';

/** A number that somebody has said, as it was written. */
export interface KeptNumber {
  readonly name: string;
  readonly amount: string;
  readonly unit: string;
  readonly scope: string;
  /** Decided, rather than only said or assumed. */
  readonly settled: boolean;
}

/** What has been said to `constants.values`: the numbers that turn a knob of the stage, and all others. */
export function keptNumbers(rows: readonly KnownRow[]) {
  return byKnob(
    rows.map(({ cell, settled }) => ({
      name: cell('name'),
      amount: cell('value'),
      unit: cell('unit'),
      scope: cell('scope'),
      settled,
    })),
  );
}

export function keptIn(constants: readonly Constant[]): ReadonlyMap<KnobId, KeptNumber> {
  const kept = constants.flatMap(({ label, value, scope }) => {
    const { amount, unit } = knownValue(value) ?? {};
    if (amount === undefined || unit === undefined) return [];
    return [{ name: label, amount: String(amount), unit, scope: knownValue(scope) ?? '', settled: true }];
  });
  return byKnob(kept).locked;
}

export function wildKnobs(constants: readonly Constant[]): readonly Knob[] {
  const kept = keptIn(constants);
  return KNOBS.filter(({ id }) => !kept.has(id));
}

/** Sorts numbers to the knobs that they name; the first that names one counts. */
function byKnob(numbers: readonly KeptNumber[]) {
  const locked = new Map<KnobId, KeptNumber>();
  const others: KeptNumber[] = [];
  for (const kept of numbers) {
    const knob = KNOBS.find(({ id, known }) => known.test(kept.name) && !locked.has(id));
    if (knob) locked.set(knob.id, kept);
    else if (kept.name || kept.amount) others.push(kept);
  }
  return { locked, others };
}

/** What the stage obeys: the numbers somebody has said, and elsewhere the stops to which the knobs are turned. */
export function settingsInForce(
  locked: ReadonlyMap<KnobId, KeptNumber>,
  turned: Readonly<Record<KnobId, number>>,
): Settings {
  const entries = KNOBS.map(({ id, stops }) => {
    const kept = locked.get(id);
    const spoken = kept && settingOf(kept.amount, kept.unit);
    return [id, spoken ?? stops[turned[id]] ?? stops[0]];
  });
  return Object.fromEntries(entries);
}
