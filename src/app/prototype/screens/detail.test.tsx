import { expect, test } from 'vitest';
import { screensOf } from '#core/product.ts';
import { libraryWith, loan, sampleOf } from '#core/prototype/testing/library.ts';
import { Window } from '../product.tsx';
import { drawn } from '../testing/rendered.tsx';

const product = libraryWith({ 'states.loan.list.back.editable': { na: 'It is over.' } });
const rows = [loan('L-1', { title: 'Saw' }, 'out'), loan('L-2', { title: 'Drill' }, 'back')];
const playing = { product, sample: sampleOf(rows), screens: screensOf(product) };
const at = (path: string) => drawn(playing, `/prototype${path}`, <Window />);

test('a record of which nothing may be changed any more offers no form for that, and says why', () => {
  const why = 'While it is “Back”, nothing can be changed.';
  const pages = ['/loan/L-1', '/loan/L-2', '/loan/new?edit=L-1', '/loan/new?edit=L-2'].map(at);
  expect(pages.map((page) => page.includes('data-action="edit"'))).toEqual([true, false, false, false]);
  expect(pages.map((page) => page.includes('data-action="save"'))).toEqual([false, false, true, false]);
  expect(pages.map((page) => page.includes(why))).toEqual([false, true, false, true]);
});
