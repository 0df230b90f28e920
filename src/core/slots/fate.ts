/** What becomes of an answer in the running prototype. */
export type Fate =
  /** A screen shows it, or something obeys it. */
  | { readonly is: 'played' }
  /** A screen could show or obey it, and this prototype does not, but for the answers it keeps to: why, in one short sentence. */
  | { readonly is: 'unplayed'; readonly why: string; readonly kept: readonly string[] }
  /** It is about the work around the product; no screen of it could show or obey it. */
  | { readonly is: 'beside' };

export const PLAYED: Fate = { is: 'played' };
export const BESIDE: Fate = { is: 'beside' };

/** Not played, and why; some answers to it are what this prototype does anyway. */
export function unplayed(why: string, ...kept: readonly string[]): Fate {
  return { is: 'unplayed', why, kept };
}
