import { folded } from '../../shapes/folded.ts';
import { isNothing } from '../everyday-words.ts';

const NEVER = new Set(['', 'never', 'nobody', 'not used']);

/** Whether words in a cell or a list say that there is nothing, or nobody. */
export function meansNothing(words: string): boolean {
  const said = folded(words).replace(/[.!]$/, '');
  return isNothing(said) || NEVER.has(said);
}
