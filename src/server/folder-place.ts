import { type BigIntStats, statSync } from 'node:fs';

/** Tells the folder that was opened from any other that may come to stand at its path. */
export interface FolderPlace {
  /** Why the folder there is not the one that was opened, as a sentence; null: it is. */
  readonly trouble: () => string | null;
}

/** Remembers which folder stands at a path right now. */
export function openPlace(root: string): FolderPlace {
  const opened = folderAt(root);
  return {
    trouble: () => {
      const now = folderAt(root);
      if (!now)
        return `Nothing can be saved: the folder ${root} is gone. Put it back, and Specwalk goes on by itself.`;
      if (opened && isSame(opened, now)) return null;
      return `Nothing can be saved: another folder stands at ${root} now. Put the first one back, and Specwalk goes on by itself; to serve the new one, start Specwalk again.`;
    },
  };
}

function folderAt(path: string): BigIntStats | null {
  try {
    const status = statSync(path, { bigint: true });
    return status.isDirectory() ? status : null;
  } catch {
    return null;
  }
}

/** A disk soon gives the number of a removed folder to a new one, so their births are compared as well. */
function isSame(opened: BigIntStats, now: BigIntStats): boolean {
  if (opened.dev !== now.dev || opened.ino !== now.ino) return false;
  return opened.birthtimeNs === now.birthtimeNs || (hasNoBirth(opened) && hasNoBirth(now));
}

/** Disks that do not know it give the time of the last change instead, or none. */
function hasNoBirth({ birthtimeNs, ctimeNs }: BigIntStats): boolean {
  return birthtimeNs === ctimeNs || birthtimeNs <= 0n;
}
