import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { readFile } from '#core/reading.ts';
import { print } from './figure.ts';

const ROWS = 100_000;

/** A table of ten columns: numbers, dates, amounts, words. */
function table(): string {
  const rows = Array.from({ length: ROWS }, (_, at) =>
    [
      at,
      `Customer ${at % 977}`,
      `2026-0${(at % 9) + 1}-1${at % 9}`,
      `${at % 500}.25`,
      at % 2 ? 'yes' : 'no',
      ['open', 'paid'][at % 2],
    ]
      .concat([`a${at}@example.org`, `note ${at}`, `${at % 100}%`, `+49 30 ${100_000 + at}`])
      .join(','),
  );
  return ['No,Customer,Placed on,Total,Express,Status,Mail,Note,Share,Phone', ...rows].join('\n');
}

test('a table of 100,000 rows that somebody brings', async () => {
  const text = table();
  const bytes = new TextEncoder().encode(text);
  const start = performance.now();
  const { proposals } = await readFile({ name: 'orders.csv', bytes, text });
  const taken = performance.now() - start;
  expect(proposals.length).toBeGreaterThan(10);
  const bare = performance.now();
  Papa.parse(text);
  print({
    what: `a table of ${ROWS} rows, ${(bytes.length / 1e6).toFixed(0)} MB, read for its proposals`,
    figure: `${(taken / 1_000).toFixed(2)} s`,
    goal: '5 s',
    peer: `bare parse ${((performance.now() - bare) / 1_000).toFixed(2)} s`,
  });
});
