import { expect, test } from 'vitest';
import { GENERATOR_VERSION, openProduct, sampleSet } from '#core/product.ts';
import { type Said, workspaceOf } from '#testing/core/model/workspace-of.ts';
import { LENDING } from '#testing/core/rules/lending.ts';
import { idleOutcome } from './time-scene.tsx';

const DAY = '2026-11-20';

function after(days: number, said: Readonly<Record<string, Said>> = LENDING) {
  const product = openProduct(workspaceOf(said));
  const [cycle] = product.index.cycles('loan');
  if (!cycle) throw new Error('There is no life.');
  const options = { workspace: 'test', refDate: DAY, generator: GENERATOR_VERSION, faker: null, pinned: [] };
  const sample = sampleSet(product.model, options);
  return idleOutcome({ cycle, entity: 'loan', product, sample, refDate: DAY }, days);
}

const lentIn = (outcome: ReturnType<typeof after>) =>
  Number(/^(\d+) still “Lent”$/.exec(outcome.stays.find((one) => one.includes('Lent')) ?? '')?.[1] ?? 0);

test('what the clock moves is told and lies there no longer; what is at its end is not lying there', () => {
  // Some are overdue on that day, so the simulation starts long before it.
  const soon = after(-3650);
  const late = after(3650);
  expect(lentIn(late)).toBe(0);
  expect(lentIn(soon)).toBeGreaterThan(0);
  expect(late.happens.join()).toMatch(/× “Lost”: give up/);
  expect([...soon.stays, ...late.stays].some((one) => /“(?:Back|Lost)”/.test(one))).toBe(false);
});

test('while nobody has said that anything happens by itself, nothing does', () => {
  const clock = Object.keys(LENDING).find((id) => id.endsWith('.after')) ?? '';
  const { [clock]: _, ...rest } = LENDING;
  expect(after(3650, rest).happens).toEqual([]);
});
