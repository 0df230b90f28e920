import { withCount } from '../english/plural.ts';
import { convertUnit } from './units.ts';

const A_MINUTE = 60;
/** In seconds, the longest first. */
const UNITS = { day: 86_400, hour: 3600, minute: A_MINUTE, second: 1 };

/**
 * A length of time as people say it, in its two largest units: “1 hour 30 minutes”, “6 minutes 37 seconds”, “12.4
 * seconds”. Undefined for months and years, which have no fixed length, and for what is no time.
 */
export function durationWords(amount: number, unit: string): string | undefined {
  const seconds = convertUnit(amount, unit, 'second');
  if (amount < 0 || seconds === undefined) return undefined;
  if (seconds < A_MINUTE) return withCount(seconds, 'second');
  const parts: string[] = [];
  let rest = Math.round(seconds);
  for (const [name, length] of Object.entries(UNITS)) {
    const count = Math.floor(rest / length);
    if (count > 0) parts.push(withCount(count, name));
    rest -= count * length;
  }
  return parts.slice(0, 2).join(' ');
}
