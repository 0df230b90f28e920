import { writeOds } from 'hucre/ods';
import { type WriteSheet, writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { readExcel, readOpenDocument } from './read-workbook.ts';

const DAY = new Date(Date.UTC(2026, 1, 3));
const SHEETS: WriteSheet[] = [
  {
    name: 'Orders',
    rows: [
      ['Orders of the shop', null, null, null, null, null],
      ['No', 'Address', null, 'Placed', 'Total', 'Twice'],
      [null, 'Street', 'City', null, null, null],
      [1, 'Long Road', 'Ghent', DAY, 12.5, 25],
      [2, 'Short Road', 'Lyon', DAY, 10, 20],
    ],
    cells: new Map([
      ['3,5', { formula: 'E4*2', value: 25 }],
      ['4,5', { formula: 'E5*2', value: 20 }],
    ]),
    merges: [
      { startRow: 1, endRow: 1, startCol: 1, endCol: 2 },
      { startRow: 1, endRow: 2, startCol: 0, endCol: 0 },
    ],
  },
  {
    name: 'Sheet2',
    rows: [
      ['Name', 'Mail'],
      ['Ann', 'ann@example.org'],
    ],
  },
];

test.each([
  ['xlsx', () => writeXlsx({ sheets: SHEETS }), readExcel],
  ['ods', () => writeOds({ sheets: SHEETS }), readOpenDocument],
] as const)('merged cells and formulas of a workbook (%s) are read and told by their place', async (_, write, read) => {
  const { proposals, leftOut } = await read(await write(), 'people.xlsx');
  expect(proposals.flatMap((one) => (one.kind === 'thing' ? [[one.name, one.place]] : []))).toEqual([
    ['Order', 'Orders!A2:F5'],
    ['Person', 'Sheet2!A1:B2'],
  ]);
  expect(proposals.flatMap((one) => (one.kind === 'field' ? [[one.name, one.type, one.place]] : []))).toEqual([
    ['No', 'whole number', 'Orders!A2'],
    ['Address Street', 'text', 'Orders!B2'],
    ['Address City', 'text', 'Orders!C2'],
    ['Placed', 'date', 'Orders!D2'],
    ['Total', 'number', 'Orders!E2'],
    ['Twice', 'computed', 'Orders!F2'],
    ['Name', 'text', 'Sheet2!A1'],
    ['Mail', 'email', 'Sheet2!B1'],
  ]);
  expect(leftOut.toSorted((a, b) => (a.place < b.place ? -1 : 1))).toEqual([
    { place: 'Orders!A2:A3', why: 'These cells are merged; “No” was taken for each.' },
    { place: 'Orders!B2:C2', why: 'These cells are merged; “Address” was taken for each.' },
    { place: 'Orders!F4:F5', why: 'Worked out as “=E4*2”; only what that gave last was read.' },
  ]);
});

test('a workbook that is broken is refused in one sentence', async () => {
  const whole = await writeXlsx({ sheets: SHEETS });
  await expect(readExcel(whole.subarray(0, 600), 'x.xlsx')).rejects.toThrow();
});
