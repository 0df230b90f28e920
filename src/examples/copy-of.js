import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { createServer } from 'vite';

/**
 * An example in a temporary folder, made from its story, so that whatever is said there changes nothing here. The words
 * are those of the command line: the first one without a dash names the example; by default the closed one.
 *
 * @param {readonly string[]} words
 */
export async function copyOf(words) {
  const [name = 'tool-library'] = words.filter((word) => /^[a-z]/.test(word));
  const vite = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  const { filesOfExample, NAMES } = await vite.ssrLoadModule(resolve('src/examples/by-name.ts'));
  const files = await filesOfExample(name);
  await vite.close();
  if (!files) {
    process.stderr.write(`There is no example “${name}”; there are ${NAMES.join(', ')}.\n`);
    process.exit(2);
  }
  const folder = join(mkdtempSync(join(tmpdir(), 'specwalk-')), name);
  for (const { path, text } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return { folder, options: words.filter((word) => word !== name) };
}
