import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** What a program took. */
export interface Run {
  readonly seconds: number;
  /** Seconds of processor time, which is what others leave as it is. */
  readonly busy: number;
  /** Largest resident memory in MB. */
  readonly megabytes: number;
}

const PIN = '/usr/bin/taskset';
const PEAK = /peak (\d+) (\d+)\n?$/;
/** Tells the peak and the microseconds at the end, whatever the program does. */
const TELL = `import { writeSync } from 'node:fs'; process.on('exit', () => { const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage(); writeSync(2, 'peak ' + maxRSS + ' ' + (userCPUTime + systemCPUTime) + '\\n'); });`;

/** Runs a Node program on one core of this machine and tells what it took. Throws where it could not run. */
export function onOneCore(script: string, args: readonly string[]): Run {
  return run(script, args, existsSync(PIN) ? [PIN, '-c', '0'] : []);
}

/** The same on all cores. */
export function onAllCores(script: string, args: readonly string[]): Run {
  return run(script, args, []);
}

function run(script: string, args: readonly string[], pin: readonly string[]): Run {
  const node = [process.execPath, '--import', `data:text/javascript,${encodeURIComponent(TELL)}`];
  const [program = '', ...rest] = [...pin, ...node];
  const start = performance.now();
  const done = spawnSync(program, [...rest, script, ...args], { encoding: 'utf8', maxBuffer: 1e9 });
  const seconds = (performance.now() - start) / 1000;
  const peak = PEAK.exec(done.stderr);
  if (!peak) throw new Error(`${script} did not run: ${failure(done)}`);
  return { seconds, busy: Number(peak[2]) / 1e6, megabytes: Number(peak[1]) / 1024 };
}

function failure({ stderr, error }: SpawnSyncReturns<string>): string {
  return error?.message ?? stderr.slice(-500);
}
