import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// `npm run example`: the closed example in a browser, on a copy, so that whatever is said there changes nothing here.
const EXAMPLE = 'tool-library';
const copy = join(mkdtempSync(join(tmpdir(), 'specwalk-')), EXAMPLE);
cpSync(`fixtures/workspaces/${EXAMPLE}`, copy, { recursive: true });
const { status } = spawnSync(process.execPath, ['dist/cli/specwalk.js', copy, '--open'], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
