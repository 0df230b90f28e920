import { expect, test } from 'vitest';
import type { ShapeSpec, Value } from '#core/index.ts';
import { openProduct } from '#core/product.ts';
import { workspaceOf } from '#testing/core/model/workspace-of.ts';
import { fields, records } from '#testing/core/rules/said.ts';
import { sheetColumns, undecidedFields } from './sheet.tsx';

function loan(...rows: readonly string[]) {
  const said = { ...records('Loan | L-1'), ...(rows.length > 0 ? fields('loan', ...rows) : {}) };
  const entity = openProduct(workspaceOf(said)).index.entities.get('loan');
  if (!entity) throw new Error('There is no loan.');
  return entity;
}

const words = (...args: Parameters<typeof sheetColumns>) =>
  sheetColumns(...args).map(({ label, look, type, tag: word }) =>
    [label || '?', look, type, word && `(${word})`].filter(Boolean).join(' '),
  );

test('a thing of which nobody has said a line is a sheet of holes', () => {
  expect(words(loan(), [])).toEqual(['? hole', '? hole', '? hole', '? hole']);
});

test('what has a type is solid, what has none a hole, and there is always one more', () => {
  expect(words(loan('Due | date', 'Fee | ', 'Days | number', 'Who | person'), [])).toEqual([
    'Due decided date',
    'Fee hole',
    'Days decided number',
    'Who decided person',
    '? hole',
  ]);
});

test('what was typed here fills its column and adds new ones, but changes nothing that was decided', () => {
  const typed = [
    { label: 'fee', type: 'number', tag: 'typed here' },
    { label: 'Due', type: 'text', tag: 'typed here' },
    { label: 'Shelf', type: 'choice', tag: 'said, not decided' },
  ];
  expect(words(loan('Due | date', 'Fee | '), typed)).toEqual([
    'Due decided date',
    'Fee typed number (typed here)',
    'Shelf typed choice (said, not decided)',
    '? hole',
  ]);
});

const FIELD = { id: 'field', label: 'Field' };
const TYPE = { id: 'type', label: 'Type', options: ['text', 'date'] };
const ONE: ShapeSpec = { shape: 'table', columns: [FIELD, TYPE] };
const ALL: ShapeSpec = { shape: 'table', columns: [FIELD, { id: 'thing', label: 'Thing' }, TYPE] };

test('of an answer about all things only the lines of this one count', () => {
  const read = (value: Value | undefined, shape: ShapeSpec | undefined) =>
    undecidedFields(value, shape, 'Loan', 'decided').map(({ label, type }) => `${label} ${type}`);
  const lines = [
    ['Due', 'date'],
    [' ', 'text'],
  ];
  expect(read(lines, ONE)).toEqual(['Due date']);
  const rows = [
    ['Due', 'loan', 'date'],
    ['Name', 'Tool', 'text'],
  ];
  expect(read(rows, ALL)).toEqual(['Due date']);
  expect([read('words', ONE), read(undefined, undefined)]).toEqual([[], []]);
});
