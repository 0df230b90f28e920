import { itemsTrouble, readItemLines, writeItemLines } from './item-lines.ts';
import { passing } from './limits.ts';
import { chosen } from './options.ts';
import type { Option, Shape } from './types.ts';
import { saidItems } from './without-blanks.ts';

/** Several of a few options, and other words. On disk a Markdown list of ids and words. */
export const multi: Shape<'multi'> = {
  name: 'multi',
  empty: () => [],
  isEmpty: (value) => saidItems(value).length === 0,
  check: itemsTrouble,
  serialize: (value, spec) => writeItemLines(ticked(value, spec.options)),
  parse: (written, spec) =>
    passing({ ok: true, value: ticked(readItemLines(written), spec.options) }, itemsTrouble),
};

function ticked(items: readonly string[], options: readonly Option[]): string[] {
  return [...new Set(saidItems(items).map((item) => chosen(item, options)))];
}
