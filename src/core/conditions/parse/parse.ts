import { folded } from '../../shapes/folded.ts';
import type { FoldedText } from '../fold.ts';
import { type Found, isWordPattern, phraseAt, wordEnd } from '../phrases.ts';
import type { Index } from '../vocabulary.ts';
import { FUNCTION_WORDS, type FunctionName, functionNamed } from '../work/functions.ts';
import { textOf, type Value, yesNo } from '../work/values.ts';
import { backquoted, digits, prefixedAmount, quoted } from './literals.ts';
import { type Operator, operatorAt, POWER } from './operators.ts';
import {
  broken,
  expected,
  here,
  leftOver,
  notClosed,
  nothingHere,
  nothingThere,
  type Reader,
  readerOf,
  skip,
  take,
  typed,
} from './reader.ts';
import { afterSpace, opensText } from './scan.ts';
import type { Span, Sum, Tree, Trouble } from './tree.ts';

type Between = Exclude<Operator, { readonly does: 'choose' | 'emptiness' }>;

function between(operator: Between, left: Tree, right: Tree, span: Span): Tree {
  if (operator.does === 'joint') return { node: 'joint', op: operator.op, left, right, ...span };
  if (operator.does === 'sum') return { node: 'sum', op: operator.op, left, right, ...span };
  if (operator.does === 'compare') return { node: 'compare', op: operator.op, left, right, ...span };
  const within: Tree = { node: 'within', left, right, ...span };
  return operator.not ? { node: 'not', of: within, ...span } : within;
}

/** Everyday signs, like "in", "=" and "+", mean an expression only next to something known. */
function isMeant(operator: Between, left: Tree, right: Tree): boolean {
  const isNamed = (left.node === 'name' && !isProse(right)) || (right.node === 'name' && !isProse(left));
  if (operator.does === 'compare') return operator.weak === true && isNamed;
  if (operator.does === 'sum') return isNamed && (ADDING.has(operator.op) || isWorked(left) || isWorked(right));
  if (operator.does !== 'within' || (left.node !== 'name' && left.node !== 'literal')) return false;
  return right.node === 'list' || (right.node === 'name' && (left.node === 'literal' || right.name.type === 'list'));
}

/** Several words that are no name: "Fee = what they pay". */
const isProse = (tree: Tree): boolean => tree.node === 'word' && /\s/u.test(tree.text);

/** "Name / Email" and "Loan - Copies" are prose. */
const ADDING: ReadonlySet<Sum> = new Set<Sum>(['+', '*']);
const isWorked = ({ node }: Tree): boolean => node === 'literal' || node === 'call' || node === 'sum';

/** How deep brackets may nest, and how many operations one text may have: no text exhausts the stack. */
const DEEPEST = 60;
const MOST_OPERATIONS = 500;

export interface Parsed {
  readonly tree: Tree;
  readonly diagnostics: Trouble[];
  /** It has an everyday sign that, next to known names, only an expression has. */
  readonly meant: boolean;
}

/**
 * Parses a text by operator precedence, with the precedences of the Common Expression Language; it never fails,
 * troubles say what is wrong. Why no package does it: src/decisions/007-conditions.md.
 */
export function parse(text: FoldedText, index: Index): Parsed {
  const reader = readerOf(text, index);
  const tree = expression(reader, 0);
  skip(reader);
  if (!reader.broken && reader.at < reader.end) leftOver(reader);
  return { tree, diagnostics: reader.diagnostics, meant: reader.meant };
}

function expression(reader: Reader, power: number): Tree {
  if (reader.depth >= DEEPEST) {
    return broken(reader, here(reader), () => `This is nested too deeply; at most ${DEEPEST} levels are read.`);
  }
  reader.depth += 1;
  skip(reader);
  const start = reader.at;
  let left = prefix(reader);
  for (;;) {
    skip(reader);
    const found = operatorHere(reader);
    if (found === null || found.means.power < power) break;
    left = continued(reader, left, start, found);
  }
  reader.depth -= 1;
  return left;
}

const IS = /is(?: not)?(?=\s)/y;

/** “State is In stock” names a state: “is in” is read only where no name goes on beyond it. */
function operatorHere({ low, at, end, index }: Reader): Found<Operator> | null {
  const found = at < end ? operatorAt(low, at) : null;
  IS.lastIndex = at;
  if (found === null || !IS.test(low) || IS.lastIndex >= found.end) return found;
  const is = IS.lastIndex;
  const name = phraseAt(index.meanings, low, afterSpace(low, is));
  return name !== null && name.end > found.end ? operatorAt(low.slice(0, is), at) : found;
}

function continued(reader: Reader, left: Tree, start: number, { means, end }: Found<Operator>): Tree {
  if (!counted(reader)) return left;
  take(reader, end);
  if (means.does === 'choose') return choice(reader, left, start);
  if (means.does === 'emptiness') return emptiness(left, means.empty, { start, end });
  const right = expression(reader, means.power + 1);
  reader.meant ||= isMeant(means, left, right);
  return between(means, left, right, { start, end: reader.last.end });
}

function counted(reader: Reader): boolean {
  reader.operations += 1;
  if (reader.operations <= MOST_OPERATIONS) return true;
  broken(reader, here(reader), () => `This is too long; at most ${MOST_OPERATIONS} operations are read.`);
  return false;
}

function emptiness(of: Tree, empty: boolean, span: Span): Tree {
  return { node: 'call', calls: empty ? 'empty' : 'has', args: [of], ...span };
}

function choice(reader: Reader, condition: Tree, start: number): Tree {
  const yes = expression(reader, POWER.choose);
  if (!expected(reader, ':'))
    return broken(reader, reader.last, () => 'After “? …” a “:” with the other value is missing.');
  const no = expression(reader, POWER.choose);
  reader.meant = true;
  return { node: 'choose', condition, yes, no, start, end: reader.last.end };
}

function prefix(reader: Reader): Tree {
  const { low, at, end } = reader;
  if (at >= end) return nothingThere(reader);
  const sign = low.charAt(at);
  if (sign === '!' && low.charAt(at + 1) !== '=') return under(reader, 'not', at + 1, POWER.unary);
  if (sign === '-' || sign === '−') return under(reader, 'minus', at + 1, POWER.unary);
  return followed(reader, primary(reader));
}

function under(reader: Reader, node: 'not' | 'minus', end: number, power: number): Tree {
  const { at: start } = reader;
  take(reader, end);
  const of = expression(reader, power);
  return { node, of, start, end: reader.last.end };
}

function primary(reader: Reader): Tree {
  const { low, at } = reader;
  const sign = low.charAt(at);
  if (sign === '(') return bracketed(reader);
  if (sign === '[') return list(reader);
  if (sign === '`') return backquoted(reader);
  if (opensText(sign)) return quoted(reader);
  const isDigit = sign >= '0' && sign <= '9';
  return (isDigit ? digits(reader) : null) ?? words(reader);
}

function words(reader: Reader): Tree {
  if (reader.broken) return nothingThere(reader);
  const known = knownWords(reader) ?? prefixedAmount(reader);
  if (known !== null) return known;
  const end = wordEnd(reader.low, reader.at);
  return end === 0 ? nothingHere(reader) : (keyword(reader, end) ?? unknownWords(reader));
}

const LITERALS: ReadonlyMap<string, Value> = new Map([
  ['true', yesNo(true)],
  ['false', yesNo(false)],
  ['null', textOf('')],
]);
const CLOCKS: ReadonlySet<string> = new Set(['today', 'now']);

function keyword(reader: Reader, end: number): Tree | null {
  const { low, at: start } = reader;
  const word = low.slice(start, end);
  if (word === 'not') return under(reader, 'not', end, POWER.not);
  const value = LITERALS.get(word);
  const calls = functionNamed(word);
  const isCall = calls !== undefined && low.charAt(afterSpace(low, end)) === '(';
  if (value === undefined && !isCall && !CLOCKS.has(word)) return null;
  take(reader, end);
  if (value !== undefined) return { node: 'literal', value, start, end };
  if (calls === undefined) return null;
  return isCall ? call(reader, calls, start, []) : { node: 'call', calls, args: [], start, end };
}

function bracketed(reader: Reader): Tree {
  const open = opened(reader);
  const tree = expression(reader, 0);
  return expected(reader, ')') ? tree : notClosed(reader, open, ')');
}

function list(reader: Reader): Tree {
  const open = opened(reader);
  const items = separated(reader, ']');
  if (!expected(reader, ']')) return notClosed(reader, open, ']');
  return { node: 'list', items, start: open.start, end: reader.last.end };
}

function call(reader: Reader, calls: FunctionName, start: number, given: readonly Tree[]): Tree {
  skip(reader);
  const open = opened(reader);
  const args = [...given, ...separated(reader, ')')];
  if (!expected(reader, ')')) return notClosed(reader, open, ')');
  return { node: 'call', calls, args, start, end: reader.last.end };
}

function opened(reader: Reader): Span {
  take(reader, reader.at + 1);
  return reader.last;
}

function separated(reader: Reader, closing: string): readonly Tree[] {
  skip(reader);
  const items: Tree[] = [];
  if (reader.low.charAt(reader.at) === closing) return items;
  do items.push(expression(reader, 0));
  while (counted(reader) && !reader.broken && expected(reader, ','));
  return items;
}

/** Parts of a record, and functions written after their first argument: `Loan.State`, `Name.startsWith("A")`. */
function followed(reader: Reader, first: Tree): Tree {
  let tree = first;
  while (reader.at < reader.end && reader.low.charAt(reader.at) === '.' && counted(reader)) {
    const start = reader.at + 1;
    const end = wordEnd(reader.low, start);
    if (end === 0) return broken(reader, { start: start - 1, end: start }, () => 'After “.” a name is missing.');
    take(reader, end);
    tree = partOf(reader, tree, { start, end });
  }
  return tree;
}

function partOf(reader: Reader, of: Tree, word: Span): Tree {
  const calls = functionNamed(reader.low.slice(word.start, word.end));
  if (calls !== undefined && reader.low.charAt(reader.at) === '(') return call(reader, calls, of.start, [of]);
  const part = typed(reader, word);
  const name = of.node === 'name' ? reader.index.names.get(folded(`${of.name.label}.${part}`)) : undefined;
  const span = { start: of.start, end: word.end };
  return name === undefined ? { node: 'part', of, part, ...span } : { node: 'name', name, ...span };
}

/** The longest name, or word of a choice, at this place; a function's call counts before a name of one word. */
function knownWords(reader: Reader): Tree | null {
  const { low, at: start, index } = reader;
  const found = phraseAt(index.meanings, low, start);
  if (found === null) return null;
  const end = wordEnd(low, start);
  if (found.end <= end && low.charAt(end) === '(' && functionNamed(low.slice(start, end)) !== undefined) return null;
  take(reader, found.end);
  const span = { start, end: found.end };
  return 'name' in found.means
    ? { node: 'name', name: found.means.name, ...span }
    : { node: 'word', text: found.means.word, ...span };
}

/** Words up to the next sign or operator: a name that nobody has given, reported as a whole. */
function unknownWords(reader: Reader): Tree {
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
