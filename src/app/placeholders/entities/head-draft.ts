import type { Entry } from '../gathering/row-entries.ts';

/** What somebody says about one column, on the screen. */
export interface HeadDraft {
  readonly name: string;
  readonly type: '' | TileType;
  /** Of a link: what it leads to. */
  readonly to: string;
  readonly empty: '' | 'yes' | 'no';
  readonly equal: '' | 'yes' | 'no';
  readonly writer: string;
}

export type TileType = 'text' | 'number' | 'date' | 'choice' | 'link';

/** The five tiles, each with a value as one would meet it. */
export const TILES: readonly (readonly [type: TileType, sample: string])[] = [
  ['text', '“by the window”'],
  ['number', '42'],
  ['date', 'Tuesday the 24th'],
  ['choice', 'this, that, other'],
  ['link', '→ another thing'],
];

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

/** The row of the answer on what may exist only once; null where two may be equal or nobody has said. */
export function onceEntry({ name, equal }: HeadDraft, thing: string): Entry | null {
  return equal === 'no' ? { thing, by: name.trim() } : null;
}

/** What a column of that type looks like before anything more is known. */
export const SAMPLES: Readonly<Record<TileType, readonly string[]>> = {
  text: ['some words', 'other words', '…'],
  number: ['1', '20', '300'],
  date: ['a Monday', 'a Tuesday', 'a Sunday'],
  choice: ['this', 'that', 'other'],
  link: ['→ one', '→ another', '→ a third'],
};
