import { foldCase } from '../../shapes/normalize-text.ts';
import { asFunctionName, type FunctionName } from '../evaluate/functions.ts';
import { type PhraseMatch, wordEnd } from '../phrase-trie.ts';
import type { VocabularyName } from '../types.ts';
import { type Meaning, meaningAt, nameCalled, vocabularyIndexOf } from '../vocabulary.ts';
import { areRecords, membersOf } from './members.ts';
import { BINDING_POWER } from './operators.ts';
import { consume, fail, findName, knownWordsAt, type Reader, skipSpace, sourceText } from './reader.ts';
import { afterSpace } from './scan.ts';
import type { Span, Tree } from './tree.ts';

/** What reading records needs of the whole parser. */
interface Inside {
  readonly expression: (reader: Reader, power: number) => Tree;
  /** A value with its members, but without a `where`. */
  readonly value: (reader: Reader) => Tree;
}

const WHERE = /where(?![\p{L}\p{M}\p{N}_])/uy;

/** `Loans where State is Out`: the condition goes as far as “and” and “or” do. */
export function parseWhere(reader: Reader, of: Tree, { expression }: Inside): Tree | null {
  const members = areRecords(of) ? membersOf(of) : undefined;
  const at = afterSpace(reader.low, reader.at);
  WHERE.lastIndex = at;
  if (members === undefined || at >= reader.end || !WHERE.test(reader.low)) return null;
  consume(reader, WHERE.lastIndex);
  const { scopes } = reader;
  reader.scopes = [...scopes, vocabularyIndexOf(members)];
  const condition = expression(reader, BINDING_POWER.or);
  reader.scopes = scopes;
  return { node: 'where', of, condition, start: of.start, end: reader.last.end };
}

/** The member that the words at an offset name, and where they end. */
function memberAt({ low }: Reader, of: Tree, at: number): PhraseMatch<Meaning> | null {
  const members = membersOf(of);
  return members ? meaningAt(vocabularyIndexOf(members), low, at) : null;
}

/** `Tool.Deposit`, or “the tool’s Deposit” as people say it, where the member is known. */
export function parseMember(reader: Reader, of: Tree, start: number): Tree | null {
  const found = memberAt(reader, of, start);
  if (found === null || !('name' in found.means)) return null;
  consume(reader, found.end);
  return { node: 'member', of, name: found.means.name, start: of.start, end: found.end };
}

/** A member between backquotes: ``this.`Due date` ``. */
export function parseQuotedMember(reader: Reader, of: Tree, start: number): Tree | null {
  const close = reader.low.charAt(start) === '`' ? reader.low.indexOf('`', start + 1) : -1;
  const span = { start: of.start, end: close + 1 };
  const member = close < 0 ? undefined : memberCalled(of, reader.low.slice(start + 1, close), span);
  if (member === undefined) return null;
  consume(reader, span.end);
  return member;
}

/** A name, or a path of them such as “Tool.Deposit”, that is written as one. */
export function pathCalled(reader: Reader, words: string, span: Span): Tree | undefined {
  const found = findName(reader, words);
  if (found !== undefined) return { node: 'name', ...found, ...span };
  const dot = words.lastIndexOf('.');
  const of = dot > 0 ? pathCalled(reader, words.slice(0, dot).trim(), span) : undefined;
  return of && memberCalled(of, words.slice(dot + 1).trim(), span);
}

const POSSESSIVE = /['’]s\s+/uy;

/** Where the member after “’s” begins; 0 where there is no “’s” here. */
export function afterPossessive({ low, at }: Reader): number {
  POSSESSIVE.lastIndex = at;
  return POSSESSIVE.test(low) ? POSSESSIVE.lastIndex : 0;
}

const MY = /my\s+/uy;

/** “my branch”: a member of the person who acts. */
export function parseMine(reader: Reader): Tree | null {
  const { low, at: start } = reader;
  MY.lastIndex = start;
  const me = MY.test(low) ? findName(reader, 'me') : undefined;
  if (me === undefined) return null;
  const of: Tree = { node: 'name', ...me, start, end: start + 2 };
  return parseMember(reader, of, MY.lastIndex);
}

const DETERMINER = /(?:its|their|the|this|that|all|each)\s+/uy;

/** Where a known name begins behind “its”, “the” and their kin; `at` itself where none does. */
export function afterDeterminer(reader: Reader, at: number): number {
  DETERMINER.lastIndex = at;
  if (!DETERMINER.test(reader.low)) return at;
  const after = DETERMINER.lastIndex;
  const found = knownWordsAt(reader, after);
  return found !== null && 'name' in found.means ? after : at;
}

const BEFORE_OF = /([\p{L}\p{M}\p{N}_][\p{L}\p{M}\p{N}_'’ -]*?)\s+of\s+/uy;

/** Words for functions before “of”: “number of loans”, “largest fee of its loans”. */
const FUNCTION_WORDS: ReadonlyMap<string, FunctionName> = new Map<string, FunctionName>([
  ['number', 'count'],
  ['total', 'sum'],
  ['smallest', 'min'],
  ['lowest', 'min'],
  ['earliest', 'min'],
  ['largest', 'max'],
  ['highest', 'max'],
  ['latest', 'max'],
  ['mean', 'average'],
]);

export function functionCalled(word: string): FunctionName | undefined {
  return asFunctionName(word) ?? FUNCTION_WORDS.get(word);
}

/**
 * “Amount of its lines where …”, “number of loans where …”, “total of …”. The condition is about the lines; in “loans of
 * its members where …”, about the loans.
 */
export function parseOf(reader: Reader, inside: Inside): Tree | null {
  const { low, at: start } = reader;
  BEFORE_OF.lastIndex = start;
  const [, words = ''] = BEFORE_OF.exec(low) ?? [];
  const after = BEFORE_OF.lastIndex;
  const named = knownWordsAt(reader, start);
  if (words === '' || (named !== null && named.end > start + words.length) || !leadsToRecords(reader, after))
    return null;
  consume(reader, after);
  return readOwned(reader, { words, start }, inside);
}

/** What is said of the records that follow: one of their members, a function, or a function of a member. */
function readOwned(
  reader: Reader,
  { words, start }: { readonly words: string; readonly start: number },
  inside: Inside,
) {
  const all = inside.value(reader);
  const [first = '', ...rest] = words.split(/\s+/u);
  const isMember = hasMember(all, words);
  const called = isMember ? words : rest.join(' ');
  const isFiltered = !hasMember(all, called, 'records');
  const of = (isFiltered && parseWhere(reader, all, inside)) || all;
  const member = memberCalled(of, called, { start, end: reader.last.end });
  if (member !== undefined && isMember) return member;
  const functionName = functionCalled(first);
  const arg = member && !isFiltered ? (parseWhere(reader, member, inside) ?? member) : (member ?? of);
  const span: Span = { start, end: reader.last.end };
  if (functionName !== undefined && (member !== undefined || rest.length === 0))
    return { node: 'call', functionName, args: [arg], ...span } as const;
  return { node: 'part', of, part: sourceText(reader, { start, end: start + words.length }), ...span } as const;
}

function hasMember(of: Tree, words: string, type?: VocabularyName['type']): boolean {
  const members = membersOf(of);
  const name = members && nameCalled(vocabularyIndexOf(members), foldCase(words));
  return name !== undefined && (type === undefined || name.type === type);
}

function memberCalled(of: Tree, words: string, span: Span): Tree | undefined {
  const members = membersOf(of);
  const name = members && nameCalled(vocabularyIndexOf(members), foldCase(words));
  return name && { node: 'member', of, name, ...span };
}

/** Whether the words at an offset begin with records, a record, or another “… of …”. */
function leadsToRecords(reader: Reader, at: number): boolean {
  MY.lastIndex = at;
  if (MY.test(reader.low)) return findName(reader, 'me') !== undefined;
  const found = knownWordsAt(reader, afterDeterminer(reader, at));
  if (found !== null && 'name' in found.means) return found.means.name.members !== undefined;
  BEFORE_OF.lastIndex = at;
  return BEFORE_OF.test(reader.low) && leadsToRecords(reader, BEFORE_OF.lastIndex);
}

const WITHIN = /within(?! the )\s+/uy;

/** “within 24 hours”: not longer ago than that since the record was made. */
export function parseWithin(reader: Reader, { expression }: Inside): Tree | null {
  const { low, at: start } = reader;
  WITHIN.lastIndex = start;
  const created = WITHIN.test(low) ? findName(reader, 'created') : undefined;
  if (created === undefined) return null;
  consume(reader, WITHIN.lastIndex);
  const length = expression(reader, BINDING_POWER.plus);
  const name: Tree = { node: 'name', ...created, start, end: start };
  return { node: 'call', functionName: 'inlast', args: [name, length], start, end: reader.last.end };
}

/** “if A then B else C”. */
export function parseIf(reader: Reader, { expression }: Inside): Tree | null {
  const { at: start } = reader;
  if (!takeWord(reader, 'if')) return null;
  reader.choices += 1;
  const condition = expression(reader, BINDING_POWER.or);
  if (!takeWord(reader, 'then'))
    return fail(reader, reader.last, () => 'After “if …”, a “then” with the value is missing.');
  const yes = expression(reader, BINDING_POWER.or);
  if (!takeWord(reader, 'else'))
    return fail(reader, reader.last, () => 'After “then …”, an “else” with the other value is missing.');
  const no = expression(reader, BINDING_POWER.or);
  reader.isExpression = true;
  reader.choices -= 1;
  return { node: 'choose', condition, yes, no, start, end: reader.last.end };
}

function takeWord(reader: Reader, word: string): boolean {
  skipSpace(reader);
  const end = wordEnd(reader.low, reader.at);
  if (end === 0 || reader.low.slice(reader.at, end) !== word) return false;
  consume(reader, end);
  return true;
}
