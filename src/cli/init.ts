import { existsSync, mkdirSync, statSync } from 'node:fs';
import { basename, dirname, extname, relative, resolve } from 'node:path';
import { SPEC_FILE } from '#core/index.ts';
import { openFolder } from '#server/index.ts';
import { type CliCommand, Refusal } from './command.ts';
import { withPlace } from './open-place.ts';
import { readDocument } from './read-document.ts';

/** `specwalk init`: a workspace of any Markdown specification, with a question for every gap. */
export const init: CliCommand = {
  name: 'init',
  usage: 'SPEC.md [FOLDER]',
  summary: 'Makes a workspace of a Markdown specification: one question for every gap, and the list of them.',
  more: `A file named ${SPEC_FILE} stays where it is and its folder becomes the workspace. Any other file is copied, byte for byte,
to ${SPEC_FILE} in FOLDER (by default a folder named like the file, beside it).`,
  options: {},
  run: async ({ paths }, io) => {
    const [path, folder, more] = paths;
    if (!path || more) throw new Refusal('init takes one Markdown file, and a folder if you like.');
    const given = resolve(io.cwd, path);
    const text = readDocument(given, path);
    const root = resolve(io.cwd, folder ?? ownFolder(given));
    if (resolve(root, SPEC_FILE) !== given) await copyInto(root, text);
    const { raised, trouble } = await withPlace({ root, name: basename(root) }, (live) =>
      live.raiseStanding(),
    );
    if (trouble) throw new Refusal(trouble);
    const shown = relative(io.cwd, root) || '.';
    io.out(`${raised.length} questions are on the list in ${shown}. Now: specwalk ${shown}\n`);
    return 0;
  },
};

/** Where the workspace of a file lies when nobody says: its own folder, or one named like it. */
function ownFolder(file: string): string {
  return basename(file) === SPEC_FILE ? dirname(file) : resolve(dirname(file), basename(file, extname(file)));
}

async function copyInto(root: string, text: string): Promise<void> {
  if (existsSync(root) && !statSync(root).isDirectory())
    throw new Refusal(`${root} is a file; name a folder.`);
  mkdirSync(root, { recursive: true });
  if ((await openFolder(root).create(SPEC_FILE, text)) === 'taken') {
    throw new Refusal(`There is another ${SPEC_FILE} in ${root} already; name another folder.`);
  }
}
