import { expect, test } from 'vitest';
import { tableText } from '#core/model/testing/workspace-of.ts';
import { screensOf } from '#core/product.ts';
import { libraryWith, loan, sampleOf } from '#core/prototype/testing/library.ts';
import { Window } from '../product.tsx';
import { drawn } from '../testing/rendered.tsx';

test('a form tells the file that is kept, and what must be filled in as the record is now', () => {
  const product = libraryWith({
    'entities.loan.fields': tableText(
      'Field | Type | Must be filled in when',
      'Title | text | always',
      'Photo | file | ',
      'Receipt | file | ',
      'Place | text | Out',
    ),
  });
  const rows = [
    loan('L-1', { title: 'Saw', photo: 'saw.jpg' }, 'out'),
    loan('L-2', { title: 'Drill' }, 'back'),
  ];
  const playing = { product, sample: sampleOf(rows), screens: screensOf(product) };
  const told = rows.map(({ id }) => {
    const html = drawn(playing, `/prototype/loan/new?edit=${id}`, <Window />);
    const fields = html.split('class="proto-field"').slice(1);
    return fields.map((field) => /Kept: <bdi>(.*?)<\/bdi>/.exec(field)?.[1] ?? field.includes('proto-must'));
  });
  expect(told).toEqual([
    [true, 'saw.jpg', false, true],
    [true, false, false, false],
  ]);
});
