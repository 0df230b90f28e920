import {
  daysAfter,
  grouped,
  knownValue,
  listOf,
  NO_EDITS,
  recordsOf,
  type Tick,
  ticksUntil,
} from '#core/product.ts';
import type { LifeProps } from './lives.ts';

/** What some days without a click lead to, in sentences: what moves by itself, who hears of it, what stays. */
export function quietOutcome(
  { cycle, entity, product, sample, refDate }: Omit<LifeProps, 'life'> & { readonly entity: string },
  days: number,
) {
  const records = recordsOf(sample, NO_EDITS);
  const actor = { product, role: null, records, today: refDate };
  const ticks = ticksUntil(actor, entity, daysAfter(refDate, days)).filter((tick) => tick.cycle === cycle.id);
  const states = listOf(cycle.states);
  const labels = new Map(states.map(({ id, label }) => [id, label]));
  const moved = new Set(ticks.filter(({ to }) => to !== null).map(({ row }) => row.id));
  const rows = sample.rows(entity).filter(({ id }) => !moved.has(id));
  return {
    happens: counted(ticks.map((tick) => wordsOf(tick, labels))),
    stays: states.flatMap(({ id, label, place }) => {
      const many = rows.filter((row) => row.states.get(cycle.id) === id).length;
      return many === 0 || knownValue(place) === 'last' ? [] : [`${many} still “${label}”`];
    }),
  };
}

function wordsOf({ to, says }: Tick, labels: ReadonlyMap<string, string>): string {
  return to === null ? says : `“${labels.get(to) ?? to}”: ${says}`;
}

/** Each sentence once, with how often it occurs, the most frequent first. */
function counted(sentences: readonly string[]): readonly string[] {
  return [...grouped(sentences, (sentence) => sentence)]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([sentence, { length }]) => `${length} × ${sentence}`);
}
