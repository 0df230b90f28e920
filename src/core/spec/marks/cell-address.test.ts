import { expect, test } from 'vitest';
import { readSpec } from '../read.ts';

/** One line per case: `⏎` is a line break. Each mark as `row: column, column`. */
const cells = (text: string) =>
  readSpec(`# Limits\n\nThese hold.\n\n${text.replaceAll('⏎', '\n')}\n`, 'SPEC.md').marks.map(({ cell }) =>
    cell ? `${cell.row ?? '(no name)'}: ${cell.columns.join(', ')}` : 'no table',
  );

test.each<[what: string, text: string, ...found: string[]]>([
  ['its row and its column', '| Limit | Value |⏎|---|---|⏎| Upload | 3 |⏎| Age | TBD |', 'Age: Value'],
  ['without pipes at the ends', 'Limit | Value⏎---|---⏎Age | TBD', 'Age: Value'],
  ['without markup', '| Limit | **Value** |⏎|---|---|⏎| `max_age` \\| x | TBD |', 'max_age | x: Value'],
  ['below words', 'Some words⏎| Limit | Value |⏎|---|---|⏎| Age | TBD |', 'Age: Value'],
  ['in a list', '- | Limit | Value |⏎  |---|---|⏎  | Age | TBD |', 'Age: Value'],
  ['two in a row', '| A | B | C |⏎|---|---|---|⏎| x | TBD | TODO: y |', 'x: B', 'x: C'],
  ['a number before a name', '| # | Limit | Value |⏎|---|---|---|⏎| 1 | Age | TBD |', 'Age: Value'],
  ['a number alone', '| Day | Value |⏎|---|---|⏎| 1 | TBD |', '1: Value'],
  ['in the first cell', '| Limit | Value |⏎|---|---|⏎| TBD | 30 seconds |', '30 seconds: Limit'],
  ['with nothing beside it', '| Limit | Value |⏎|---|---|⏎| Age, TBD | 30 |', '(no name): Limit'],
  ['under no header', '| | |⏎|---|---|⏎| Age | TBD |', 'Age: '],
  ['in the header', '| Limit | TBD |⏎|---|---|⏎| Age | 3 |', 'no table'],
  ['below the table', '| Limit | Value |⏎|---|---|⏎| Age | 3 |⏎TBD', 'no table'],
  ['outside', 'The age | size is TBD.', 'no table'],
  ['an empty row', '| Limit | Value | Owner |⏎|---|---|---|⏎| Size | 3 | Kim |⏎| *Age* | | |', 'Age: Value, Owner'],
  ['a table without rows', '| Limit | Value |⏎|---|---|', '(no name): Limit, Value'],
  [
    'more columns than a sentence carries',
    '| A | B | C | D | E | F |⏎|---|---|---|---|---|---|⏎| x | 1 | 1 | 1 | 1 | 1 |⏎| y | | | | | |',
    'y: ',
  ],
])('a mark knows its place in a table: %s', (_, text, ...found) => {
  expect(cells(text)).toEqual(found);
});
