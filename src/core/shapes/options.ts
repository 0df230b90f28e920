import { folded } from './folded.ts';
import type { Option } from './types.ts';

/** The option with this id or label in any case; an exact id goes first. Undefined for other words. */
function optionFor(words: string, options: readonly Option[]): Option | undefined {
  const said = words.trim();
  const loose = folded(said);
  return (
    options.find((option) => option.id === said) ??
    options.find((option) => option.label === said) ??
    options.find((option) => folded(option.id) === loose) ??
    options.find((option) => folded(option.label) === loose)
  );
}

/** The option's id, or the words as said where none fits. */
export function chosen(words: string, options: readonly Option[]): string {
  return optionFor(words, options)?.id ?? words;
}
