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

interface Sides {
  readonly left: Tree;
  readonly right: Tree;
}

interface Nodes {
  readonly name: { readonly name: Name };
  /** Words that are no name: a word of a choice, or unknown; what they are compared with shows which. */
  readonly word: { readonly text: string };
  readonly literal: { readonly value: Value };
  readonly list: { readonly items: readonly Tree[] };
  readonly call: { readonly calls: FunctionName; readonly args: readonly Tree[] };
  readonly part: { readonly of: Tree; readonly part: string };
  readonly not: { readonly of: Tree };
  readonly minus: { readonly of: Tree };
  readonly compare: Sides & { readonly op: Relation };
  readonly within: Sides;
  readonly sum: Sides & { readonly op: Sum };
  readonly joint: Sides & { readonly op: Joint };
  readonly choose: { readonly condition: Tree; readonly yes: Tree; readonly no: Tree };
  /** What could not be read; it has a trouble already, and gives no other. */
  readonly broken: object;
}

export type TreeOf<N extends keyof Nodes> = N extends keyof Nodes ? Span & { readonly node: N } & Nodes[N] : never;

/** An expression as parsed; offsets are those of the folded text. */
export type Tree = TreeOf<keyof Nodes>;

/** Something wrong, its sentence made only when somebody will read it. */
export interface Trouble extends Span {
  readonly say: () => string;
}
