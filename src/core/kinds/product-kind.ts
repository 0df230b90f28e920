/** What products of one kind are like, for asking less of them and the right things first. Nothing in it is decided. */
export interface ProductKind {
  /** Stays as it is once answers name it. */
  readonly id: string;
  /** As a person names it: “A shop”. */
  readonly label: string;
  /** Words by which a first sentence gives it away, in small letters, in the singular. */
  readonly words: readonly string[];
  /** What is usually kept, with one real-looking record of each. */
  readonly things: readonly KindThing[];
  /** Who usually uses it. */
  readonly roles: readonly string[];
  /** What such products usually do, by the id of the question. */
  readonly usual: Readonly<Record<string, UsualAnswer>>;
  /** Addresses or titles of what this rests on. */
  readonly sources: readonly string[];
}

interface KindThing {
  readonly name: string;
  readonly record: string;
}

/** An answer that most such products have, as somebody would type it. */
export interface UsualAnswer {
  /** In the file form of the shape of its question. */
  readonly says: string;
  /** The end of “usual, because …”. */
  readonly because: string;
  readonly source: string;
}
