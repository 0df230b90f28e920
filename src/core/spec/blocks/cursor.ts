/** Position in a line, in characters and in columns: a tab goes on to the next multiple of four columns. */
export interface Cursor {
  text: string;
  /** Offset of the next character that is not a space; the text's length where none is left. */
  at: number;
  column: number;
  /** The column at which the innermost container begins; the columns from there are indentation. */
  base: number;
}

const SPACE = 32;
const TAB = 9;
/** Columns of indentation that make code. */
const CODE_INDENT = 4;

export function enterLine(cursor: Cursor, text: string): void {
  cursor.text = text;
  cursor.at = 0;
  cursor.column = 0;
  cursor.base = 0;
  skipSpaces(cursor);
}

export function isAtEnd({ text, at }: Cursor): boolean {
  return at >= text.length;
}

export function isIndented({ column, base }: Cursor): boolean {
  return column - base >= CODE_INDENT;
}

/** Skips the marker of a quote and the space that belongs to it. */
export function passQuoteMarker(cursor: Cursor): void {
  cursor.at += 1;
  cursor.column += 1;
  cursor.base = cursor.column + (isSpace(cursor.text.charCodeAt(cursor.at)) ? 1 : 0);
  skipSpaces(cursor);
}

/** Skips the marker of a list item; returns the columns by which its lines are indented. */
export function passListMarker(cursor: Cursor, length: number): number {
  const from = cursor.base;
  cursor.at += length;
  cursor.column += length;
  const end = cursor.column;
  skipSpaces(cursor);
  const isFar = isAtEnd(cursor) || cursor.column > end + CODE_INDENT;
  cursor.base = isFar ? end + 1 : cursor.column;
  return cursor.base - from;
}

export function isSpace(code: number): boolean {
  return code === SPACE || code === TAB;
}

function skipSpaces(cursor: Cursor): void {
  const { text } = cursor;
  let { at, column } = cursor;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === SPACE) column++;
    else if (code === TAB) column += 4 - (column % 4);
    else break;
  }
  cursor.at = at;
  cursor.column = column;
}
