import { expect, test } from 'vitest';
import { howMuch } from '#testing/how-much.ts';
import { sitting } from './chaos/sitting.ts';

/** How many sittings, and the seed of the first; that of the others follows. The same seed is the same sitting. */
const SITTINGS = Number(process.env.CHAOS_SITTINGS ?? howMuch(100, 10_000));
const SEED = Number(process.env.CHAOS_SEED ?? Date.now() % 1_000_000_000);

test(`${SITTINGS} sittings at a network that drops, delays, doubles and reorders lose and double nothing (CHAOS_SEED=${SEED})`, async () => {
  process.stdout.write(`CHAOS_SEED=${SEED}\n`);
  let said = 0;
  for (let at = 0; at < SITTINGS; at += 1) {
    const outcome = await sitting(SEED + at);
    expect(outcome.faults, `CHAOS_SEED=${SEED + at} CHAOS_SITTINGS=1`).toEqual([]);
    said += outcome.said;
  }
  expect(said).toBeGreaterThan(5 * SITTINGS);
});
