import { describe, expect, test } from 'vitest';
import type { Question, Response } from '../../facts/types.ts';
import type { ShapeSpec, Value } from '../../model/shapes/types.ts';
import { openWorkspace } from '../../workspace.ts';
import { readSpec } from '../read.ts';
import { decidedTexts } from './decided-texts.ts';

const SPEC = readSpec('# A\n\n## 1. Thing\n\nNot shown.\n', 'SPEC.md');

/** What stands in the specification once a value of a shape is decided. */
function textOf(shape: ShapeSpec, value: Value): string {
  const question: Question = {
    fact: 'question',
    id: 'q',
    point: '1',
    kind: 'other',
    slot: null,
    origin: { from: 'point' },
    ask: 'What is *it*?',
    why: '',
    shape,
    who: [],
    needs: [],
    blocks: [],
    minutes: 1,
    reversal: 1,
  };
  const by = { name: 'Kim', role: 'IT' };
  const said: Response = {
    fact: 'response',
    id: 'a1b2c3d4',
    question: 'q',
    by,
    at: '2026-01-01T00:00:00Z',
    reply: { says: 'value', value },
  };
  const decided = {
    fact: 'decision',
    id: 'd1',
    question: 'q',
    number: 1,
    by,
    at: '2026-01-02T00:00:00Z',
    result: { outcome: 'decided', value },
    restsOn: ['a1b2c3d4'],
    against: [],
  } as const;
  const workspace = openWorkspace({
    name: '',
    spec: SPEC,
    facts: [question, said, decided],
    quarantined: [],
  });
  return decidedTexts(workspace).get('1') ?? '';
}

const COLUMNS = [
  { id: 'who', label: 'Who' },
  { id: 'why', label: 'Why' },
];

describe('a decided answer as text of the specification', () => {
  const cases: readonly [ShapeSpec, Value, string][] = [
    [
      { shape: 'text' },
      'One line\nand a [link](x)\n\nA new paragraph',
      'One line\\\nand a \\[link\\](x)\n\nA new paragraph',
    ],
    [{ shape: 'choice', options: [{ id: 'a', label: 'By hand' }] }, 'a', 'By hand'],
    [{ shape: 'choice', options: [{ id: 'a', label: 'By hand' }] }, 'by foot', 'by foot'],
    [{ shape: 'multi', options: [{ id: 'a', label: 'By hand' }] }, ['a', 'by foot'], '- By hand\n- by foot'],
    [{ shape: 'list' }, ['# one', '1. two'], '- \\# one\n- 1\\. two'],
    [{ shape: 'number', units: ['days'] }, { amount: '30', unit: 'days' }, '30 days'],
    [
      { shape: 'table', columns: COLUMNS },
      [['Ann', 'a|b\nc']],
      '| Who | Why |\n| --- | --- |\n| Ann | a\\|b<br>c |',
    ],
    [{ shape: 'edges', columns: [] }, [['New', 'Paid']], '| From | To |\n| --- | --- |\n| New | Paid |'],
    [
      { shape: 'matrix', rows: 'Role', columns: 'Action', cells: ['yes', 'no'] },
      { rows: ['Clerk'], columns: ['delete'], cells: [['no']] },
      '| Role | delete |\n| --- | --- |\n| Clerk | no |',
    ],
  ];
  test.each(cases)('%j %j', (shape, value, text) => {
    const signature =
      '<sub>Decided by Kim (IT) on 2026-01-02; on what Kim (IT) said · [q](questions/q/question.md)</sub>';
    expect(textOf(shape, value)).toBe(`**What is \\*it\\*?**\n\n${text}\n\n${signature}`);
  });
});
