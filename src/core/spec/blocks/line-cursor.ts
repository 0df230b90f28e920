/** Position in a line, in characters and in columns: a tab goes on to the next multiple of four columns. */
export interface Cursor {
  text: string;
  /** Offset of the next character that is neither space nor tab; the text's length where none is left. */
  at: number;
  column: number;
  /** The column at which the innermost container begins; the columns from there are indentation. */
  contentColumn: number;
}

const SPACE = 32;
const TAB = 9;
const TAB_STOP = 4;
/** Columns of indentation that make code. */
const CODE_INDENT = 4;

export function enterLine(cursor: Cursor, text: string): void {
  cursor.text = text;
  cursor.at = 0;
  cursor.column = 0;
  cursor.contentColumn = 0;
  skipWhitespace(cursor);
}

export function isAtEnd({ text, at }: Cursor): boolean {
  return at >= text.length;
}

export function isIndented({ column, contentColumn }: Cursor): boolean {
  return column - contentColumn >= CODE_INDENT;
}

/** Skips the marker of a quote and the space that belongs to it. */
export function passQuoteMarker(cursor: Cursor): void {
  cursor.at += 1;
  cursor.column += 1;
  cursor.contentColumn = cursor.column + (isSpaceOrTab(cursor.text.charCodeAt(cursor.at)) ? 1 : 0);
  skipWhitespace(cursor);
}

/** Skips the marker of a list item; returns the columns by which its lines are indented. */
export function passListMarker(cursor: Cursor, length: number): number {
  const from = cursor.contentColumn;
  cursor.at += length;
  cursor.column += length;
  const end = cursor.column;
  skipWhitespace(cursor);
  const isFar = isAtEnd(cursor) || cursor.column > end + CODE_INDENT;
  cursor.contentColumn = isFar ? end + 1 : cursor.column;
  return cursor.contentColumn - from;
}

export function isSpaceOrTab(code: number): boolean {
  return code === SPACE || code === TAB;
}

function skipWhitespace(cursor: Cursor): void {
  const { text } = cursor;
  let { at, column } = cursor;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === SPACE) column++;
    else if (code === TAB) column += TAB_STOP - (column % TAB_STOP);
    else break;
  }
  cursor.at = at;
  cursor.column = column;
}
