import { execFile, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);

test('the packed program runs by itself in an empty folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'specwalk-packed-'));
  try {
    await run('npm', ['pack', '--ignore-scripts', '--pack-destination', folder]);
    const [packed = ''] = readdirSync(folder);
    const cwd = join(folder, 'empty');
    cpSync('SPEC.md', join(cwd, 'SPEC.md'), { recursive: true });
    await run('npm', ['install', '--no-audit', '--no-fund', '--offline', resolve(folder, packed)], { cwd });
    expect(readdirSync(join(cwd, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['specwalk']);
    const { stdout } = await run('npx', ['--offline', 'specwalk', 'init', 'SPEC.md'], { cwd });
    expect(stdout).toMatch(/^\d+ questions are on the list/);
    await run('npx', ['--offline', 'specwalk', 'check'], { cwd });
    expect(statSync(resolve(folder, packed)).size).toBeLessThan(2_100_000);
    await servesItsPage(join(cwd, 'node_modules/specwalk/dist/cli/specwalk.js'), cwd);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** Its page is packed compressed alone; whoever does not take that gets it all the same. */
async function servesItsPage(program: string, cwd: string): Promise<void> {
  const server = spawn(process.execPath, [program, '--port', '0'], { cwd });
  try {
    const url = await new Promise<string>((found) => {
      server.stdout.on('data', (said) => {
        const [url] = /http:\S+/.exec(String(said)) ?? [];
        if (url !== undefined) found(url);
      });
    });
    const page = await (await fetch(url)).text();
    const [script = ''] = /\/assets\/index-[^"]+\.js/.exec(page) ?? [];
    for (const encoding of ['gzip', 'identity']) {
      const answer = await fetch(url + script, { headers: { 'accept-encoding': encoding } });
      expect(answer.headers.get('content-encoding')).toBe(encoding === 'gzip' ? 'gzip' : null);
      expect(await answer.text()).toContain('import');
    }
  } finally {
    server.kill();
  }
}

test('the ledger and the filled specification of this repository are up to date', async () => {
  const { code, stdout, stderr } = await run(process.execPath, ['dist/cli/specwalk.js', 'check', '.']).then(
    (done) => ({ code: 0, ...done }),
    (error) => error,
  );
  expect(code, stdout + stderr).toBe(0);
});
