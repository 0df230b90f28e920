import type { NameRef, Quantity } from '../../../answers/sourced.ts';
import type { Constant } from '../../../slots/constants/number-details.ts';
import type { Pattern } from '../patterns/types.ts';

export interface Bound {
  /** Null where it is the number of a constant that has none yet. */
  readonly quantity: Quantity | null;
  /** The constant it is, where it is said by name. */
  readonly constant: NameRef | null;
  /** Whether the end itself is accepted, as the words say; null where they leave it open ("1 to 10"). */
  readonly itself: boolean | null;
}

interface Ends {
  readonly least?: Bound;
  readonly most?: Bound;
}

export type Limit =
  | ({ readonly kind: 'between' } & Ends)
  /** In characters. */
  | ({ readonly kind: 'length' } & Ends)
  | ({ readonly kind: 'pattern' } & Pattern)
  /** A constant whose name does not say whether it is the least or the most. */
  | { readonly kind: 'constant'; readonly ref: NameRef }
  | { readonly kind: 'condition'; readonly words: string }
  /** One sentence: why it cannot be read, and what to do. */
  | { readonly kind: 'unreadable'; readonly sentence: string };

export type FindConstant = (name: string) => Constant | undefined;
