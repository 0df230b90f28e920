import { isSpaceOrTab } from './line-cursor.ts';

const HASH = 35;
const STAR = 42;
const PLUS = 43;
const HYPHEN = 45;
const DOT = 46;
const EQUALS = 61;
const UNDERSCORE = 95;
const BACKTICK = 96;
const TILDE = 126;
const PARENTHESIS = 41;
const MAX_NUMBER_LENGTH = 9;
const MAX_HEADING_DEPTH = 6;
const MIN_FENCE_LENGTH = 3;
const MIN_RULE_LENGTH = 3;

export interface ListMarker {
  readonly length: number;
  /** The code of its bullet, or of the character after its number: items of one list have the same. */
  readonly sign: number;
  /** Whether it may interrupt a paragraph: a bullet, or the number 1. */
  readonly breaks: boolean;
}

/** Depth of the heading that begins at an offset; 0 where none does. */
export function headingAt(text: string, at: number): number {
  const end = endOfRun(text, at, HASH);
  const isEnded = end >= text.length || isSpaceOrTab(text.charCodeAt(end));
  return isEnded && end - at <= MAX_HEADING_DEPTH ? end - at : 0;
}

/** Depth of the heading that a line underlines; 0 for any other. */
export function underlineAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code !== EQUALS && code !== HYPHEN) return 0;
  if (!isBlankFrom(text, endOfRun(text, at, code))) return 0;
  return code === EQUALS ? 1 : 2;
}

/** Length of the fence that opens at an offset; 0 where none does. */
export function fenceAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code !== BACKTICK && code !== TILDE) return 0;
  const end = endOfRun(text, at, code);
  const isSpan = code === BACKTICK && text.indexOf('`', end) >= 0;
  return end - at < MIN_FENCE_LENGTH || isSpan ? 0 : end - at;
}

export function closesFence(text: string, at: number, sign: number, length: number): boolean {
  if (text.charCodeAt(at) !== sign) return false;
  const end = endOfRun(text, at, sign);
  return end - at >= length && isBlankFrom(text, end);
}

export function isRuleAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code !== STAR && code !== HYPHEN && code !== UNDERSCORE) return false;
  let count = 0;
  for (let next = at; next < text.length; next++) {
    const other = text.charCodeAt(next);
    if (other === code) count++;
    else if (!isSpaceOrTab(other)) return false;
  }
  return count >= MIN_RULE_LENGTH;
}

export function listMarkerAt(text: string, at: number): ListMarker | null {
  const code = text.charCodeAt(at);
  const isBullet = code === HYPHEN || code === STAR || code === PLUS;
  let end = at;
  while (!isBullet && isDigit(text.charCodeAt(end))) end++;
  const sign = text.charCodeAt(end);
  const isNumber = end > at && end - at <= MAX_NUMBER_LENGTH && (sign === DOT || sign === PARENTHESIS);
  const after = end + 1;
  if (!isBullet && !isNumber) return null;
  if (after < text.length && !isSpaceOrTab(text.charCodeAt(after))) return null;
  const mayBreak = isBullet || (end === at + 1 && text.charAt(at) === '1');
  return { length: after - at, sign, breaks: mayBreak && !isBlankFrom(text, after) };
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function endOfRun(text: string, at: number, code: number): number {
  let end = at;
  while (end < text.length && text.charCodeAt(end) === code) end++;
  return end;
}

function isBlankFrom(text: string, at: number): boolean {
  for (let next = at; next < text.length; next++) if (!isSpaceOrTab(text.charCodeAt(next))) return false;
  return true;
}
