import { describe, expect, test } from 'vitest';
import { plainQuestion } from '#testing/core/plain-question.ts';
import type { Decision, Fact, Origin, Response } from '../../facts/types.ts';
import type { ShapeSpec, Value } from '../../shapes/types.ts';
import { readSpec } from '../../spec/read.ts';
import { openWorkspace } from '../../workspace/workspace.ts';
import { decidedTexts } from './decided-texts.ts';

const SPEC = readSpec('# A\n\n## 1. Thing\n\nNot shown.\n', 'SPEC.md');

const BY = { name: 'Kim', role: 'IT' };

const BY_HAND: Origin = { from: 'hand', by: BY, at: '2026-01-01T00:00:00Z' };

/** A question that Kim has answered and decided. */
function settled(id: string, ask: string, shape: ShapeSpec, value: Value, origin: Origin = BY_HAND): readonly Fact[] {
  const question = plainQuestion({ id, ask, shape, origin });
  const said: Response = {
    fact: 'response',
    id: `${id}-said`,
    question: id,
    by: BY,
    at: '2026-01-01T00:00:00Z',
    reply: { says: 'value', value },
  };
  const decided: Decision = {
    fact: 'decision',
    id: `${id}-decided`,
    question: id,
    number: 1,
    by: BY,
    at: '2026-01-02T00:00:00Z',
    result: { outcome: 'decided', value },
    restsOn: [said.id],
    against: [],
  };
  return [question, said, decided];
}

/** The decided text of the specification once these are decided. */
function textOf(facts: readonly Fact[]): string {
  return decidedTexts(openWorkspace({ name: '', spec: SPEC, facts, quarantined: [] })).get('1') ?? '';
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
    [{ shape: 'number', units: ['days'] }, { amount: '1', unit: 'days' }, '1 day'],
    [{ shape: 'table', columns: COLUMNS }, [['Ann', 'a|b\nc']], '| Who | Why |\n| --- | --- |\n| Ann | a\\|b<br>c |'],
    [{ shape: 'edges', columns: [] }, [['New', 'Paid']], '| From | To |\n| --- | --- |\n| New | Paid |'],
    [
      { shape: 'matrix', rows: 'Role', columns: 'Action', cells: ['yes', 'no'] },
      { rows: ['Clerk'], columns: ['delete'], cells: [['no']] },
      '| Role | delete |\n| --- | --- |\n| Clerk | no |',
    ],
  ];
  test.each(cases)('%j %j', (shape, value, text) => {
    const signature =
      '<sub>Decided by Kim (IT) on 2026-01-02; based on what Kim (IT) said · [q](questions/q/question.md)</sub>';
    expect(textOf(settled('q', 'What is *it*?', shape, value))).toBe(
      `**What is \\*it\\*?**\n\n${text}\n\n${signature}`,
    );
  });
});

test('questions that differ only in what they are asked of stand together, and so do the same answers', () => {
  const about = (id: string, name: string, answer: string) =>
    settled(id, `“${name}”: for each “only if”, who looks?`, { shape: 'text' }, answer);
  const text = textOf([
    ...about('a', 'Loan', 'Ann'),
    ...about('b', 'Member', 'Bob'),
    ...about('c', 'Tool', 'Ann'),
    ...settled('d', 'Who else?', { shape: 'text' }, 'Cem'),
  ]);
  const signature = (...ids: string[]) =>
    `<sub>Decided by Kim (IT) on 2026-01-02; based on what Kim (IT) said · ${ids.map((id) => `[${id}](questions/${id}/question.md)`).join(', ')}</sub>`;
  expect(text.split('\n\n')).toEqual([
    '**“…”: for each “only if”, who looks?**',
    'For “Loan”; “Tool”:',
    'Ann',
    'For “Member”:',
    'Bob',
    '**Who else?**',
    'Cem',
    signature('a', 'd', 'b', 'c'),
  ]);
});

test('what a section should say stands in it without the question', () => {
  const ask = 'The section “A” is empty: what should it say?';
  const text = textOf(settled('q', ask, { shape: 'text' }, 'Ann.', { from: 'point' }));
  expect(text.split('\n\n')[0]).toBe('Ann.');
});
