import { dirname } from 'node:path';
import pc from 'picocolors';
import { type DocumentGaps, GAPS_FORMATS, openIn, type Presented, printable } from '#core/gaps.ts';
import { type CliCommand, type Given, type Io, Refusal } from './command.ts';
import type { FoundDocument } from './documents/document.ts';
import { findDocuments } from './documents/find-documents.ts';
import { onlyNew } from './documents/only-new.ts';
import { openProgress } from './documents/progress.ts';
import { readReported } from './documents/reported.ts';
import { openRevision } from './documents/revision.ts';
import { readTemplates } from './documents/templates.ts';
import { withoutCopied } from './documents/without-copied.ts';
import { VERSION } from './version.ts';

const FORMAT_NAMES = Object.keys(GAPS_FORMATS);

/** `specwalk gaps`: what specifications leave unsaid, for people and for pipelines. */
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
      help: 'an empty template: what a document shares with it says nothing; may be given several times',
    },
    since: {
      type: 'string',
      value: 'REV',
      help: 'only what is new since a Git revision; changes not yet committed count',
    },
    'max-open': {
      type: 'string',
      value: 'N',
      help: 'how many gaps may be open (default 0)',
    },
    warnings: {
      type: 'boolean',
      help: 'vague, unconfirmed and dangling words as well; they never count as gaps',
    },
    'stdin-name': {
      type: 'string',
      value: 'NAME',
      help: 'the name of what comes by standard input (default stdin.md)',
    },
  },
  run: async (given, io) => {
    const { format, allowed, since, ...asked } = settingsIn(given);
    const { reports, troubles } = await reportsOf({ paths: given.paths, since, ...asked }, io);
    for (const sentence of troubles) io.err(`specwalk: ${printable(sentence)}\n`);
    if (reports.length === 0) return 2;
    const version = VERSION;
    const { pieces, notes } = format({ documents: reports, since, allowed, version, paint: paintFor(io) });
    writeAll(pieces, io);
    for (const note of notes) io.err(`specwalk: ${note}\n`);
    return openIn(reports) > (allowed ?? 0) ? 1 : 0;
  },
};

interface Reports {
  readonly reports: readonly DocumentGaps[];
  readonly troubles: readonly string[];
}

/** Finds and reads what was named. Of the readings only what is reported outlives this, as they are large. */
async function reportsOf(
  {
    paths,
    since,
    stdinName,
    templates: named,
    warnings,
  }: Omit<Settings, 'format' | 'allowed'> & Pick<Given, 'paths'>,
  io: Io,
): Promise<Reports> {
  const templates = readTemplates(named, io.cwd);
  const { found, troubles } = await findDocuments(paths, io, stdinName);
  const documents = await withoutCopied(
    found.filter(({ file }) => file === null || !templates.files.has(file)),
  );
  const revision = since === null ? null : openRevision(since, folderOf(documents, io), io.cwd);
  const progress = openProgress(io);
  const told = (done: number) => progress.tell(done, documents.length);
  const wish = { templates: templates.given, warnings };
  const { reported, troubles: unread } = await readReported(documents, wish, told);
  progress.end();
  return {
    reports: revision ? await onlyNew(reported, wish, revision) : reported.map(({ gaps }) => gaps),
    troubles: [...templates.troubles, ...troubles, ...unread],
  };
}

interface Settings {
  readonly format: (typeof GAPS_FORMATS)[string];
  readonly allowed: number | null;
  readonly since: string | null;
  readonly stdinName: string | undefined;
  readonly templates: readonly string[];
  readonly warnings: boolean;
}

/** What was asked for, or a refusal that names the option and what it takes. */
function settingsIn({ paths, options }: Given): Settings {
  const name = String(options.format ?? 'text');
  const format = Object.hasOwn(GAPS_FORMATS, name) ? GAPS_FORMATS[name] : undefined;
  if (!format)
    throw new Refusal(
      `There is no format “${name}”; take ${FORMAT_NAMES.slice(0, -1).join(', ')} or ${FORMAT_NAMES.at(-1)}.`,
    );
  const { 'max-open': most, 'stdin-name': stdinName, since } = options;
  if (most !== undefined && !/^\d{1,9}$/.test(String(most)))
    throw new Refusal(`“${most}” is not a number of gaps; --max-open takes a whole number from 0 on.`);
  if (since !== undefined && /^(?:-|\s*$)/.test(String(since)))
    throw new Refusal(`“${since}” is not a revision; name a commit, a tag or a branch like origin/main.`);
  if (stdinName !== undefined && !paths.includes('-'))
    throw new Refusal('--stdin-name names what comes by standard input; add “-” to the paths.');
  return {
    format,
    allowed: most === undefined ? null : Number(most),
    since: since === undefined ? null : String(since),
    stdinName: stdinName === undefined ? undefined : String(stdinName),
    templates: Array.isArray(options.template) ? options.template.map(String) : [],
    warnings: options.warnings === true,
  };
}

/** Where to look for the repository: at the first document, or here where all comes by standard input. */
function folderOf(documents: readonly FoundDocument[], { cwd }: Io): string {
  const file = documents.find((document) => document.file !== null)?.file;
  return file ? dirname(file) : cwd;
}

/** Characters that are worth a write of their own. */
const WORTH = 2 ** 16;

function writeAll(pieces: Iterable<string>, { out }: Io): void {
  let ready = '';
  for (const piece of pieces) {
    ready += piece;
    if (ready.length < WORTH) continue;
    out(ready);
    ready = '';
  }
  out(ready);
}

function paintFor({ isTerminal = false }: Io): Presented['paint'] {
  const { red, yellow, cyan, dim } = pc.createColors(isTerminal);
  const doubts = { vague: dim, unconfirmed: dim, dangling: dim };
  const colours: Partial<Record<string, (word: string) => string>> = {
    unanswered: red,
    partial: yellow,
    ...doubts,
  };
  return (kind, word) => (colours[kind] ?? cyan)(word);
}
