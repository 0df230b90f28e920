import { existsSync } from 'node:fs';
import { basename, dirname, extname, join, relative, resolve } from 'node:path';
import { QUESTIONS_FOLDER, questionPath, SPEC_FILE, type SpecReading } from '#core/index.ts';
import { type CorpusFile, standingQuestions, unfillSpec } from '#core/parsing.ts';
import {
  type ListedDocument,
  newestSourceIn,
  readCorpus,
  readText,
  SPEC_LIMIT,
  sha256Of,
  sourceFileOf,
} from '#server/index.ts';
import { unmatchedTemplate } from '../documents/templates.ts';

export interface PlannedWorkspace {
  readonly document: ListedDocument;
  readonly file: string;
  readonly root: string;
  /** Whether the document is the workspace's own SPEC.md, which stays where it is. */
  readonly isInPlace: boolean;
}

/** Where `init` puts workspaces. */
interface PlanOptions {
  readonly cwd: string;
  /** Where the workspaces go; undefined: each next to its document. */
  readonly folder: string | undefined;
  /** The folder of the documents: workspaces are nested alike below `folder`. Undefined: `folder` is the only one. */
  readonly base?: string;
}

/** Decides where the workspace of each document goes, never two into one folder. */
export function planWorkspaces(documents: readonly ListedDocument[], where: PlanOptions) {
  const placed = documents.flatMap((document) => planWorkspace(document, where) ?? []);
  const foreign = new Set(placed.filter((making) => isForeign(making, where)));
  const copies = new Set(placed.filter((making) => !making.isInPlace && !foreign.has(making)).map(keyOf));
  // The copy of a document that is here itself is read again with it.
  const wanted = placed.filter((making) => !making.isInPlace || !copies.has(keyOf(making)));
  const taken = new Map<string, PlannedWorkspace>();
  const diagnostics = new Map<ListedDocument, string>();
  for (const making of wanted) {
    const { document } = making;
    const other = taken.get(keyOf(making));
    if (foreign.has(making)) diagnostics.set(document, foreignSpecMessage(making, where.cwd));
    else if (other) diagnostics.set(document, sharedFolderMessage(making, other, where.cwd));
    else if (isInsideFacts(making.root, wanted)) diagnostics.set(document, insideFactsMessage(making, where.cwd));
    else taken.set(keyOf(making), making);
  }
  return { makings: [...taken.values()], diagnostics };
}

function planWorkspace(document: ListedDocument, where: PlanOptions): PlannedWorkspace | null {
  const { path, file, workspace } = document;
  if (file === null) return null;
  const given = resolve(where.cwd, path);
  const isSpec = basename(given) === SPEC_FILE;
  if (workspace !== null || (isSpec && where.folder === undefined)) {
    return { document, file, root: workspace ?? dirname(given), isInPlace: true };
  }
  return { document, file, root: rootOf(given, where), isInPlace: false };
}

/** A folder named like the document: next to it, or below the folder for all, nested in the same way. */
function rootOf(given: string, { cwd, base, folder }: PlanOptions): string {
  const own = join(dirname(given), basename(given, extname(given)));
  if (folder === undefined) return own;
  return base === undefined ? resolve(cwd, folder) : resolve(cwd, folder, relative(base, own));
}

/**
 * Whether the folder for a document has a SPEC.md that is not a copy of it. A copy is what was last copied from it;
 * where no source was noted, or one that is gone, what reads the same. A folder that was named on the command line gets
 * a longer message elsewhere.
 */
function isForeign({ document, file, root, isInPlace }: PlannedWorkspace, { folder, base }: PlanOptions): boolean {
  if (isInPlace || (folder !== undefined && base === undefined)) return false;
  const spec = readText(join(root, SPEC_FILE), SPEC_LIMIT);
  if (!spec.ok) return false;
  const source = newestSourceIn(root);
  const from = source && sourceFileOf(root, source);
  if (from) return from !== file;
  const reading = document.read();
  const text = reading.ok ? unfillSpec(reading.text) : null;
  return text === null || (text !== unfillSpec(spec.text) && source?.sha256 !== sha256Of(text));
}

/** On some disks `Idea` and `idea` are one folder. */
function keyOf({ root }: PlannedWorkspace): string {
  return root.normalize('NFC').toLowerCase();
}

/** Whether a folder is the `questions/` of another workspace, as for a document `questions.md` next to a SPEC.md. */
function isInsideFacts(root: string, makings: readonly PlannedWorkspace[]): boolean {
  return basename(root) === QUESTIONS_FOLDER && makings.some((making) => making.root === dirname(root));
}

function sharedFolderMessage({ root, document }: PlannedWorkspace, other: PlannedWorkspace, cwd: string): string {
  return `${document.path} would have its workspace in ${relativePath(root, cwd)}, and so would ${other.document.path}; give one of them another name.`;
}

function foreignSpecMessage({ root, document }: PlannedWorkspace, cwd: string): string {
  return `${document.path} would have its workspace in ${relativePath(root, cwd)}, where there is another ${SPEC_FILE} already; name another folder.`;
}

function insideFactsMessage({ root, document }: PlannedWorkspace, cwd: string): string {
  return `${document.path} would have its workspace in ${relativePath(root, cwd)}, where another one keeps its questions; give it another name.`;
}

export function relativePath(root: string, cwd: string): string {
  return relative(cwd, root) || '.';
}

export interface FamilyMember {
  readonly planned: PlannedWorkspace;
  readonly spec: SpecReading;
  readonly newQuestions: number;
}

/** Reads the documents of a plan as one family. What cannot be read gets a sentence, the rest goes on. */
export async function readAsFamily({ makings }: ReturnType<typeof planWorkspaces>, templates: readonly CorpusFile[]) {
  const { taken, troubles, strangers } = await readCorpus(
    makings.map((making) => ({ ...making.document, making })),
    {
      templates,
      take: ({ making }, spec): FamilyMember => ({
        planned: making,
        spec,
        newQuestions: countNewQuestions(spec, making.root),
      }),
    },
  );
  const read = [...taken.values()];
  const headless = read.filter(({ spec }) => spec.points.length === 0);
  return {
    members: read.filter(({ spec }) => spec.points.length > 0),
    diagnostics: new Map([
      ...[...troubles].map(([{ making }, sentence]) => [making.document, sentence] as const),
      ...headless.map(({ planned: { document } }) => [document, noHeadingMessage(document.path)] as const),
    ]),
    strangers: strangers.map(unmatchedTemplate),
  };
}

function countNewQuestions(spec: SpecReading, root: string): number {
  return standingQuestions(spec).filter(({ id }) => !existsSync(join(root, questionPath(id)))).length;
}

function noHeadingMessage(path: string): string {
  return `${path} has no heading, so there is nothing to ask about; give it a title like “# Invoices” and a heading for each part.`;
}
