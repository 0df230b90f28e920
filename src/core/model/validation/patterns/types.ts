export interface CharSet {
  /** Whether a character (one code point) belongs to it. */
  readonly has: (character: string) => boolean;
  /** One of its characters; undefined where it has none. */
  readonly sample: (random: () => number) => string | undefined;
}

export type Node =
  | { readonly is: 'set'; readonly set: CharSet }
  | { readonly is: 'seq'; readonly nodes: readonly Node[] }
  | { readonly is: 'or'; readonly nodes: readonly Node[] }
  /** `most` null: any number. */
  | { readonly is: 'repeat'; readonly node: Node; readonly least: number; readonly most: number | null }
  | { readonly is: 'edge'; readonly at: 'start' | 'end' };

/** A step of a machine: takes a character, goes to several places at once, looks for an end of the text, or is done. */
export type Step =
  | { readonly do: 'take'; readonly set: CharSet }
  | { readonly do: 'go'; readonly to: readonly number[] }
  | { readonly do: 'edge'; readonly at: 'start' | 'end' }
  | { readonly do: 'done' };

export interface Pattern {
  readonly source: string;
  /** Whether a text looks so; the time it takes grows with the length of the text only. */
  readonly matches: (text: string) => boolean;
  readonly tree: Node;
}

export type PatternRead =
  | { readonly ok: true; readonly pattern: Pattern }
  /** Why it cannot be read, and what to do, in one sentence. */
  | { readonly ok: false; readonly sentence: string };

export type TreeRead =
  | { readonly ok: true; readonly tree: Node }
  | { readonly ok: false; readonly sentence: string };
