import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { faultHandler } from './diagnostics.ts';

test.each([
  [true, 'its log /home/olga/log'],
  [false, 'the server’s log'],
])('where the log lies is told to whoever may know (%s)', async (mayKnow, words) => {
  const app = new Hono();
  const report = () => ({ digest: '0a1b2c3d', log: '/home/olga/log' });
  app.onError(faultHandler({ report, written: async () => undefined }, () => mayKnow));
  app.get('/api/x', () => {
    throw new Error('broke');
  });
  const response = await app.request('/api/x');
  const problem = `Something broke in Specwalk, so this was not done; ${words} has the details under 0a1b2c3d.`;
  expect([response.status, await response.json()]).toEqual([
    500,
    { problem, digest: '0a1b2c3d', ...(mayKnow && { log: '/home/olga/log' }) },
  ]);
});
