import { foldCase } from '../../shapes/normalize-text.ts';
import { asFunctionName, FUNCTION_NAMES, type FunctionName } from '../evaluate/functions.ts';
import { type RuntimeValue, textOf, yesNo } from '../evaluate/values.ts';
import type { FoldedText } from '../folded-text.ts';
import { isWordStart, type PhraseMatch, wordEnd } from '../phrase-trie.ts';
import type { VocabularyIndex } from '../vocabulary.ts';
import { parseBackquoted, parseNumber, parsePrefixedAmount, parseQuoted } from './literals.ts';
import { BINDING_POWER, type Operator, operatorAt } from './operators.ts';
import { parseOrder } from './order.ts';
import {
  accept,
  consume,
  fail,
  failMissing,
  failNoValue,
  failUnclosed,
  failUnexpected,
  findName,
  knownWordsAt,
  nextSpan,
  type Reader,
  readerOf,
  skipSpace,
  sourceText,
} from './reader.ts';
import {
  afterDeterminer,
  afterPossessive,
  functionCalled,
  parseIf,
  parseMember,
  parseMine,
  parseOf,
  parseQuotedMember,
  parseWhere,
  parseWithin,
} from './records.ts';
import { afterSpace, isOpeningQuote } from './scan.ts';
import type { ArithmeticOperator, ConditionDiagnostic, Span, Tree } from './tree.ts';

type BinaryOperator = Exclude<Operator, { readonly does: 'choose' | 'after' }>;

function binaryTree(operator: BinaryOperator, left: Tree, right: Tree, span: Span): Tree {
  if (operator.does === 'joint') return { node: 'joint', op: operator.op, left, right, ...span };
  if (operator.does === 'sum') return { node: 'sum', op: operator.op, left, right, ...span };
  if (operator.does === 'compare') return { node: 'compare', op: operator.op, left, right, ...span };
  if (operator.does === 'call') return { node: 'call', functionName: operator.call, args: [left, right], ...span };
  const within: Tree = { node: 'within', left, right, ...span };
  return operator.not ? { node: 'not', of: within, ...span } : within;
}

const isName = (tree: Tree): boolean =>
  tree.node === 'name' || tree.node === 'member' || (tree.node === 'part' && isName(tree.of));

/** Everyday signs, like "in", "=" and "+", mean an expression only next to something known. */
function impliesExpression(operator: BinaryOperator, left: Tree, right: Tree): boolean {
  const isNamed = (isName(left) && !isProse(right)) || (isName(right) && !isProse(left));
  if (operator.does === 'compare') return operator.weak === true && isNamed;
  if (operator.does === 'sum')
    return isNamed && (UNAMBIGUOUS_OPERATORS.has(operator.op) || isComputed(left) || isComputed(right));
  if (operator.does === 'call') return isNamed;
  if (operator.does !== 'within' || (left.node !== 'name' && left.node !== 'literal')) return false;
  return right.node === 'list' || (right.node === 'name' && (left.node === 'literal' || MANY.has(right.name.type)));
}

const MANY: ReadonlySet<string> = new Set(['list', 'records']);

/** Several words that are not a name: "Fee = what they pay". */
const isProse = (tree: Tree): boolean => tree.node === 'word' && /\s/u.test(tree.text);

/** "Name / Email" and "Loan - Copies" are prose. */
const UNAMBIGUOUS_OPERATORS: ReadonlySet<ArithmeticOperator> = new Set<ArithmeticOperator>(['+', '*']);
const isComputed = ({ node }: Tree): boolean => node === 'literal' || node === 'call' || node === 'sum';

/** How deep brackets may nest, and how many operations a text may have, so that no text overflows the stack. */
const MAX_DEPTH = 60;
const MAX_OPERATIONS = 500;

export interface ParsedCondition {
  readonly tree: Tree;
  readonly diagnostics: ConditionDiagnostic[];
  /** Surely an expression, not prose: it has an everyday sign next to a known name. */
  readonly meant: boolean;
}

/**
 * Parses a text by operator precedence, with the precedences of the Common Expression Language; it never fails:
 * diagnostics say what is wrong. Why no package does it: src/decisions/007-conditions.md.
 */
export function parseCondition(text: FoldedText, index: VocabularyIndex): ParsedCondition {
  const reader = readerOf(text, index);
  const tree = parseExpression(reader, 0);
  skipSpace(reader);
  if (!reader.broken && reader.at < reader.end) failUnexpected(reader);
  return { tree, diagnostics: reader.diagnostics, meant: reader.isExpression };
}

function parseExpression(reader: Reader, power: number): Tree {
  if (reader.depth >= MAX_DEPTH) {
    return fail(reader, nextSpan(reader), () => `This is nested too deeply; at most ${MAX_DEPTH} levels are read.`);
  }
  reader.depth += 1;
  skipSpace(reader);
  const start = reader.at;
  let left = parsePrefix(reader);
  for (;;) {
    skipSpace(reader);
    const found = peekOperator(reader);
    if (found === null || found.means.power < power) break;
    left = parseInfix(reader, left, start, found);
  }
  reader.depth -= 1;
  return left;
}

const IS = /is(?: not)?(?=\s)/y;

/** “State is In stock” names a state: “is in” is read only where no name goes on beyond it. */
function peekOperator(reader: Reader): PhraseMatch<Operator> | null {
  const { low, at, end } = reader;
  const found = at < end ? operatorAt(low, at) : null;
  IS.lastIndex = at;
  if (found === null || !IS.test(low) || IS.lastIndex >= found.end) return found;
  const is = IS.lastIndex;
  const name = knownWordsAt(reader, afterSpace(low, is));
  return name !== null && name.end > found.end ? operatorAt(low.slice(0, is), at) : found;
}

function parseInfix(reader: Reader, left: Tree, start: number, { means, end }: PhraseMatch<Operator>): Tree {
  if (!countOperation(reader)) return left;
  consume(reader, end);
  if (means.does === 'choose') return parseConditional(reader, left, start);
  if (means.does === 'after') {
    reader.isExpression ||= means.call.startsWith('this') && isName(left);
    return { node: 'call', functionName: means.call, args: [left], start, end };
  }
  const right = parseExpression(reader, means.power + 1);
  reader.isExpression ||= impliesExpression(means, left, right);
  return binaryTree(means, left, right, { start, end: reader.last.end });
}

function countOperation(reader: Reader): boolean {
  reader.operations += 1;
  if (reader.operations <= MAX_OPERATIONS) return true;
  fail(reader, nextSpan(reader), () => `This is too long; at most ${MAX_OPERATIONS} operations are read.`);
  return false;
}

function parseConditional(reader: Reader, condition: Tree, start: number): Tree {
  const yes = parseExpression(reader, BINDING_POWER.choose);
  if (!accept(reader, ':'))
    return fail(reader, reader.last, () => 'After “? …”, a “:” with the other value is missing.');
  const no = parseExpression(reader, BINDING_POWER.choose);
  reader.isExpression = true;
  return { node: 'choose', condition, yes, no, start, end: reader.last.end };
}

function parsePrefix(reader: Reader): Tree {
  const { low, at, end } = reader;
  if (at >= end) return failMissing(reader);
  const sign = low.charAt(at);
  if (sign === '!' && low.charAt(at + 1) !== '=') return parseUnary(reader, 'not', at + 1, BINDING_POWER.unary);
  if (sign === '-' || sign === '−') return parseUnary(reader, 'minus', at + 1, BINDING_POWER.unary);
  return parsePostfix(reader, parsePrimary(reader));
}

function parseUnary(reader: Reader, node: 'not' | 'minus', end: number, power: number): Tree {
  const { at: start } = reader;
  consume(reader, end);
  const of = parseExpression(reader, power);
  return { node, of, start, end: reader.last.end };
}

function parsePrimary(reader: Reader): Tree {
  const { low, at } = reader;
  const sign = low.charAt(at);
  if (sign === '(') return parseBracketed(reader);
  if (sign === '[') return parseList(reader);
  if (sign === '`') return parseBackquoted(reader);
  if (isOpeningQuote(sign)) return parseQuoted(reader);
  const isDigit = sign >= '0' && sign <= '9';
  return (isDigit ? parseNumber(reader) : null) ?? parseWords(reader);
}

function parseWords(reader: Reader): Tree {
  if (reader.broken) return failMissing(reader);
  const known =
    parseOf(reader, INSIDE) ??
    parseMine(reader) ??
    parseIf(reader, INSIDE) ??
    parseWithin(reader, INSIDE) ??
    parseKnownWords(reader) ??
    parsePrefixedAmount(reader);
  if (known !== null) return known;
  const end = wordEnd(reader.low, reader.at);
  return end === 0 ? failNoValue(reader) : (parseKeyword(reader, end) ?? parseUnknownWords(reader));
}

const INSIDE = {
  expression: parseExpression,
  value: (reader: Reader) => parsePostfix(reader, parsePrimary(reader), false),
};

const LITERALS: ReadonlyMap<string, RuntimeValue> = new Map([
  ['true', yesNo(true)],
  ['false', yesNo(false)],
  ['null', textOf('')],
  ['nothing', textOf('')],
]);
const CLOCKS: ReadonlySet<string> = new Set(['today', 'now']);

function parseKeyword(reader: Reader, end: number): Tree | null {
  const { low, at: start } = reader;
  const word = low.slice(start, end);
  if (word === 'not') return parseUnary(reader, 'not', end, BINDING_POWER.not);
  const value = LITERALS.get(word);
  const functionName = functionCalled(word);
  const isCall = functionName !== undefined && low.charAt(afterSpace(low, end)) === '(';
  if (value === undefined && !isCall && !CLOCKS.has(word)) return null;
  consume(reader, end);
  if (value !== undefined) return { node: 'literal', value, start, end };
  if (functionName === undefined) return null;
  return isCall ? parseCall(reader, functionName, start, []) : { node: 'call', functionName, args: [], start, end };
}

function parseBracketed(reader: Reader): Tree {
  const open = takeBracket(reader);
  const tree = parseOrder(reader, parseExpression(reader, 0), parseExpression);
  return accept(reader, ')') ? tree : failUnclosed(reader, open, ')');
}

function parseList(reader: Reader): Tree {
  const open = takeBracket(reader);
  const items = parseItems(reader, ']');
  if (!accept(reader, ']')) return failUnclosed(reader, open, ']');
  return { node: 'list', items, start: open.start, end: reader.last.end };
}

function parseCall(reader: Reader, functionName: FunctionName, start: number, given: readonly Tree[]): Tree {
  skipSpace(reader);
  const open = takeBracket(reader);
  const args = [...given, ...parseItems(reader, ')')];
  if (!accept(reader, ')')) return failUnclosed(reader, open, ')');
  return { node: 'call', functionName, args, start, end: reader.last.end };
}

function takeBracket(reader: Reader): Span {
  consume(reader, reader.at + 1);
  return reader.last;
}

function parseItems(reader: Reader, closing: string): readonly Tree[] {
  skipSpace(reader);
  const items: Tree[] = [];
  if (reader.low.charAt(reader.at) === closing) return items;
  do items.push(parseOrder(reader, parseExpression(reader, 0), parseExpression));
  while (countOperation(reader) && !reader.broken && accept(reader, ','));
  return items;
}

/** Fields of a record, and functions written after their first argument: `Loan.State`, `Name.startsWith("A")`. */
function parsePostfix(reader: Reader, first: Tree, takesWhere = true): Tree {
  let tree = first;
  for (;;) {
    const filtered: Tree | null = takesWhere ? parseWhere(reader, tree, INSIDE) : null;
    if (filtered !== null) tree = filtered;
    const possessive: Tree | null = parseMember(reader, tree, afterPossessive(reader) || Number.POSITIVE_INFINITY);
    if (possessive !== null) {
      tree = possessive;
      continue;
    }
    if (reader.at >= reader.end || reader.low.charAt(reader.at) !== '.' || !countOperation(reader)) return tree;
    const start = reader.at + 1;
    const quoted = parseQuotedMember(reader, tree, start);
    if (quoted !== null) {
      tree = quoted;
      continue;
    }
    const end = wordEnd(reader.low, start);
    if (end === 0) return fail(reader, { start: start - 1, end: start }, () => 'A name is missing after “.”.');
    tree = parsePart(reader, tree, { start, end });
  }
}

function parsePart(reader: Reader, of: Tree, word: Span): Tree {
  const calls = asFunctionName(reader.low.slice(word.start, word.end));
  if (calls !== undefined && reader.low.charAt(word.end) === '(') {
    consume(reader, word.end);
    return parseCall(reader, calls, of.start, [of]);
  }
  const member = parseMember(reader, of, word.start);
  if (member !== null) return member;
  consume(reader, word.end);
  const part = sourceText(reader, word);
  const found = of.node === 'name' ? findName(reader, foldCase(`${of.name.label}.${part}`)) : undefined;
  const span = { start: of.start, end: word.end };
  return found === undefined ? { node: 'part', of, part, ...span } : { node: 'name', ...found, ...span };
}

/** The longest name, or word of a choice, at this offset; a function's call counts before a name of one word. */
function parseKnownWords(reader: Reader): Tree | null {
  const { low, at: start } = reader;
  const found = knownWordsAt(reader, start) ?? knownWordsAt(reader, afterDeterminer(reader, start));
  if (found === null) return null;
  const end = wordEnd(low, start);
  if (found.end <= end && low.charAt(end) === '(' && functionCalled(low.slice(start, end)) !== undefined) return null;
  consume(reader, found.end);
  const span = { start, end: found.end };
  return 'name' in found.means
    ? { node: 'name', ...found.means, ...span }
    : { node: 'word', text: found.means.word, ...span };
}

const CHOICE_WORDS: ReadonlySet<string> = new Set(['then', 'else']);

/** Words up to the next sign or operator: an unknown name, reported as a whole. */
function parseUnknownWords(reader: Reader): Tree {
  const { low, at: start, end: textEnd } = reader;
  let end = runEnd(low, start);
  for (let next = afterSpace(low, end); next > end && next < textEnd; next = afterSpace(low, end)) {
    if (wordEnd(low, next) === 0 || operatorAt(low, next) !== null) break;
    if (reader.choices > 0 && CHOICE_WORDS.has(low.slice(next, wordEnd(low, next)))) break;
    end = runEnd(low, next);
  }
  consume(reader, end);
  const span = { start, end };
  if (low.charAt(end) !== '(') return { node: 'word', text: sourceText(reader, span), ...span };
  const known = FUNCTION_NAMES.join(', ');
  return fail(reader, span, () => `“${sourceText(reader, span)}” is not a function here; the functions are ${known}.`);
}

/** A word with the hyphens and apostrophes inside it. */
function runEnd(low: string, at: number): number {
  let end = wordEnd(low, at);
  while ("-'’".includes(low.charAt(end) || ' ') && isWordStart(low, end + 1)) end = wordEnd(low, end + 1);
  return end;
}
