import { spawnSync } from 'node:child_process';
import { copyOf } from './copy-of.js';

// `npm run example`: an example in a browser. `npm run example half-answered -- --port 4748` opens another one, at
// another port.
const { folder, options } = await copyOf(process.argv.slice(2));
const { status } = spawnSync(process.execPath, ['dist/cli/specwalk.js', folder, '--open', ...options], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
