import { foldCase } from '../../shapes/normalize-text.ts';
import { amountOf, textOf } from '../evaluate/values.ts';
import { isWordStart, wordEnd } from '../phrase-trie.ts';
import { isCurrency } from '../units.ts';
import { operatorAt } from './operators.ts';
import { consume, fail, knownWordsAt, type Reader, sourceText, unitWordAt } from './reader.ts';
import { pathCalled } from './records.ts';
import { afterSpace, dateLikeEnd, quotedEnd, type ScannedValue, scanNumber, unquote } from './scan.ts';
import type { Tree } from './tree.ts';

export function parseQuoted(reader: Reader): Tree {
  const { low, at: start } = reader;
  const end = quotedEnd(low, start);
  if (end === null) return fail(reader, { start, end: start + 1 }, () => 'This quotation mark is not closed.');
  consume(reader, end);
  return { node: 'literal', value: textOf(unquote(sourceText(reader, { start, end }))), start, end };
}

/** A name between backquotes, with any characters. */
export function parseBackquoted(reader: Reader): Tree {
  const { low, at: start } = reader;
  const close = low.indexOf('`', start + 1);
  if (close < 0) return fail(reader, { start, end: start + 1 }, () => 'This backquote is not closed.');
  const inside = { start: start + 1, end: close };
  const span = { start, end: close + 1 };
  consume(reader, span.end);
  const path = pathCalled(reader, foldCase(low.slice(inside.start, inside.end)), span);
  if (path !== undefined) return path;
  return { node: 'word', text: sourceText(reader, inside), ...span };
}

/** A date, a moment, or a number with its unit; null where a name that begins with digits stands here. */
export function parseNumber(reader: Reader): Tree | null {
  const { low, at: start } = reader;
  const scanned = amountAt(reader);
  const meant = knownWordsAt(reader, start);
  if (scanned === null || (meant !== null && meant.end > scanned.end)) return null;
  const noDay = dateLikeEnd(low, start);
  if (noDay > scanned.end) {
    const span = { start, end: noDay };
    return fail(reader, span, () => `There is no day ${sourceText(reader, span)} in the calendar.`);
  }
  consume(reader, scanned.end);
  return { node: 'literal', value: scanned.value, start, end: scanned.end };
}

function amountAt(reader: Reader): ScannedValue | null {
  const scanned = scanNumber(reader.low, reader.at);
  if (scanned === null) return null;
  const unit = scanned.value.is === 'amount' ? unitAt(reader, scanned.end) : null;
  if (unit !== null && scanned.value.is === 'amount')
    return { value: amountOf(scanned.value.amount, unit.unit), end: unit.end };
  return isWordStart(reader.low, scanned.end) ? null : scanned;
}

function unitAt(reader: Reader, digitsEnd: number): { readonly unit: string; readonly end: number } | null {
  const { low, end: textEnd } = reader;
  const at = afterSpace(low, digitsEnd);
  if (at >= textEnd) return null;
  if (low.charAt(at) === '%') return isRemainder(low, at) ? null : { unit: '%', end: at + 1 };
  const found = unitWordAt(reader, at);
  if (found !== null) return { unit: found.means, end: found.end };
  const end = wordEnd(low, at);
  const word = end === 0 ? '' : sourceText(reader, { start: at, end });
  return isCurrency(word) && operatorAt(low, at) === null ? { unit: word, end } : null;
}

const AFTER_CHOICE = /(?:then|else)(?![\p{L}\p{M}\p{N}_])/uy;

/** Between two values "%" is the remainder, after one it is percent. */
function isRemainder(low: string, at: number): boolean {
  const next = afterSpace(low, at + 1);
  AFTER_CHOICE.lastIndex = next;
  if (AFTER_CHOICE.test(low)) return false;
  const sign = low.charAt(next);
  return sign !== '' && operatorAt(low, next) === null && !').,]:'.includes(sign);
}

const PREFIXED = /(?:[€$£¥]|[a-z]{3}(?= ?\d))\s?(?=\d)/y;

/** "€ 50", "CHF 50". */
export function parsePrefixedAmount(reader: Reader): Tree | null {
  const { low, at: start } = reader;
  PREFIXED.lastIndex = start;
  if (!PREFIXED.test(low)) return null;
  const unit = sourceText(reader, { start, end: PREFIXED.lastIndex }).trim();
  const scanned = isCurrency(unit) ? scanNumber(low, PREFIXED.lastIndex) : null;
  if (scanned?.value.is !== 'amount') return null;
  consume(reader, scanned.end);
  return { node: 'literal', value: amountOf(scanned.value.amount, unit), start, end: scanned.end };
}
