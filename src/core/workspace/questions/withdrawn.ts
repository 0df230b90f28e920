import { memoizeByObject } from '../../base/memoize.ts';
import { compareByTime } from '../../facts/fact-time.ts';
import type { Fact } from '../../facts/types.ts';

/** Ids of the answers and quotes that were taken back: of all that was said about each, the newest counts. */
export const withdrawnIn = memoizeByObject((facts: readonly Fact[]): ReadonlySet<string> => {
  const withdrawals = facts.filter((fact) => fact.fact === 'withdrawal').sort(compareByTime);
  const stands = new Map(withdrawals.map((withdrawal) => [withdrawal.of, withdrawal.stands]));
  return new Set([...stands].flatMap(([id, is]) => (is ? [] : [id])));
});
