import { filledItems } from './blanks.ts';
import { itemsProblem, readItemLines, writeItemLines } from './item-lines.ts';
import { checkParsed, LIMITS, requiredTextProblem } from './limits.ts';
import { foldCase, trimText } from './normalize-text.ts';
import type { ChoiceOption, Shape } from './types.ts';

/** The id of the option with this id or label in any case, an exact id first; the words unchanged where none fits. */
export function optionIdOf(words: string, options: readonly ChoiceOption[]): string {
  const said = words.trim();
  const loose = foldCase(said);
  const found =
    options.find((option) => option.id === said) ??
    options.find((option) => option.label === said) ??
    options.find((option) => foldCase(option.id) === loose) ??
    options.find((option) => foldCase(option.label) === loose);
  return found?.id ?? words;
}

/** One of a few options, or other words. On disk the option's id, or the words. */
export const choice: Shape<'choice'> = {
  name: 'choice',
  empty: () => '',
  isEmpty: (value) => value.trim() === '',
  check: (value) => requiredTextProblem(value, 'The choice', LIMITS.line),
  serialize: (value, spec) => optionIdOf(trimText(value), spec.options),
  parse: (written, spec) =>
    checkParsed({ ok: true, value: optionIdOf(trimText(written), spec.options) }, (value) => choice.check(value, spec)),
};

/** Several of a few options, and other words. On disk a Markdown list of ids and words. */
export const multi: Shape<'multi'> = {
  name: 'multi',
  empty: () => [],
  isEmpty: (value) => filledItems(value).length === 0,
  check: itemsProblem,
  serialize: (value, spec) => writeItemLines(optionIdsOf(value, spec.options)),
  parse: (written, spec) =>
    checkParsed({ ok: true, value: optionIdsOf(readItemLines(written), spec.options) }, itemsProblem),
};

function optionIdsOf(items: readonly string[], options: readonly ChoiceOption[]): string[] {
  return [...new Set(filledItems(items).map((item) => optionIdOf(item, options)))];
}
