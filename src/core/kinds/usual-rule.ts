import type { Value } from '../shapes/types.ts';
import type { KnownSoFar } from './known-so-far.ts';

/** What most products do at one question, where that is so. */
export type UsualRule = UsualSaying | UsualNothing;

interface UsualBase {
  /** Where it is usual; absent: everywhere. */
  readonly when?: (known: KnownSoFar) => boolean;
  /** The end of “usual, because …”. */
  readonly because: string;
  /** Where that stands. */
  readonly source: string;
}

interface UsualSaying extends UsualBase {
  /** In the file form of the shape of its question; or made of what is known, undefined where that is too little. */
  readonly says: string | ((known: KnownSoFar) => Value | undefined);
}

interface UsualNothing extends UsualBase {
  /** Why the question usually does not apply. */
  readonly none: string;
}

/**
 * By the slot of the question in the bank, with dots and without the thing it is asked of: “entities.fields.{item}.unit”.
 * Of several rules the first that is usual here counts.
 */
export type UsualRules = Readonly<Record<string, UsualRule | readonly UsualRule[]>>;
