import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// `npm run example`: an example in a browser, on a copy, so that whatever is said there changes nothing here; by
// default the closed one. `npm run example half-answered -- --port 4748` opens another one, at another port.
const given = process.argv.slice(2);
const [name = 'tool-library'] = given.filter((word) => /^[a-z]/.test(word));
const options = given.filter((word) => word !== name);
const names = readdirSync('fixtures/workspaces');
if (!names.includes(name)) {
  process.stderr.write(`There is no example “${name}”; there are ${names.join(', ')}.\n`);
  process.exit(2);
}
const copy = join(mkdtempSync(join(tmpdir(), 'specwalk-')), name);
cpSync(`fixtures/workspaces/${name}`, copy, { recursive: true });
const { status } = spawnSync(process.execPath, ['dist/cli/specwalk.js', copy, '--open', ...options], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
