import { expect, test } from 'vitest';
import type { QuestionView, TableValue } from '#core/index.ts';
import { captureRows } from './capture-rows.ts';
import { isUnsaid, knownRows } from './known-rows.ts';

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

const names = (of: QuestionView | undefined) => knownRows(of).map((row) => row.cell('who'));

test('what is decided is shown instead of what was said', () => {
  const both = view([[['Intern', '']]], [['Porter', 'daily']]);
  expect(names(both)).toEqual(['Porter']);
  expect(knownRows(both).map((row) => [row.settled, row.cell('constructor'), row.cell('gone')])).toEqual([
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
  expect(knownRows(said).some(({ settled }) => settled)).toBe(false);
});

test('a question nobody has answered, or that is not asked here, has no rows', () => {
  expect([names(view([])), names(undefined), isUnsaid(view([])), isUnsaid(undefined)]).toEqual([
    [],
    [],
    true,
    true,
  ]);
  expect(isUnsaid(view([[['Porter', '']]]))).toBe(false);
});

test('a captured row has its cells under the columns of the question, and nothing that nobody said', () => {
  const captured: unknown[] = [];
  const asking = { view: () => view([]), capture: (...said: unknown[]) => captured.push(said) };
  expect(captureRows(asking, 'purpose.groups', [{ device: 'phone', who: 'Porter' }])).toBe(true);
  expect(captured).toEqual([['purpose.groups', [['Porter', '']]]]);
  expect(captureRows({ ...asking, view: () => undefined }, 'gone', [{ who: 'Porter' }])).toBe(false);
});
