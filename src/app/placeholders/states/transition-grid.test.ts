import { expect, test } from 'vitest';
import type { ShapeSpec } from '#core/index.ts';
import { transitionsInDraft, withoutTransition } from './transition-grid.tsx';

const SHAPE: ShapeSpec = { shape: 'edges', columns: [{ id: 'event', label: 'What happens' }] };
const DRAFT = [
  ['New', 'Paid', ''],
  ['New', 'Gone', 'somebody sneezes'],
];

test('what was clicked is in the draft, and out of it again', () => {
  expect(transitionsInDraft(DRAFT, SHAPE)).toEqual([
    { from: 'New', to: 'Paid' },
    { from: 'New', to: 'Gone' },
  ]);
  expect(withoutTransition(DRAFT, SHAPE, { from: ' new', to: 'PAID' })).toEqual([DRAFT[1]]);
});

test('a move of which more was said is not lost by a click', () => {
  expect(withoutTransition(DRAFT, SHAPE, { from: 'New', to: 'Gone' })).toEqual(DRAFT);
  expect([transitionsInDraft(undefined, SHAPE), withoutTransition('words', SHAPE, { from: '', to: '' })]).toEqual([
    [],
    'words',
  ]);
});
