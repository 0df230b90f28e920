import { charSet, oneCharacter } from './char-set.ts';
import { accept, ahead, peek, type Read, type Reader } from './expression-reader.ts';
import { readEscape, readSet } from './expression-sets.ts';
import type { CharSet, Node, TreeRead } from './types.ts';

/** Groups within groups, at most. */
const DEEPEST = 50;
const MOST_TIMES = 500;

/**
 * Reads a regular expression as people who know them write it: characters, sets, groups, “|”, “?”, “*”, “+”, {n,m},
 * “^” and “$”. What would make matching slow (looking ahead or behind, referring back) is refused with a sentence.
 */
export function readExpression(body: string, flags: string): TreeRead {
  const strange = [...flags].find((flag) => !'gisuy'.includes(flag));
  if (strange !== undefined)
    return {
      ok: false,
      sentence: `The letter “${strange}” behind the last “/” is not known here; leave it out.`,
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
    return { ok: false, sentence: 'A “)” closes nothing; write “\\)” where the sign itself is meant.' };
  return { ok: true, tree };
}

function readChoice(reader: Reader): Read<Node> {
  const nodes: Node[] = [];
  do {
    const node = readSequence(reader);
    if (typeof node === 'string') return node;
    nodes.push(node);
  } while (accept(reader, '|'));
  const [only] = nodes;
  return nodes.length === 1 && only ? only : { is: 'or', nodes };
}

function readSequence(reader: Reader): Read<Node> {
  const nodes: Node[] = [];
  for (let next = peek(reader); next !== undefined && next !== '|' && next !== ')'; next = peek(reader)) {
    const node = readRepeated(reader);
    if (typeof node === 'string') return node;
    nodes.push(node);
  }
  return { is: 'seq', nodes };
}

function readRepeated(reader: Reader): Read<Node> {
  let node = readOne(reader);
  for (;;) {
    if (typeof node === 'string') return node;
    const times = readTimes(reader);
    if (times === null) return node;
    if (typeof times === 'string') return times;
    if (node.is === 'edge')
      return 'What repeats must be a character or a group; “^” and “$” cannot be repeated.';
    accept(reader, '?');
    node = { is: 'repeat', node, ...times };
  }
}

const TIMES: ReadonlyMap<string, { readonly least: number; readonly most: number | null }> = new Map([
  ['*', { least: 0, most: null }],
  ['+', { least: 1, most: null }],
  ['?', { least: 0, most: 1 }],
]);

function readTimes(reader: Reader): Read<{ least: number; most: number | null } | null> {
  const sign = TIMES.get(peek(reader) ?? '');
  if (sign) {
    reader.at += 1;
    return { ...sign };
  }
  const counted = /^\{(\d{1,9})(,(\d{0,9}))?\}/.exec(ahead(reader, 24));
  if (!counted) return null;
  const least = Number(counted[1]);
  const most = counted[2] === undefined ? least : counted[3] === '' ? null : Number(counted[3]);
  if (most !== null && most < least)
    return `“${counted[0]}” asks for at least ${least} and at most ${most}; swap the two.`;
  if (Math.max(least, most ?? 0) > MOST_TIMES)
    return `“${counted[0]}” is too often; at most ${MOST_TIMES} times can be checked here.`;
  reader.at += counted[0].length;
  return { least, most };
}

function readOne(reader: Reader): Read<Node> {
  const sign = reader.characters[reader.at] ?? '';
  reader.at += 1;
  if (sign === '(') return readGroup(reader);
  if (sign === '[') return asNode(readSet(reader));
  if (sign === '\\') return asNode(readEscape(reader));
  if (sign === '^') return { is: 'edge', at: 'start' };
  if (sign === '$') return { is: 'edge', at: 'end' };
  if (sign === '.') return asNode(dot(reader));
  if (TIMES.has(sign)) return `“${sign}” repeats nothing; write “\\${sign}” where the sign itself is meant.`;
  return asNode(oneCharacter(sign, reader.anyCase));
}

function asNode(set: Read<CharSet>): Read<Node> {
  return typeof set === 'string' ? set : { is: 'set', set };
}

function dot({ dotAll }: Reader): CharSet {
  return charSet(dotAll ? [] : [{ holds: (character) => /^[\n\r\u2028\u2029]$/.test(character) }], {
    negated: true,
  });
}

function readGroup(reader: Reader): Read<Node> {
  if (accept(reader, '?') && !readGroupName(reader))
    return 'Looking ahead or behind with “(?” cannot be checked here; say that part as a rule of its own.';
  reader.depth += 1;
  if (reader.depth > DEEPEST) return 'There are too many brackets within brackets; write it more simply.';
  const node = readChoice(reader);
  reader.depth -= 1;
  if (typeof node === 'string') return node;
  return accept(reader, ')') ? node : 'A “(” is not closed; add a “)”.';
}

/** A group that is not kept, or one with a name: both are groups. */
function readGroupName(reader: Reader): boolean {
  const name = /^(?::|<[\p{L}_$][\p{L}\p{N}_$]*>)/u.exec(ahead(reader, 80));
  reader.at += [...(name?.[0] ?? '')].length;
  return name !== null;
}
