import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { openWorkspace } from '#core/index.ts';
import { closedExample } from '../../examples/example.ts';
import { Prepare } from '../walk/prepare.tsx';
import { WorkspaceAt } from '../workspace/store.ts';
import { Component as Overview } from './map.tsx';
import { DecidedLast, Settled } from './map-more.tsx';

/** The example with one question of point 7 deferred and everything else decided. */
const WORKSPACE = openWorkspace(await closedExample());

function drawn(page: ReactNode): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <WorkspaceAt value={WORKSPACE}>{page}</WorkspaceAt>
    </MemoryRouter>,
  );
}

test('a question that was put off is not counted as settled on the map, and its scene has a hole', () => {
  const tiles = drawn(<Overview />).split('class="tile ');
  const tile = (point: string) => tiles.find((one) => one.includes(`href="/points/${point}"`)) ?? '';
  const asked = WORKSPACE.points.find(({ point }) => point.id === '7')?.asked ?? 0;
  expect(tile('7')).toContain(`${asked - 1} of ${asked} settled`);
  expect([tile('7'), tile('1')].map((one) => one.includes('fill="url('))).toEqual([true, false]);
});

test('once nothing is open, the map opens the product and says what was put off', () => {
  const map = drawn(<Settled workspace={WORKSPACE} className="" />);
  expect(map).toMatch(/href="\/prototype"[^>]*>Open the product/);
  expect(map).toMatch(/href="\/questions\?status=deferred"[^>]*>1 question</);
});

test('the latest decisions are told by their answers', () => {
  expect(drawn(<DecidedLast workspace={WORKSPACE} />)).toContain('>Waiting: collect · Not set aside yet<');
});

test('before a walkthrough it is said that a question was put off', () => {
  expect(drawn(<Prepare />)).toContain('Every question is settled but one that was put off. You can');
});
