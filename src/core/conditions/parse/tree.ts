import type { Name } from '../types.ts';
import type { FunctionName } from '../work/functions.ts';
import type { Value } from '../work/values.ts';

/** A place in the folded text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export type Relation = '==' | '!=' | '<' | '<=' | '>' | '>=';
export type Sum = '+' | '-' | '*' | '/' | '%';
export type Joint = '&&' | '||';

export interface NameTree extends Span {
  readonly node: 'name';
  readonly name: Name;
}

/** Words that are no name: one of the words of a choice, or unknown. Which, shows what they are compared with. */
interface WordTree extends Span {
  readonly node: 'word';
  readonly text: string;
}

interface LiteralTree extends Span {
  readonly node: 'literal';
  readonly value: Value;
}

interface ListTree extends Span {
  readonly node: 'list';
  readonly items: readonly Tree[];
}

interface CallTree extends Span {
  readonly node: 'call';
  readonly calls: FunctionName;
  readonly args: readonly Tree[];
}

interface PartTree extends Span {
  readonly node: 'part';
  readonly of: Tree;
  readonly part: string;
}

interface NotTree extends Span {
  readonly node: 'not';
  readonly of: Tree;
}

interface MinusTree extends Span {
  readonly node: 'minus';
  readonly of: Tree;
}

export interface CompareTree extends Span {
  readonly node: 'compare';
  readonly op: Relation;
  readonly left: Tree;
  readonly right: Tree;
}

export interface WithinTree extends Span {
  readonly node: 'within';
  readonly left: Tree;
  readonly right: Tree;
}

interface SumTree extends Span {
  readonly node: 'sum';
  readonly op: Sum;
  readonly left: Tree;
  readonly right: Tree;
}

interface JointTree extends Span {
  readonly node: 'joint';
  readonly op: Joint;
  readonly left: Tree;
  readonly right: Tree;
}

interface ChooseTree extends Span {
  readonly node: 'choose';
  readonly condition: Tree;
  readonly yes: Tree;
  readonly no: Tree;
}

/** What could not be read; it has a trouble already, and gives no other. */
export interface BrokenTree extends Span {
  readonly node: 'broken';
}

/** An expression as parsed; offsets are those of the folded text. */
export type Tree =
  | NameTree
  | WordTree
  | LiteralTree
  | ListTree
  | CallTree
  | PartTree
  | NotTree
  | MinusTree
  | CompareTree
  | WithinTree
  | SumTree
  | JointTree
  | ChooseTree
  | BrokenTree;

export type TreeOf<N extends Tree['node']> = Extract<Tree, { readonly node: N }>;

/** Something wrong, its sentence made only when somebody will read it. */
export interface Trouble extends Span {
  readonly say: () => string;
}
