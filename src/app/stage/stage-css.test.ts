import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('on a small screen a question that comes up over the page leaves in sight that the line is down', () => {
  const css = readFileSync(new URL('./stage.css', import.meta.url), 'utf8');
  const [, small = ''] = css.split('@media screen and (max-width: 900px) {');
  const [, rule = ''] = small.split('.dock, .bubble:popover-open)) .trouble[role="status"] {');
  expect(rule.slice(0, rule.indexOf('}'))).toMatch(/position: fixed;\s+inset: 0 0 auto;/);
  const height = Number(/\.dock \{[^}]*max-height: (\d+)svh/.exec(small)?.[1]);
  expect(height).toBeLessThan(90);
});
