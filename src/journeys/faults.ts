import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Person } from './person.ts';

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** What axe finds on the page as it stands, each with where. */
export async function faults({ page }: Person, options: RunOptions = {}): Promise<readonly string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    (how) =>
      (window as unknown as { axe: { run: (how: RunOptions) => Promise<AxeResults> } }).axe.run({
        resultTypes: ['violations'],
        ...how,
      }),
    options,
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}
