import type { MatrixValue } from './types.ts';

export function isBlank(text: string): boolean {
  return text.trim() === '';
}

export function filledItems(items: readonly string[]): string[] {
  return items.map((item) => item.trim()).filter((item) => item !== '');
}

/** Without empty rows at the end. */
export function trimBlankRows<R extends readonly string[]>(rows: readonly R[]): R[] {
  const last = rows.findLastIndex((cells) => cells.some((cell) => !isBlank(cell)));
  return rows.slice(0, last + 1);
}

/** Without the rows and columns that have neither a name nor a filled cell. */
export function withoutBlankSides({ rows, columns, cells }: MatrixValue): MatrixValue {
  const keptRows = rows.flatMap((name, r) => (isBlank(name) && (cells[r] ?? []).every(isBlank) ? [] : [r]));
  const keptColumns = columns.flatMap((name, c) =>
    isBlank(name) && cells.every((row) => isBlank(row[c] ?? '')) ? [] : [c],
  );
  return {
    rows: keptRows.map((r) => rows[r] ?? ''),
    columns: keptColumns.map((c) => columns[c] ?? ''),
    cells: keptRows.map((r) => keptColumns.map((c) => cells[r]?.[c] ?? '')),
  };
}
