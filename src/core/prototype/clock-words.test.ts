import { expect, test } from 'vitest';
import { actingAs } from '#testing/core/prototype/library.ts';
import { closedExample } from '../../examples/example.ts';
import { openWorkspace } from '../workspace/workspace.ts';
import type { ActorContext } from './actor-context.ts';
import { advanceTime } from './consequences/advance-time.ts';
import { openProduct } from './open-product.ts';
import { sampleSet } from './sample/sample-set.ts';
import { GENERATOR_VERSION } from './sample/seed.ts';

test('what comes with time is told alike of a record as it is found and of one that it happens to', async () => {
  const product = openProduct(openWorkspace(await closedExample()));
  const sample = sampleSet(product.model, {
    workspace: 'clock',
    refDate: '2026-01-10',
    generator: GENERATOR_VERSION,
    faker: null,
    pinned: [],
    count: () => 40,
  });
  const actor = actingAs(
    null,
    product.index.entities.all.flatMap(({ id }) => sample.rows(id)),
    product,
  );
  const fallenDue = ({ records }: ActorContext) =>
    records
      .page('loan', 0, 100)
      .flatMap(({ history }) => history.flatMap(({ to, by }) => (to === 'overdue' ? by : [])));
  const [before, after] = [fallenDue(actor), fallenDue(advanceTime(actor, 30).actor)];
  expect(before.length).toBeGreaterThan(0);
  expect(after.length).toBeGreaterThan(before.length);
  expect(new Set([...before, ...after])).toEqual(new Set(['the clock (Longest loan)']));
});
