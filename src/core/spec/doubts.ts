import { type Prose, parseBlocks } from './blocks/structure.ts';
import { lineAt, splitLines } from './lines.ts';
import { splitBlocks } from './managed-blocks.ts';
import { hideInline } from './marks/hide-inline.ts';
import type { Point } from './types.ts';

/** Ambiguous; not confirmed; refers to something that the reader does not have. */
export type DoubtKind = 'vague' | 'unconfirmed' | 'dangling';

/** A passage that says something but leaves a doubt: a warning, never a gap. */
export interface Doubt {
  /** 1-based, in the text as given. */
  readonly line: number;
  readonly kind: DoubtKind;
  readonly text: string;
  /** Id of the point it is in; null before the first heading. */
  readonly point: string | null;
}

/**
 * The words, from the rules on vague terms, escape clauses and open-ended clauses of the INCOSE Guide to Writing
 * Requirements (R7 to R9) and the smells of NALABS (vague, weak, subjective, optional); those that real documents use
 * in a plain sense all the time ("some", "can", "common") are left out.
 */
const VAGUE = [
  'user[- ]friendly, easy to use, intuitive(?:ly)?, state[- ]of[- ]the[- ]art, best practices?, seamless(?:ly)?, robust(?:ly)?',
  'fast enough, good enough, as fast as possible, as soon as possible, as little as possible, as much as possible, so far as (?:is )?possible, to the extent possible',
  'where possible, if possible, if practicable, where feasible, as appropriate, where appropriate, if necessary, as needed',
  'adequate(?:ly)?, sufficient(?:ly)?, reasonabl[ey], appropriate(?:ly)?, acceptabl[ey], proper(?:ly)?, minimal impact',
  'and so on, and so forth, including but not limited to, among others, various, several, many, a lot of, a few, almost always',
  'approximately, roughly, nearly, close to, usually, generally, typically, often, sometimes, normally',
].join(', ');
const UNCONFIRMED =
  'presumably, supposedly, we assume, i assume, it is assumed, we believe, i believe, i think, we think, probably, should be fine, if i understand correctly';
const DANGLING =
  'as discussed, as agreed, as mentioned (?:in|at|during) the (?:meeting|call|workshop), see (?:the )?e-?mail, see (?:the )?(?:chat|slack|teams)(?: thread| channel)?, per our (?:call|conversation|discussion), ask me, (?:see|in) the old system';

const DOUBT_PATTERNS: readonly { readonly kind: DoubtKind; readonly pattern: RegExp }[] = [
  { kind: 'unconfirmed', pattern: wordPattern(UNCONFIRMED) },
  { kind: 'unconfirmed', pattern: /\[(?:ASSUMPTION|ASSUMED)(?::[^\]\n]{0,200})?\](?!\()/g },
  { kind: 'dangling', pattern: wordPattern(DANGLING) },
  { kind: 'vague', pattern: wordPattern(VAGUE) },
];

/** Quoted text, such as a message on a screen, is not a statement about the product. */
const QUOTED_TEXT = /“[^”\n]{0,300}”|"[^"\n]{0,300}"|‘[^’\n]{0,300}’/g;

function wordPattern(words: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}-])(?:${words.replaceAll(', ', '|')})(?![\\p{L}\\p{N}-])`, 'giu');
}

/** The doubts in the text of a specification, in order; `spec` is its reading. Linear in the length. */
export function doubtsOf(spec: { readonly points: readonly Pick<Point, 'id' | 'line'>[] }, text: string) {
  const { texts } = splitLines(text);
  const managedRanges = splitBlocks(text).blocks.map(
    ({ line, text: own }) => [line, line + own.split('\n').length + 1] as const,
  );
  const points = spec.points.map(({ line }) => line);
  return parseBlocks(texts)
    .prose.filter(({ type }) => !type.includes('Heading'))
    .flatMap((prose) => doubtsIn(prose, texts))
    .filter(({ line }) => !managedRanges.some(([first, last]) => line >= first && line <= last))
    .map((doubt) => {
      const at = points.length === 0 || doubt.line < (points[0] ?? 0) ? -1 : lineAt(points, doubt.line);
      return { ...doubt, point: spec.points[at]?.id ?? null };
    });
}

function doubtsIn(prose: Prose, texts: readonly string[]): readonly Omit<Doubt, 'point'>[] {
  const text = texts.slice(prose.first, prose.last + 1).join('\n');
  if (!DOUBT_PATTERNS.some(({ pattern }) => text.search(pattern) >= 0)) return [];
  const shown = hideInline(text).replace(QUOTED_TEXT, (quoted) => quoted.replace(/[^\n]/g, '\uFFFC'));
  const { starts } = splitLines(text);
  return DOUBT_PATTERNS.flatMap(({ kind, pattern }) =>
    [...shown.matchAll(pattern)].map((found) => ({
      line: prose.first + lineAt(starts, found.index) + 1,
      kind,
      text: found[0].replace(/\s+/g, ' '),
    })),
  ).sort((a, b) => a.line - b.line);
}
