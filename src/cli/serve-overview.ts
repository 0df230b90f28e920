import { join } from 'node:path';
import { SPEC_FILE } from '#core/index.ts';
import { type Listing, MAX_OPEN_QUESTIONS, type MakeWorkspace, serveDocumentLibrary } from '#server/index.ts';
import { type CliArguments, CliError, type Io } from './base/command.ts';
import { findDocuments } from './documents/find-documents.ts';
import { makeWorkspace } from './init/make-workspace.ts';
import { type FamilyMember, planWorkspaces, readAsFamily } from './init/plan-workspaces.ts';

/** Options that let others take part; only one workspace can be shared. */
const SHARING_OPTIONS = ['lan', 'host', 'invite', 'address'] as const;

export interface OverviewOptions {
  /** The folder whose documents are looked over. */
  readonly folder: string;
  readonly typed: string;
  readonly port: number;
  readonly assets: { readonly overview: string; readonly workspace: string };
}

/** Serves the overview of a folder of documents. Throws a `CliError` where it has none, or for a sharing option. */
export async function serveOverview(
  { folder, typed, port, assets }: OverviewOptions,
  options: CliArguments['options'],
  io: Io,
) {
  const sharingOption = SHARING_OPTIONS.find((name) => options[name] !== undefined);
  if (sharingOption) {
    throw new CliError(
      `--${sharingOption} lets others take part, and they do so in one workspace: name the folder of one, not “${typed}”.`,
    );
  }
  const list = (): Promise<Listing> => findDocuments(['.'], { ...io, cwd: folder });
  const { found } = await list();
  if (found.length === 0) {
    throw new CliError(
      `There is no SPEC.md in ${folder}, and no other Markdown file in or below it; “specwalk init FILE.md” makes a workspace of a specification, “specwalk new FOLDER” begins one from nothing.`,
    );
  }
  const log = (sentence: string) => io.err(`${sentence}\n`);
  const served = await serveDocumentLibrary({
    folder,
    list,
    make: workspaceMaker(folder, io),
    cwd: io.cwd,
    port,
    assets,
    env: io.env,
    log,
  });
  if ('problem' in served) throw new CliError(served.problem);
  return served;
}

/** Makes a workspace of one document, read with the others of its folder: text that they share says nothing. */
function workspaceMaker(folder: string, io: Io): MakeWorkspace {
  return async ({ file, path }) => {
    const { found } = await findDocuments(['.'], { ...io, cwd: folder });
    const document = found.find((one) => one.file === file);
    if (!document) return { problem: goneMessage(path) };
    const plan = planWorkspaces(found, { cwd: folder, folder: undefined });
    const { members, diagnostics } = await readAsFamily(plan, []);
    const member = members.find(
      ({ planned }) => planned.document === document || join(planned.root, SPEC_FILE) === file,
    );
    if (!member) return { problem: plan.diagnostics.get(document) ?? diagnostics.get(document) ?? goneMessage(path) };
    if (member.newQuestions > MAX_OPEN_QUESTIONS) return { problem: tooManyMessage(member) };
    try {
      await makeWorkspace(member, io);
      return { root: member.planned.root };
    } catch (error) {
      if (error instanceof CliError) return { problem: error.message };
      throw error;
    }
  };
}

function goneMessage(path: string): string {
  return `${path} is no longer there; reload the page.`;
}

function tooManyMessage({ planned, newQuestions }: FamilyMember): string {
  const [many, most] = [newQuestions, MAX_OPEN_QUESTIONS].map((count) => count.toLocaleString('en'));
  return `${planned.document.path} would put ${many} new questions on the list, more than ${most}, so nothing was made; split it into smaller documents, or allow it on the command line.`;
}
