import { plural } from '#core/index.ts';
import { formatSetting, groupDigits, type KnobId, type Settings } from './knobs.ts';

const CUSTOMERS = [
  'Harbour Ltd',
  'The Moon',
  'Ulla',
  'Pumps & Sons',
  'A cousin',
  'The canteen',
  'Nobody in particular',
];

/** The made-up invoice with this number (from 1), always the same. `net` is in cents. */
export function invoiceOf(number: number) {
  return {
    number,
    to: CUSTOMERS[(number * 5 + 2) % CUSTOMERS.length] ?? '',
    net: 1_990 + ((number * 7_919) % 1_200) * 100,
  };
}

/** The number of invoices: 30 × 10^`times`. */
export function invoiceCount(times: number): number {
  return 30 * 10 ** times;
}

/** The tax on an amount in cents, rounded to a cent; nobody has said how it should be rounded. */
export function taxOn(net: number, percent: number): number {
  return Math.round((net * percent) / 100);
}

/** Cents as money: "1 234.50 EUR". */
export function formatMoney(cents: number): string {
  const [whole = '', part = ''] = (cents / 100).toFixed(2).split('.');
  return `${groupDigits(whole)}.${part} EUR`;
}

/** The numbers of the invoices on a page, without deleted ones; `page` counts from 1. */
export function numbersOnPage(
  count: number,
  deleted: ReadonlySet<number>,
  page: number,
  size: number,
): readonly number[] {
  const shown: number[] = [];
  let skip = (page - 1) * size;
  for (let number = 1; number <= count && shown.length < size; number += 1) {
    if (deleted.has(number)) continue;
    if (skip > 0) skip -= 1;
    else shown.push(number);
  }
  return shown;
}

/** The number of pages; an empty list has one. `size` is at least 1. */
export function pageCount(count: number, size: number): number {
  return Math.max(1, Math.ceil(count / size));
}

const SIZE_UNITS = [
  [1e9, 'GB'],
  [1e6, 'MB'],
  [1e3, 'kB'],
] as const;

/** A size in the largest unit that fits: "240 kB", "1 byte". */
export function formatSize(bytes: number): string {
  const fits = SIZE_UNITS.find(([size]) => bytes >= size && bytes % (size / 10) === 0);
  if (fits) return `${bytes / fits[0]} ${fits[1]}`;
  return plural(bytes, '1 byte', `${groupDigits(bytes)} bytes`);
}

/** The size of a typical receipt, in bytes. */
export const RECEIPT_BYTES = 240_000;

/** What each knob does to the product, in one line: on a phone the product itself is not visible next to it. */
export const EFFECTS: Readonly<Record<KnobId, (settings: Settings, count: number) => string>> = {
  vat: ({ vat }) => {
    const { net } = invoiceOf(1);
    return `Invoice 1: ${formatMoney(net + taxOn(net, vat.base))} to pay.`;
  },
  page: ({ page }, count) => `${pageCount(count, Math.max(1, Math.floor(page.base)))} pages to leaf through.`,
  upload: ({ upload }) => (RECEIPT_BYTES > upload.base ? 'A receipt is refused.' : 'A receipt gets in.'),
  undo: ({ undo }) => (undo.base === 0 ? 'Deleted is deleted.' : `${formatSetting(undo)} to think again.`),
  signature: ({ signature }) =>
    signature.base === 0 ? 'Every invoice waits for a signature.' : `Below ${formatSetting(signature)} nobody looks.`,
  session: ({ session }) =>
    session.base < 10 ? 'Signed out before this is read.' : `${formatSetting(session)} for lunch.`,
};
