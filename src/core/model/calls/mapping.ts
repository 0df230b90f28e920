import type { Row } from '../answers.ts';
import type { FieldIndex } from '../field-index.ts';
import { type Held, mapHeld } from '../held.ts';
import { folded } from '../shapes/folded.ts';
import type { MappedLine } from './types.ts';

/** Which line of ours each line of theirs is. */
export function mappingIn(rows: Held<readonly Row[]>, fields: FieldIndex): Held<readonly MappedLine[]> {
  return mapHeld(rows, (lines) =>
    lines.map((row) => ({
      theirs: row.cell('theirs'),
      ...ourLine(row.cell('ours'), fields),
      otherwise: row.cell('else'),
    })),
  );
}

const LEFT_ALONE: ReadonlySet<string> = new Set([
  '',
  '-',
  '–',
  '—',
  'nothing',
  'none',
  'ignored',
  'ignore',
  'left alone',
  'not used',
]);

function ourLine(words: string, fields: FieldIndex): Pick<MappedLine, 'ours' | 'entity'> {
  if (LEFT_ALONE.has(folded(words))) return { ours: { label: '', id: null }, entity: null };
  const [place, another] = fields.called(words);
  if (!place) return { ours: { label: words, id: null }, entity: null };
  const { id, label } = place.field;
  return { ours: { label, id }, entity: another ? null : place.entity.id };
}
