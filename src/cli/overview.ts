import pc from 'picocolors';
import { OVERVIEW_FORMATS, type OverviewInput, overviewOf } from '#core/overview.ts';
import { readDocuments } from '#server/index.ts';
import { type CliCommand, CliError } from './base/command.ts';
import { findDocuments } from './documents/find-documents.ts';
import { openProgress } from './documents/progress.ts';
import { readTemplates, unmatchedTemplate, withoutTemplates } from './documents/templates.ts';

/** Rows of a table without `--all`. */
const MAX_ROWS = 20;

export const overview: CliCommand = {
  name: 'overview',
  usage: '[PATH …]',
  summary: 'Shows how complete your documents are, what they all leave open, and who that is waiting for.',
  more: `A PATH is a Markdown file, a workspace, a folder that has some, a pattern, or - for standard input; without one it
is this folder. The same as a page: “specwalk FOLDER”.`,
  options: {
    format: {
      type: 'string',
      value: 'FORMAT',
      help: 'text (default), markdown, or json, a versioned contract',
    },
    template: {
      type: 'string',
      value: 'FILE',
      multiple: true,
      help: 'an empty template: what a document shares with it counts as empty; can be repeated',
    },
    all: { type: 'boolean', help: `every row of every table, not the first ${MAX_ROWS}` },
  },
  run: async ({ paths, options }, io) => {
    const name = String(options.format ?? 'text');
    const format = Object.hasOwn(OVERVIEW_FORMATS, name) ? OVERVIEW_FORMATS[name] : undefined;
    if (!format) throw new CliError(`There is no format “${name}”; use text, json or markdown.`);
    const templates = readTemplates(options.template, io.cwd);
    const { found: listed, troubles: diagnostics } = withoutTemplates(await findDocuments(paths, io), templates);
    const progress = openProgress(io);
    const { documents, unreadable, strangers } = await readDocuments(listed, {
      before: null,
      templates: templates.given,
      onRead: (read) => progress.tell(read, listed.length),
    });
    progress.end();
    for (const sentence of [...strangers.map(unmatchedTemplate), ...diagnostics, ...unreadable])
      io.err(`specwalk: ${sentence}\n`);
    if (documents.length === 0) return 2;
    const summaries = documents.map(({ summary }) => summary);
    const looked = overviewOf(summaries, new Date().toISOString().slice(0, 10));
    const maxRows = options.all === true ? Number.POSITIVE_INFINITY : MAX_ROWS;
    const text = format({ overview: looked, maxRows, paint: paintFor(io.isTerminal === true) });
    io.out(text);
    return 0;
  },
};

function paintFor(isTerminal: boolean): OverviewInput['paint'] {
  const { bold, dim } = pc.createColors(isTerminal);
  const paints = { title: bold, head: dim };
  return (as, text) => paints[as](text);
}
