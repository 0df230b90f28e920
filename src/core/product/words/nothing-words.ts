import { folded } from '../../shapes/folded.ts';
import { isNothing } from '../everyday-words.ts';

const NEVER = new Set(['', 'never', 'nobody', 'not used']);

export function meansNothing(words: string): boolean {
  const said = folded(words).replace(/[.!]$/, '');
  return isNothing(said) || NEVER.has(said);
}
