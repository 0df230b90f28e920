import { join } from 'node:path';
import { SPEC_FILE } from '#core/index.ts';
import { type Listing, MAX_AT_ONCE, type MakeWorkspace, serveDocumentLibrary } from '#server/index.ts';
import { type Given, type Io, Refusal } from './base/command.ts';
import { findDocuments } from './documents/find-documents.ts';
import { makeWorkspace } from './init/make-workspace.ts';
import { type Member, planOf, readAsFamily } from './init/plan.ts';

/** The options that let others take part: that is done with one workspace. */
const FOR_OTHERS = ['lan', 'host', 'invite', 'address'] as const;

export interface OverviewPlace {
  /** The folder whose documents are looked over. */
  readonly folder: string;
  readonly typed: string;
  readonly port: number;
  readonly assets: { readonly overview: string; readonly workspace: string };
}

/** Serves the overview of a folder that is no workspace. Refuses where there is no document in it, and to serve others. */
export async function serveOverview({ folder, typed, port, assets }: OverviewPlace, options: Given['options'], io: Io) {
  const forOthers = FOR_OTHERS.find((name) => options[name] !== undefined);
  if (forOthers) {
    throw new Refusal(
      `--${forOthers} lets others take part, and they do so in one workspace: name the folder of one, not “${typed}”.`,
    );
  }
  const list = (): Promise<Listing> => findDocuments(['.'], { ...io, cwd: folder });
  const { found } = await list();
  if (found.length === 0) {
    throw new Refusal(
      `There is no SPEC.md in ${folder}, and no other Markdown file in or below it; “specwalk init FILE.md” makes a workspace of a specification.`,
    );
  }
  const log = (sentence: string) => io.err(`${sentence}\n`);
  const served = await serveDocumentLibrary({
    folder,
    list,
    make: makerIn(folder, io),
    cwd: io.cwd,
    port,
    assets,
    env: io.env,
    log,
  });
  if ('problem' in served) throw new Refusal(served.problem);
  return served;
}

/** Makes a workspace of one document, read together with all others of its folder: what they have in common says nothing. */
function makerIn(folder: string, io: Io): MakeWorkspace {
  return async ({ file, path }) => {
    const { found } = await findDocuments(['.'], { ...io, cwd: folder });
    const document = found.find((one) => one.file === file);
    if (!document) return { problem: gone(path) };
    const plan = planOf(found, { cwd: folder, folder: undefined });
    const { members, troubles: diagnostics } = await readAsFamily(plan, []);
    const member = members.find(({ making }) => making.document === document || join(making.root, SPEC_FILE) === file);
    if (!member) return { problem: plan.troubles.get(document) ?? diagnostics.get(document) ?? gone(path) };
    if (member.raises > MAX_AT_ONCE) return { problem: tooLong(member) };
    try {
      await makeWorkspace(member, io);
      return { root: member.making.root };
    } catch (error) {
      if (error instanceof Refusal) return { problem: error.message };
      throw error;
    }
  };
}

function gone(path: string): string {
  return `There is no ${path} any more; load the page again.`;
}

function tooLong({ making, raises }: Member): string {
  const [many, most] = [raises, MAX_AT_ONCE].map((count) => count.toLocaleString('en'));
  return `${making.document.path} would put ${many} new questions on the list, more than ${most}, so nothing was made; split it into smaller documents, or allow it on the command line.`;
}
