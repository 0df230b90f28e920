import { printable, printableLine } from '../../base/texts.ts';
import type { Doubt, DoubtKind } from '../../spec/doubts.ts';
import { type Gap, type GapKind, gapsIn, uriOf } from './gap.ts';
import { jsonPieces } from './json-pieces.ts';
import { type DocumentGaps, doubtsTotal, type GapsReport, limitWords, totalGaps, totalWords } from './report.ts';
import { sarifGaps } from './sarif.ts';

export interface GapsInput {
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
export interface FormattedReport {
  /** The text in pieces, as that of many documents is large. Can be read only once. */
  readonly pieces: Iterable<string>;
  readonly notes: readonly string[];
}

/** The formats of `specwalk gaps`, by name. */
export const GAPS_FORMATS: Readonly<Record<string, (input: GapsInput) => FormattedReport>> = {
  text: (input) => ({ pieces: textGaps(input), notes: [] }),
  json: (input) => ({ pieces: jsonGaps(input), notes: overLimitNotes(input) }),
  sarif: (input) => {
    const { pieces, notes } = sarifGaps(input);
    return { pieces, notes: [...notes, ...overLimitNotes(input)] };
  },
  markdown: (input) => ({ pieces: markdownGaps(input), notes: overLimitNotes(input) }),
};

/** Why the exit code will be 1, for a reader who sees no total. */
function overLimitNotes({ documents, allowed }: GapsInput): readonly string[] {
  const open = totalGaps(documents);
  return allowed !== null && open > allowed ? [limitWords(open, allowed)] : [];
}

/** The versioned contract, as JSON. */
function jsonGaps({ documents, since }: Pick<GapsInput, 'documents' | 'since'>): Iterable<string> {
  const envelope: GapsReport = { version: 1, ...(since === null ? {} : { since }), documents: [] };
  return jsonPieces(envelope, documents);
}

/** Markdown to paste: a list of links for each document, first the gaps, then the doubts. */
function* markdownGaps({ documents, since }: Pick<GapsInput, 'documents' | 'since'>): Iterable<string> {
  yield `### What is unsaid\n\n${escapeMarkup(printable(totalWords(documents, since)))}\n`;
  yield* documentLists(documents, (document) => gapsIn(document).map(gapItem));
  const total = doubtsTotal(documents);
  if (total === '') return;
  yield `\n### What can be doubted\n\n${escapeMarkup(total)}\n`;
  yield* documentLists(documents, ({ path, doubts = [] }) => doubts.map((doubt) => doubtItem(path, doubt)));
}

function* documentLists(documents: readonly DocumentGaps[], itemsOf: (document: DocumentGaps) => readonly string[]) {
  for (const document of documents) {
    const items = itemsOf(document);
    if (items.length > 0) yield `\n#### ${code(printable(document.path))}\n\n${items.join('\n')}\n`;
  }
}

function gapItem({ path, line, endLine, kind, words, aside, entry }: Gap): string {
  const link = linkTo(path, line, endLine);
  const more = aside ? ` (${escapeMarkup(aside)})` : '';
  return 'text' in entry ? `- ${link}: ${code(words)}${more}` : `- ${link}: **${kind}** ${escapeMarkup(words)}${more}`;
}

function doubtItem(path: string, { line, kind, text }: Doubt): string {
  return `- ${linkTo(path, line, line)}: **${kind}** ${code(printableLine(text))}`;
}

function linkTo(path: string, line: number, endLine: number): string {
  const lines = endLine > line ? `L${line}-L${endLine}` : `L${line}`;
  return `[Line ${line}](${linkTarget(path)}#${lines})`;
}

/** Escaped for Markdown, without mentions. */
function escapeMarkup(text: string): string {
  return withoutMentions(text.replace(/[\\`*_{}[\]<>()#+!|~&$]|^-/g, '\\$&'));
}

/** Text as code, fenced by more backquotes than it has. */
function code(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  const room = longest > 0 ? ' ' : '';
  return `${fence}${room}${text}${room}${fence}`;
}

const WIDTH = 'unanswered'.length;

/** Lines with path:line, status, title or words; the gaps of a document, its doubts, and the totals. */
function* textGaps({ documents, since, allowed, paint }: Omit<GapsInput, 'version'>): Iterable<string> {
  const end = documents.length === 1 ? '\n' : '\n\n';
  for (const document of documents) {
    const lines = linesOf(document, paint);
    if (lines.length > 0) yield `${lines.join('\n')}${end}`;
  }
  const limit = allowed === null ? '' : limitWords(totalGaps(documents), allowed);
  const sums = [totalWords(documents, since), doubtsTotal(documents), limit];
  yield `${sums
    .filter((sum) => sum !== '')
    .map(printable)
    .join('\n')}\n`;
}

function linesOf(document: DocumentGaps, paint: GapsInput['paint']): readonly string[] {
  const { path, doubts = [] } = document;
  return [
    ...gapsIn(document).map((gap) => lineOf(gap, paint)),
    ...doubts.map((doubt) => doubtLine(path, doubt, paint)),
  ];
}

function lineOf({ path, line, kind, words, aside }: Gap, paint: GapsInput['paint']): string {
  const status = kind === 'unanswered' || kind === 'partial' ? kind : 'mark';
  const more = aside ? ` (${aside})` : '';
  return `${printable(path)}:${line}  ${paint(kind, status.padEnd(WIDTH))}  ${words}${more}`;
}

function doubtLine(path: string, { line, kind, text }: Doubt, paint: GapsInput['paint']): string {
  return `${printable(path)}:${line}  ${paint(kind, kind.padEnd(WIDTH))}  ${printableLine(text)}`;
}

/** For a Markdown link, whose target a parenthesis would end. */
export function linkTarget(path: string): string {
  return uriOf(path).replace(/[()]/g, (sign) => (sign === '(' ? '%28' : '%29'));
}

/** A code host would notify a name after "@" where the text is pasted. */
export function withoutMentions(text: string): string {
  return text.replace(/@(?=\w)/g, '@\u2060');
}
