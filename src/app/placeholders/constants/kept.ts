import type { KnownRow } from '../known/known-rows.ts';
import { KNOBS, type KnobId, type Setting, settingOf } from './knobs.ts';

/** A number that somebody has said, as it was written. */
export interface KeptNumber {
  readonly name: string;
  readonly amount: string;
  readonly unit: string;
  readonly scope: string;
  /** Decided, as against only said or assumed. */
  readonly settled: boolean;
}

export interface Kept {
  /** Numbers that turn a knob of the stage, by knob; the first row that names it counts. */
  readonly locked: ReadonlyMap<KnobId, KeptNumber>;
  /** Numbers for which the stage has no knob. */
  readonly others: readonly KeptNumber[];
}

/** Sorts what has been said to `constants.values` to the knobs they name. */
export function keptNumbers(rows: readonly KnownRow[]): Kept {
  const locked = new Map<KnobId, KeptNumber>();
  const others: KeptNumber[] = [];
  for (const { cell, settled } of rows) {
    const kept = {
      name: cell('name'),
      amount: cell('value'),
      unit: cell('unit'),
      scope: cell('scope'),
      settled,
    };
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
): Readonly<Record<KnobId, Setting>> {
  const entries = KNOBS.map(({ id, stops }) => {
    const kept = locked.get(id);
    const spoken = kept && settingOf(kept.amount, kept.unit);
    return [id, spoken ?? stops[turned[id]] ?? stops[0]];
  });
  return Object.fromEntries(entries);
}
