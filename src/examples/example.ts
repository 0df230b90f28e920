import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { readWorkspace } from '../core/workspace/read-workspace.ts';
import type { Snapshot } from '../core/workspace/workspace.ts';
import type { StoryFile } from './book.ts';
import { filesOfExample } from './by-name.ts';

const told = new Map<string, Promise<readonly StoryFile[]>>();

/** The texts of an example by path. */
export async function exampleFiles(name: string): Promise<Readonly<Record<string, string>>> {
  return Object.fromEntries((await filesOf(name)).map(({ path, text }) => [path, text]));
}

/** An example as it is read from the files that its story makes. */
export async function example(name: string): Promise<Snapshot> {
  return readWorkspace(await filesOf(name), name);
}

/** The example in which everything is decided. */
export function closedExample(): Promise<Snapshot> {
  return example('tool-library');
}

function filesOf(name: string): Promise<readonly StoryFile[]> {
  const files = told.get(name) ?? toldOnce(name);
  told.set(name, files);
  return files;
}

/** A story is told once for all workers of a run, where they have a folder for it: it takes seconds. */
async function toldOnce(name: string): Promise<readonly StoryFile[]> {
  const folder = inject('stories');
  const kept = folder && join(folder, `${name}.json`);
  const before = kept && leftBefore(kept);
  if (before) return before;
  const files = await filesOfExample(name);
  if (!files) throw new Error(`There is no example “${name}”.`);
  if (!kept) return files;
  // Whoever reads finds all of it or nothing.
  const whole = `${kept}.${process.pid}`;
  writeFileSync(whole, JSON.stringify(files));
  renameSync(whole, kept);
  return files;
}

function leftBefore(path: string): readonly StoryFile[] | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}
