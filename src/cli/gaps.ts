import pc from 'picocolors';
import { GAPS_FORMATS, type GapsInput, totalGaps } from '#core/gaps.ts';
import { type CliArguments, type CliCommand, CliError, type Io, VERSION } from './base/command.ts';
import { findDocuments } from './documents/find-documents.ts';
import { openProgress } from './documents/progress.ts';
import { onlyNewGaps, readReported } from './documents/reported-gaps.ts';
import { openRevisions } from './documents/revisions.ts';
import { readTemplates, withoutCopied, withoutTemplates } from './documents/templates.ts';

const FORMAT_NAMES = Object.keys(GAPS_FORMATS);

export const gaps: CliCommand = {
  name: 'gaps',
  usage: '[PATH …]',
  summary: 'Lists what is unsaid in specifications; exit code 1 if anything is.',
  more: `A PATH is a workspace, a Markdown file, a folder of such files, a pattern in quotes like 'docs/**/*.md', or - for standard
input; without any it is this folder. What Git ignores and what is hidden is left out of folders and patterns. All
documents of one call are read as one family: text that several of them share in the same section says nothing.

Exit code 0 while no more gaps are open than allowed, 1 beyond that, 2 if nothing could be read.`,
  options: {
    format: {
      type: 'string',
      value: 'FORMAT',
      help: 'text (default), json (a versioned contract), sarif or markdown',
    },
    template: {
      type: 'string',
      value: 'FILE',
      multiple: true,
      help: 'an empty template: what a document shares with it counts as empty; can be repeated',
    },
    since: {
      type: 'string',
      value: 'REV',
      help: 'only what is new since a Git revision, including uncommitted changes',
    },
    'max-open': { type: 'string', value: 'N', help: 'how many gaps may be open (default 0)' },
    warnings: {
      type: 'boolean',
      help: 'also vague, unconfirmed and dangling words; they never count as gaps',
    },
    'stdin-name': {
      type: 'string',
      value: 'NAME',
      help: 'the name for standard input (default stdin.md)',
    },
  },
  run: async (given, io) => {
    const { format, allowed, since, ...asked } = settingsIn(given);
    const { reports, diagnostics } = await reportsOf({ paths: given.paths, since, ...asked }, io);
    for (const sentence of diagnostics) io.err(`specwalk: ${sentence}\n`);
    if (reports.length === 0) return 2;
    const { pieces, notes } = format({ documents: reports, since, allowed, version: VERSION, paint: paintFor(io) });
    writeAll(pieces, io);
    for (const note of notes) io.err(`specwalk: ${note}\n`);
    return totalGaps(reports) > (allowed ?? 0) ? 1 : 0;
  },
};

async function reportsOf(
  {
    paths,
    since,
    stdinName,
    template,
    warnings,
  }: Omit<ReturnType<typeof settingsIn>, 'format' | 'allowed'> & Pick<CliArguments, 'paths'>,
  io: Io,
) {
  const templates = readTemplates(template, io.cwd);
  const { found, troubles: unfound } = withoutTemplates(await findDocuments(paths, io, stdinName), templates);
  const all = withoutCopied(found);
  const compared = since === null ? null : openRevisions(since, all, io.cwd);
  const documents = compared?.documents ?? all;
  const progress = openProgress(io);
  const onRead = (done: number) => progress.tell(done, documents.length);
  const options = { templates: templates.given, warnings };
  const { reported, diagnostics: unread } = await readReported(documents, options, onRead);
  progress.end();
  return {
    reports: compared ? await onlyNewGaps(reported, options, compared.revision) : reported.map(({ gaps }) => gaps),
    diagnostics: [...unfound, ...(compared?.diagnostics ?? []), ...unread],
  };
}

function settingsIn({ paths, options }: CliArguments) {
  const name = String(options.format ?? 'text');
  const format = Object.hasOwn(GAPS_FORMATS, name) ? GAPS_FORMATS[name] : undefined;
  if (!format)
    throw new CliError(
      `There is no format “${name}”; use ${FORMAT_NAMES.slice(0, -1).join(', ')} or ${FORMAT_NAMES.at(-1)}.`,
    );
  const { 'max-open': maxOpen, 'stdin-name': stdinName, since } = options;
  if (maxOpen !== undefined && !/^\d{1,9}$/.test(String(maxOpen)))
    throw new CliError(`“${maxOpen}” is not a number of gaps; --max-open takes a whole number from 0 on.`);
  if (since !== undefined && /^(?:-|\s*$)/.test(String(since)))
    throw new CliError(`“${since}” is not a revision; name a commit, a tag or a branch like origin/main.`);
  if (stdinName !== undefined && !paths.includes('-'))
    throw new CliError('--stdin-name is for standard input; add “-” to the paths.');
  return {
    format,
    allowed: maxOpen === undefined ? null : Number(maxOpen),
    since: since === undefined ? null : String(since),
    stdinName: stdinName === undefined ? undefined : String(stdinName),
    template: options.template,
    warnings: options.warnings === true,
  };
}

/** Characters to collect before a write. */
const MIN_CHUNK = 2 ** 16;

function writeAll(pieces: Iterable<string>, { out }: Io): void {
  let ready = '';
  for (const piece of pieces) {
    ready += piece;
    if (ready.length < MIN_CHUNK) continue;
    out(ready);
    ready = '';
  }
  out(ready);
}

function paintFor({ isTerminal = false }: Io): GapsInput['paint'] {
  const { red, yellow, cyan, dim } = pc.createColors(isTerminal);
  const doubts = { vague: dim, unconfirmed: dim, dangling: dim };
  const colours: Partial<Record<string, (word: string) => string>> = {
    unanswered: red,
    partial: yellow,
    ...doubts,
  };
  return (kind, word) => (colours[kind] ?? cyan)(word);
}
