import { existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LEDGER_FILE, SPEC_FILE } from '#core/index.ts';

const FILE = '.gitattributes';
const TEXT = `# Written by Specwalk. Git keeps the lines of both branches, and Specwalk writes the decided text anew from the facts.
${[SPEC_FILE, LEDGER_FILE].map((path) => `/${path} merge=union\n`).join('')}`;

/**
 * Lets a plain `git merge` join two branches in which people have answered, unless the folder has rules of its own. Why:
 * src/decisions/037-two-clones-joined-by-git.md.
 */
export function writeGitAttributes(root: string): void {
  if (!isInGit(root)) return;
  try {
    writeFileSync(join(root, FILE), TEXT, { flag: 'wx' });
  } catch {
    // A folder that cannot be written to says so with the first answer.
  }
}

function isInGit(folder: string): boolean {
  if (existsSync(join(folder, '.git'))) return true;
  const parent = dirname(folder);
  return parent !== folder && isInGit(parent);
}
