import { inOneLine, printable } from '../../base/one-line.ts';
import type { Doubt, DoubtKind } from '../../spec/doubts.ts';
import { type Gap, type GapKind, gapsIn } from './gap.ts';
import { jsonPieces } from './json-pieces.ts';
import type { DocumentGaps, GapsReport } from './report.ts';
import { sarifGaps } from './sarif.ts';
import { textGaps } from './text.ts';
import { doubtsTotal, limitWords, openIn, totalOf } from './total.ts';
import { uriOf } from './uri-of.ts';

export interface Presented {
  readonly documents: readonly DocumentGaps[];
  /** The revision to compare with; only what is new since then is among the documents. Null: no comparison. */
  readonly since: string | null;
  /** How many gaps may be open; null: the reader does not need to know. */
  readonly allowed: number | null;
  readonly version: string;
  /** Colours a word by the kind of its gap or doubt, if colours are shown. */
  readonly paint: (kind: GapKind | DoubtKind, word: string) => string;
}

/** A report in one format, and notes on what it could not hold. */
export interface Presentation {
  /** The text in pieces, as that of many documents is large. Can be read only once. */
  readonly pieces: Iterable<string>;
  readonly notes: readonly string[];
}

/** The formats of `specwalk gaps`, by name. */
export const GAPS_FORMATS: Readonly<Record<string, (presented: Presented) => Presentation>> = {
  text: (presented) => ({ pieces: textGaps(presented), notes: [] }),
  json: (presented) => ({ pieces: jsonGaps(presented), notes: tooMany(presented) }),
  sarif: (presented) => {
    const { pieces, notes } = sarifGaps(presented);
    return { pieces, notes: [...notes, ...tooMany(presented)] };
  },
  markdown: (presented) => ({ pieces: markdownGaps(presented), notes: tooMany(presented) }),
};

/** Why the exit code will be 1, for a reader who sees no total. */
function tooMany({ documents, allowed }: Presented): readonly string[] {
  const open = openIn(documents);
  return allowed !== null && open > allowed ? [limitWords(open, allowed)] : [];
}

/** The versioned contract, as JSON. */
function jsonGaps({ documents, since }: Pick<Presented, 'documents' | 'since'>): Iterable<string> {
  const shell: GapsReport = { version: 1, ...(since === null ? {} : { since }), documents: [] };
  return jsonPieces(shell, documents);
}

/** Markdown to paste: a list of links for each document, first the gaps, then the doubts. */
function* markdownGaps({ documents, since }: Pick<Presented, 'documents' | 'since'>): Iterable<string> {
  yield `### What is unsaid\n\n${escaped(printable(totalOf(documents, since)))}\n`;
  yield* listed(documents, (document) => gapsIn(document).map(itemOf));
  const total = doubtsTotal(documents);
  if (total === '') return;
  yield `\n### What can be doubted\n\n${escaped(total)}\n`;
  yield* listed(documents, ({ path, doubts = [] }) => doubts.map((doubt) => doubtItem(path, doubt)));
}

function* listed(documents: readonly DocumentGaps[], itemsOf: (document: DocumentGaps) => readonly string[]) {
  for (const document of documents) {
    const items = itemsOf(document);
    if (items.length > 0) yield `\n#### ${code(printable(document.path))}\n\n${items.join('\n')}\n`;
  }
}

function itemOf({ path, line, endLine, kind, words, aside, entry }: Gap): string {
  const link = linkTo(path, line, endLine);
  const more = aside ? ` (${escaped(aside)})` : '';
  return 'text' in entry ? `- ${link}: ${code(words)}${more}` : `- ${link}: **${kind}** ${escaped(words)}${more}`;
}

function doubtItem(path: string, { line, kind, text }: Doubt): string {
  return `- ${linkTo(path, line, line)}: **${kind}** ${code(inOneLine(text))}`;
}

function linkTo(path: string, line: number, endLine: number): string {
  const lines = endLine > line ? `L${line}-L${endLine}` : `L${line}`;
  return `[Line ${line}](${uriOf(path).replace(/[()]/g, (sign) => (sign === '(' ? '%28' : '%29'))}#${lines})`;
}

/** Escaped for Markdown, and without mentions: a name after "@" would be notified. */
function escaped(text: string): string {
  return text.replace(/[\\`*_{}[\]<>()#+!|~&$]|^-/g, '\\$&').replace(/@(?=\w)/g, '@\u2060');
}

/** Text as code, fenced by more backquotes than it has. */
function code(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  const room = longest > 0 ? ' ' : '';
  return `${fence}${room}${text}${room}${fence}`;
}
