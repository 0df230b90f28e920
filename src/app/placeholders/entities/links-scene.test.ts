import { expect, test } from 'vitest';
import { openProduct } from '#core/product.ts';
import { type Said, workspaceOf } from '#testing/core/model/workspace-of.ts';
import { fields, records, relations } from '#testing/core/rules/said.ts';
import { entityGraph } from './links-scene.tsx';

const drawn = (said: Readonly<Record<string, Said>>) => entityGraph(openProduct(workspaceOf(said)));

test('a thing shows its lines, with a question mark where one has no type; a bare thing is a hole', () => {
  const { nodes } = drawn({ ...records('Loan', 'Tool'), ...fields('loan', 'Due | date', 'Fee | ') });
  expect(nodes.map(({ id, look, lines }) => [id, look, lines])).toEqual([
    ['loan', 'decided', ['Due: date', 'Fee: ?']],
    ['tool', 'hole', []],
  ]);
});

test('a link carries how many stand at each end; an end without a word makes it a hole', () => {
  const ends = (...rows: readonly string[]) =>
    drawn({ ...records('Loan', 'Tool'), ...relations(...rows) }).edges.map(({ ends: both, look }) => [both, look]);
  expect(ends('Loan | Tool | exactly one | any number')).toEqual([[['0..n', '1'], 'decided']]);
  expect(ends('Loan | Tool | at most one')).toEqual([[['?', '0..1'], 'hole']]);
});

test('what a link names that is no thing is drawn once, as a hole', () => {
  const { nodes, edges } = drawn({ ...records('Loan'), ...relations('Loan | Ghost', 'Ghost | Loan') });
  expect(nodes.filter(({ look, label }) => look === 'hole' && label === 'Ghost')).toHaveLength(1);
  expect(edges.map(({ from, to }) => `${from} ${to}`)).toEqual(['loan ?Ghost', '?Ghost loan']);
});
