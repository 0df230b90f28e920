/** What becomes of an answer in the running prototype. */
export type Fate =
  /** A screen shows it, or something obeys it. */
  | { readonly is: 'played' }
  /** A screen could show or obey it, and this prototype does not: why, in one short sentence. */
  | { readonly is: 'unplayed'; readonly why: string }
  /** It is about the work around the product; no screen of it could show or obey it. */
  | { readonly is: 'beside' };

/** What becomes of the answers of one part of the specification, by slot. */
export type Fates = Readonly<Record<string, Fate>>;

export const PLAYED: Fate = { is: 'played' };
export const BESIDE: Fate = { is: 'beside' };

/** Not played, and why. */
export function unplayed(why: string): Fate {
  return { is: 'unplayed', why };
}
