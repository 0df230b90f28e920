import type { ShapeSpec } from '../shapes/types.ts';
import type { NamedKind } from '../spec/types.ts';

export type StakeholderRole =
  | 'sponsor'
  | 'domain expert'
  | 'end user'
  | 'operator'
  | 'finance'
  | 'legal'
  | 'security'
  | 'support'
  | 'architect';

/** A question that an answer raises, and the answers that raise it. */
export type BankFollowUp = FollowUpBase & (OwnQuestion | LikeBankQuestion);

interface FollowUpBase {
  /** Once for the whole answer, for each row or item named, or for each entity that the answer is about. */
  readonly per: 'answer' | 'item' | 'thing';
  /** Only where the column, a cell of the row or the answer is one of `is`; absent: always. */
  readonly where?: { readonly column?: string; readonly is: readonly string[] };
  /** The slot it fills, with `{item}` or `{thing}` for the id of what it is about. */
  readonly slot: string;
  /** One sentence in everyday words, with “{item}” or “{thing}” for its name. */
  readonly ask: string;
  /** The header of its column, where many are answered beside each other. */
  readonly head?: string | undefined;
  /** No longer raised; its answers are read. */
  readonly retired?: true;
}

interface OwnQuestion {
  readonly shape: ShapeSpec;
  readonly like?: never;
}

/** A bank question asked of one entity; reason, people, shape and follow-ups are those of the bank question. */
interface LikeBankQuestion {
  readonly like: string;
  readonly shape?: never;
}

/** What the placeholder shows in place of the answer, wrong on purpose. */
interface Guess {
  readonly says: string;
  /** The text in a sober tone, where it differs. */
  readonly sober?: string;
  /** As an answer, in the file form of the question's shape; *Right* records it. */
  readonly value: string;
}

/** Its id is its slot with dots. */
export interface BankQuestion {
  readonly id: string;
  readonly kind: NamedKind;
  readonly slot: string;
  readonly ask: string;
  readonly why: string;
  readonly shape: ShapeSpec;
  /** The scene of the placeholder that shows it. */
  readonly scene: string;
  readonly who: readonly StakeholderRole[];
  /** Ids of bank questions that should be settled first. */
  readonly needs: readonly string[];
  /** Kinds of point (or ids of questions) that cannot be settled without it. */
  readonly blocks: readonly string[];
  readonly raises: readonly BankFollowUp[];
  readonly minutes: number;
  readonly reversal: 1 | 2 | 3;
  readonly guess: Guess;
}
