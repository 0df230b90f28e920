import { itemsTrouble, readItemLines, writeItemLines } from './item-lines.ts';
import type { Shape } from './types.ts';
import { saidItems } from './without-blanks.ts';

/** Items in an order. On disk a Markdown list. */
export const list: Shape<'list'> = {
  name: 'list',
  empty: () => [],
  isEmpty: (value) => saidItems(value).length === 0,
  check: itemsTrouble,
  serialize: writeItemLines,
  parse(written) {
    const value = readItemLines(written);
    const problem = itemsTrouble(value);
    return problem === null ? { ok: true, value } : { ok: false, problem };
  },
};
