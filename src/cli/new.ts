import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { shellWord } from '#core/gaps.ts';
import { capitalize, SPEC_FILE, withCount } from '#core/index.ts';
import { ninePoints } from '#core/parsing.ts';
import { openFolder } from '#server/index.ts';
import { type CliCommand, CliError } from './base/command.ts';
import { makeFolder, withWorkspace } from './base/workspace-folder.ts';
import { relativePath } from './init/plan-workspaces.ts';

/** `specwalk new`: where there is nothing yet but an idea. */
export const begin: CliCommand = {
  name: 'new',
  usage: 'FOLDER',
  summary: `Begins a specification from nothing: ${SPEC_FILE} with the nine points of a product, and the questions about them.`,
  options: {},
  run: async ({ paths: [path, more] }, io) => {
    if (!path || more !== undefined) throw new CliError('new takes the folder to begin in.');
    const root = resolve(io.cwd, path);
    const named = shellWord(relativePath(root, io.cwd));
    if (existsSync(join(root, SPEC_FILE)))
      throw new CliError(`There is a ${SPEC_FILE} in ${path} already; “specwalk ${named}” serves it.`);
    makeFolder(root);
    await openFolder(root).create(SPEC_FILE, ninePoints(titleOf(root)));
    await withWorkspace({ root, name: basename(root) }, async (live) => {
      const { trouble } = await live.raiseStanding();
      if (trouble) throw new CliError(trouble);
      const { questions } = live.workspace();
      io.out(`${withCount(questions.length, 'question')} about nothing but an idea. Now: specwalk ${named}\n`);
    });
    return 0;
  },
};

/** “pet-clinic” → “Pet clinic” */
export function titleOf(root: string): string {
  return (
    capitalize(
      basename(root)
        .replace(/[-_.\s]+/g, ' ')
        .trim(),
    ) || 'A new product'
  );
}
