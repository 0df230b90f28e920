import { expect, test } from 'vitest';
import { story } from '#testing/core/story.ts';
import { openWorkspace } from '../workspace/workspace.ts';
import { ledgerText } from './ledger.ts';

test('whoever opens the list elsewhere is told where its links to screens lead', () => {
  const text = ledgerText(openWorkspace(story().snapshot));
  const [head = ''] = text.split('\n## ');
  const ports = new Set([...text.matchAll(/\(http:\/\/127\.0\.0\.1:(\d+)\//g)].map(([, port]) => port));
  expect(ports.size).toBe(1);
  expect(head).toContain(`its usual port, ${[...ports].join()};`);
});
