import type { Column, SpecOf } from '../shapes/types.ts';

/** Columns by id: a label, or a label followed by the words a cell may hold. */
type Columns = Readonly<Record<string, string | readonly [string, ...string[]]>>;
/** Labels by the option's id. */
type Options = Readonly<Record<string, string>>;

export const text: SpecOf<'text'> = { shape: 'text' };
export const list: SpecOf<'list'> = { shape: 'list' };

export const number = (...units: readonly string[]): SpecOf<'number'> => ({ shape: 'number', units });

export const choice = (options: Options): SpecOf<'choice'> => ({ shape: 'choice', options: listed(options) });

export const table = (columns: Columns): SpecOf<'table'> => ({ shape: 'table', columns: columnsOf(columns) });

export const matrix = (rows: string, columns: string, ...cells: readonly string[]): SpecOf<'matrix'> => ({
  shape: 'matrix',
  rows,
  columns,
  cells,
});

/** A Markdown pipe table from lines whose cells are parted by " | "; the first line is its head. */
export function pipeTable(head: string, ...rows: readonly string[]): string {
  const rule = head.split(' | ').map(() => '---');
  return [head, rule.join(' | '), ...rows].map((line) => `| ${line} |`).join('\n');
}

function listed(options: Options) {
  return Object.entries(options).map(([id, label]) => ({ id, label }));
}

function columnsOf(columns: Columns): readonly Column[] {
  return Object.entries(columns).map(([id, said]) => {
    if (typeof said === 'string') return { id, label: said };
    const [label, ...options] = said;
    return { id, label, options };
  });
}
