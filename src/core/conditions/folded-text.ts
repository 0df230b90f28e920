/** A text normalized for searching (NFC, lower case), with a map of its offsets to the text as typed. */
export interface FoldedText {
  readonly typed: string;
  readonly low: string;
  /** Offset in `typed` for an offset in `low`. */
  readonly typedOffset: (at: number) => number;
}

/** Almost always no length changes, and every offset stays what it is. */
export function foldText(typed: string): FoldedText {
  const low = typed.toLowerCase();
  if (low.length === typed.length && low.normalize('NFC') === low) return { typed, low, typedOffset: same };
  return foldPiecewise(typed);
}

const same = (at: number): number => at;

/** A letter with the combining accents that follow it. */
const LETTERS = /\P{M}\p{M}*|\p{M}+/gsu;

function foldPiecewise(typed: string): FoldedText {
  const places: number[] = [];
  let low = '';
  for (const { 0: piece, index } of typed.matchAll(LETTERS)) {
    const folded = piece.normalize('NFC').toLowerCase().normalize('NFC');
    low += folded;
    for (let unit = 0; unit < folded.length; unit += 1) places.push(index);
  }
  return { typed, low, typedOffset: (at) => places[at] ?? typed.length };
}
