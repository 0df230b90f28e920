/** What has been said of a product, as far as usual answers rest on it. */
export interface KnownSoFar {
  /** Ids of its kinds. */
  readonly kinds: readonly string[];
  /** The words of a settled text, number or option; empty: none. */
  readonly said: (id: string) => string;
  /** The rows or items of a settled answer. */
  readonly rows: (id: string) => readonly KnownRow[];
  /** It was settled that the question does not apply. */
  readonly isNone: (id: string) => boolean;
  /** Settled in any way. */
  readonly isSettled: (id: string) => boolean;
  /** Who may do something in it, in the order in which they were named. */
  readonly roles: readonly string[];
  /** Those of them who look after it; at least one where there is any role. */
  readonly staff: readonly string[];
  /** Those of them who run it: who are called so, else of whom there are fewest. */
  readonly runners: readonly string[];
  /** What its people read and write, as far as it was said. */
  readonly languages: readonly string[];
  /** All that people said of its purpose and its screens in their own words; no assumption. */
  readonly words: string;
  readonly things: readonly KnownThing[];
  readonly screens: readonly KnownScreen[];
  /** The thing that the question is asked of; undefined: of all. */
  readonly thing: KnownThing | undefined;
  /** What the question is about, as the answer that raised it has it; undefined: that whole answer. */
  readonly item: KnownRow | undefined;
}

export interface KnownRow {
  readonly name: string;
  /** By the id of the column; empty where it says nothing. */
  readonly cell: (column: string) => string;
}

export interface KnownThing {
  readonly id: string;
  readonly name: string;
  readonly plural: string;
  readonly fields: readonly KnownField[];
}

export interface KnownField {
  readonly name: string;
  readonly type: string;
  readonly unit: string;
  readonly example: string;
  /** Who fills it in, in the words used. */
  readonly writer: string;
}

export interface KnownScreen {
  readonly name: string;
  readonly kind: string;
  readonly about: string;
  readonly address: string;
}
