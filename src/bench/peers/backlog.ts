import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { largeQuestions } from '../large-workspace.ts';
import type { Served } from '../served.ts';
import { installed } from './installed.ts';

/** A project of Backlog.md with as many tasks as a workspace has questions, with the same words, outside of Git. */
export function backlogProject(tasks: number): string {
  const root = mkdtempSync(join(tmpdir(), 'specwalk-backlog-'));
  const plain = ['--defaults', '--no-git', '--integration-mode', 'none', '--auto-open-browser', 'false'];
  execFileSync(program(), ['init', 'Bench', ...plain], { cwd: root, stdio: 'ignore' });
  mkdirSync(join(root, 'backlog/tasks'), { recursive: true });
  for (const [at, { ask, why }] of largeQuestions(tasks).entries())
    writeFileSync(join(root, `backlog/tasks/task-${at + 1} - Asked-${at}.md`), taskFile(at + 1, ask, why));
  return root;
}

function taskFile(id: number, title: string, words: string): string {
  const head = `id: TASK-${id}\ntitle: ${JSON.stringify(title)}\nstatus: To Do\nassignee: []\ncreated_date: '2026-01-01 00:00'`;
  const body = `<!-- SECTION:DESCRIPTION:BEGIN -->\n${words}\n<!-- SECTION:DESCRIPTION:END -->`;
  return `---\n${head}\nlabels: []\ndependencies: []\nordinal: ${id * 1000}\n---\n\n## Description\n\n${body}\n`;
}

/** Starts its page on a project and waits until it has answered with all tasks. */
export async function servedBacklog(root: string): Promise<Served> {
  const port = await freePort();
  const start = performance.now();
  const child = spawn(program(), ['browser', '--no-open', '--non-interactive', '--port', String(port)], { cwd: root });
  await said(child, `127.0.0.1:${port}`);
  const url = `http://127.0.0.1:${port}`;
  await (await fetch(`${url}/api/tasks`)).json();
  const coldStart = performance.now() - start;
  const close = async () => {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await gone;
  };
  return { url, pid: child.pid, coldStart, close };
}

function program(): string {
  return join(installed('backlog'), 'node_modules/.bin/backlog');
}

function said(child: ChildProcess, words: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let all = '';
    child.stdout?.on('data', (chunk) => {
      all += String(chunk);
      if (all.includes(words)) resolve();
    });
    child.once('exit', (code) => reject(new Error(`Backlog.md ended with ${code}: ${all}`)));
  });
}

/** Backlog.md wants to be told a port; ours finds its own. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
