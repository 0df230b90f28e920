import { cellWord } from './cell-word.ts';
import { folded, trimmed } from './folded.ts';
import { named } from './named.ts';
import { chosen } from './options.ts';
import { comparableQuantity } from './quantity.ts';
import type { ShapeName, ShapeSpec, SpecOf, Value, ValueOf } from './types.ts';
import { saidItems, withoutBlankEnd } from './without-blanks.ts';

/** For each shape, an answer as words that are equal exactly when two people say the same. */
const COMPARABLE: { readonly [S in ShapeName]: { of(value: ValueOf[S], spec: SpecOf<S>): unknown } } = {
  text: { of: trimmed },
  choice: { of: (value, spec) => option(value, spec) },
  multi: { of: (value, spec) => [...new Set(saidItems(value).map((item) => option(item, spec)))].sort() },
  list: { of: saidItems },
  number: { of: comparableQuantity },
  table: { of: (rows) => withoutBlankEnd(rows).map((cells) => cells.map(trimmed)) },
  matrix: { of: filledCells },
  // The order of arrows means nothing: they are a set.
  edges: {
    of: (rows) =>
      withoutBlankEnd(rows)
        .map((cells) => JSON.stringify(cells.map(trimmed)))
        .sort(),
  },
};

function option(words: string, spec: SpecOf<'choice' | 'multi'>): string {
  return folded(chosen(trimmed(words), spec.options));
}

function filledCells(value: ValueOf['matrix'], spec: SpecOf<'matrix'>): unknown {
  const { rows, columns, cells } = named(value);
  const filled = rows.flatMap((row, r) =>
    columns.map((column, c) => {
      const cell = cells[r]?.[c] ?? '';
      return JSON.stringify([folded(row), folded(column), cellWord(cell, spec.cells) ?? trimmed(cell)]);
    }),
  );
  return filled.sort();
}

/** The same text for all who say the same: blanks, case and order ignored where they mean nothing, units unified. */
export function comparable(value: Value, spec: ShapeSpec): string {
  const shape: { of(value: Value, spec: ShapeSpec): unknown } = COMPARABLE[spec.shape];
  return JSON.stringify(shape.of(value, spec));
}
