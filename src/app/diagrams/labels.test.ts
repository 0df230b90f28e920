import { describe, expect, test } from 'vitest';
import { cardinalitySign } from '../placeholders/entities/cardinality.ts';
import { cardinalityWords, edgeInWords, labelOf, namesById, nodeInWords, shownLines } from './labels.ts';
import type { DiagramEdge, DiagramNode } from './types.ts';

const node = (more: Partial<DiagramNode>): DiagramNode => ({
  id: 'a',
  label: 'Draft',
  look: 'decided',
  ...more,
});
const edge = (more: Partial<DiagramEdge>): DiagramEdge => ({
  id: 'e',
  from: 'a',
  to: 'b',
  look: 'decided',
  ...more,
});

describe('a box in words', () => {
  test.each([
    [node({}), 'Draft'],
    [node({ look: 'guess' }), 'Draft, guess'],
    [node({ look: 'guess', tag: 'guess' }), 'Draft, guess'],
    [node({ look: 'hole', tag: 'first' }), 'Draft, first, nobody has said'],
    [node({ emphasis: 'problem', tag: 'stuck' }), 'Draft, stuck, a problem'],
    [node({ label: '  ', look: 'hole' }), '?, nobody has said'],
  ])('%j', (one, words) => {
    expect(nodeInWords(one)).toBe(words);
  });

  test('of twenty lines six are shown and fourteen counted', () => {
    const lines = Array.from({ length: 20 }, (_, index) => `field ${index}`);
    expect(shownLines(node({ lines })).slice(-2)).toEqual(['field 5', 'and 14 more']);
    expect(shownLines(node({ lines: lines.slice(0, 6) }))).toHaveLength(6);
  });
});

describe('a line in words', () => {
  const names = namesById([node({}), node({ id: 'b', label: 'Paid' }), node({ id: 'b', label: 'Later' })]);
  test.each([
    [edge({}), 'Draft → Paid'],
    [edge({ label: 'pay' }), 'Draft → Paid: pay'],
    [edge({ label: 'pay', look: 'guess' }), 'Draft → Paid: pay, guess'],
    [edge({ look: 'hole', ends: ['1', '0..n'] }), 'Draft (exactly one) → Paid (many): nobody has said'],
    [edge({ ends: ['0..1', '1..n'] }), 'Draft (at most one) → Paid (one or more)'],
    [edge({ ends: ['?', '3'] }), 'Draft (how many?) → Paid (3)'],
    [edge({ both: true }), 'Draft ⇄ Paid'],
    [edge({ to: '__proto__', label: 'x', emphasis: 'problem' }), 'Draft → ?: x, a problem'],
  ])('%j', (one, words) => {
    expect(edgeInWords(one, names)).toBe(words);
  });

  test.each([
    [edge({}), ''],
    [edge({ label: 'nobody has said' }), 'nobody has said'],
    [edge({ label: 'pay', look: 'guess' }), 'pay'],
    [edge({ look: 'guess', emphasis: 'problem' }), '!'],
  ])('on the line %j', (one, words) => {
    expect(labelOf(one)).toBe(words);
  });

  test('each sign at its end is a word', () => {
    const signs = (['exactly one', 'at most one', 'one or more', 'any number', undefined] as const).map(
      cardinalitySign,
    );
    const words = signs.map(cardinalityWords);
    expect(words).toEqual(['exactly one', 'at most one', 'one or more', 'many', 'how many?']);
  });
});
