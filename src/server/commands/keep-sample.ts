import { SAMPLE_FILE } from '#core/index.ts';
import { writeSampleSettings } from '#core/parsing.ts';
import { GENERATOR_VERSION } from '#core/product.ts';
import type { Desk } from './desk.ts';

const NAMES_THINGS = 'entities.records';

/**
 * Keeps from what the sample records are made, as soon as somebody has decided what records there are: the day of that
 * decision and the workspace's name then. Later neither another day nor another folder changes a single value.
 */
export async function keepSampleSettings(desk: Desk): Promise<void> {
  const workspace = desk.workspace();
  const first = workspace.question(NAMES_THINGS)?.decisions[0];
  if (!first || workspace.sample !== null) return;
  const settings = { seed: workspace.name, refDate: first.at.slice(0, 10), generator: GENERATOR_VERSION };
  await desk.rewrite(SAMPLE_FILE, writeSampleSettings(settings), null);
}
