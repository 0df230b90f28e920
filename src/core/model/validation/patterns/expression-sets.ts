import { charSet, DIGITS, oneCharacter, type Part, SPACE, WORD_PARTS } from './char-set.ts';
import { accept, ahead, peek, type Read, type Reader } from './expression-reader.ts';
import type { CharSet } from './types.ts';

/** Reads what stands in “[…]”, behind its opening. */
export function readSet(reader: Reader): Read<CharSet> {
  const negated = accept(reader, '^');
  const parts: Part[] = [];
  for (let next = peek(reader); next !== ']'; next = peek(reader)) {
    if (next === undefined) return 'A “[” is not closed; add a “]”.';
    const part = readRun(reader);
    if (typeof part === 'string') return part;
    parts.push(part);
  }
  reader.at += 1;
  return charSet(parts, { negated, anyCase: reader.anyCase });
}

function readRun(reader: Reader): Read<Part> {
  const from = readMember(reader);
  if (typeof from === 'string' || !('from' in from)) return from;
  const { characters, at } = reader;
  if (characters[at] !== '-' || characters[at + 1] === ']' || characters[at + 1] === undefined) return from;
  reader.at += 1;
  const to = readMember(reader);
  if (typeof to === 'string') return to;
  if (!('from' in to))
    return 'A “-” in “[…]” stands between two characters; write “\\-” where the sign itself is meant.';
  if (to.to < from.from) return 'In “[…]” a run goes from the smaller to the larger character; swap the two.';
  return { from: from.from, to: to.to };
}

function readMember(reader: Reader): Read<Part> {
  const sign = reader.characters[reader.at] ?? '';
  reader.at += 1;
  if (sign !== '\\') return single(sign);
  const set = readEscape(reader);
  if (typeof set === 'string') return set;
  const character = LITERAL.get(set);
  return character === undefined ? { holds: set.has } : single(character);
}

function single(character: string): Part {
  const at = character.codePointAt(0) ?? 0;
  return { from: at, to: at };
}

/** Which escapes stand for one character, so that a run may begin or end with them. */
const LITERAL = new WeakMap<CharSet, string>();

const NAMED: ReadonlyMap<string, CharSet> = new Map([
  ['d', charSet([DIGITS])],
  ['D', charSet([DIGITS], { negated: true })],
  ['w', charSet(WORD_PARTS)],
  ['W', charSet(WORD_PARTS, { negated: true })],
  ['s', charSet([SPACE])],
  ['S', charSet([SPACE], { negated: true })],
]);
const CONTROLS = new Map(Object.entries({ t: '\t', n: '\n', r: '\r', f: '\f', v: '\v', 0: '\0' }));

/** Reads what stands behind a “\\”. */
export function readEscape(reader: Reader): Read<CharSet> {
  const sign = reader.characters[reader.at];
  if (sign === undefined) return 'The last “\\” stands before nothing; leave it out or write “\\\\”.';
  reader.at += 1;
  const named = NAMED.get(sign);
  if (named) return named;
  if (sign === 'p' || sign === 'P') return readProperty(reader, sign === 'P');
  const character =
    CONTROLS.get(sign) ?? readCode(reader, sign) ?? (/[\p{L}\p{N}]/u.test(sign) ? undefined : sign);
  if (character === undefined)
    return `“\\${sign}” cannot be checked here; say that part as a rule of its own.`;
  const set = oneCharacter(character, reader.anyCase);
  LITERAL.set(set, character);
  return set;
}

/** \x41, \u0041, \u{41}. */
function readCode(reader: Reader, sign: string): string | undefined {
  const rest = ahead(reader, 10);
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
  ['L', 'Letter', 'Lu', 'Ll', 'N', 'Nd', 'P', 'S', 'M', 'Z'].map((name) => [
    name,
    new RegExp(`^\\p{${name}}$`, 'u'),
  ]),
);

function readProperty(reader: Reader, negated: boolean): Read<CharSet> {
  const [whole = '', name = ''] = /^\{(\w{1,20})\}/.exec(ahead(reader, 22)) ?? [];
  const property = PROPERTIES.get(name);
  if (!property) return `“\\p{${name}}” is not known here; use one of ${[...PROPERTIES.keys()].join(', ')}.`;
  reader.at += whole.length;
  return charSet([{ holds: (character) => property.test(character) }], { negated });
}
