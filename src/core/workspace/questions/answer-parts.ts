import type { NamedItem, Naming } from '../../answers/naming.ts';
import { grouped } from '../../base/grouped.ts';
import { memoizeByInputs } from '../../base/memoize.ts';
import type { Decision, Raised } from '../../facts/types.ts';
import type { ShapeSpec } from '../../shapes/types.ts';
import { THING } from '../../slots/thing-column.ts';
import { type Part, partsOf } from './items.ts';
import { type Asked, type Lookup, namesOf, RECORDS, thingOf } from './things.ts';

const kept = memoizeByInputs<Decision, readonly Part[]>();

/** Empty where the decision gives no answer. Read once. */
export function partsDecided(decision: Decision | null, shape: ShapeSpec): readonly Part[] {
  if (!decision || !('value' in decision.result)) return [];
  const { value } = decision.result;
  return kept(decision, [shape], () => partsOf(value, shape));
}

type ByItem = ReadonlyMap<string | undefined, readonly Part[]>;
const sorted = memoizeByInputs<readonly Part[], ByItem>();

/** Parts by the id of the item they are about. Sorted once for the same names. */
function byItem(parts: readonly Part[], naming: Naming): ByItem {
  return sorted(parts, [naming], () =>
    grouped(parts, ({ label }) => (label === '' ? undefined : naming.find(label)?.id)),
  );
}

/** The parts of a decision that raised a question: those about its item, those about its thing, or all. */
export function partsAbout({ item, thing }: Raised, decision: Decision | null, parent: Asked, from: Lookup) {
  const all = partsDecided(decision, parent.question.shape);
  const parts = item ? (byItem(all, namesOf(parent)).get(item.id) ?? []) : all;
  if (!thing || thingOf(parent.question)) return parts;
  return parts.filter((part) => thingOfPart(part, from)?.id === thing.id);
}

/** The thing that a row is about, if it has been named; undefined for any other row. */
export function thingOfPart({ cells }: Part, from: Lookup): NamedItem | undefined {
  const label = cells.find(({ column }) => column === THING)?.text ?? '';
  const records = label === '' ? undefined : from.question(RECORDS);
  return records && namesOf(records).find(label);
}
