import { parseDay } from './dates.ts';

/** Which of day and month comes first in dates with slashes; null: nothing tells. */
export type SlashOrder = 'day' | 'month' | null;

const SLASHED = /\b(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})\b/;
/** As their names begin. */
export const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Told by one date of several in which only one of the two can be a month. */
export function slashOrder(texts: readonly string[]): SlashOrder {
  for (const text of texts) {
    const [, first, second] = SLASHED.exec(text) ?? [];
    if (Number(first) > 12) return 'day';
    if (Number(second) > 12) return 'month';
  }
  return null;
}

/** The day since 1970 of “2026-03-12”, “12.3.2026”, “12 March 2026” or “March 12, 2026”; of “12/3/2026” by its order. */
export function writtenDay(text: string, order: SlashOrder = null): number | undefined {
  const [, year, month, day] = /\b(\d{4})-(\d\d?)-(\d\d?)\b/.exec(text) ?? [];
  if (year) return dayNumber(year, month, day);
  const [, d, m, y] = /\b(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})\b/.exec(text) ?? [];
  if (y) return dayNumber(y, m, d);
  const [, first, second, slashed] = SLASHED.exec(text) ?? [];
  if (slashed) {
    if (order === null) return undefined;
    return order === 'day' ? dayNumber(slashed, second, first) : dayNumber(slashed, first, second);
  }
  const word =
    MONTHS.indexOf((/\p{L}{3,}/u.exec(text.replace(/\b\p{L}+day\b/giu, ''))?.[0] ?? '').slice(0, 3).toLowerCase()) + 1;
  const [, dayOfMonth, ofYear] = /(?:^|\D)(\d{1,2})\D+(\d{4})(?!\d)/u.exec(text) ?? [];
  return word > 0 && ofYear ? dayNumber(ofYear, String(word), dayOfMonth) : undefined;
}

/** Two digits are a year of this century. */
function dayNumber(year = '', month = '', day = ''): number | undefined {
  const full = year.length === 2 ? `20${year}` : year;
  return parseDay(`${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`) ?? undefined;
}
