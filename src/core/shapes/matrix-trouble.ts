import { cellWord } from './cell-word.ts';
import { folded } from './folded.ts';
import { firstTrouble, LIMITS, lineTrouble, sizeTrouble, textTrouble } from './limits.ts';
import { isBlank, named } from './named.ts';
import type { MatrixValue, Problem, SpecOf } from './types.ts';

function isWords(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((word) => typeof word === 'string');
}

/** Rows, columns and cells of words, in any number. */
export function isMatrix(value: unknown): value is MatrixValue {
  if (typeof value !== 'object' || value === null) return false;
  if (!('rows' in value) || !('columns' in value) || !('cells' in value)) return false;
  return isWords(value.rows) && isWords(value.columns) && Array.isArray(value.cells) && value.cells.every(isWords);
}

export function matrixTrouble(value: MatrixValue, spec: SpecOf<'matrix'>): Problem | null {
  return formTrouble(value, spec) ?? namesTrouble(value, spec) ?? cellsTrouble(value, spec);
}

function formTrouble({ rows, columns, cells }: MatrixValue, spec: SpecOf<'matrix'>): Problem | null {
  const size =
    sizeTrouble(rows, `rows (${spec.rows})`, LIMITS.side) ??
    sizeTrouble(columns, `columns (${spec.columns})`, LIMITS.side);
  if (size !== null) return size;
  if (cells.length !== rows.length) return `There are ${rows.length} rows but cells for ${cells.length}.`;
  return firstTrouble(cells, (row, at) =>
    row.length === columns.length
      ? null
      : `Row ${at + 1} has ${row.length} cells; there are ${columns.length} columns.`,
  );
}

function namesTrouble(value: MatrixValue, spec: SpecOf<'matrix'>): Problem | null {
  const { rows, columns } = named(value);
  if (rows.length === 0) return `Name at least one row (${spec.rows}).`;
  if (columns.length === 0) return `Name at least one column (${spec.columns}).`;
  return sideTrouble('Row', rows) ?? sideTrouble('Column', columns);
}

function sideTrouble(side: 'Row' | 'Column', names: readonly string[]): Problem | null {
  const seen = new Set<string>();
  return firstTrouble(names, (name, at) => {
    if (isBlank(name)) return `${side} ${at + 1} has no name.`;
    if (seen.has(folded(name))) return `Two ${side.toLowerCase()}s are called “${name.trim()}”; keep one.`;
    seen.add(folded(name));
    return lineTrouble(name, `${side} ${at + 1}`);
  });
}

function cellsTrouble({ rows, columns, cells }: MatrixValue, spec: SpecOf<'matrix'>): Problem | null {
  return firstTrouble(cells, (row, r) =>
    firstTrouble(row, (cell, c) => {
      const place = `“${rows[r]?.trim()}” and “${columns[c]?.trim()}”`;
      const trouble = textTrouble(cell, `The cell of ${place}`, LIMITS.line);
      if (trouble !== null || cellWord(cell, spec.cells) !== null) return trouble;
      return `“${cell.trim().slice(0, 40)}” stands at ${place}; use one of ${spec.cells.join(', ')}.`;
    }),
  );
}
