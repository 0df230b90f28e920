import type { RecordTold } from '../../story.ts';

/** Records from lines of “id | state | value | …” under ids of fields; what is empty is known to be empty. */
export function rows(entity: string, fields: string, ...lines: readonly string[]): readonly RecordTold[] {
  const names = fields.split(' | ');
  return lines.map((line) => {
    const [id = '', state = '', ...cells] = line.split(' | ').map((cell) => cell.trim());
    const values = Object.fromEntries(names.map((name, at) => [name, valueIn(cells[at] ?? '')]));
    return { entity, record: { id, state, values } };
  });
}

function valueIn(cell: string): string | number | boolean {
  if (cell === 'yes' || cell === 'no') return cell === 'yes';
  return /^\d+(?:\.\d+)?$/.test(cell) ? Number(cell) : cell;
}
