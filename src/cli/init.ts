import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { printable, shellWord } from '#core/gaps.ts';
import { plural, SPEC_FILE, type Tone } from '#core/index.ts';
import { MAX_OPEN_QUESTIONS } from '#server/index.ts';
import { type CliArguments, type CliCommand, CliError, type Io } from './base/command.ts';
import { findDocuments } from './documents/find-documents.ts';
import { readTemplates, withoutTemplates } from './documents/templates.ts';
import { type MadeWorkspace, makeWorkspace } from './init/make-workspace.ts';
import { type FamilyMember, planWorkspaces, readAsFamily, relativePath } from './init/plan-workspaces.ts';

export const init: CliCommand = {
  name: 'init',
  usage: 'PATH [FOLDER]',
  summary:
    'Makes a workspace of a Markdown document, or of each one in a folder: one question for every gap, and the list.',
  more: `A file named ${SPEC_FILE} stays where it is and its folder becomes the workspace. Any other file is copied, byte for byte,
to ${SPEC_FILE} in FOLDER (by default a folder named like the file, beside it), and SPEC.md follows it: what changes in the file
is read again while the workspace is served, when it is opened, and when init is run again. Of a folder, each document
gets a workspace of its own. All are read as one family: what they have in common with a template says nothing.`,
  options: {
    template: {
      type: 'string',
      multiple: true,
      value: 'FILE',
      help: 'the empty form that the documents began as; may be given several times',
    },
    tone: {
      type: 'string',
      value: 'TONE',
      help: 'playful (default) or sober: whether the screens joke',
    },
    limit: {
      type: 'string',
      value: 'N',
      help: `most questions that it may put on lists at once (default ${MAX_OPEN_QUESTIONS})`,
    },
  },
  run: async ({ paths, options }, io) => {
    const [path, folder, more] = paths;
    if (!path || more !== undefined) {
      throw new CliError('init takes one Markdown file or folder, and a folder for what it makes if you like.');
    }
    if (path === '-') {
      throw new CliError('What comes by standard input has no place for a workspace; save it and name the file.');
    }
    const limit = limitIn(options);
    const tone = toneIn(options);
    const templates = readTemplates(options.template, io.cwd);
    const { found, troubles: unfound } = withoutTemplates(await findDocuments([path], io), templates);
    const given = statSync(resolve(io.cwd, path), { throwIfNoEntry: false });
    const isOne = given?.isFile() === true;
    // People may want a copy of a file that they name, even of the specification of a workspace.
    const documents = isOne ? found.map((document) => ({ ...document, workspace: null })) : found;
    const base = resolve(io.cwd, given?.isDirectory() ? path : '.');
    const plan = planWorkspaces(documents, { cwd: io.cwd, folder, ...(isOne ? {} : { base }) });
    const { members, diagnostics, strangers } = await readAsFamily(plan, templates.given);
    for (const sentence of strangers) io.err(`specwalk: ${sentence}\n`);
    checkLimit(members, limit);
    const all = [...unfound, ...plan.diagnostics.values(), ...diagnostics.values()];
    return isOne ? makeOne(members, all, { io, tone }) : makeMany(members, all, { folder: folder ?? path, io, tone });
  },
};

interface MakeOptions {
  readonly io: Io;
  readonly tone: Tone | undefined;
}

async function makeOne(
  [member]: readonly FamilyMember[],
  [trouble]: readonly string[],
  { io, tone }: MakeOptions,
): Promise<number> {
  if (!member) throw new CliError(trouble ?? 'There is nothing to read.');
  const made = await makeWorkspace(member, io, tone);
  io.out(summaryLine(made, io.cwd));
  return printNotes(made, io) ? 1 : 0;
}

/** Names what cannot be made, and goes on. */
async function makeMany(
  members: readonly FamilyMember[],
  diagnostics: readonly string[],
  { folder, io, tone }: MakeOptions & { readonly folder: string },
): Promise<number> {
  const width = Math.max(0, ...members.map(({ planned }) => planned.document.path.length));
  const all: MadeWorkspace[] = [];
  let isWhole = diagnostics.length === 0;
  for (const member of members) {
    const made = await makeWorkspace(member, io, tone).catch(errorSentence);
    if (typeof made === 'string') io.err(`specwalk: ${member.planned.document.path}: ${made}\n`);
    else {
      io.out(workspaceLine(made, width, io.cwd));
      all.push(made);
    }
    isWhole &&= typeof made !== 'string' && !printNotes(made, io);
  }
  for (const trouble of diagnostics) io.err(`specwalk: ${trouble}\n`);
  if (all.length === 0) return 2;
  io.out(totalLine(all, folder));
  return isWhole ? 0 : 1;
}

function errorSentence(error: unknown): string {
  if (error instanceof CliError) return error.message;
  throw error;
}

function printNotes({ planned, notes }: MadeWorkspace, io: Io): boolean {
  for (const note of notes) io.err(`specwalk: ${relativePath(planned.root, io.cwd)}: ${note}\n`);
  return notes.length > 0;
}

/** Throws a `CliError` where more questions would be put on lists than somebody may have meant. */
function checkLimit(members: readonly FamilyMember[], limit: number): void {
  const newQuestions = members.reduce((sum, member) => sum + member.newQuestions, 0);
  const paths = members.map(({ planned }) => planned.document.path);
  if (newQuestions > limit) throw new CliError(limitMessage(paths, newQuestions, limit));
}

function limitIn(options: CliArguments['options']): number {
  const limit = String(options.limit ?? MAX_OPEN_QUESTIONS);
  if (/^\d{1,9}$/.test(limit)) return Number(limit);
  throw new CliError(`“${limit}” is no number of questions; take a whole one, like --limit ${MAX_OPEN_QUESTIONS}.`);
}

function toneIn({ tone }: CliArguments['options']): Tone | undefined {
  if (tone === undefined || tone === 'playful' || tone === 'sober') return tone;
  throw new CliError(`“${tone}” is no tone; take --tone playful or --tone sober.`);
}

function summaryLine(made: MadeWorkspace, cwd: string): string {
  const root = printable(relativePath(made.planned.root, cwd));
  const list = plural(made.questions, '1 question is on the list', `${questionCount(made.questions)} are on the list`);
  return `${list} in ${root}${changeWords(made)}. Now: specwalk ${shellWord(root)}\n`;
}

/** The line for one of many workspaces. `width`: columns for the paths of documents. */
function workspaceLine(made: MadeWorkspace, width: number, cwd: string): string {
  const { planned, questions } = made;
  const path = printable(planned.document.path).padEnd(width);
  return `${path}  ${questionCount(questions)} in ${printable(relativePath(planned.root, cwd))}${changeWords(made)}\n`;
}

function totalLine(made: readonly MadeWorkspace[], folder: string): string {
  const questions = made.reduce((sum, one) => sum + one.questions, 0);
  const workspaces = plural(made.length, '1 workspace', `${formatNumber(made.length)} workspaces`);
  return `\n${workspaces}, ${questionCount(questions)}. Now: specwalk ${shellWord(folder)}\n`;
}

/** Why nothing was made: it would be more than anybody expects. */
function limitMessage(documents: readonly string[], newQuestions: number, limit: number): string {
  const who = documents.length === 1 ? documents[0] : `These ${formatNumber(documents.length)} documents`;
  return `${who} would put ${formatNumber(newQuestions)} new questions on the list, more than ${formatNumber(limit)}, so nothing was made; “--limit ${newQuestions}” allows it.`;
}

function changeWords({ changes, isAgain }: MadeWorkspace): string {
  if (!isAgain) return '';
  const said = Object.entries(changes).flatMap(([what, of]) => (of > 0 ? [`${formatNumber(of)} ${what}`] : []));
  return said.length === 0 ? ', as before' : `: ${said.join(', ')}`;
}

function questionCount(questions: number): string {
  return plural(questions, '1 question', `${formatNumber(questions)} questions`);
}

function formatNumber(number: number): string {
  return number.toLocaleString('en');
}
