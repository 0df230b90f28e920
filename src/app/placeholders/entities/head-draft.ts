import type { Entry } from '../gathering/row-entries.ts';

export interface HeadDraft {
  readonly name: string;
  readonly type: '' | Tile['type'];
  /** Of a link: what it leads to. */
  readonly to: string;
  readonly empty: '' | 'yes' | 'no';
  readonly equal: '' | 'yes' | 'no';
  readonly writer: string;
}

interface Tile {
  readonly type: 'text' | 'number' | 'date' | 'choice' | 'link';
  /** A value as people would write it. */
  readonly sample: string;
  /** What such a column looks like before anything more is known. */
  readonly cells: readonly string[];
}

export const TILES: readonly Tile[] = [
  { type: 'text', sample: '“by the window”', cells: ['some words', 'other words', '…'] },
  { type: 'number', sample: '42', cells: ['1', '20', '300'] },
  { type: 'date', sample: 'Tuesday the 24th', cells: ['a Monday', 'a Tuesday', 'a Sunday'] },
  { type: 'choice', sample: 'this, that, other', cells: ['this', 'that', 'other'] },
  { type: 'link', sample: '→ another thing', cells: ['→ one', '→ another', '→ a third'] },
];

export function tileOf(type: string): Tile | undefined {
  return TILES.find((tile) => tile.type === type);
}

export const NEW_HEAD: HeadDraft = { name: '', type: '', to: '', empty: '', equal: '', writer: '' };

const REQUIRED = { '': '', no: 'always', yes: 'never' } as const;

/** The row of the answer on fields that a column makes. */
export function fieldEntry({ name, type, to, empty, writer }: HeadDraft, thing: string): Entry {
  return {
    field: name.trim(),
    thing,
    type,
    unit: type === 'link' ? to : '',
    required: REQUIRED[empty],
    writer: writer.trim(),
  };
}

/** The row of the answer on what may exist only once; null where equal ones are allowed or nobody has said. */
export function onceEntry({ name, equal }: HeadDraft, thing: string): Entry | null {
  return equal === 'no' ? { thing, by: name.trim() } : null;
}
