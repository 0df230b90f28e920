import type { FunctionName } from '../evaluate/functions.ts';
import type { RuntimeValue } from '../evaluate/values.ts';
import type { VocabularyName } from '../types.ts';

/** A range of the folded text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export type Relation = '==' | '!=' | '<' | '<=' | '>' | '>=';
export type ArithmeticOperator = '+' | '-' | '*' | '/' | '%';
export type LogicalOperator = '&&' | '||';

interface Operands {
  readonly left: Tree;
  readonly right: Tree;
}

interface NodeFields {
  /** `level`: of the records it could be read from, the outermost is 0; each `where` adds one. */
  readonly name: { readonly name: VocabularyName; readonly level: number };
  /** Words that are not a name: a word of a choice, or unknown; the other side of the comparison tells which. */
  readonly word: { readonly text: string };
  readonly literal: { readonly value: RuntimeValue };
  readonly list: { readonly items: readonly Tree[] };
  readonly call: { readonly functionName: FunctionName; readonly args: readonly Tree[] };
  /** A known member of a record, or of each of many. */
  readonly member: { readonly of: Tree; readonly name: VocabularyName };
  /** A part that no vocabulary lists. */
  readonly part: { readonly of: Tree; readonly part: string };
  /** The records for which the condition, read within each of them, is true. */
  readonly where: { readonly of: Tree; readonly condition: Tree };
  /** Records in the order of what is read within each of them; what is empty comes last. */
  readonly ordered: { readonly of: Tree; readonly by: Tree; readonly down: boolean };
  readonly not: { readonly of: Tree };
  readonly minus: { readonly of: Tree };
  readonly compare: Operands & { readonly op: Relation };
  readonly within: Operands;
  readonly sum: Operands & { readonly op: ArithmeticOperator };
  readonly joint: Operands & { readonly op: LogicalOperator };
  readonly choose: { readonly condition: Tree; readonly yes: Tree; readonly no: Tree };
  /** Could not be parsed; already reported, and never reported again. */
  readonly broken: object;
}

export type TreeOf<N extends keyof NodeFields> = N extends keyof NodeFields
  ? Span & { readonly node: N } & NodeFields[N]
  : never;

/** An expression as parsed; offsets are those of the folded text. */
export type Tree = TreeOf<keyof NodeFields>;

/** A diagnostic whose sentence is made only when it is shown. */
export interface ConditionDiagnostic extends Span {
  readonly message: () => string;
}
