import { quantityKey } from './amount.ts';
import { filledItems, trimBlankRows, withoutBlankSides } from './blanks.ts';
import { cellWord } from './cell-word.ts';
import { foldCase, trimText } from './normalize-text.ts';
import { optionIdOf } from './options.ts';
import type { ShapeName, ShapeSpec, SpecOf, Value, ValueOf } from './types.ts';

/** For each shape a form of the answer that is equal exactly when two people say the same. */
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
  // Edges are a set: their order means nothing.
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

/** The same text for all answers that say the same: blanks, case, order and units are normalized. */
export function comparisonKey(value: Value, spec: ShapeSpec): string {
  const shape: { of(value: Value, spec: ShapeSpec): unknown } = COMPARISON_FORMS[spec.shape];
  return JSON.stringify(shape.of(value, spec));
}
