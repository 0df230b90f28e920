import { inOneLine, printable } from '../../base/one-line.ts';
import type { Doubt } from '../../spec/doubts.ts';
import type { Presented } from './formats.ts';
import { type Gap, gapsIn } from './gap.ts';
import type { DocumentGaps } from './report.ts';
import { doubtsTotal, totalOf } from './total.ts';
import { uriOf } from './uri-of.ts';

/** Markdown to paste: a list of links for each document, first the gaps, then the doubts. */
export function* markdownGaps({
  documents,
  since,
}: Pick<Presented, 'documents' | 'since'>): Iterable<string> {
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
  return 'text' in entry
    ? `- ${link}: ${code(words)}${more}`
    : `- ${link}: **${kind}** ${escaped(words)}${more}`;
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
