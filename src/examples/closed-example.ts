import { readWorkspace } from '../core/read-workspace.ts';
import type { Snapshot } from '../core/workspace.ts';
import { filesIn } from './files-in.ts';

/** The example in which everything is decided, as it stands on disk. */
export function closedExample(): Snapshot {
  const files = Object.entries(filesIn('fixtures/workspaces/tool-library'));
  return readWorkspace(
    files.map(([path, text]) => ({ path, text })),
    'tool-library',
  );
}
