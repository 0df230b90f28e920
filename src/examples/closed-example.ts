import { readWorkspace } from '../core/read-workspace.ts';
import type { Snapshot } from '../core/workspace.ts';
import { filesIn } from './files-in.ts';

type Name = 'tool-library' | 'half-answered' | 'untouched';

/** As they were read: the largest has a thousand files. */
const read = new Map<Name, Snapshot>();

/** An example as it stands on disk. */
export function example(name: Name): Snapshot {
  const known = read.get(name);
  if (known) return known;
  const files = Object.entries(filesIn(`fixtures/workspaces/${name}`));
  const snapshot = readWorkspace(
    files.map(([path, text]) => ({ path, text })),
    name,
  );
  read.set(name, snapshot);
  return snapshot;
}

/** The example in which everything is decided. */
export function closedExample(): Snapshot {
  return example('tool-library');
}
