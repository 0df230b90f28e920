import type { RecordTold } from './story.ts';

/**
 * Rows of "id | state | value | …" under names of fields. Nothing in a cell leaves it to chance; what stands in
 * quotation marks is text as it stands, also where it looks like a number or is empty.
 */
export function recordRows(entity: string, fields: string, ...lines: readonly string[]): readonly RecordTold[] {
  const names = fields.split(' | ');
  return lines.map((line) => {
    const [id = '', state = '', ...cells] = line.split(' | ').map((cell) => cell.trim());
    const values = Object.fromEntries(names.flatMap((name, at) => (cells[at] ? [[name, valueIn(cells[at])]] : [])));
    return { entity, record: { id, state, values } };
  });
}

/** The same, but nothing is left to chance: what is empty is known to be empty. */
export function wholeRecordRows(...rows: Parameters<typeof recordRows>): readonly RecordTold[] {
  const nothing = Object.fromEntries(rows[1].split(' | ').map((name) => [name, '']));
  return recordRows(...rows).map(({ entity, record }) => ({
    entity,
    record: { ...record, values: { ...nothing, ...record.values } },
  }));
}

function valueIn(cell: string): string | number | boolean {
  if (cell === 'yes' || cell === 'no') return cell === 'yes';
  if (/^".*"$/.test(cell)) return cell.slice(1, -1);
  return /^\d+(?:\.\d+)?$/.test(cell) ? Number(cell) : cell;
}
