/** Widths of ASCII characters in the interface's font, in em, too wide rather than too narrow. */
const ASCII: readonly (readonly [characters: string, em: number])[] = [
  ["!'.,:;|`ijl", 0.29],
  [' ()[]{}"/\\-*tfrI', 0.39],
  ['mwM%@', 0.92],
  ['W', 1],
  ['ABCDEFGHKLNOPQRSTUVXYZ&#', 0.74],
];

/** The other scripts by class; the first that fits holds. */
const OTHERS: readonly (readonly [characters: RegExp, em: number])[] = [
  [/^[\p{Mn}\p{Me}\p{Cf}]/u, 0],
  [
    /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff00-\uff60]/u,
    1,
  ],
  [/^[\p{sc=Latin}\p{sc=Greek}\p{sc=Hebrew}\p{sc=Arabic}\p{sc=Thai}]/u, 0.66],
];

const USUAL = 0.64;
const OTHER = 0.8;
const KNOWN = new Map(ASCII.flatMap(([characters, em]) => [...characters].map((one) => [one, em] as const)));

/** No more than this many characters of a text are measured: longer ones do not fit in any case. */
const ENOUGH = 400;

/** Estimated width of a text in em, without a browser. */
export function widthOf(text: string): number {
  let width = 0;
  for (const character of text.slice(0, ENOUGH)) width += emOf(character);
  return width;
}

function emOf(character: string): number {
  const known = KNOWN.get(character);
  if (known !== undefined) return known;
  if (character < '\u007f') return USUAL;
  const em = OTHERS.find(([characters]) => characters.test(character))?.[1] ?? OTHER;
  KNOWN.set(character, em);
  return em;
}

/** Sums of widths differ a little by their order; that must not cost a line. */
const SLACK = 0.01;

/** How many lines a text takes in a box of that width in em, words kept whole where they fit into it. */
export function linesOf(text: string, width: number): number {
  const room = width + SLACK;
  let lines = 1;
  let used = 0;
  for (const word of text.slice(0, ENOUGH).split(/(?<=[ \t\r\n/-])/)) {
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
