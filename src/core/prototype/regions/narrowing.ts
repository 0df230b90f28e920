import { DAY_MS, parseTimestamp } from '../../base/dates.ts';
import { memoizeByObject } from '../../base/memoize.ts';
import type { ActorContext } from '../actor-context.ts';
import type { Records } from '../edits.ts';
import type { SampleRow } from '../sample/types.ts';
import type { ChosenFilter, Operator } from './chosen.ts';
import { itemValue, outcomeText } from './item-text.ts';
import type { Span } from './periods.ts';
import type { ReadFilter, ShownItem } from './types.ts';

/** What is asked of one record of a thing: its time, and what it has of each property. */
interface Facts {
  readonly row: SampleRow;
  /** Undefined where it has no time. */
  readonly at: number | undefined;
  /** When it is over, where it lasts. */
  readonly until: number | undefined;
  /** A mere day, which is in no part of a day. */
  readonly isDay: boolean;
  readonly has: ReadonlyMap<string, readonly string[]>;
}

/** The facts of all records that a filter narrows, by thing; worked out once for the records as they are. */
const factsFor = memoizeByObject((actor: ActorContext) =>
  memoizeByObject(
    (filter: ReadFilter): ReadonlyMap<string, readonly Facts[]> =>
      new Map(
        filter.narrows.map((narrowed) => [
          narrowed.of,
          actor.records.all(narrowed.of).map((row) => factsOf(actor, row, narrowed)),
        ]),
      ),
  ),
);

function factsOf(actor: ActorContext, row: SampleRow, { when, until, by }: ReadFilter['narrows'][number]): Facts {
  const [time = ''] = when ? wordsOf(actor, row, when) : [];
  const [end = ''] = until ? wordsOf(actor, row, until) : [];
  return {
    row,
    at: parseTimestamp(time) ?? undefined,
    until: parseTimestamp(end) ?? undefined,
    isDay: time.length === 10,
    has: new Map([...by].map(([label, item]) => [label, wordsOf(actor, row, item)])),
  };
}

function wordsOf(actor: ActorContext, row: SampleRow, item: ShownItem): readonly string[] {
  const outcome = itemValue(actor, row, item);
  if (!outcome.ok || !item.value) return [];
  const { value } = item;
  const all: readonly unknown[] = Array.isArray(outcome.value) ? outcome.value : [outcome.value];
  return all.map((one) => (typeof one === 'string' ? one : outcomeText(actor, one, value)));
}

const TESTS: Readonly<Record<Operator, (has: readonly string[], values: readonly string[]) => boolean>> = {
  is: (has, values) => has.some((one) => values.includes(one)),
  'is not': (has, values) => !has.some((one) => values.includes(one)),
  contains: (has, values) => has.some((one) => values.some((part) => one.toLowerCase().includes(part.toLowerCase()))),
  'does not contain': (has, values) => !TESTS.contains(has, values),
};

function isWithin({ at, until: end = at, isDay }: Facts, { from, until }: Span): boolean {
  if (at === undefined || end === undefined) return false;
  return at < until && end >= from && (!isDay || until - from >= DAY_MS);
}

/** Whether a record fits all filters; a thing without a property fits no filter by it. */
function fits({ has }: Facts, filters: readonly ChosenFilter[]): boolean {
  return filters.every(({ label, operator, values }) => {
    const own = has.get(label);
    return own !== undefined && TESTS[operator](own, values);
  });
}

/** What is to be seen: records of a time (null: of any), for which all filters are true. */
export interface Wanted {
  readonly filters: readonly ChosenFilter[];
  readonly span: Span | null;
}

function keptFacts(actor: ActorContext, filter: ReadFilter, { filters, span }: Wanted) {
  return [...factsFor(actor)(filter)].map(
    ([of, facts]) => [of, facts.filter((one) => (span === null || isWithin(one, span)) && fits(one, filters))] as const,
  );
}

/** As if there were only those records that somebody has chosen to see; other things stay as they are. */
export function narrowedActor(actor: ActorContext, filter: ReadFilter, wanted: Wanted): ActorContext {
  const kept = keptFacts(actor, filter, wanted).map(([of, facts]) => [of, facts.map(({ row }) => row)] as const);
  return { ...actor, records: onlyThese(actor.records, new Map(kept)) };
}

/** A record can still be got by its id, as other records lead to it. */
function onlyThese(records: Records, kept: ReadonlyMap<string, readonly SampleRow[]>): Records {
  const ids = new Map([...kept].map(([of, rows]) => [of, new Set(rows.map(({ id }) => id))]));
  const all = (of: string) => kept.get(of) ?? records.all(of);
  return {
    ...records,
    all,
    page: (of, from, count) => all(of).slice(from, from + count),
    size: (of) => all(of).length,
    leadingTo: (of, field, id) => {
      const found = records.leadingTo(of, field, id);
      const left = ids.get(of);
      return left ? found.filter((one) => left.has(one)) : found;
    },
  };
}

/** When the first of the records happened that a filter narrows; `otherwise` where there is none. */
export function earliestOf(actor: ActorContext, filter: ReadFilter, otherwise: number): number {
  const times = [...factsFor(actor)(filter).values()].flatMap((facts) => facts.flatMap(({ at }) => at ?? []));
  return times.reduce((least, one) => Math.min(least, one), otherwise);
}

/** What there is of a property among the records that are to be seen, the most frequent first. */
export function valuesOf(actor: ActorContext, filter: ReadFilter, label: string, wanted: Wanted): readonly string[] {
  const counts = new Map<string, number>();
  for (const [, facts] of keptFacts(actor, filter, wanted))
    for (const { has } of facts) for (const one of has.get(label) ?? []) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([value]) => value);
}
