import { lowercaseFirst } from '../../../english/capitalize.ts';
import { NUMBER_WORDS } from '../../../english/lists.ts';
import { foldCase } from '../../../shapes/normalize-text.ts';
import { anyCharacter, digits, letterLike, singleCharacter } from './char-set.ts';
import { readExpression } from './expression.ts';
import { instructionCount, MAX_INSTRUCTIONS, patternOf } from './program.ts';
import type { CharSet, PatternNode, PatternResult } from './types.ts';

const QUOTED = /["“”„]([^"“”„]*)["“”„]/gu;

/** Ordinary words, which no mask and no example contains. */
const PROSE = /(?:^|\s)\p{Ll}{2,}(?=\s|[.,;:]|$)/u;

/**
 * Parses a mask (A: a letter, 9: a digit, *: anything, “…”: literal) or an example, whose letters stand for any letter,
 * digits for any digit and the rest for itself. Undefined for other words.
 */
function readMask(text: string): PatternNode | undefined {
  const bare = text.replace(QUOTED, '');
  const isMask = /[\d*]/.test(bare) || bare !== text || /^[Aa\P{L}]*[Aa][Aa\P{L}]*$/u.test(bare);
  if (!isMask || PROSE.test(bare)) return undefined;
  const nodes: PatternNode[] = [];
  let from = 0;
  for (const quoted of text.matchAll(QUOTED)) {
    nodes.push(...[...text.slice(from, quoted.index)].map(maskNode), ...[...(quoted[1] ?? '')].map(literalNode));
    from = quoted.index + quoted[0].length;
  }
  nodes.push(...[...text.slice(from)].map(maskNode));
  return { is: 'seq', nodes };
}

function maskNode(character: string): PatternNode {
  return { is: 'set', set: charSetOf(character) };
}

function literalNode(character: string): PatternNode {
  return { is: 'set', set: singleCharacter(character) };
}

function charSetOf(character: string): CharSet {
  if (/\d/.test(character)) return digits;
  if (character === '*') return anyCharacter;
  if (character === 'A' || character === 'a') return letterLike(null, character === 'A');
  if (/\p{L}/u.test(character)) return letterLike(character, true);
  return singleCharacter(character);
}

const EMAIL = '[^\\s@]+@[^\\s@]+\\.[^\\s@]+';

/** Named formats. An e-mail address needs only an @ and a later dot: only sending mail proves it. */
const NAMED_FORMATS: readonly (readonly [regex: string, ...names: readonly string[]])[] = [
  [
    EMAIL,
    'e-mail',
    'email',
    'e-mail address',
    'email address',
    'mail address',
    'an e-mail address',
    'an email address',
  ],
  ['https?://[^\\s/.]+\\.[^\\s]+', 'web address', 'a web address', 'url', 'link', 'website'],
  ['\\+?\\d[\\d ()/-]{4,20}\\d', 'phone number', 'telephone number', 'a phone number', 'phone', 'telephone'],
  ['\\d{4}-\\d\\d-\\d\\d', 'yyyy-mm-dd'],
  ['\\d\\d\\.\\d\\d\\.\\d{4}', 'dd.mm.yyyy'],
  ['\\d\\d/\\d\\d/\\d{4}', 'dd/mm/yyyy', 'mm/dd/yyyy'],
  ['\\d\\d:\\d\\d', 'hh:mm'],
  ['\\d+', 'digits', 'only digits', 'digits only', 'whole number', 'a whole number'],
  ['\\p{L}+', 'letters', 'only letters', 'letters only'],
  ['[\\p{L}\\p{N}]+', 'letters and digits', 'only letters and digits', 'letters and numbers'],
];

const REGEX_BY_NAME: ReadonlyMap<string, string> = new Map(
  NAMED_FORMATS.flatMap(([regex, ...names]) => names.map((name): [string, string] => [name, regex])),
);
const ONLY_EMAIL = new RegExp(`^${EMAIL}$`, 'u');

/** Parses a format without slashes: by name, as counted letters and digits, as a mask or as an example. */
function readPlainFormat(text: string): PatternNode | undefined {
  const regex = REGEX_BY_NAME.get(foldCase(text)) ?? (ONLY_EMAIL.test(text) ? REGEX_BY_NAME.get('e-mail') : undefined);
  if (regex !== undefined) {
    const read = readExpression(regex, 'u');
    return read.ok ? read.tree : undefined;
  }
  return readCounted(text) ?? readMask(text);
}

const COUNTED = /^(\d{1,2}|[a-z]+) (letters?|digits?|numbers?|characters?|signs?)$/;
const MASK_CHARACTERS: ReadonlyMap<string, string> = new Map([
  ['letter', 'A'],
  ['digit', '9'],
  ['number', '9'],
  ['character', '*'],
  ['sign', '*'],
]);

/** "2 letters and 4 digits", "five digits". */
function readCounted(text: string): PatternNode | undefined {
  const parts = foldCase(text).split(/\s*,\s*(?:and |then )?| and | then | followed by /);
  const masks = parts.map((part) => {
    const [, count = '', what = ''] = COUNTED.exec(part) ?? [];
    const times = /^\d/.test(count) ? Number(count) : NUMBER_WORDS.indexOf(count);
    const sign = MASK_CHARACTERS.get(what.replace(/s$/, ''));
    return sign === undefined || times < 1 ? undefined : sign.repeat(times);
  });
  return masks.includes(undefined) ? undefined : readMask(masks.join(''));
}

const SLASHED = /^\/(.*)\/([a-z]*)$/su;

/**
 * Parses what a text must look like: an example (“AB-1234”), a mask (A: a letter, 9: a digit, *: anything), a named
 * format (“e-mail address”), several of these joined by “or”, or a regular expression between slashes, which may match
 * anywhere in the text unless “^” and “$” say otherwise. Matching takes linear time, whatever the pattern.
 */
export function readPattern(source: string): PatternResult {
  const text = source.trim();
  const [whole, body = '', flags = ''] = SLASHED.exec(text) ?? [];
  if (whole === undefined) return readWithoutSlashes(source, text);
  const read = readExpression(body, flags);
  if (!read.ok) return { ok: false, sentence: `“${shortened(text)}” cannot be read: ${lowercaseFirst(read.sentence)}` };
  return withinSize(source, read.tree, false);
}

function readWithoutSlashes(source: string, text: string): PatternResult {
  const trees = [readPlainFormat(text)];
  if (trees[0] === undefined) trees.splice(0, 1, ...text.split(/ or |\n/i).map((part) => readPlainFormat(part.trim())));
  const nodes = trees.filter((tree) => tree !== undefined);
  if (nodes.length < trees.length) {
    const sentence = `“${shortened(text)}” does not show what it looks like; write an example such as “AB-1234”, or A for a letter and 9 for a digit.`;
    return { ok: false, sentence };
  }
  return withinSize(source, { is: 'or', nodes }, true);
}

function withinSize(source: string, tree: PatternNode, whole: boolean): PatternResult {
  if (instructionCount(tree) > MAX_INSTRUCTIONS) {
    const sentence = `“${shortened(source.trim())}” is too long to be checked while somebody types; simplify it.`;
    return { ok: false, sentence };
  }
  return { ok: true, pattern: patternOf(source, tree, whole) };
}

const MAX_QUOTED = 60;

function shortened(text: string): string {
  const characters = [...text];
  return characters.length > MAX_QUOTED ? `${characters.slice(0, MAX_QUOTED - 1).join('')}…` : text;
}
