import { expect, test } from 'vitest';
import { placeMarks } from './place-marks.ts';
import { readSpec } from './read.ts';

/** The words of each mark in the text of its section, of the last section of a document. */
function placesIn(document: string): readonly string[] {
  const { points, marks } = readSpec(document, 'a.md');
  const point = points.at(-1);
  const text = point?.text ?? '';
  const own = marks.filter((mark) => mark.point === point?.id);
  return placeMarks(text, own).map(({ from, to }) => text.slice(from, to));
}

test.each([
  ['It takes TBD seconds and TBC more.', ['TBD', 'TBC']],
  ['TBD, then TBD.', ['TBD', 'TBD']],
  ['Said.\n\n- [NEEDS CLARIFICATION: for\n  whom?] and more', ['[NEEDS CLARIFICATION: for\n  whom?]']],
  ['Said.\n\n| Name | Value |\n| --- | --- |\n| a | TBD |\n| b |  |', ['TBD', '| b |  |']],
])('%j', (body, places) => {
  expect(placesIn(`# A\n\n## B\n\n${body}\n`)).toEqual(places);
  // Decided text before the section moves lines, not places.
  expect(placesIn(`# A\r\n\r\n\r\n## B\r\n\r\n\r\n${body.replaceAll('\n', '\r\n')}`)).toEqual(
    places.map((place) => place.replaceAll('\n', '\r\n')),
  );
});

test('a question is placed where it is asked, without the sign of its item', () => {
  const body = '1. Should we *keep* it?\n2. If so, who\n   looks after it?\n';
  expect(placesIn(`# A\n\n## Open questions\n\n${body}`)).toEqual([
    'Should we *keep* it?',
    'If so, who\n   looks after it?',
  ]);
});
