import { decapitalised } from '../../../english/capital.ts';
import { readEveryday } from './everyday.ts';
import { readExpression } from './expression.ts';
import { MAX_STEPS, patternOf, stepsOf } from './machine.ts';
import type { Node, PatternRead } from './types.ts';

const SLASHED = /^\/(.*)\/([a-z]*)$/su;

/**
 * Reads what a text must look like: an example (“AB-1234”), a mask (A a letter, 9 a digit, * anything), the name of a
 * form (“e-mail address”), several of these with “or”, or a regular expression between slashes, which may occur
 * anywhere in the text unless “^” and “$” say otherwise. Matching takes time in proportion to the text, whatever the pattern.
 */
export function readPattern(source: string): PatternRead {
  const text = source.trim();
  const [whole, body = '', flags = ''] = SLASHED.exec(text) ?? [];
  if (whole === undefined) return everyday(source, text);
  const read = readExpression(body, flags);
  if (!read.ok)
    return { ok: false, sentence: `“${shortened(text)}” cannot be read: ${decapitalised(read.sentence)}` };
  return sized(source, read.tree, false);
}

function everyday(source: string, text: string): PatternRead {
  const trees = [readEveryday(text)];
  if (trees[0] === undefined)
    trees.splice(0, 1, ...text.split(/ or |\n/i).map((part) => readEveryday(part.trim())));
  const nodes = trees.filter((tree) => tree !== undefined);
  if (nodes.length < trees.length) {
    const sentence = `“${shortened(text)}” does not show what it looks like; write an example such as “AB-1234”, or A for a letter and 9 for a digit.`;
    return { ok: false, sentence };
  }
  return sized(source, { is: 'or', nodes }, true);
}

function sized(source: string, tree: Node, whole: boolean): PatternRead {
  if (stepsOf(tree) > MAX_STEPS) {
    const sentence = `“${shortened(source.trim())}” is too long to be checked while somebody types; write it more simply.`;
    return { ok: false, sentence };
  }
  return { ok: true, pattern: patternOf(source, tree, whole) };
}

function shortened(text: string): string {
  const characters = [...text];
  return characters.length > 60 ? `${characters.slice(0, 59).join('')}…` : text;
}
