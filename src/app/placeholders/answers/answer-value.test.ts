import { expect, test } from 'vitest';
import type { QuestionView, TableValue } from '#core/index.ts';
import { isUnanswered, settledRows, statedRows } from './answer-value.ts';

const columns = [
  { id: 'who', label: 'Who' },
  { id: 'constructor', label: 'How often' },
];

function view(said: readonly TableValue[], decided?: TableValue): QuestionView {
  const by = { name: 'Dana', role: 'Finance' };
  return {
    status: decided ? 'decided' : 'open',
    question: { shape: { shape: 'table', columns } },
    responses: said.map((value) => ({ by, reply: { says: 'value', value } })),
    decision: decided ? { by, result: { outcome: 'decided', value: decided } } : null,
  } as unknown as QuestionView;
}

const names = (of: QuestionView | undefined) => statedRows(of).map((row) => row.cell('who'));

test('what is decided is shown instead of what was said', () => {
  const both = view([[['Intern', '']]], [['Porter', 'daily']]);
  expect(names(both)).toEqual(['Porter']);
  expect(statedRows(both).map((row) => [row.settled, row.cell('constructor'), row.cell('gone')])).toEqual([
    [true, 'daily', ''],
  ]);
});

test('what several people said is shown once each, as not settled', () => {
  const said = view([
    [
      ['Porter', ''],
      ['Cook', ''],
    ],
    [
      ['Porter', 'daily'],
      ['', 'x'],
    ],
  ]);
  expect(names(said)).toEqual(['Porter', 'Cook']);
  expect(statedRows(said).some(({ settled }) => settled)).toBe(false);
});

test('a question nobody has answered, or that is not asked here, has no rows', () => {
  expect([names(view([])), names(undefined), isUnanswered(view([])), isUnanswered(undefined)]).toEqual([
    [],
    [],
    true,
    true,
  ]);
  expect(isUnanswered(view([[['Porter', '']]]))).toBe(false);
});

test('of what was settled every row is there, also those that begin alike; what was only said is not', () => {
  const decided = view(
    [[['Cook', '']]],
    [
      ['Porter', 'daily'],
      ['Porter', 'at night'],
      ['', 'x'],
    ],
  );
  expect(settledRows(decided).map((row) => row.cell('constructor'))).toEqual(['daily', 'at night']);
  expect([settledRows(view([[['Cook', '']]])), settledRows(undefined)]).toEqual([[], []]);
});
