import { type Constant, knownValue } from '#core/product.ts';
import type { StatedRow } from '../answers/answer-value.ts';

/** A number with its unit; `plain` is the same in the base unit (percent, rows, bytes, seconds, euro). */
export interface Setting {
  readonly amount: string;
  readonly unit: string;
  readonly base: number;
}

export const INITIAL_STOPS = { vat: 0, page: 0, upload: 0, undo: 0, signature: 0, session: 0 };
export type KnobId = keyof typeof INITIAL_STOPS;
export type Settings = Readonly<Record<KnobId, Setting>>;

/** A number that can be turned. It starts at its first stop, which is silly on purpose. */
export interface Knob {
  readonly id: KnobId;
  readonly name: string;
  /** Matches the names of constants that this knob stands for. */
  readonly known: RegExp;
  readonly stops: readonly Setting[];
}

const BASE_UNITS = '% percent row line record byte s second eur euro €'.split(' ');

/** How many base units one of each unit is. */
const FACTORS = new Map([
  ...BASE_UNITS.map((unit) => [unit, 1] as const),
  ['kb', 1e3],
  ['mb', 1e6],
  ['gb', 1e9],
  ['minute', 60],
  ['hour', 3600],
  ['day', 86_400],
]);

/** Parses an amount and unit; undefined if the unit is unknown. */
export function settingOf(amount: string, unit: string): Setting | undefined {
  const value = Number(amount.replace(',', '.'));
  const word = unit.trim().toLowerCase();
  const factor = FACTORS.get(word) ?? FACTORS.get(word.replace(/s$/, ''));
  if (amount.trim() === '' || !Number.isFinite(value) || value < 0 || factor === undefined) return undefined;
  return { amount, unit, base: value * factor };
}

/** Parses a list of stops: “1 kB, 1 MB”. */
function parseStops(written: string): readonly Setting[] {
  return written.split(', ').flatMap((text) => {
    const [amount = '', unit = ''] = text.split(' ');
    return settingOf(amount, unit) ?? [];
  });
}

const PERCENT_STOPS = Array.from({ length: 34 }, (_, at) => `${at} %`).join(', ');

export const KNOBS: readonly Knob[] = [
  { id: 'vat', name: 'VAT', known: /\b(vat|tax)\b/i, stops: parseStops(`${PERCENT_STOPS}, 99 %`) },
  {
    id: 'page',
    name: 'Page size',
    known: /\bpage/i,
    stops: parseStops('1 rows, 2 rows, 3 rows, 5 rows, 8 rows, 10 rows, 15 rows, 20 rows, 25 rows, 50 rows, 100 rows'),
  },
  {
    id: 'upload',
    name: 'Largest file',
    known: /\b(file|upload|attachment)/i,
    stops: parseStops('1 byte, 1 kB, 100 kB, 500 kB, 1 MB, 2 MB, 5 MB, 10 MB, 25 MB, 100 MB, 1 GB'),
  },
  {
    id: 'undo',
    name: 'Undo',
    known: /\bundo/i,
    stops: parseStops(
      '0 seconds, 1 seconds, 2 seconds, 3 seconds, 5 seconds, 10 seconds, 30 seconds, 5 minutes, 30 days',
    ),
  },
  {
    id: 'signature',
    name: 'Signature from',
    known: /\b(sign|approv)/i,
    stops: parseStops('0 EUR, 50 EUR, 100 EUR, 250 EUR, 500 EUR, 1000 EUR, 5000 EUR, 10000 EUR, 1000000 EUR'),
  },
  {
    id: 'session',
    name: 'Signed out after',
    known: /\b(signed out|sign-out|session|log)/i,
    stops: parseStops('2 seconds, 1 minutes, 5 minutes, 15 minutes, 1 hours, 8 hours, 30 days, 365000 days'),
  },
];

/** A setting as text: "5 minutes", "1 minute", "10 000 EUR". */
export function formatSetting({ amount, unit }: { readonly amount: string; readonly unit: string }): string {
  const digits = /^\d{5,}$/.test(amount) ? groupDigits(amount) : amount;
  return `${digits} ${amount === '1' ? unit.replace(/s$/, '') : unit}`;
}

/** A whole number with a space at each thousand. */
export function groupDigits(digits: string | number): string {
  return String(digits).replace(/\B(?=(\d{3})+$)/g, ' ');
}

/** A number from an answer or the model, as it was written. */
export interface StatedNumber {
  readonly name: string;
  readonly amount: string;
  readonly unit: string;
  readonly scope: string;
  /** Decided, rather than only said or assumed. */
  readonly settled: boolean;
}

/** The answers to `constants.values`: numbers that belong to a knob, and all others. */
export function statedNumbers(rows: readonly StatedRow[]) {
  return assignToKnobs(
    rows.map(({ cell, settled }) => ({
      name: cell('name'),
      amount: cell('value'),
      unit: cell('unit'),
      scope: cell('scope'),
      settled,
    })),
  );
}

export function statedByKnob(constants: readonly Constant[]): ReadonlyMap<KnobId, StatedNumber> {
  const stated = constants.flatMap(({ label, value, scope }) => {
    const { amount, unit } = knownValue(value) ?? {};
    if (amount === undefined || unit === undefined) return [];
    return [{ name: label, amount: String(amount), unit, scope: knownValue(scope) ?? '', settled: true }];
  });
  return assignToKnobs(stated).locked;
}

export function unsetKnobs(constants: readonly Constant[]): readonly Knob[] {
  const stated = statedByKnob(constants);
  return KNOBS.filter(({ id }) => !stated.has(id));
}

/** Assigns numbers to knobs by their names; the first match for a knob counts. */
function assignToKnobs(numbers: readonly StatedNumber[]) {
  const locked = new Map<KnobId, StatedNumber>();
  const others: StatedNumber[] = [];
  for (const stated of numbers) {
    const knob = KNOBS.find(({ id, known }) => known.test(stated.name) && !locked.has(id));
    if (knob) locked.set(knob.id, stated);
    else if (stated.name || stated.amount) others.push(stated);
  }
  return { locked, others };
}

/** The setting of every knob: the stated number, else the selected stop. */
export function currentSettings(
  locked: ReadonlyMap<KnobId, StatedNumber>,
  selectedStops: Readonly<Record<KnobId, number>>,
): Settings {
  const entries = KNOBS.map(({ id, stops }) => {
    const stated = locked.get(id);
    const setting = stated && settingOf(stated.amount, stated.unit);
    return [id, setting ?? stops[selectedStops[id]] ?? stops[0]];
  });
  return Object.fromEntries(entries);
}
