import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** What a program took on one core. */
export interface Run {
  readonly seconds: number;
  /** Largest resident memory in MB. */
  readonly megabytes: number;
  readonly output: string;
}

const PIN = '/usr/bin/taskset';
const PEAK = /peak (\d+)\n?$/;
/** Tells the peak at the end, whatever the program does. */
const TELL = `import { writeSync } from 'node:fs'; process.on('exit', () => { writeSync(2, 'peak ' + process.resourceUsage().maxRSS + '\\n'); });`;

/** Runs a Node program on one core of this machine and tells what it took. Throws where it could not run. */
export function onOneCore(script: string, args: readonly string[]): Run {
  const node = [process.execPath, '--import', `data:text/javascript,${encodeURIComponent(TELL)}`];
  const [program = '', ...rest] = existsSync(PIN) ? [PIN, '-c', '0', ...node] : node;
  const start = performance.now();
  const done = spawnSync(program, [...rest, script, ...args], { encoding: 'utf8', maxBuffer: 1e9 });
  const seconds = (performance.now() - start) / 1000;
  const peak = PEAK.exec(done.stderr);
  if (!peak) throw new Error(`${script} did not run: ${failure(done)}`);
  return { seconds, megabytes: Number(peak[1]) / 1024, output: done.stdout };
}

function failure({ stderr, error }: SpawnSyncReturns<string>): string {
  return error?.message ?? stderr.slice(-500);
}
