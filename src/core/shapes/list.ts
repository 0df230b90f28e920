import { itemsTrouble, readItemLines, writeItemLines } from './item-lines.ts';
import { passing } from './limits.ts';
import type { Shape } from './types.ts';
import { saidItems } from './without-blanks.ts';

/** On disk a Markdown list. */
export const list: Shape<'list'> = {
  name: 'list',
  empty: () => [],
  isEmpty: (value) => saidItems(value).length === 0,
  check: itemsTrouble,
  serialize: writeItemLines,
  parse: (written) => passing({ ok: true, value: readItemLines(written) }, itemsTrouble),
};
