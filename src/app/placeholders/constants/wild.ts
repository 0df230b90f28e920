import { type Constant, heldValue } from '#core/product.ts';
import type { KeptNumber } from './kept.ts';
import { KNOBS, type Knob, type KnobId } from './knobs.ts';

/** The knobs of the stage that no number with a name sets. */
export function wildKnobs(constants: readonly Constant[]): readonly Knob[] {
  const set = keptIn(constants);
  return KNOBS.filter(({ id }) => !set.has(id));
}

/** The numbers that set a knob of the stage, by knob; the first that names it counts. */
export function keptIn(constants: readonly Constant[]): ReadonlyMap<KnobId, KeptNumber> {
  const kept = new Map<KnobId, KeptNumber>();
  for (const { label, value, scope } of constants) {
    const quantity = heldValue(value);
    const knob = KNOBS.find(({ id, known }) => known.test(label) && !kept.has(id));
    if (!knob || !quantity) continue;
    const { amount, unit } = quantity;
    kept.set(knob.id, {
      name: label,
      amount: String(amount),
      unit,
      scope: heldValue(scope) ?? '',
      settled: true,
    });
  }
  return kept;
}
