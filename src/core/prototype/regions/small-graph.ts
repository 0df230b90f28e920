import { DAY_MS, parseTimestamp } from '../../base/dates.ts';
import type { ActorContext } from '../actor-context.ts';
import { nowOf } from '../now.ts';
import type { SampleRow } from '../sample/types.ts';
import { itemValue } from './item-text.ts';
import type { ShownItem } from './types.ts';

const LENGTH = { hour: DAY_MS / 24, day: DAY_MS };

/** How many of the times that an item comes to lie in each step until now, the oldest first. */
export function smallGraph(actor: ActorContext, row: SampleRow, item: ShownItem): readonly number[] {
  const { over } = item;
  const outcome = itemValue(actor, row, item);
  if (!over || !outcome.ok || !Array.isArray(outcome.value)) return [];
  const now = Date.parse(nowOf(actor));
  const counts = Array.from({ length: over.steps }, () => 0);
  for (const one of outcome.value) {
    const at = typeof one === 'string' ? parseTimestamp(one) : null;
    const step = at === null || at > now ? -1 : over.steps - 1 - Math.floor((now - at) / LENGTH[over.step]);
    if (step >= 0) counts[step] = (counts[step] ?? 0) + 1;
  }
  return counts;
}
