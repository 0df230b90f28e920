import { useMemo } from 'react';
import type { Workspace } from '#core/index.ts';
import {
  dataOf,
  type Faker,
  fakerNeeded,
  GENERATOR_VERSION,
  openProduct,
  type Product,
  pinnedRecords,
  recordCount,
  sampleSet,
} from '#core/product.ts';
import { fetchOnce } from '../kit/lazy-component.tsx';
import { usePrototypeSession } from './session-store.ts';

const faker = fetchOnce<Faker>(async () => (await import('./faker.ts')).faker);

/** Fetches the faker library, a chunk of its own; null: it is there, or no sample record needs it. */
export function fetchFaker(workspace: Workspace): Promise<unknown> | null {
  return faker.now() || !fakerNeeded(openProduct(workspace).model) ? null : faker.fetch();
}

/** The sample records of the product, and the date that counts as their today. */
export function useSampleRecords(product: Product) {
  const { times } = usePrototypeSession().knobs;
  const { workspace } = product;
  const { records } = workspace;
  const model = dataOf(product.model);
  const refDate = workspace.sample?.refDate ?? firstDecisionDay(workspace);
  const seed = workspace.sample?.seed ?? workspace.name;
  const pinned = useMemo(() => pinnedRecords({ records }, model), [records, model]);
  const sample = useMemo(
    () =>
      sampleSet(model, {
        workspace: seed,
        refDate,
        generator: workspace.sample?.generator ?? GENERATOR_VERSION,
        faker: faker.now(),
        pinned,
        count: (entity) => recordCount(model, entity, times),
      }),
    [model, workspace.sample, seed, refDate, times, pinned],
  );
  return { sample, refDate };
}

/** The day of the first decision; a fixed date, so that the sample records stay the same from day to day. */
function firstDecisionDay({ latestDecisions }: Workspace): string {
  return latestDecisions.at(-1)?.at.slice(0, 10) ?? '2026-01-01';
}
