/** Stands for a value that a record does not have, so that the others keep their places. */
const NO_VALUE = '–';

/** What each record says, in the cell for the examples of one field: a line for each of them; '' for nothing. */
export function exampleLines(cell: string): readonly string[] {
  const lines = cell.trim() === '' ? [] : cell.trim().split('\n');
  return lines.map((line) => (line.trim() === NO_VALUE ? '' : line.trim()));
}

/** The other way round. Nothing stands for empty values at the end. */
export function writeExampleLines(cells: readonly string[]): string {
  const last = cells.findLastIndex((cell) => cell !== '');
  return cells
    .slice(0, last + 1)
    .map((cell) => cell || NO_VALUE)
    .join('\n');
}
