import { expect, test } from 'vitest';
import { compareSides } from './comparison.tsx';

const PRICES = {
  shape: 'table',
  columns: [
    { id: 'what', label: 'What' },
    { id: 'eur', label: 'EUR' },
  ],
} as const;

/** “Ann: drill | *5*”, with what differs between asterisks; “all” for what everybody says. */
function read(...sides: Parameters<typeof compareSides>): readonly string[] {
  return compareSides(...sides).rows.map(({ label, cells, differs }) => {
    const marked = cells.map((cell, at) => (differs[at] ? `*${cell}*` : cell));
    return `${label || 'all'}: ${marked.join(' | ')}`;
  });
}

test('what all say is there once; of the rest, only the cells that differ are marked', () => {
  const ann = {
    label: 'Ann',
    value: [
      ['Drill', '5'],
      ['Saw', '7'],
    ],
  };
  const bob = {
    label: 'Bob',
    value: [
      ['saw', '7'],
      ['Drill', '6'],
      ['Ladder', '2'],
    ],
  };
  expect(read(PRICES, [ann, bob])).toEqual([
    'Ann: Drill | *5*',
    'Bob: Drill | *6*',
    'all: Saw | 7',
    'Bob: *Ladder* | *2*',
  ]);
});

test('rows under other names are taken for the same where each answer has as many of them', () => {
  const sides = [
    { label: 'Ann', value: [['Late loans', '10']] },
    { label: 'Bob', value: [['Lost loans', '10']] },
  ];
  expect(read(PRICES, sides)).toEqual(['Ann: *Late loans* | 10', 'Bob: *Lost loans* | 10']);
});

test('options are told apart by their labels, cells of a matrix by both their names', () => {
  const devices = { shape: 'multi', options: [{ id: 'phone', label: 'A phone' }] } as const;
  expect(
    read(devices, [
      { label: 'Ann', value: ['phone'] },
      { label: 'Bob', value: ['phone', 'a watch'] },
    ]),
  ).toEqual(['all: A phone', 'Bob: *a watch*']);
  const rights = { shape: 'matrix', rows: 'Role', columns: 'May', cells: ['yes', 'no'] } as const;
  const ann = { rows: ['Clerk'], columns: ['open', 'delete'], cells: [['yes', 'no']] };
  const bob = { rows: ['Clerk'], columns: ['delete', 'open'], cells: [['yes', 'yes']] };
  expect(
    read(rights, [
      { label: 'Ann', value: ann },
      { label: 'Bob', value: bob },
    ]),
  ).toEqual(['Ann: Clerk | yes | *no*', 'Bob: Clerk | yes | *yes*']);
});
