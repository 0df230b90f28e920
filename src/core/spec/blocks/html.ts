export interface HtmlStart {
  readonly type: 'HTMLBlock' | 'CommentBlock' | 'ProcessingInstructionBlock';
  /** What the last line holds; null: the block ends before the next blank line. */
  readonly end: RegExp | null;
}

interface Row extends HtmlStart {
  readonly start: RegExp;
}

const TAGS =
  'address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul';

/** The first six kinds of HTML blocks of CommonMark 0.31 (section 4.6), in its order. */
const ROWS: readonly Row[] = [
  {
    start: /<(?:script|pre|style|textarea)(?:[ \t>]|$)/iy,
    end: /<\/(?:script|pre|style|textarea)>/i,
    type: 'HTMLBlock',
  },
  { start: /<!--/y, end: /-->/, type: 'CommentBlock' },
  { start: /<\?/y, end: /\?>/, type: 'ProcessingInstructionBlock' },
  { start: /<![a-z]/iy, end: />/, type: 'HTMLBlock' },
  { start: /<!\[CDATA\[/y, end: /\]\]>/, type: 'HTMLBlock' },
  { start: new RegExp(`</?(?:${TAGS})(?:[ \\t]|/?>|$)`, 'iy'), end: null, type: 'HTMLBlock' },
];

/** The seventh: any other tag that is alone in its line; it breaks no paragraph off. */
const ALONE: Row = {
  start:
    /<(?:[a-z][a-z0-9-]*(?:[ \t]+[a-z_:][\w.:-]*(?:[ \t]*=[ \t]*(?:[^ \t"'=<>`]+|'[^']*'|"[^"]*"))?)*[ \t]*\/?|\/[a-z][a-z0-9-]*[ \t]*)>[ \t]*$/iy,
  end: null,
  type: 'HTMLBlock',
};
/** A tag alone in a longer line is none that anybody wrote. */
const LONGEST = 4096;

/** The block of HTML that begins at a place, or null. `text` is one line. */
export function htmlAt(text: string, at: number, inParagraph: boolean): HtmlStart | null {
  const row = ROWS.find(({ start }) => beginsAt(start, text, at));
  if (row) return row;
  return !inParagraph && text.length <= LONGEST && beginsAt(ALONE.start, text, at) ? ALONE : null;
}

function beginsAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}
