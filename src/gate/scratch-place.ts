import { accessSync, constants, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const IN_MEMORY = '/dev/shm';
/** In bytes; a whole run takes less than a tenth. */
const ENOUGH = 2 ** 31;

/**
 * Where the tests lay out their folders: in memory where there is room, for a workspace writes everything through to the
 * disk, and how fast a disk is must not matter. Else, or where one was named, where temporary files belong.
 */
export function scratchPlace(): string {
  if (process.env.TMPDIR) return process.env.TMPDIR;
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    if (bavail * bsize < ENOUGH) return tmpdir();
    tryToRun(IN_MEMORY);
    return IN_MEMORY;
  } catch {
    return tmpdir();
  }
}

/** Throws where no program may lie: in containers, memory is often such a place. */
function tryToRun(place: string): void {
  const folder = mkdtempSync(join(place, 'specwalk-try-'));
  try {
    writeFileSync(join(folder, 'program'), '', { mode: 0o755 });
    accessSync(join(folder, 'program'), constants.X_OK);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
