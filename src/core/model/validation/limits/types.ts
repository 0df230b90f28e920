import type { NameRef, Quantity } from '../../../answers/sourced.ts';
import type { Constant } from '../../../slots/constants/number-details.ts';
import type { Pattern } from '../patterns/types.ts';

export interface Bound {
  /** Null: a constant that has no value yet. */
  readonly quantity: Quantity | null;
  /** The constant, where the limit names one. */
  readonly constant: NameRef | null;
  /** Whether the end itself is accepted; null where the words leave it open ("1 to 10"). */
  readonly inclusive: boolean | null;
}

export interface Ends {
  readonly least?: Bound;
  readonly most?: Bound;
}

export type Limit =
  | ({ readonly kind: 'between' } & Ends)
  /** In characters. */
  | ({ readonly kind: 'length' } & Ends)
  | ({ readonly kind: 'pattern' } & Pattern)
  /** A constant whose name does not say whether it is a lower or an upper limit. */
  | { readonly kind: 'constant'; readonly ref: NameRef }
  | { readonly kind: 'condition'; readonly words: string }
  /** One sentence: why it cannot be read, and what to do. */
  | { readonly kind: 'unreadable'; readonly sentence: string };

export type FindConstant = (name: string) => Constant | undefined;
