import { isWordPattern, phraseAt, wordEnd } from '../phrases.ts';
import { FUNCTION_WORDS, functionNamed } from '../work/functions.ts';
import { operatorAt } from './operators.ts';
import { broken, type Reader, take, typed } from './reader.ts';
import { afterSpace } from './scan.ts';
import type { Tree } from './tree.ts';

/** The longest name, or word of a choice, at this place; a function's call counts before a name of one word. */
export function knownWords(reader: Reader): Tree | null {
  const { low, at: start, index } = reader;
  const found = phraseAt(index.meanings, low, start);
  if (found === null) return null;
  const end = wordEnd(low, start);
  if (found.end <= end && low.charAt(end) === '(' && functionNamed(low.slice(start, end)) !== undefined)
    return null;
  take(reader, found.end);
  const span = { start, end: found.end };
  return 'name' in found.means
    ? { node: 'name', name: found.means.name, ...span }
    : { node: 'word', text: found.means.word, ...span };
}

/** Words up to the next sign or operator: a name that nobody has given, reported as a whole. */
export function unknownWords(reader: Reader): Tree {
  const { low, at: start, end: textEnd } = reader;
  let end = runEnd(low, start);
  for (let next = afterSpace(low, end); next > end && next < textEnd; next = afterSpace(low, end)) {
    if (wordEnd(low, next) === 0 || operatorAt(low, next) !== null) break;
    end = runEnd(low, next);
  }
  take(reader, end);
  const span = { start, end };
  if (low.charAt(end) !== '(') return { node: 'word', text: typed(reader, span), ...span };
  const known = FUNCTION_WORDS.join(', ');
  return broken(reader, span, () => `“${typed(reader, span)}” is not a function here; there are ${known}.`);
}

/** A word with the hyphens and apostrophes inside it. */
function runEnd(low: string, at: number): number {
  let end = wordEnd(low, at);
  while ("-'’".includes(low.charAt(end) || ' ') && isWordPattern(low, end + 1)) end = wordEnd(low, end + 1);
  return end;
}
