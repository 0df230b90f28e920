import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { halfAnswered } from './half-answered.ts';
import type { Person } from './person.ts';
import { openRoom, type Room } from './room.ts';

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const PAGES = ['/', '/questions', '/questions/purpose.problem', '/spec', '/gaps', '/nowhere', '/points/10'];
const SCREENS = Array.from({ length: 9 }, (_, at) => `/points/${at + 1}`);
const WIDTHS = [1440, 768, 390];

const rooms: Partial<Record<'empty' | 'half answered', Room>> = {};
beforeAll(async () => {
  const other = `${readFileSync('src/journeys/specs/nine-points.md', 'utf8')}\n## 10. Service hours\n\nTBD\n`;
  rooms.empty = await openRoom({ 'SPEC.md': other });
  rooms['half answered'] = await openRoom({ ...halfAnswered(), 'SPEC.md': other });
});
afterAll(async () => {
  for (const room of Object.values(rooms)) await room.close();
});

describe.each(['empty', 'half answered'] as const)('%s', (which) => {
  describe.each(WIDTHS)('at %i pixels', (width) => {
    test.each([false, true])('every screen fits and axe finds nothing, dark: %s', async (dark) => {
      const person = await rooms[which]?.person({ name: 'Ann', width, dark });
      if (!person) throw new Error('nobody is there');
      for (const path of [...PAGES, ...SCREENS]) {
        await person.goes(path);
        expect(await faults(person), `${path} at ${width}${dark ? ', dark' : ''}`).toEqual([]);
      }
      await person.goes('/points/3?q=entities.fields');
      expect(await faults(person), 'an open card').toEqual([]);
      await person.leaves();
    });
  });
});

/** What axe finds on the page as it stands, and whether it scrolls sideways. */
async function faults(person: Person): Promise<readonly string[]> {
  await person.page.locator('.stage-waiting').waitFor({ state: 'detached' });
  await person.page.evaluate(AXE);
  const { violations } = await person.page.evaluate(() =>
    (window as unknown as { axe: { run: () => Promise<AxeResults> } }).axe.run(),
  );
  const wide = await person.page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
    ...(wide ? ['scrolls sideways'] : []),
  ];
}
