import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A table that breaks words rather than grow would break “receptionist” before its last letter. */
test.each([
  ['../placeholders.css', '.roles-who-row'],
  ['../purpose/purpose.css', '.purpose-person'],
])('%s: %s makes room for a whole word', (file, selector) => {
  const css = readFileSync(new URL(file, import.meta.url), 'utf8');
  const [, rule = ''] = css.split(`\n${selector} {`);
  expect(rule.slice(0, rule.indexOf('}'))).toContain('overflow-wrap: break-word;');
});
