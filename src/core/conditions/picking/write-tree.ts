import { functionDefinition } from '../evaluate/functions.ts';
import { areRecords } from '../parse/members.ts';
import { BINDING_POWER } from '../parse/operators.ts';
import type { Relation, Tree, TreeOf } from '../parse/tree.ts';
import { asAll, asOverlap } from './rewritten.ts';
import { isTimeTree } from './time-tree.ts';
import { writeLiteral } from './write-literal.ts';
import { type Style, writeName } from './write-name.ts';

/** A text with how closely it binds; the looser one gets brackets inside the closer one. */
interface Written {
  readonly text: string;
  readonly power: number;
}

/** Signs and calls instead of words. */
const isSafe = ({ names }: Style): boolean => names === 'marked';

/** Nothing can come between its words. */
const WHOLE = BINDING_POWER.unary + 1;
/** Only as a whole, or between brackets. */
const ALONE = 0;

/** A tree as people type it. What is still to be picked is “…”. */
export function writeTree(tree: Tree, style: Style): string {
  return written(tree, style).text;
}

function written(tree: Tree, style: Style): Written {
  const at = (part: Tree, power: number) => within(written(part, style), power);
  switch (tree.node) {
    case 'name':
      return whole(writeName(tree.name.label, style));
    case 'word':
      return whole(writeName(tree.text, style));
    case 'broken':
      return whole('…');
    case 'literal':
      return whole(writeLiteral(tree.value, style));
    case 'list':
      return whole(`[${tree.items.map((item) => at(item, ALONE)).join(', ')}]`);
    case 'call':
      return writtenCall(tree, style);
    case 'member':
      return writtenMember(tree, style);
    case 'part':
      return whole(`${at(tree.of, WHOLE)}.${tree.part}`);
    case 'where':
      return { text: `${at(tree.of, WHOLE)} where ${at(tree.condition, BINDING_POWER.or)}`, power: ALONE };
    case 'ordered':
      return writtenOrder(tree, style);
    case 'not':
      return writtenNot(tree, style);
    case 'minus':
      return { text: `-${at(tree.of, WHOLE)}`, power: BINDING_POWER.unary };
    case 'compare':
      return writtenCompare(tree, style);
    case 'within':
      return writtenWithin(tree, 'in', style);
    case 'sum':
      return writtenSum(tree, style);
    case 'joint': {
      const power = tree.op === '&&' ? BINDING_POWER.and : BINDING_POWER.or;
      const word = tree.op === '&&' ? 'and' : 'or';
      return { text: `${at(tree.left, power)} ${word} ${at(tree.right, power + 1)}`, power };
    }
    case 'choose':
      return writtenChoice(tree, style);
  }
}

const whole = (text: string): Written => ({ text, power: WHOLE });

function within({ text, power }: Written, least: number): string {
  return power < least ? `(${text})` : text;
}

function writtenChoice({ condition, yes, no }: TreeOf<'choose'>, style: Style): Written {
  const test = within(written(condition, style), BINDING_POWER.or);
  const otherwise = no.node === 'choose' ? writeTree(no, style) : branch(no, yes, style);
  return { text: `if ${test} then ${branch(yes, no, style)} else ${otherwise}`, power: ALONE };
}

/** A value of a choice; an empty text is nothing. */
function branch(tree: Tree, other: Tree, style: Style): string {
  if (tree.node === 'literal' && tree.value.is === 'text' && tree.value.text === '') return 'nothing';
  return within(beside(tree, other, style), BINDING_POWER.or);
}

/** A value next to another one, which says what its bare words mean. */
function beside(tree: Tree, other: Tree, style: Style): Written {
  if (tree.node === 'list') return whole(`[${tree.items.map((item) => beside(item, other, style).text).join(', ')}]`);
  if (tree.node !== 'literal') return written(tree, style);
  const isYesNo = tree.value.is === 'yes-no' && !isSafe(style);
  if (isYesNo && tree.value.is === 'yes-no') return whole(tree.value.yes ? 'yes' : 'no');
  return whole(writeLiteral(tree.value, style, optionsOf(other)));
}

function optionsOf(tree: Tree): readonly string[] | undefined {
  return tree.node === 'name' || tree.node === 'member' ? tree.name.options : undefined;
}

const RELATION_WORDS: Readonly<Record<Relation, string>> = {
  '==': 'is',
  '!=': 'is not',
  '<': 'is less than',
  '<=': 'is at most',
  '>': 'is more than',
  '>=': 'is at least',
};
const TIME_RELATION_WORDS: Readonly<Record<Relation, string>> = {
  ...RELATION_WORDS,
  '<': 'is before',
  '<=': '<=',
  '>': 'is after',
  '>=': '>=',
};

function writtenCompare(tree: TreeOf<'compare'>, style: Style): Written {
  const all = isSafe(style) ? null : asAll(tree);
  if (all !== null) return whole(`all(${writeTree(all, style)})`);
  const { op, left, right } = tree;
  const words = isTimeTree(left) || isTimeTree(right) ? TIME_RELATION_WORDS : RELATION_WORDS;
  return between(beside(left, right, style), isSafe(style) ? op : words[op], beside(right, left, style));
}

function between(left: Written, words: string, right: Written): Written {
  const power = BINDING_POWER.compare;
  return { text: `${within(left, power + 1)} ${words} ${within(right, power + 1)}`, power };
}

function writtenWithin({ left, right }: TreeOf<'within'>, word: 'in' | 'not in', style: Style): Written {
  const is = isSafe(style) ? word : word === 'in' && right.node === 'list' ? 'is one of' : `is ${word}`;
  return between(beside(left, right, style), is, beside(right, left, style));
}

function writtenNot({ of }: TreeOf<'not'>, style: Style): Written {
  if (of.node === 'within') return writtenWithin(of, 'not in', style);
  return { text: `not ${within(written(of, style), WHOLE)}`, power: BINDING_POWER.not };
}

/** A sign in front of a number, or a percentage before “%”, is bracketed, so that it is not read with its neighbour. */
function writtenSum({ op, left, right }: TreeOf<'sum'>, style: Style): Written {
  const power = op === '+' || op === '-' ? BINDING_POWER.plus : BINDING_POWER.times;
  const side = (tree: Tree, least: number) => {
    const text = within(written(tree, style), least);
    return tree.node === 'minus' || (op === '%' && text.endsWith('%')) ? `(${text})` : text;
  };
  return { text: `${side(left, power)} ${op} ${side(right, power + 1)}`, power };
}

/** “Amount of Lines” of many, “Tool.Deposit” of one, “my Branch” of whoever acts. */
function writtenMember({ of, name }: TreeOf<'member'>, style: Style): Written {
  const label = writeName(name.label, style);
  if (!isSafe(style) && of.node === 'name') {
    if (of.name.label === 'me') return whole(`my ${label}`);
    if (areRecords(of)) return whole(`${label} of ${writeTree(of, style)}`);
  }
  return whole(`${within(written(of, style), WHOLE)}.${label}`);
}

function writtenOrder({ of, by, down }: TreeOf<'ordered'>, style: Style): Written {
  const key = within(written(by, style), BINDING_POWER.plus);
  const [first, last] = isTimeTree(by) ? ['oldest', 'newest'] : ['lowest', 'highest'];
  return { text: `${within(written(of, style), WHOLE)} by ${key}, ${down ? last : first} first`, power: ALONE };
}

/** Functions that are said between their two values, or after their only one. */
const IN_WORDS: ReadonlyMap<string, string> = new Map([
  ['inlast', 'is in the last'],
  ['innext', 'is in the next'],
  ['thisday', 'is this day'],
  ['thisweek', 'is this week'],
  ['thismonth', 'is this month'],
  ['thisyear', 'is this year'],
  ['startswith', 'starts with'],
  ['endswith', 'ends with'],
  ['contains', 'contains'],
  ['empty', 'is empty'],
  ['has', 'is not empty'],
]);

function writtenCall(tree: TreeOf<'call'>, style: Style): Written {
  const { functionName, args } = asOverlap(tree) ?? tree;
  const { name: called } = functionDefinition(functionName);
  const words = isSafe(style) ? undefined : IN_WORDS.get(functionName);
  const [first, second] = args;
  if (words !== undefined && first !== undefined && args.length <= 2) {
    if (second !== undefined) return between(written(first, style), words, written(second, style));
    const text = `${within(written(first, style), BINDING_POWER.compare + 1)} ${words}`;
    return { text, power: BINDING_POWER.compare };
  }
  if (args.length === 0 && !isSafe(style)) return whole(called);
  return whole(`${called}(${args.map((arg) => writeTree(arg, style)).join(', ')})`);
}
