import type { DoubtKind } from '../../spec/doubts.ts';
import type { GapKind } from './gap.ts';
import { jsonGaps } from './json.ts';
import { markdownGaps } from './markdown.ts';
import type { DocumentGaps } from './report.ts';
import { sarifGaps } from './sarif.ts';
import { textGaps } from './text.ts';
import { limitWords, openIn } from './total.ts';

export interface Presented {
  readonly documents: readonly DocumentGaps[];
  /** The revision to compare with; only what is new since then is among the documents. Null: no comparison. */
  readonly since: string | null;
  /** How many gaps may be open; null: the reader does not need to know. */
  readonly allowed: number | null;
  readonly version: string;
  /** Colours a word by the kind of its gap or doubt, if colours are shown. */
  readonly paint: (kind: GapKind | DoubtKind, word: string) => string;
}

/** A report in one format, and notes on what it could not hold. */
export interface Presentation {
  /** The text in pieces, as that of many documents is large. Can be read only once. */
  readonly pieces: Iterable<string>;
  readonly notes: readonly string[];
}

/** The formats of `specwalk gaps`, by name. */
export const GAPS_FORMATS: Readonly<Record<string, (presented: Presented) => Presentation>> = {
  text: (presented) => ({ pieces: textGaps(presented), notes: [] }),
  json: (presented) => ({ pieces: jsonGaps(presented), notes: tooMany(presented) }),
  sarif: (presented) => {
    const { pieces, notes } = sarifGaps(presented);
    return { pieces, notes: [...notes, ...tooMany(presented)] };
  },
  markdown: (presented) => ({ pieces: markdownGaps(presented), notes: tooMany(presented) }),
};

/** Why the exit code will be 1, for a reader who sees no total. */
function tooMany({ documents, allowed }: Presented): readonly string[] {
  const open = openIn(documents);
  return allowed !== null && open > allowed ? [limitWords(open, allowed)] : [];
}
