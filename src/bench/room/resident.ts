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

/** Processor time that a process has used, in milliseconds; NaN where the system does not tell. */
export function busy(pid: number | undefined): number {
  try {
    // After the name, which may have spaces; both in hundredths of a second.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return Number.NaN;
  }
}
