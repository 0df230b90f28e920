import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scratch } from '#testing/server/scratch.ts';
import { acquireLock } from './lock.ts';

test('a second server is told the address of the first, until that one lets go', async () => {
  const { root } = scratch();
  const first = await acquireLock(root, () => 'http://127.0.0.1:4747');
  expect(first.held).toBe(true);
  expect(await acquireLock(root, () => '')).toEqual({ held: false, url: 'http://127.0.0.1:4747' });
  if (first.held) await first.release();
  const next = await acquireLock(root, () => '');
  expect(next.held).toBe(true);
  if (next.held) await next.release();
});

test('one folder under two names is one workspace, two folders are two', async () => {
  const { root } = scratch({ 'a/SPEC.md': '', 'b/SPEC.md': '' });
  symlinkSync(join(root, 'a'), join(root, 'link'));
  const a = await acquireLock(join(root, 'a'), () => 'http://localhost:1');
  expect((await acquireLock(join(root, 'link'), () => '')).held).toBe(false);
  const b = await acquireLock(join(root, 'b'), () => '');
  expect(b.held).toBe(true);
  for (const lock of [a, b]) if (lock.held) await lock.release();
});

test.each(['', 'https://evil.example/', 'javascript:alert(1)', 'http://127.0.0.1.evil.example/?\u001b[2J'])(
  'a holder that says %j is not believed',
  async (said) => {
    const { root } = scratch();
    const first = await acquireLock(root, () => said);
    expect(await acquireLock(root, () => '')).toEqual({ held: false, url: '' });
    if (first.held) await first.release();
  },
);
