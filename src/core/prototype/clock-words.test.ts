import { expect, test } from 'vitest';
import { actingAs } from '#testing/core/prototype/library.ts';
import { closedExample } from '../../examples/closed-example.ts';
import { openWorkspace } from '../workspace/workspace.ts';
import type { Acting } from './acting.ts';
import { timePasses } from './consequences/time.ts';
import { openProduct } from './open-product.ts';
import { GENERATOR_VERSION, sampleSet } from './sample/index.ts';

test('what comes with time is told alike of a record as it is found and of one that it happens to', () => {
  const product = openProduct(openWorkspace(closedExample()));
  const sample = sampleSet(product.model, {
    workspace: 'clock',
    refDate: '2026-01-10',
    generator: GENERATOR_VERSION,
    faker: null,
    pinned: [],
    count: () => 40,
  });
  const acting = actingAs(
    null,
    product.index.entities.all.flatMap(({ id }) => sample.rows(id)),
    product,
  );
  const fallenDue = ({ records }: Acting) =>
    records
      .page('loan', 0, 100)
      .flatMap(({ history }) => history.flatMap(({ to, by }) => (to === 'overdue' ? by : [])));
  const [before, after] = [fallenDue(acting), fallenDue(timePasses(acting, 30).acting)];
  expect(before.length).toBeGreaterThan(0);
  expect(after.length).toBeGreaterThan(before.length);
  expect(new Set([...before, ...after])).toEqual(new Set(['the clock (Longest loan)']));
});
