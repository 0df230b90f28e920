import type { CSSProperties } from 'react';
import { cardinalityWords, labelOf, nameOf, shownLines, tagOf } from './labels.ts';
import type { Box, DiagramEdge, DiagramNode, Point, Size } from './types.ts';

/** Widths of ASCII characters in the interface’s font, in em, rounded up. */
const ASCII_WIDTHS: readonly (readonly [characters: string, em: number])[] = [
  ["!'.,:;|`ijl", 0.29],
  [' ()[]{}"/\\-*tfrI', 0.39],
  ['mwM%@', 0.92],
  ['W', 1],
  ['ABCDEFGHKLNOPQRSTUVXYZ&#', 0.74],
];

/** Widths of other characters by script; the first class that matches counts. */
const SCRIPT_WIDTHS: readonly (readonly [characters: RegExp, em: number])[] = [
  [/^[\p{Mn}\p{Me}\p{Cf}]/u, 0],
  [/^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff00-\uff60]/u, 1],
  [/^[\p{sc=Latin}\p{sc=Greek}\p{sc=Hebrew}\p{sc=Arabic}\p{sc=Thai}]/u, 0.66],
];

const USUAL_ASCII_WIDTH = 0.64;
const OTHER_WIDTH = 0.8;
const WIDTH_CACHE = new Map(
  ASCII_WIDTHS.flatMap(([characters, em]) => [...characters].map((one) => [one, em] as const)),
);

/** More characters of a text are not measured: a longer one does not fit in any case. */
const MAX_MEASURED = 400;

/** Estimated width of a text in em, without a browser. */
export function widthOf(text: string): number {
  let width = 0;
  for (const character of text.slice(0, MAX_MEASURED)) width += characterWidth(character);
  return width;
}

function characterWidth(character: string): number {
  const known = WIDTH_CACHE.get(character);
  if (known !== undefined) return known;
  if (character < '\u007f') return USUAL_ASCII_WIDTH;
  const em = SCRIPT_WIDTHS.find(([characters]) => characters.test(character))?.[1] ?? OTHER_WIDTH;
  WIDTH_CACHE.set(character, em);
  return em;
}

/** Sums of widths differ a little by their order; that must not cost a line. */
const SLACK = 0.01;

/** How many lines a text takes in a box of that width in em; words that fit are not broken. */
export function lineCount(text: string, width: number): number {
  const room = width + SLACK;
  let lines = 1;
  let used = 0;
  for (const word of text.slice(0, MAX_MEASURED).split(/(?<=[ \t\r\n/-])/)) {
    const own = widthOf(word);
    if (used > 0 && used + widthOf(word.trimEnd()) > room) {
      lines += 1;
      used = 0;
    }
    const more = Math.ceil(own / room - 1);
    lines += Math.max(0, more);
    used += own - Math.max(0, more) * room;
  }
  return lines;
}

/** Font size of usual text at full size; all sizes of a diagram are relative to it. */
const FONT_SIZE = 14;

/** Sizes of a box’s texts and gaps; its classes draw them with the same figures. */
const NODE = {
  word: 13,
  wordLine: 24,
  line: 20,
  rule: 9,
  across: 30,
  around: 22,
  narrowest: 56,
  widest: 220,
  lowest: 46,
};
const NAME = { line: 20, lines: 3 } as const;
const LABEL = { text: 13, line: 18, lines: 3, across: 18, around: 10, widest: 140, lowest: 28, dot: 16 } as const;

/** The size of a box, estimated from its texts, and how many lines its name may take in it. */
export function sizeOfNode(node: DiagramNode) {
  const lines = shownLines(node);
  const tag = tagOf(node) === '' ? 0 : Math.min(widthOf(tagOf(node)) * NODE.word + 20, NODE.widest);
  // A semibold name is a little wider than usual text.
  const widest = Math.max(
    widthOf(nameOf(node)) * FONT_SIZE * 1.06,
    tag,
    ...lines.map((line) => widthOf(line) * NODE.word),
  );
  const inside = Math.min(NODE.widest, Math.max(NODE.narrowest, widest));
  const nameLines = Math.min(NAME.lines, lineCount(nameOf(node), inside / FONT_SIZE / 1.06));
  const below = lines.length > 0 ? NODE.rule + lines.length * NODE.line : 0;
  const height = nameLines * NAME.line + (tag > 0 ? NODE.wordLine : 0) + below + NODE.around;
  return { width: Math.ceil(inside + NODE.across), height: Math.max(NODE.lowest, height), nameLines };
}

/** The size of a line’s label; zero for one without text that cannot be pressed. */
export function sizeOfLabel(edge: DiagramEdge, pressable: boolean): Size {
  const whole = labelOf(edge);
  if (whole === '') return pressable ? { width: LABEL.dot, height: LABEL.dot } : { width: 0, height: 0 };
  const inside = Math.min(widthOf(whole) * LABEL.text, LABEL.widest);
  const lines = Math.min(LABEL.lines, lineCount(whole, inside / LABEL.text + 0.1));
  return {
    width: Math.ceil(inside + LABEL.across),
    height: Math.max(LABEL.lowest, lines * LABEL.line + LABEL.around),
  };
}

export function sizeOfEnd(sign: string): Size {
  return { width: Math.ceil(widthOf(cardinalityWords(sign)) * FONT_SIZE) + 6, height: LABEL.line };
}

/** A length in em, so that one font size scales the whole diagram. */
function em(units: number): string {
  return `${Math.round((units / FONT_SIZE) * 1000) / 1000}em`;
}

export function pointStyle({ x, y }: Point): CSSProperties {
  return { left: em(x), top: em(y) };
}

export function boxStyle({ width, height, ...at }: Box): CSSProperties {
  return { ...pointStyle(at), width: em(width), height: em(height) };
}

/** The style of the whole diagram: as wide as its frame while text stays readable, or at a zoom of its own. */
export function sheetStyle({ width, height }: Size, zoom?: number): CSSProperties {
  const fontSize = zoom === undefined ? `clamp(13px, 100cqi / ${width / FONT_SIZE}, 14px)` : FONT_SIZE * zoom;
  return { width: em(width), height: em(height), fontSize };
}
