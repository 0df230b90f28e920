import { expect, test } from 'vitest';
import { currentSettings, formatSetting, KNOBS, settingOf, statedNumbers } from './knobs.ts';

const row = (name: string, value: string, unit: string) => {
  const cells = new Map(Object.entries({ name, value, unit }));
  return { settled: true, cell: (column: string) => cells.get(column) ?? '' };
};
const START = { vat: 0, page: 0, upload: 0, undo: 0, signature: 0, session: 0 };

test('every knob starts wild', () => {
  expect(KNOBS.map(({ stops: [first] }) => first && formatSetting(first))).toEqual([
    '0 %',
    '1 row',
    '1 byte',
    '0 seconds',
    '0 EUR',
    '2 seconds',
  ]);
});

test('a decided number locks its knob and the stage obeys it, in its own unit', () => {
  const { locked, others } = statedNumbers([
    row('VAT, reduced', '7,5', '%'),
    row('Undo', '2', 'minutes'),
    row('Page size', '20', 'rows'),
    row('Lift', '8', 'people'),
  ]);
  expect([...locked.keys()]).toEqual(['vat', 'undo', 'page']);
  expect(others).toEqual([{ name: 'Lift', amount: '8', unit: 'people', scope: '', settled: true }]);
  const inForce = currentSettings(locked, { ...START, upload: 3, undo: 4 });
  expect([inForce.vat.base, inForce.undo.base, inForce.page.base, inForce.upload.base]).toEqual([
    7.5, 120, 20, 500_000,
  ]);
});

test('a unit the stage cannot reckon with leaves the knob where it is turned', () => {
  const { locked } = statedNumbers([row('Undo', '3', 'moons')]);
  expect(locked.get('undo')?.amount).toBe('3');
  expect(currentSettings(locked, { ...START, undo: 2 }).undo.base).toBe(2);
  expect(settingOf('twelve', 'seconds')).toBeUndefined();
  expect(settingOf('-3', 'seconds')).toBeUndefined();
  expect(settingOf('3', 'constructor')).toBeUndefined();
});

test('a second number of the same name stands beside, it does not replace the first', () => {
  const { locked, others } = statedNumbers([row('VAT', '19', '%'), row('VAT for books', '7', '%')]);
  expect(locked.get('vat')?.amount).toBe('19');
  expect(others).toHaveLength(1);
});
