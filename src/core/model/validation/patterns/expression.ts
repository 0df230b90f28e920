import { type CharacterClass, charSet, DIGITS, SPACE, singleCharacter, WORD_CHARACTERS } from './char-set.ts';
import type { CharSet, PatternNode, TreeResult } from './types.ts';

function readSet(reader: Reader): ReadResult<CharSet> {
  const negated = accept(reader, '^');
  const parts: CharacterClass[] = [];
  for (let next = peek(reader); next !== ']'; next = peek(reader)) {
    if (next === undefined) return 'A “[” is not closed; add a “]”.';
    const part = readRun(reader);
    if (typeof part === 'string') return part;
    parts.push(part);
  }
  reader.at += 1;
  return charSet(parts, { negated, anyCase: reader.anyCase });
}

function readRun(reader: Reader): ReadResult<CharacterClass> {
  const from = readMember(reader);
  if (typeof from === 'string' || !('from' in from)) return from;
  const { characters, at } = reader;
  if (characters[at] !== '-' || characters[at + 1] === ']' || characters[at + 1] === undefined) return from;
  reader.at += 1;
  const to = readMember(reader);
  if (typeof to === 'string') return to;
  if (!('from' in to)) return 'A “-” in “[…]” belongs between two characters; write “\\-” for the sign itself.';
  if (to.to < from.from) return 'In “[…]” a range goes from the smaller to the larger character; swap the two.';
  return { from: from.from, to: to.to };
}

function readMember(reader: Reader): ReadResult<CharacterClass> {
  const sign = reader.characters[reader.at] ?? '';
  reader.at += 1;
  if (sign !== '\\') return single(sign);
  const set = readEscape(reader);
  if (typeof set === 'string') return set;
  const character = LITERAL.get(set);
  return character === undefined ? { holds: set.has } : single(character);
}

function single(character: string): CharacterClass {
  const at = character.codePointAt(0) ?? 0;
  return { from: at, to: at };
}

/** The character that an escape stands for, if it is a single one: only those may start or end a range. */
const LITERAL = new WeakMap<CharSet, string>();

const NAMED_SETS: ReadonlyMap<string, CharSet> = new Map([
  ['d', charSet([DIGITS])],
  ['D', charSet([DIGITS], { negated: true })],
  ['w', charSet(WORD_CHARACTERS)],
  ['W', charSet(WORD_CHARACTERS, { negated: true })],
  ['s', charSet([SPACE])],
  ['S', charSet([SPACE], { negated: true })],
]);
const CONTROLS = new Map(Object.entries({ t: '\t', n: '\n', r: '\r', f: '\f', v: '\v', 0: '\0' }));

function readEscape(reader: Reader): ReadResult<CharSet> {
  const sign = reader.characters[reader.at];
  if (sign === undefined) return 'Nothing follows the last “\\”; leave it out or write “\\\\”.';
  reader.at += 1;
  const named = NAMED_SETS.get(sign);
  if (named) return named;
  if (sign === 'p' || sign === 'P') return readProperty(reader, sign === 'P');
  const character = CONTROLS.get(sign) ?? readCode(reader, sign) ?? (/[\p{L}\p{N}]/u.test(sign) ? undefined : sign);
  if (character === undefined) return `“\\${sign}” cannot be checked here; make that part a rule of its own.`;
  const set = singleCharacter(character, reader.anyCase);
  LITERAL.set(set, character);
  return set;
}

/** \x41, \u0041, \u{41}. */
function readCode(reader: Reader, sign: string): string | undefined {
  const rest = lookAhead(reader, 10);
  const code =
    sign === 'x'
      ? /^([\da-f]{2})/i.exec(rest)
      : sign === 'u'
        ? /^(?:([\da-f]{4})|\{([\da-f]{1,6})\})/i.exec(rest)
        : null;
  const number = Number.parseInt(code?.[1] ?? code?.[2] ?? '', 16);
  if (!code || Number.isNaN(number) || number > 0x10ffff) return undefined;
  reader.at += code[0].length;
  return String.fromCodePoint(number);
}

const PROPERTIES = new Map(
  ['L', 'Letter', 'Lu', 'Ll', 'N', 'Nd', 'P', 'S', 'M', 'Z'].map((name) => [name, new RegExp(`^\\p{${name}}$`, 'u')]),
);

function readProperty(reader: Reader, negated: boolean): ReadResult<CharSet> {
  const [whole = '', name = ''] = /^\{(\w{1,20})\}/.exec(lookAhead(reader, 22)) ?? [];
  const property = PROPERTIES.get(name);
  if (!property) return `“\\p{${name}}” is not known here; use one of ${[...PROPERTIES.keys()].join(', ')}.`;
  reader.at += whole.length;
  return charSet([{ holds: (character) => property.test(character) }], { negated });
}

const MAX_DEPTH = 50;
const MAX_TIMES = 500;

/**
 * Parses a regular expression: characters, sets, groups, “|”, “?”, “*”, “+”, {n,m}, “^” and “$”. Features that would
 * make matching slow (lookaround, backreferences) are refused with a sentence.
 */
export function readExpression(body: string, flags: string): TreeResult {
  const strange = [...flags].find((flag) => !'gisuy'.includes(flag));
  if (strange !== undefined)
    return {
      ok: false,
      sentence: `The letter “${strange}” after the last “/” is not known here; leave it out.`,
    };
  const reader: Reader = {
    characters: [...body],
    at: 0,
    depth: 0,
    anyCase: flags.includes('i'),
    dotAll: flags.includes('s'),
  };
  const tree = readChoice(reader);
  if (typeof tree === 'string') return { ok: false, sentence: tree };
  if (reader.at < reader.characters.length)
    return { ok: false, sentence: 'A “)” closes nothing; write “\\)” for the sign itself.' };
  return { ok: true, tree };
}

function readChoice(reader: Reader): ReadResult<PatternNode> {
  const nodes: PatternNode[] = [];
  do {
    const node = readSequence(reader);
    if (typeof node === 'string') return node;
    nodes.push(node);
  } while (accept(reader, '|'));
  const [only] = nodes;
  return nodes.length === 1 && only ? only : { is: 'or', nodes };
}

function readSequence(reader: Reader): ReadResult<PatternNode> {
  const nodes: PatternNode[] = [];
  for (let next = peek(reader); next !== undefined && next !== '|' && next !== ')'; next = peek(reader)) {
    const node = readRepeated(reader);
    if (typeof node === 'string') return node;
    nodes.push(node);
  }
  return { is: 'seq', nodes };
}

function readRepeated(reader: Reader): ReadResult<PatternNode> {
  let node = readOne(reader);
  for (;;) {
    if (typeof node === 'string') return node;
    const times = readQuantifier(reader);
    if (times === null) return node;
    if (typeof times === 'string') return times;
    if (node.is === 'edge') return 'What repeats must be a character or a group; “^” and “$” cannot be repeated.';
    accept(reader, '?');
    node = { is: 'repeat', node, ...times };
  }
}

const QUANTIFIERS: ReadonlyMap<string, { readonly least: number; readonly most: number | null }> = new Map([
  ['*', { least: 0, most: null }],
  ['+', { least: 1, most: null }],
  ['?', { least: 0, most: 1 }],
]);

function readQuantifier(reader: Reader): ReadResult<{ least: number; most: number | null } | null> {
  const sign = QUANTIFIERS.get(peek(reader) ?? '');
  if (sign) {
    reader.at += 1;
    return { ...sign };
  }
  const counted = /^\{(\d{1,9})(,(\d{0,9}))?\}/.exec(lookAhead(reader, 24));
  if (!counted) return null;
  const least = Number(counted[1]);
  const most = counted[2] === undefined ? least : counted[3] === '' ? null : Number(counted[3]);
  if (most !== null && most < least)
    return `“${counted[0]}” asks for at least ${least} and at most ${most}; swap the two.`;
  if (Math.max(least, most ?? 0) > MAX_TIMES)
    return `“${counted[0]}” is too many; at most ${MAX_TIMES} times can be checked here.`;
  reader.at += counted[0].length;
  return { least, most };
}

function readOne(reader: Reader): ReadResult<PatternNode> {
  const sign = reader.characters[reader.at] ?? '';
  reader.at += 1;
  if (sign === '(') return readGroup(reader);
  if (sign === '[') return asNode(readSet(reader));
  if (sign === '\\') return asNode(readEscape(reader));
  if (sign === '^') return { is: 'edge', at: 'start' };
  if (sign === '$') return { is: 'edge', at: 'end' };
  if (sign === '.') return asNode(dot(reader));
  if (QUANTIFIERS.has(sign)) return `“${sign}” repeats nothing; write “\\${sign}” for the sign itself.`;
  return asNode(singleCharacter(sign, reader.anyCase));
}

function asNode(set: ReadResult<CharSet>): ReadResult<PatternNode> {
  return typeof set === 'string' ? set : { is: 'set', set };
}

function dot({ dotAll }: Reader): CharSet {
  return charSet(dotAll ? [] : [{ holds: (character) => /^[\n\r\u2028\u2029]$/.test(character) }], {
    negated: true,
  });
}

function readGroup(reader: Reader): ReadResult<PatternNode> {
  if (accept(reader, '?') && !readGroupName(reader))
    return 'Looking ahead or behind with “(?” cannot be checked here; make that part a rule of its own.';
  reader.depth += 1;
  if (reader.depth > MAX_DEPTH) return 'There are too many brackets inside brackets; simplify it.';
  const node = readChoice(reader);
  reader.depth -= 1;
  if (typeof node === 'string') return node;
  return accept(reader, ')') ? node : 'A “(” is not closed; add a “)”.';
}

/** A non-capturing group, or one with a name: both are just groups. */
function readGroupName(reader: Reader): boolean {
  const name = /^(?::|<[\p{L}_$][\p{L}\p{N}_$]*>)/u.exec(lookAhead(reader, 80));
  reader.at += [...(name?.[0] ?? '')].length;
  return name !== null;
}

interface Reader {
  readonly characters: readonly string[];
  at: number;
  depth: number;
  readonly anyCase: boolean;
  readonly dotAll: boolean;
}

/** What was read, or why it could not be, in one sentence. */
type ReadResult<T> = T | string;

function peek({ characters, at }: Reader): string | undefined {
  return characters[at];
}

function accept(reader: Reader, sign: string): boolean {
  const is = peek(reader) === sign;
  if (is) reader.at += 1;
  return is;
}

function lookAhead({ characters, at }: Reader, length: number): string {
  return characters.slice(at, at + length).join('');
}
