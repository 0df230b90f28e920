import { synonymMap } from '../answers/cells.ts';
import { foldCase } from '../shapes/normalize-text.ts';

/** The colours that a state or a choice can be drawn in; what each looks like is up to the skin. */
const TONE_WORDS = synonymMap({
  red: ['crimson'],
  amber: ['orange', 'yellow'],
  green: [],
  blue: [],
  grey: ['gray', 'dimmed', 'faded', 'greyed out', 'grayed out'],
});
export type Tone = typeof TONE_WORDS extends ReadonlyMap<string, infer W> ? W : never;

const STYLE_WORDS = synonymMap({
  bold: ['strong', 'in bold'],
  italic: ['in italics', 'slanted'],
  struck: ['struck through', 'crossed out'],
  highlighted: ['marked', 'in another colour', 'in another color'],
});
export type Emphasis = Tone | (typeof STYLE_WORDS extends ReadonlyMap<string, infer W> ? W : never);

const EMPHASES: ReadonlyMap<string, Emphasis> = new Map<string, Emphasis>([...TONE_WORDS, ...STYLE_WORDS]);

/** How something stands out now, and why, in the words of its conditions. */
export interface DrawnEmphasis {
  readonly looks: readonly Emphasis[];
  readonly because: string;
}

/** “red, amber, …”: every way in which something can stand out, for a sentence. */
export const EMPHASIS_NAMES = [...new Set(EMPHASES.values())].join(', ');
export const TONE_NAMES = [...new Set(TONE_WORDS.values())].join(', ');

const BEFORE = /^(?:(?:is |are )?(?:shown |drawn |written |set )?(?:in (?!bold|italics|another))?(?:a |the )?)/iu;

/** “bold”, “in red”, “bold and red”: how something stands out; undefined where a word is none of these. */
export function emphasesIn(words: string): readonly Emphasis[] | undefined {
  const all = words.split(/\s+and\s+|\s*\+\s*/u).map((word) => EMPHASES.get(foldCase(word.replace(BEFORE, ''))));
  return all.every((one) => one !== undefined) ? all : undefined;
}

/** What the words for a state or a choice say about its colour, in brackets at their end. */
export interface SaidTone {
  readonly tone: Tone | null;
  /** As it was said, where no colour is called so. */
  readonly unknown: string;
}

const TONE_NOTE = /\((?:(?:shown|drawn|is|a badge) )?(in )?(?:an? )?([\p{L} ]+?)(?: badge)?\)\s*\.?$/iu;
/** Colours that are none of ours; other words in brackets are no colour. */
const OTHER_COLOURS =
  /^(?:(?:dark|light|bright|pale) )?(?:red|orange|yellow|green|blue|purple|violet|pink|magenta|brown|black|white|cyan|teal|turquoise|gold|silver|indigo|lime|navy|olive|maroon|beige|grey|gray)$/iu;

/** “the job has failed (red)”: the colour in which a state or a choice is drawn; null where none was said. */
export function toneIn(meaning: string | undefined): SaidTone | null {
  const [note = '', , words = ''] = TONE_NOTE.exec(meaning ?? '') ?? [];
  const tone = TONE_WORDS.get(foldCase(words));
  if (tone) return { tone, unknown: '' };
  return OTHER_COLOURS.test(words) || /^\((?:shown|drawn) in /iu.test(note) ? { tone: null, unknown: words } : null;
}
