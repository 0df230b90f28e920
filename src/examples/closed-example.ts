import { readWorkspace } from '../core/workspace/read-workspace.ts';
import type { Snapshot } from '../core/workspace/workspace.ts';
import { filesIn } from './files-in.ts';

/** An example as it stands on disk. */
export function example(name: 'tool-library' | 'half-answered' | 'untouched'): Snapshot {
  const files = Object.entries(filesIn(`fixtures/workspaces/${name}`));
  return readWorkspace(
    files.map(([path, text]) => ({ path, text })),
    name,
  );
}

/** The example in which everything is decided. */
export function closedExample(): Snapshot {
  return example('tool-library');
}
