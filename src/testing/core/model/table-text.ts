import { writePipeTable } from '#core/shapes/pipe-table.ts';
import { pipeTable } from '#core/slots/answer-types.ts';

/** A pipe table: of lines whose cells are parted by " | ", or of lists of cells, which may hold anything. */
export function tableText(head: string | readonly string[], ...rows: readonly (string | readonly string[])[]): string {
  const plain = rows.filter((row) => typeof row === 'string');
  if (typeof head === 'string' && plain.length === rows.length) return pipeTable(head, ...plain);
  return writePipeTable(cellsOf(head), rows.map(cellsOf));
}

function cellsOf(row: string | readonly string[]): readonly string[] {
  return typeof row === 'string' ? row.split(' | ') : row;
}
