import { expect, test } from 'vitest';
import { type Step, walked } from '#testing/core/walked.ts';
import { csvExportOf, csvOf } from './list-csv.ts';
import type { ListColumn } from './list-view.ts';
import { openProduct } from './open-product.ts';
import type { SampleRow } from './sample/types.ts';

const THINGS: Step = ['entities.records', [['Tool', 'Drill', '', '', '']]];
const exportOf = (...steps: readonly Step[]) => csvExportOf(openProduct(walked(THINGS, ...steps).workspace), 'tool');

test('a list goes out as a spreadsheet only where that was said, and is as sure as that', () => {
  const rows = [['out', 'a spreadsheet', 'CSV', 'when somebody asks']];
  expect(exportOf()).toBeNull();
  expect(exportOf(['entities.tool.brought-in', [['in', 'the old list', 'CSV', 'once']]])).toBeNull();
  expect(exportOf(['entities.tool.brought-in', [['out', 'the archive', 'PDF', 'each year']]])).toBeNull();
  expect(exportOf(['entities.tool.brought-in', rows])).toMatchObject({ look: 'decided' });
  const assumed = { outcome: 'assumed', value: rows, revisit: '2027-01-01' } as const;
  expect(exportOf(['entities.tool.brought-in', assumed])).toMatchObject({
    look: 'assumed',
    question: 'entities.tool.brought-in',
  });
});

test('cells keep their commas, quotes and lines, and no cell becomes a formula', () => {
  const said = ['plain', 'a, b', 'say "so"', 'two\nlines', '=SUM(A1)', '-5', '-x'];
  const column = (label: string, shows: ListColumn['shows'], textOf: ListColumn['textOf']) =>
    ({ label, shows, textOf }) as ListColumn;
  const columns = [column('Name', 'field', ({ id }) => id), column('Nothing', 'hole', () => '')];
  const rows = said.map((id) => ({ id }) as SampleRow);
  expect(csvOf(columns, rows)).toBe(
    ['Name', 'plain', '"a, b"', '"say ""so"""', '"two\nlines"', "'=SUM(A1)", '-5', "'-x", ''].join('\r\n'),
  );
});
