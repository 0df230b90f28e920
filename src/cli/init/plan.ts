import { existsSync } from 'node:fs';
import { basename, dirname, extname, join, relative, resolve } from 'node:path';
import { QUESTIONS, questionPath, SPEC_FILE, type SpecReading } from '#core/index.ts';
import { type Given, standingQuestions, unfillSpec } from '#core/parsing.ts';
import { type Listed, newestSourceIn, readFamily, readText, SPEC_LIMIT, sourceFileOf, sumOf } from '#server/index.ts';
import { strange } from '../documents/templates.ts';

export interface Making {
  readonly document: Listed;
  readonly file: string;
  readonly root: string;
  /** Whether the document is the workspace's own SPEC.md, which stays where it is. */
  readonly isInPlace: boolean;
}

interface Where {
  readonly cwd: string;
  /** Where the workspaces go; undefined: each next to its document. */
  readonly folder: string | undefined;
  /** The folder of these documents: workspaces go as deep below `folder`. Undefined: the only one takes `folder`. */
  readonly base?: string;
}

/** Says where the workspace of each document goes, never two into one folder. */
export function planOf(documents: readonly Listed[], where: Where) {
  const placed = documents.flatMap((document) => makingOf(document, where) ?? []);
  const foreign = new Set(placed.filter((making) => isForeign(making, where)));
  const copies = new Set(placed.filter((making) => !making.isInPlace && !foreign.has(making)).map(keyOf));
  // The copy of a document that is here itself is read again with it.
  const wanted = placed.filter((making) => !making.isInPlace || !copies.has(keyOf(making)));
  const taken = new Map<string, Making>();
  const diagnostics = new Map<Listed, string>();
  for (const making of wanted) {
    const { document } = making;
    const other = taken.get(keyOf(making));
    if (foreign.has(making)) diagnostics.set(document, overForeign(making, where.cwd));
    else if (other) diagnostics.set(document, bothIn(making, other, where.cwd));
    else if (isAmongFacts(making.root, wanted)) diagnostics.set(document, amongFacts(making, where.cwd));
    else taken.set(keyOf(making), making);
  }
  return { makings: [...taken.values()], troubles: diagnostics };
}

function makingOf(document: Listed, where: Where): Making | null {
  const { path, file, workspace } = document;
  if (file === null) return null;
  const given = resolve(where.cwd, path);
  const isSpec = basename(given) === SPEC_FILE;
  if (workspace !== null || (isSpec && where.folder === undefined)) {
    return { document, file, root: workspace ?? dirname(given), isInPlace: true };
  }
  return { document, file, root: rootOf(given, where), isInPlace: false };
}

/** A folder named like the document: next to it, or as deep below the folder for all. */
function rootOf(given: string, { cwd, base, folder }: Where): string {
  const own = join(dirname(given), basename(given, extname(given)));
  if (folder === undefined) return own;
  return base === undefined ? resolve(cwd, folder) : resolve(cwd, folder, relative(base, own));
}

/**
 * Whether the folder next to a document has a SPEC.md that is not its copy. Its copy is what was last copied from it; where
 * that was noted of none, or of one that is gone, what reads like it. A folder that was named gets a longer message elsewhere.
 */
function isForeign({ document, file, root, isInPlace }: Making, { folder, base }: Where): boolean {
  if (isInPlace || (folder !== undefined && base === undefined)) return false;
  const spec = readText(join(root, SPEC_FILE), SPEC_LIMIT);
  if (!spec.ok) return false;
  const source = newestSourceIn(root);
  const from = source && sourceFileOf(root, source);
  if (from) return from !== file;
  const reading = document.read();
  const text = reading.ok ? unfillSpec(reading.text) : null;
  return text === null || (text !== unfillSpec(spec.text) && source?.sha256 !== sumOf(text));
}

/** On some disks `Idea` and `idea` are one folder. */
function keyOf({ root }: Making): string {
  return root.normalize('NFC').toLowerCase();
}

/** Whether a folder is where another workspace keeps its questions: that of a document `questions.md` next to a SPEC.md. */
function isAmongFacts(root: string, makings: readonly Making[]): boolean {
  return basename(root) === QUESTIONS && makings.some((making) => making.root === dirname(root));
}

function bothIn({ root, document }: Making, other: Making, cwd: string): string {
  return `${document.path} would have its workspace in ${shown(root, cwd)}, as ${other.document.path} has; give one of them another name.`;
}

function overForeign({ root, document }: Making, cwd: string): string {
  return `${document.path} would have its workspace in ${shown(root, cwd)}, where there is another ${SPEC_FILE} already; name another folder.`;
}

function amongFacts({ root, document }: Making, cwd: string): string {
  return `${document.path} would have its workspace in ${shown(root, cwd)}, where another one keeps its questions; give it another name.`;
}

export function shown(root: string, cwd: string): string {
  return relative(cwd, root) || '.';
}

export interface Member {
  readonly making: Making;
  readonly spec: SpecReading;
  readonly raises: number;
}

/** Reads the documents of a plan as one family. What cannot be read is named, the rest goes on. */
export async function readAsFamily({ makings }: ReturnType<typeof planOf>, templates: readonly Given[]) {
  const {
    taken,
    troubles: diagnostics,
    strangers,
  } = await readFamily(
    makings.map((making) => ({ ...making.document, making })),
    { templates, take: ({ making }, spec) => ({ making, spec, raises: newIn(spec, making.root) }) },
  );
  const read = [...taken.values()];
  const headless = read.filter(({ spec }) => spec.points.length === 0);
  return {
    members: read.filter(({ spec }) => spec.points.length > 0),
    troubles: new Map([
      ...[...diagnostics].map(([{ making }, sentence]) => [making.document, sentence] as const),
      ...headless.map(({ making: { document } }) => [document, withoutHeading(document.path)] as const),
    ]),
    strangers: strangers.map(strange),
  };
}

function newIn(spec: SpecReading, root: string): number {
  return standingQuestions(spec).filter(({ id }) => !existsSync(join(root, questionPath(id)))).length;
}

function withoutHeading(path: string): string {
  return `${path} has no heading, so there is nothing to ask about; give it a title like “# Invoices” and a heading for each part.`;
}
