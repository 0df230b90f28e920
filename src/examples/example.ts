import { readWorkspace } from '../core/workspace/read-workspace.ts';
import type { Snapshot } from '../core/workspace/workspace.ts';
import { filesOfExample } from './by-name.ts';

/** The texts of an example by path. */
export async function exampleFiles(name: string): Promise<Readonly<Record<string, string>>> {
  const files = await filesOfExample(name);
  if (!files) throw new Error(`There is no example “${name}”.`);
  return Object.fromEntries(files.map(({ path, text }) => [path, text]));
}

/** An example as it is read from the files that its story makes. */
export async function example(name: string): Promise<Snapshot> {
  return readWorkspace((await filesOfExample(name)) ?? [], name);
}

/** The example in which everything is decided. */
export function closedExample(): Promise<Snapshot> {
  return example('tool-library');
}
