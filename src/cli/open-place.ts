import {
  type LiveWorkspace,
  type Outside,
  openFolder,
  openLiveWorkspace,
  type Store,
} from '#server/index.ts';
import { Refusal } from './command.ts';
import type { Place } from './place.ts';

/**
 * Opens a workspace for one command and closes it again. Refuses one whose SPEC.md cannot be read. `outside`: what lies
 * around it, for a command that asks for the document it was copied from.
 */
export async function withPlace<T>(
  { root, name }: Place,
  work: (live: LiveWorkspace, store: Store) => Promise<T>,
  outside?: Outside,
): Promise<T> {
  const store = openFolder(root);
  const live = await openLiveWorkspace({ store, name, now: () => new Date(), ...(outside && { outside }) });
  try {
    const problem = live.problem();
    if (problem) throw new Refusal(problem);
    return await work(live, store);
  } finally {
    await live.close();
  }
}
