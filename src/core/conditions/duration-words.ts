import { withCount } from '../english/plural.ts';
import { convertUnit } from './units.ts';

const UNITS = ['day', 'hour', 'minute', 'second'] as const;

/**
 * A length of time as people say it, in its two largest units: “1 hour 30 minutes”, “6 minutes 37 seconds”, “12.4
 * seconds”. Undefined for months and years, which have no fixed length, and for what is no time.
 */
export function durationWords(amount: number, unit: string): string | undefined {
  if (amount < 0 || convertUnit(amount, unit, 'second') === undefined) return undefined;
  const parts: string[] = [];
  let rest = amount;
  let restUnit = unit;
  for (const one of UNITS) {
    const inUnit = convertUnit(rest, restUnit, one) ?? 0;
    const isExact = one === 'second' && parts.length === 0;
    const count = isExact ? inUnit : Math.floor(inUnit);
    if (count === 0) continue;
    parts.push(withCount(count, one));
    [rest, restUnit] = [inUnit - count, one];
  }
  return parts.length === 0 ? withCount(0, 'second') : parts.slice(0, 2).join(' ');
}
