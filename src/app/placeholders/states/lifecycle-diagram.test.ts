import { expect, test } from 'vitest';
import { openProduct } from '#core/product.ts';
import { type Said, workspaceOf } from '#testing/core/model/workspace-of.ts';
import { moves, records, states } from '#testing/core/rules/said.ts';
import { type DiagramPosition, diagramOf } from './lifecycle-diagram.tsx';

const STATES = states('loan', 'New |  | first', 'Lent |  | on the way', 'Back |  | last', 'Lost |  | last');

function drawn(said: Readonly<Record<string, Said>>, gone?: DiagramPosition) {
  const [cycle] = openProduct(workspaceOf({ ...records('Loan'), ...STATES, ...said })).index.cycles('loan');
  if (!cycle) throw new Error('There is no life.');
  return diagramOf(cycle, gone);
}

test('who is stuck hangs on a loose end, and what is never reached says so', () => {
  const { nodes, edges } = drawn(moves('loan', 'New | Lent | lend', 'New | Back | '));
  expect(nodes.map(({ id, tag = '', emphasis = '' }) => `${id} ${tag} ${emphasis}`.trim())).toEqual([
    'new first',
    'lent stuck problem',
    'back last',
    'lost never reached problem',
  ]);
  expect(edges.map(({ from, to, label, look }) => `${from} > ${to} ${label} ${look}`)).toEqual([
    'new > lent lend decided',
    'new > back  hole',
    'lent > ? and then? hole',
  ]);
});

test('a move to what nobody has named ends loose, also where the name means something to JavaScript', () => {
  const { edges } = drawn(moves('loan', 'New | constructor | vanish'));
  expect(edges[0]).toMatchObject({ from: 'new', to: '?constructor' });
});

test('where the reader is, and the way just taken, stand out', () => {
  const said = moves('loan', 'New | Lent | lend');
  const [way] = drawn(said).edges;
  const { nodes, edges } = drawn(said, { at: 'lent', last: way?.id ?? '' });
  expect(nodes.find(({ id }) => id === 'lent')?.emphasis).toBe('current');
  expect(edges[0]?.emphasis).toBe('current');
});
