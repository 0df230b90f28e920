import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { documentGaps } from '../reports/gaps/report.ts';
import { readSpec } from './read.ts';

const FOLDER = 'fixtures/specs';
/** `UPDATE_FIXTURES=1` writes the expected readings again; otherwise a missing one fails. */
const update = process.env.UPDATE_FIXTURES === '1';

test.each(readdirSync(FOLDER).filter((name) => name.endsWith('.md')))('%s is read as expected', (name) => {
  const reading = documentGaps(readSpec(readFileSync(join(FOLDER, name), 'utf8'), name), name);
  const expected = join(FOLDER, name.replace(/\.md$/, '.json'));
  if (update) writeFileSync(expected, `${JSON.stringify(reading, null, 2)}\n`);
  expect(existsSync(expected), `${expected} is missing`).toBe(true);
  expect(reading).toEqual(JSON.parse(readFileSync(expected, 'utf8')));
});
