import { pipeTable } from '#core/bank/ways-to-answer.ts';
import { writePipeTable } from '#core/model/shapes/pipe-table.ts';

/** A pipe table: of lines whose cells are parted by " | ", or of lists of cells, which may hold anything. */
export function tableText(
  head: string | readonly string[],
  ...rows: readonly (string | readonly string[])[]
): string {
  const plain = rows.filter((row) => typeof row === 'string');
  if (typeof head === 'string' && plain.length === rows.length) return pipeTable(head, ...plain);
  return writePipeTable(cellsOf(head), rows.map(cellsOf));
}

function cellsOf(row: string | readonly string[]): readonly string[] {
  return typeof row === 'string' ? row.split(' | ') : row;
}
