import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { type Scratch, scratch } from '#testing/server/scratch.ts';
import { openFolder } from './folder-store.ts';

const KILLS = 10;
/** How many answers the child writes at the same time. */
const WRITERS = 8;

/** Writes answers for ever, and prints the path of each once the store has it. */
const CHILD = `
import { openFolder } from ${JSON.stringify(fileURLToPath(new URL('./folder-store.ts', import.meta.url)))};
const [root, run] = process.argv.slice(2);
const store = openFolder(root);
const write = async (writer) => {
  for (let at = 0; ; at += 1) {
    const path = \`questions/q\${at % 3}/responses/run\${run}-\${writer}-\${at}.md\`;
    if ((await store.create(path, path.repeat(200))) === 'created') process.stdout.write(path + '\\n');
  }
};
for (let writer = 0; writer < ${WRITERS}; writer += 1) void write(writer);
`;

async function childProgram(disk: Scratch): Promise<string> {
  disk.put('child/entry.js', CHILD);
  await build({
    configFile: false,
    logLevel: 'error',
    build: { ssr: join(disk.root, 'child/entry.js'), outDir: join(disk.root, 'child/out'), target: 'node20' },
  });
  return join(disk.root, 'child/out/entry.js');
}

/** Runs the child until some answers are acknowledged, kills it, and returns the acknowledged paths. */
function runAndKill(program: string, root: string, run: number): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, root, String(run)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    child.on('error', reject);
    child.stdout.on('data', (chunk) => {
      said += chunk;
      if (said.split('\n').length > 10 + run * 6) child.kill('SIGKILL');
    });
    child.on('close', () => resolve(said.split('\n').slice(0, -1)));
  });
}

test('kill -9 in the middle of writing: every acknowledged answer is there, whole', async () => {
  const disk = scratch();
  const program = await childProgram(disk);
  const workspace = join(disk.root, 'workspace');
  disk.put('workspace/SPEC.md', '');
  for (let run = 0; run < KILLS; run += 1) {
    const acknowledged = await runAndKill(program, workspace, run);
    expect(acknowledged.length).toBeGreaterThanOrEqual(10);
    for (const path of acknowledged) expect(readFileSync(join(workspace, path), 'utf8')).toBe(path.repeat(200));
  }
  for (const path of await openFolder(workspace).list()) {
    if (path !== 'SPEC.md') expect(disk.text(`workspace/${path}`)).toBe(path.repeat(200));
  }
});
