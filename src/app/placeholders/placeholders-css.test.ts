import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const CSS = readFileSync(new URL('placeholders.css', import.meta.url), 'utf8');

/** A table that breaks words rather than grow would break “receptionist” before its last letter. */
test.each(['.roles-who-row', '.purpose-person'])('%s makes room for a whole word', (selector) => {
  const [, rule = ''] = CSS.split(`\n${selector} {`);
  expect(rule.slice(0, rule.indexOf('}'))).toContain('overflow-wrap: break-word;');
});
