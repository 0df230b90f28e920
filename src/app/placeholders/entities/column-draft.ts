import type { RowEntry } from '../draft-writing/row-entries.ts';

export interface ColumnDraft {
  readonly name: string;
  readonly type: '' | TypeTile['type'];
  /** Of a link: the entity it leads to. */
  readonly to: string;
  readonly empty: '' | 'yes' | 'no';
  readonly equal: '' | 'yes' | 'no';
  readonly writer: string;
}

interface TypeTile {
  readonly type: 'text' | 'number' | 'date' | 'choice' | 'link';
  /** A typical value. */
  readonly sample: string;
  /** Sample cells of a column of which only the type is known. */
  readonly cells: readonly string[];
}

export const TYPE_TILES: readonly TypeTile[] = [
  { type: 'text', sample: '“by the window”', cells: ['some words', 'other words', '…'] },
  { type: 'number', sample: '42', cells: ['1', '20', '300'] },
  { type: 'date', sample: 'Tuesday the 24th', cells: ['a Monday', 'a Tuesday', 'a Sunday'] },
  { type: 'choice', sample: 'this, that, other', cells: ['this', 'that', 'other'] },
  { type: 'link', sample: '→ another thing', cells: ['→ one', '→ another', '→ a third'] },
];

export function typeTileOf(type: string): TypeTile | undefined {
  return TYPE_TILES.find((tile) => tile.type === type);
}

export const EMPTY_COLUMN: ColumnDraft = { name: '', type: '', to: '', empty: '', equal: '', writer: '' };

const REQUIRED_WORDS = { '': '', no: 'always', yes: 'never' } as const;

/** The row of a column in the answer on fields. */
export function fieldEntry({ name, type, to, empty, writer }: ColumnDraft, thing: string): RowEntry {
  return {
    field: name.trim(),
    thing,
    type,
    unit: type === 'link' ? to : '',
    required: REQUIRED_WORDS[empty],
    writer: writer.trim(),
  };
}

/** Its row in the answer on uniqueness; null if duplicates are allowed or nobody has said. */
export function uniqueEntry({ name, equal }: ColumnDraft, thing: string): RowEntry | null {
  return equal === 'no' ? { thing, by: name.trim() } : null;
}
