import { readFileSync } from 'node:fs';

/** Resident memory of a process in megabytes; NaN where the system does not tell. */
export function resident(pid: number | undefined): number {
  try {
    const [, kilobytes = ''] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1_024;
  } catch {
    return Number.NaN;
  }
}
