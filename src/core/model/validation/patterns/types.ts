export interface CharSet {
  /** `character` is one code point. */
  readonly has: (character: string) => boolean;
  /** Undefined: the set is empty. */
  readonly sample: (random: () => number) => string | undefined;
}

export type PatternNode =
  | { readonly is: 'set'; readonly set: CharSet }
  | { readonly is: 'seq'; readonly nodes: readonly PatternNode[] }
  | { readonly is: 'or'; readonly nodes: readonly PatternNode[] }
  /** `most` null: any number. */
  | {
      readonly is: 'repeat';
      readonly node: PatternNode;
      readonly least: number;
      readonly most: number | null;
    }
  | { readonly is: 'edge'; readonly at: 'start' | 'end' };

export type Instruction =
  | { readonly do: 'take'; readonly set: CharSet }
  | { readonly do: 'go'; readonly to: readonly number[] }
  | { readonly do: 'edge'; readonly at: 'start' | 'end' }
  | { readonly do: 'done' };

export interface Pattern {
  readonly source: string;
  /** Takes time linear in the length of the text. */
  readonly matches: (text: string) => boolean;
  readonly tree: PatternNode;
}

export type PatternResult =
  | { readonly ok: true; readonly pattern: Pattern }
  /** One sentence: why it cannot be read, and what to do. */
  | { readonly ok: false; readonly sentence: string };

export type TreeResult =
  | { readonly ok: true; readonly tree: PatternNode }
  | { readonly ok: false; readonly sentence: string };
