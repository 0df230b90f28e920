import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
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
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the ledger and the filled specification of this repository are up to date', async () => {
  const { code, stdout, stderr } = await run(process.execPath, ['dist/cli/specwalk.js', 'check', '.']).then(
    (done) => ({ code: 0, ...done }),
    (error) => error,
  );
  expect(code, stdout + stderr).toBe(0);
});
