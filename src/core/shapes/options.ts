import { folded, trimmed } from './folded.ts';
import { itemsTrouble, readItemLines, writeItemLines } from './item-lines.ts';
import { LIMITS, passing, saidTrouble } from './limits.ts';
import type { Option, Shape } from './types.ts';
import { saidItems } from './without-blanks.ts';

/** The id of the option with this id or label in any case, an exact id first; the words as said where none fits. */
export function chosen(words: string, options: readonly Option[]): string {
  const said = words.trim();
  const loose = folded(said);
  const found =
    options.find((option) => option.id === said) ??
    options.find((option) => option.label === said) ??
    options.find((option) => folded(option.id) === loose) ??
    options.find((option) => folded(option.label) === loose);
  return found?.id ?? words;
}

/** One of a few options, or other words. On disk the option's id, or the words. */
export const choice: Shape<'choice'> = {
  name: 'choice',
  empty: () => '',
  isEmpty: (value) => value.trim() === '',
  check: (value) => saidTrouble(value, 'The choice', LIMITS.line),
  serialize: (value, spec) => chosen(trimmed(value), spec.options),
  parse: (written, spec) =>
    passing({ ok: true, value: chosen(trimmed(written), spec.options) }, (value) => choice.check(value, spec)),
};

/** Several of a few options, and other words. On disk a Markdown list of ids and words. */
export const multi: Shape<'multi'> = {
  name: 'multi',
  empty: () => [],
  isEmpty: (value) => saidItems(value).length === 0,
  check: itemsTrouble,
  serialize: (value, spec) => writeItemLines(ticked(value, spec.options)),
  parse: (written, spec) => passing({ ok: true, value: ticked(readItemLines(written), spec.options) }, itemsTrouble),
};

function ticked(items: readonly string[], options: readonly Option[]): string[] {
  return [...new Set(saidItems(items).map((item) => chosen(item, options)))];
}
