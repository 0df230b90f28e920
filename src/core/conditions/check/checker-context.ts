import type { ConditionDiagnostic, Span, Tree } from '../parse/tree.ts';
import type { ValueKind } from './kinds.ts';

/** A tree whose words are resolved, and the kind of its value. */
export interface CheckedTree {
  readonly tree: Tree;
  readonly kind: ValueKind;
}

export interface CheckerContext {
  readonly diagnostics: ConditionDiagnostic[];
  /** Labels used, in order. */
  readonly mentions: Set<string>;
  readonly typed: (span: Span) => string;
  /** Whether the vocabulary lists the fields of the record that a label names, as "Loan.State". */
  readonly hasParts: (label: string) => boolean;
  /** The sentence for words that are not a name here. */
  readonly unknown: (words: string) => string;
}

export type CheckTree = (tree: Tree, context: CheckerContext) => CheckedTree;

export function report(context: CheckerContext, { start, end }: Span, message: () => string): void {
  context.diagnostics.push({ start, end, message });
}
