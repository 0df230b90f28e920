import { cpSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A copy of an example in a temporary folder, so that whatever is said there changes nothing here. The words are those
 * of the command line: the first one without a dash names the example; by default the closed one.
 *
 * @param {readonly string[]} words
 */
export function copyOf(words) {
  const [name = 'tool-library'] = words.filter((word) => /^[a-z]/.test(word));
  const names = readdirSync('fixtures/workspaces');
  if (!names.includes(name)) {
    process.stderr.write(`There is no example “${name}”; there are ${names.join(', ')}.\n`);
    process.exit(2);
  }
  const folder = join(mkdtempSync(join(tmpdir(), 'specwalk-')), name);
  cpSync(`fixtures/workspaces/${name}`, folder, { recursive: true });
  return { folder, options: words.filter((word) => word !== name) };
}
