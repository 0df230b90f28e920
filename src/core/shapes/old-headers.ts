import { folded } from './folded.ts';

/** Former column headers of the bank, folded: tables that people have kept with the old words are still read. */
const NOW: ReadonlyMap<string, string> = new Map(
  [
    ['Per first one, how many', 'How many To for each From'],
    ['Per second one, how many', 'How many From for each To'],
    ['If the first one goes', 'If From is deleted'],
    ['If it has several lives, which', 'Kind of status, if it has several'],
  ].map(([old = '', now = '']) => [folded(old), folded(now)]),
);

/** A header for comparing: the same for the same column under any of its names. */
export function headerKey(label: string): string {
  const key = folded(label);
  return NOW.get(key) ?? key;
}
