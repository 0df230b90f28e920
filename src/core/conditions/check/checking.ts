import type { Span, Tree, Trouble } from '../parse/tree.ts';
import type { Kind } from './kinds.ts';

/** A tree without doubtful words, and what it comes to. */
export interface Checked {
  readonly tree: Tree;
  readonly kind: Kind;
}

export interface Checking {
  readonly diagnostics: Trouble[];
  /** Labels used, in order. */
  readonly mentions: Set<string>;
  readonly typed: (span: Span) => string;
  /** Whether the vocabulary lists the parts of what a label names, as "Loan.State". */
  readonly hasParts: (label: string) => boolean;
  /** The sentence for words that are no name here. */
  readonly unknown: (words: string) => string;
}

export type Check = (tree: Tree, to: Checking) => Checked;

export function tell(to: Checking, { start, end }: Span, say: () => string): void {
  to.diagnostics.push({ start, end, say });
}
