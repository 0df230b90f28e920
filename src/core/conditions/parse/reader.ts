import type { FoldedText } from '../folded-text.ts';
import { type PhraseMatch, wordEnd } from '../phrase-trie.ts';
import type { VocabularyName } from '../types.ts';
import { type Meaning, meaningAt, nameCalled, unitWordsAt, type VocabularyIndex } from '../vocabulary.ts';
import { operatorAt } from './operators.ts';
import { afterSpace } from './scan.ts';
import type { ConditionDiagnostic, Span, TreeOf } from './tree.ts';

export interface Reader {
  readonly text: FoldedText;
  readonly low: string;
  /** The names that can be read here: those of the record, then within each `where` those of its records. */
  scopes: readonly VocabularyIndex[];
  /** Where the text ends; a full stop after it means nothing. */
  readonly end: number;
  readonly diagnostics: ConditionDiagnostic[];
  at: number;
  /** What was read last, for sentences about what follows it. */
  last: Span;
  depth: number;
  operations: number;
  /** How many “if … then … else …” are open; in them, “then” and “else” end unknown words. */
  choices: number;
  broken: boolean;
  isExpression: boolean;
}

export function readerOf(text: FoldedText, index: VocabularyIndex): Reader {
  const { low } = text;
  const start = { at: 0, depth: 0, operations: 0, choices: 0, broken: false, isExpression: false };
  return { text, low, scopes: [index], end: contentEnd(low), diagnostics: [], last: { start: 0, end: 0 }, ...start };
}

function contentEnd(low: string): number {
  let end = low.length;
  while (end > 0 && /[\s.;]/u.test(low.charAt(end - 1))) end -= 1;
  return end;
}

/** A name with the level of the records it is read from. */
export interface LevelledName {
  readonly name: VocabularyName;
  readonly level: number;
}

type KnownWords = LevelledName | { readonly word: string };

/** The longest name, or word of a choice, at an offset; of equal ones that of the innermost records. */
export function knownWordsAt(
  { low, scopes }: Pick<Reader, 'low' | 'scopes'>,
  at: number,
): PhraseMatch<KnownWords> | null {
  let best: PhraseMatch<KnownWords> | null = null;
  for (const [level, index] of scopes.entries()) {
    const found = meaningAt(index, low, at);
    if (found !== null && level > 0 && 'name' in found.means && found.means.name.outermost) continue;
    if (found !== null && found.end >= (best?.end ?? 0))
      best = { end: found.end, means: withLevel(found.means, level) };
  }
  return best;
}

const withLevel = (means: Meaning, level: number): KnownWords => ('name' in means ? { ...means, level } : means);

/** The name with a folded label or alias, of the innermost records that have one. */
export function findName({ scopes }: Pick<Reader, 'scopes'>, words: string): LevelledName | undefined {
  for (let level = scopes.length - 1; level >= 0; level -= 1) {
    const index = scopes[level];
    const name = index && nameCalled(index, words);
    if (name !== undefined && (level === 0 || !name.outermost)) return { name, level };
  }
  return undefined;
}

/** The longest unit at an offset. */
export function unitWordAt({ low, scopes }: Pick<Reader, 'low' | 'scopes'>, at: number): PhraseMatch<string> | null {
  const found = scopes.map((index) => unitWordsAt(index, low, at)).filter((match) => match !== null);
  return found.sort((one, other) => other.end - one.end)[0] ?? null;
}

export function consume(reader: Reader, end: number): void {
  reader.last = { start: reader.at, end };
  reader.at = end;
}

export function skipSpace(reader: Reader): void {
  reader.at = Math.min(afterSpace(reader.low, reader.at), Math.max(reader.at, reader.end));
}

/** Moves past a sign if it comes next. */
export function accept(reader: Reader, sign: string): boolean {
  skipSpace(reader);
  if (reader.at >= reader.end || reader.low.charAt(reader.at) !== sign) return false;
  consume(reader, reader.at + 1);
  return true;
}

export function sourceText({ text }: Pick<Reader, 'text'>, { start, end }: Span): string {
  return text.typed.slice(text.typedOffset(start), text.typedOffset(end));
}

/** Reports the first error, and stops parsing. */
export function fail(reader: Reader, { start, end }: Span, message: () => string): TreeOf<'broken'> {
  if (!reader.broken) reader.diagnostics.push({ start, end, message });
  reader.broken = true;
  reader.at = reader.end;
  return { node: 'broken', start, end };
}

export function failMissing(reader: Reader): TreeOf<'broken'> {
  const { last } = reader;
  if (last.end === 0) return fail(reader, last, () => 'There is nothing here.');
  return fail(reader, last, () => `Something is missing after “${sourceText(reader, last)}”.`);
}

/** What follows cannot begin a value. */
export function failNoValue(reader: Reader): TreeOf<'broken'> {
  const span = nextSpan(reader);
  const said = sourceText(reader, span);
  if (reader.last.end === 0) return fail(reader, span, () => `Something is missing before “${said}”.`);
  const wanted = 'a name, a number or text in quotation marks is expected';
  return fail(reader, span, () => `“${said}” does not belong here; ${wanted}.`);
}

/** What follows cannot continue what was read. */
export function failUnexpected(reader: Reader): TreeOf<'broken'> {
  const span = nextSpan(reader);
  const said = sourceText(reader, span);
  const isComma = said === ',';
  const why = isComma ? 'a decimal number is written with a point' : 'an operator like && or == is missing before it';
  return fail(reader, span, () => `“${said}” does not belong here; ${why}.`);
}

export function failUnclosed(reader: Reader, open: Span, closing: string): TreeOf<'broken'> {
  skipSpace(reader);
  if (reader.at < reader.end) return failUnexpected(reader);
  return fail(reader, open, () => `The bracket “${sourceText(reader, open)}” is not closed; add “${closing}”.`);
}

/** The operator, word or sign at the current offset; at the end what was read last. */
export function nextSpan({ low, at: start, end: textEnd, last }: Reader): Span {
  if (start >= textEnd) return last;
  const end = operatorAt(low, start)?.end ?? wordEnd(low, start);
  return { start, end: Math.max(end, start + String.fromCodePoint(low.codePointAt(start) ?? 32).length) };
}
