// Parses every file that is named with the parser that Specwalk reads with, and does nothing else.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parser } from '@lezer/markdown';

for (const path of process.argv.slice(2)) {
  const files = statSync(path).isDirectory() ? readdirSync(path).map((name) => join(path, name)) : [path];
  for (const file of files) parser.parse(readFileSync(file, 'utf8'));
}
