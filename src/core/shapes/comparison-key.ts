import { cellWord } from './cell-word.ts';
import { withoutBlankSides } from './matrix-blanks.ts';
import { foldCase, trimText } from './normalize-text.ts';
import { optionIdOf } from './options.ts';
import { quantityKey } from './quantity.ts';
import { filledItems, trimBlankRows } from './trim-blanks.ts';
import type { ShapeName, ShapeSpec, SpecOf, Value, ValueOf } from './types.ts';

/** For each shape, an answer as words that are equal exactly when two people say the same. */
const COMPARISON_FORMS: { readonly [S in ShapeName]: { of(value: ValueOf[S], spec: SpecOf<S>): unknown } } = {
  text: { of: trimText },
  choice: { of: (value, spec) => optionKey(value, spec) },
  multi: {
    of: (value, spec) => [...new Set(filledItems(value).map((item) => optionKey(item, spec)))].sort(),
  },
  list: { of: filledItems },
  number: { of: quantityKey },
  table: { of: (rows) => trimBlankRows(rows).map((cells) => cells.map(trimText)) },
  matrix: { of: filledCells },
  // The order of arrows means nothing: they are a set.
  edges: {
    of: (rows) =>
      trimBlankRows(rows)
        .map((cells) => JSON.stringify(cells.map(trimText)))
        .sort(),
  },
};

function optionKey(words: string, spec: SpecOf<'choice' | 'multi'>): string {
  return foldCase(optionIdOf(trimText(words), spec.options));
}

function filledCells(value: ValueOf['matrix'], spec: SpecOf<'matrix'>): unknown {
  const { rows, columns, cells } = withoutBlankSides(value);
  const filled = rows.flatMap((row, r) =>
    columns.map((column, c) => {
      const cell = cells[r]?.[c] ?? '';
      return JSON.stringify([foldCase(row), foldCase(column), cellWord(cell, spec.cells) ?? trimText(cell)]);
    }),
  );
  return filled.sort();
}

/** The same text for all who say the same: blanks, case and order ignored where they mean nothing, units unified. */
export function comparisonKey(value: Value, spec: ShapeSpec): string {
  const shape: { of(value: Value, spec: ShapeSpec): unknown } = COMPARISON_FORMS[spec.shape];
  return JSON.stringify(shape.of(value, spec));
}
