import { compareTexts } from '../../base/compare-texts.ts';
import { groupBy } from '../../base/group-by.ts';
import { memoize } from '../../base/memoize.ts';
import { counterOf, exampleNumber, hasSameFormat, withCounter, withYear } from '../record-number.ts';
import type { SampleWorld } from './sample-world.ts';

interface NumberedRecord {
  readonly slot: number;
  /** The number without its counter. */
  readonly kind: string;
  /** The counter, where people named its number. */
  readonly told: bigint | undefined;
  /** Written down for the prototype, not just given as an example. */
  readonly isPinned: boolean;
}

/** Nobody compares the numbers of more records than these, and it would take seconds to find when each began. */
const MAX_RECORDS = 500;

type NumberingContext = Pick<SampleWorld, 'plan' | 'roster' | 'life'>;

/**
 * The numbers that records are given, by slot. Those that were written down stay, and those of examples that fit
 * between them; the others rise with the moment at which a record began.
 */
export function numberLookup(world: NumberingContext): (entity: string, slot: number) => string | undefined {
  const all = memoize((entity: string): ReadonlyMap<number, string> => {
    const plan = world.plan(entity);
    const shown = plan && exampleNumber(plan.entity);
    if (!shown || world.roster(entity).size > MAX_RECORDS) return new Map();
    const groups = groupBy(inTime(entity, shown, world), ({ kind }) => kind);
    return new Map(
      [...groups].flatMap(([kind, records]) =>
        assignCounters(withoutMisfits(records), counterOf(shown)).map((count, at): [number, string] => [
          records[at]?.slot ?? -1,
          withCounter(kind, count),
        ]),
      ),
    );
  });
  return (entity, slot) => all(entity).get(slot);
}

/** The records of an entity in the order in which they began; where nobody knows when, as they are listed. */
function inTime(entity: string, shown: string, { plan, roster, life }: NumberingContext): readonly NumberedRecord[] {
  const { size, idAt, pinnedAt, placeOf } = roster(entity);
  return Array.from({ length: size }, (_, slot) => {
    const begun = life(entity, slot).history[0]?.at ?? '';
    const named = pinnedAt(slot) ? idAt(slot) : plan(entity)?.given[slot]?.number;
    const isPinned = pinnedAt(slot) !== undefined;
    const isIts = named !== undefined && hasSameFormat(named, shown) && (isPinned || withYear(named, begun) === named);
    return {
      slot,
      begun,
      place: placeOf(slot),
      kind: withCounter(isIts ? named : withYear(shown, begun), 0n),
      told: isIts ? counterOf(named) : undefined,
      isPinned,
    };
  }).sort((one, other) => compareTexts(one.begun, other.begun) || one.place - other.place);
}

/** Without the numbers of examples that would not rise together with those that were written down, or occur twice. */
function withoutMisfits(records: readonly NumberedRecord[]): readonly NumberedRecord[] {
  const pinned = records.map(({ told, isPinned }) => (isPinned ? told : undefined));
  const seen = new Set(pinned);
  return records.map((record, at) => {
    const { told } = record;
    if (told === undefined || record.isPinned) return record;
    const isIn =
      !seen.has(told) && pinned.every((one, place) => one === undefined || (place < at ? one < told : one > told));
    seen.add(told);
    return isIn ? record : { ...record, told: undefined };
  });
}

/** The counters of records of one kind, in the order in which they began. */
function assignCounters(records: readonly NumberedRecord[], base: bigint): readonly bigint[] {
  const told = records.flatMap(({ told: count }) => (count === undefined ? [] : [count]));
  const taken = new Set(told);
  const rising = new Set(longestRise(told));
  const top = told.reduce((most, one) => (one > most ? one : most), base);
  const counts: (bigint | undefined)[] = records.map((record) => record.told);
  const free: number[] = [];
  /** Gives the waiting records the next free numbers, as long as they stay within bounds. */
  const settle = (first: bigint, step: bigint, isFree: (count: bigint) => boolean) => {
    const places = step > 0n ? free.splice(0) : free.splice(0).reverse();
    let next = first;
    for (const at of places) {
      while (taken.has(next)) next += step;
      if (!isFree(next)) return;
      taken.add(next);
      counts[at] = next;
    }
  };
  let before: bigint | undefined;
  for (const [at, { told: count }] of records.entries()) {
    if (count === undefined) free.push(at);
    else if (rising.has(count)) {
      const from = before;
      if (from === undefined) settle(count - 1n, -1n, (one) => one > 0n);
      else settle(from + 1n, 1n, (one) => one < count);
      before = count;
    }
  }
  settle((before ?? base) + 1n, 1n, () => true);
  // Where there is no room between two given numbers, nothing can rise.
  let last = top;
  return counts.map((count) => {
    if (count !== undefined) return count;
    do last += 1n;
    while (taken.has(last));
    taken.add(last);
    return last;
  });
}

/** The longest rising subsequence. */
function longestRise(counts: readonly bigint[]): readonly bigint[] {
  const best: (readonly bigint[])[] = [];
  for (const [at, count] of counts.entries()) {
    const before = best.filter((_, place) => (counts[place] ?? count) < count);
    const longest = before.reduce((one, other) => (other.length > one.length ? other : one), []);
    best[at] = [...longest, count];
  }
  return best.reduce((one, other) => (other.length > one.length ? other : one), []);
}
