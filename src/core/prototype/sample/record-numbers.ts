import { groupBy } from '../../base/group-by.ts';
import { memoize } from '../../base/memoize.ts';
import { compareTexts } from '../../base/texts.ts';
import { counterOf, exampleNumber, hasSameFormat, withCounter, withYear } from '../record-number.ts';
import type { SampleWorld } from './sample-world.ts';

interface NumberedRecord {
  readonly slot: number;
  /** The number without its counter. */
  readonly kind: string;
  /** The counter of a number that people gave. */
  readonly counter: bigint | undefined;
  /** From a pinned record, not just from an example. */
  readonly isPinned: boolean;
}

/**
 * Above this, numbers are assigned by index: nobody compares so many, and finding when each began would take seconds.
 */
const MAX_RECORDS = 500;

type NumberingContext = Pick<SampleWorld, 'plan' | 'roster' | 'life'>;

/**
 * The numbers of the records, by index. Pinned numbers stay, and those of examples that fit between them; the others
 * rise with the time at which a record began.
 */
export function numberLookup(world: NumberingContext): (entity: string, slot: number) => string | undefined {
  const all = memoize((entity: string): ReadonlyMap<number, string> => {
    const plan = world.plan(entity);
    const example = plan && exampleNumber(plan.entity);
    if (!example || world.roster(entity).size > MAX_RECORDS) return new Map();
    const groups = groupBy(inTime(entity, example, world), ({ kind }) => kind);
    return new Map(
      [...groups].flatMap(([kind, records]) =>
        assignCounters(withoutMisfits(records), counterOf(example)).map((count, at): [number, string] => [
          records[at]?.slot ?? -1,
          withCounter(kind, count),
        ]),
      ),
    );
  });
  return (entity, slot) => all(entity).get(slot);
}

/** The records of an entity in the order in which they began; as listed where that is not known. */
function inTime(entity: string, example: string, { plan, roster, life }: NumberingContext): readonly NumberedRecord[] {
  const { size, idAt, pinnedAt, placeOf } = roster(entity);
  return Array.from({ length: size }, (_, slot) => {
    const begun = life(entity, slot).history[0]?.at ?? '';
    const named = pinnedAt(slot) ? idAt(slot) : plan(entity)?.given[slot]?.number;
    const isPinned = pinnedAt(slot) !== undefined;
    const isIts =
      named !== undefined && hasSameFormat(named, example) && (isPinned || withYear(named, begun) === named);
    return {
      slot,
      begun,
      place: placeOf(slot),
      kind: withCounter(isIts ? named : withYear(example, begun), 0n),
      counter: isIts ? counterOf(named) : undefined,
      isPinned,
    };
  }).sort((one, other) => compareTexts(one.begun, other.begun) || one.place - other.place);
}

/** Without the numbers of examples that occur twice or do not rise together with the pinned ones. */
function withoutMisfits(records: readonly NumberedRecord[]): readonly NumberedRecord[] {
  const pinned = records.map(({ counter, isPinned }) => (isPinned ? counter : undefined));
  const seen = new Set(pinned);
  return records.map((record, at) => {
    const { counter } = record;
    if (counter === undefined || record.isPinned) return record;
    const isIn =
      !seen.has(counter) &&
      pinned.every((one, place) => one === undefined || (place < at ? one < counter : one > counter));
    seen.add(counter);
    return isIn ? record : { ...record, counter: undefined };
  });
}

/** The counters of records with the same number format, in the order in which they began. */
function assignCounters(records: readonly NumberedRecord[], base: bigint): readonly bigint[] {
  const given = records.flatMap(({ counter }) => counter ?? []);
  const taken = new Set(given);
  const rising = new Set(longestRise(given));
  const top = given.reduce((most, one) => (one > most ? one : most), base);
  const counts: (bigint | undefined)[] = records.map((record) => record.counter);
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
  for (const [at, { counter }] of records.entries()) {
    if (counter === undefined) free.push(at);
    else if (rising.has(counter)) {
      const from = before;
      if (from === undefined) settle(counter - 1n, -1n, (one) => one > 0n);
      else settle(from + 1n, 1n, (one) => one < counter);
      before = counter;
    }
  }
  settle((before ?? base) + 1n, 1n, () => true);
  // Where there is no room between two given numbers, the rest continue after the highest.
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
