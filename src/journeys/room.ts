import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { expect, onTestFinished, TestRunner, vi } from 'vitest';
import { browserOfTheWorker } from './browser.ts';
import { AWAITED } from './patience.ts';
import { Person, type PersonOptions } from './person.ts';

/** A workspace on disk, served by the built program, with people at browsers of their own. */
export interface Room {
  readonly root: string;
  readonly url: string;
  /** What the program said when it began. */
  readonly said: string;
  /** Somebody with a browser of their own, who leaves when the test is over in which they sat down. */
  person(options?: PersonOptions): Promise<Person>;
  /** Texts of the workspace's files by path; hidden ones are on their way to a name and not there yet. */
  files(under?: string): Readonly<Record<string, string>>;
  read(path: string): string;
  write(path: string, text: string): void;
  /** Ends the server as a pulled plug would. */
  pullPlug(): Promise<void>;
  /** Starts it again at the same address, or at another port; or another build of the program. */
  startAgain(port?: number, program?: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Lays out a workspace, or documents and workspaces in folders, in a temporary folder and serves it, with more on the
 * command line where asked for. Without any SPEC.md: this repository's own.
 */
export async function openRoom(
  files: Readonly<Record<string, string>> = {},
  more: readonly string[] = [],
): Promise<Room> {
  // Always the same name: the sample records of the prototype are made from it.
  const root = join(mkdtempSync(join(tmpdir(), 'specwalk-room-')), 'room');
  mkdirSync(root);
  if (!Object.keys(files).some((path) => path.endsWith('SPEC.md'))) cpSync('SPEC.md', join(root, 'SPEC.md'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const [path, text] of Object.entries(files)) write(path, text);
  const { url, said, ...begun } = await serve(root, 0, more);
  let { child } = begun;
  const people: Person[] = [];
  await allIsAsked(root);
  return {
    root,
    url,
    said,
    write,
    person: async (options) => {
      const person = await Person.sitDown(await browserOfTheWorker(), options?.url ?? url, options);
      people.push(person);
      if (TestRunner.getCurrentTest() && !options?.stays) onTestFinished(() => person.closes());
      return person;
    },
    files: (under = '') => readAll(root, under),
    read: (path) => readFileSync(join(root, path), 'utf8'),
    pullPlug: () => end(child, 'SIGKILL'),
    startAgain: async (port = Number(new URL(url).port), program = PROGRAM) => {
      ({ child } = await serve(root, port, more, program));
    },
    close: async () => {
      await Promise.all(people.map((person) => person.closes()));
      await end(child, 'SIGTERM');
      rmSync(dirname(root), { recursive: true, force: true });
    },
  };
}

/** Waits until what a specification asks is on the list: it is served before, and the ledger is written after. */
async function allIsAsked(root: string): Promise<void> {
  const spec = join(root, 'SPEC.md');
  const hasSections = existsSync(spec) && /^#/m.test(readFileSync(spec, 'utf8'));
  if (!hasSections) return;
  const isListed = () => expect(existsSync(join(root, 'SPEC_GAPS.md'))).toBe(true);
  await vi.waitFor(isListed, { timeout: AWAITED, interval: 20 });
}

interface Served {
  readonly child: ChildProcess;
  readonly url: string;
  readonly said: string;
}

const PROGRAM = 'dist/cli/specwalk.js';

async function serve(root: string, port: number, more: readonly string[], program = PROGRAM): Promise<Served> {
  const child = spawn(process.execPath, [program, root, '--port', String(port), ...more], {
    env: { ...process.env, XDG_STATE_HOME: join(root, '..', `${root.split('/').at(-1)}-state`) },
  });
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += String(chunk);
      const found = /http:\/\/[\d.:a-z]+/.exec(said);
      if (found && said.includes('Ctrl C stops it.')) resolve(found[0]);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${said}`)));
  });
  return { child, url, said };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await gone;
}

function readAll(root: string, under: string): Record<string, string> {
  const folder = join(root, under);
  if (!existsSync(folder)) return {};
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.name.startsWith('.'),
  );
  return Object.fromEntries(
    entries.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [relative(root, path), readFileSync(path, 'utf8')];
    }),
  );
}

/** Waits until the files say so; what a page has done is on disk within moments. */
export async function eventually(check: () => void | Promise<void>): Promise<void> {
  await expect
    .poll(
      async () => {
        try {
          await check();
          return 'as expected';
        } catch (error) {
          return error instanceof Error ? error.message : String(error);
        }
      },
      { interval: 50 },
    )
    .toBe('as expected');
}
