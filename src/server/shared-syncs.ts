/**
 * Syncs of folders, shared by all who wait: of fifty who put a file into the same folder at the same moment, each needs
 * a sync that begins after their file has its name, and one serves them all.
 *
 * @param sync makes the names in a folder last
 */
export function sharedSyncs(sync: (folder: string) => Promise<void>): (folder: string) => Promise<void> {
  const running = new Map<string, Promise<void>>();
  const next = new Map<string, Promise<void>>();

  const begin = (folder: string) => {
    const begun = sync(folder).finally(() => {
      if (running.get(folder) === begun) running.delete(folder);
    });
    running.set(folder, begun);
    return begun;
  };

  return (folder) => {
    const now = running.get(folder);
    if (!now) return begin(folder);
    const waiting = next.get(folder);
    if (waiting) return waiting;
    const after = now
      .catch(() => undefined)
      .then(() => {
        next.delete(folder);
        return begin(folder);
      });
    next.set(folder, after);
    return after;
  };
}
