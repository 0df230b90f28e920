import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const run = promisify(execFile);

/** Exit code and all that a tool of this repository said. */
async function tool(name: string, ...args: readonly string[]): Promise<{ code: number; said: string }> {
  try {
    const { stdout, stderr } = await run(join('node_modules', '.bin', name), args, { maxBuffer: 1 << 24 });
    return { code: 0, said: stdout + stderr };
  } catch (error) {
    const { code = 1, stdout = '', stderr = '' } = error as { code?: number; stdout?: string; stderr?: string };
    return { code, said: stdout + stderr };
  }
}

describe.concurrent('the house', () => {
  test('types hold in every layer', async ({ expect }) => {
    expect(await tool('tsc', '-b')).toEqual({ code: 0, said: '' });
  });

  test('lint and format hold', async ({ expect }) => {
    const { code, said } = await tool('biome', 'ci', '--colors=off', '--reporter=summary');
    expect(code, said).toBe(0);
  });

  test('no file, export or dependency is dead', async ({ expect }) => {
    const { code, said } = await tool('knip', '--no-progress');
    expect(code, said).toBe(0);
  });
});

describe('a forbidden import is caught', () => {
  const wrong: readonly [layer: string, line: string][] = [
    ['core', "import 'react';"],
    ['core', "import '#server/index.ts';"],
    ['core', "import '../server/index.ts';"],
    ['core', "import 'node:fs';"],
    ['app', "import '#server/index.ts';"],
    ['app', "import '../server/index.ts';"],
    ['app', "import '#core/parsing.ts';"],
    ['server', "import '../app/main.tsx';"],
    ['server', "import 'react';"],
    ['cli', "import '../app/main.tsx';"],
    ['core', "import '#testing/core/walked.ts';"],
    ['app', "import '#testing/core/walked.ts';"],
    ['server', "import '../testing/server/scratch.ts';"],
    ['cli', "import '../testing/server/scratch.ts';"],
  ];

  const folders: string[] = [];
  const files: string[] = [];
  let said = '';
  beforeAll(async () => {
    for (const [layer, line] of wrong) {
      const folder = mkdtempSync(join('src', layer, 'wrong-'));
      folders.push(folder);
      files.push(join(folder, 'wrong.ts'));
      writeFileSync(join(folder, 'wrong.ts'), `${line.replace("'../", "'../../")}\n`);
    }
    // One run for all of them: to start it takes longer than to look.
    ({ said } = await tool('biome', 'lint', '--colors=off', '--max-diagnostics=none', ...files));
  });
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  test.each(wrong.map(([layer, line], at) => ({ layer, line, at })))('$layer: $line', ({ at }) => {
    const found = said.split('\n').filter((one) => one.startsWith(`${files[at]}:`));
    expect(found.join('\n'), said).toMatch(/noRestrictedImports|noNodejsModules/);
  });
});
