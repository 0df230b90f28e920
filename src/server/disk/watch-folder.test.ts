import { mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { scratch } from '#testing/server/scratch.ts';
import { type Disk, nodeDisk } from './disk.ts';
import { openFolderIdentity, watchFolder } from './watch-folder.ts';

/** Watches until the test ends; `heard` gathers paths, with `*` for "any". */
async function watching(
  root: string,
  disk: Disk = nodeDisk,
): Promise<{ heard: () => readonly string[]; forget: () => void }> {
  let all: string[] = [];
  onTestFinished(watchFolder(root, openFolderIdentity(root), disk, (paths) => all.push(...(paths ?? ['*']))));
  await expect.poll(() => all).toContain('*');
  all = [];
  return {
    heard: () => all,
    forget: () => {
      all = [];
    },
  };
}

test('a change is told with its path; other files of the folder are nobody’s business', async () => {
  const { root, put } = scratch({ 'questions/a/question.md': 'x' });
  const { heard } = await watching(root);
  put('README.md', 'x');
  put('questions/a/.specwalk-1-x-1.tmp', 'x');
  put('SPEC.md', 'x');
  put('questions/a/question.md', 'y');
  await expect.poll(heard).toContain('questions/a/question.md');
  expect(new Set(heard())).toEqual(new Set(['SPEC.md', 'questions/a/question.md']));
});

test('a folder that is removed and comes back under its name is watched again', async () => {
  const { root, put } = scratch({ 'questions/a/question.md': 'x' });
  const { heard, forget } = await watching(root);
  for (const _ of [1, 2]) {
    rmSync(join(root, 'questions/a'), { recursive: true });
    mkdirSync(join(root, 'questions/a'));
    await expect.poll(heard).toContain('questions/a');
    forget();
    put('questions/a/question.md', 'y');
    await expect.poll(heard).toContain('questions/a/question.md');
    forget();
  }
});

test('the folder of all questions may come later', async () => {
  const { root, put } = scratch();
  const { heard, forget } = await watching(root);
  put('questions/a/question.md', 'x');
  await expect.poll(heard).toContain('questions');
  forget();
  put('questions/a/question.md', 'y');
  await expect.poll(heard).toContain('questions/a/question.md');
});

test('what comes into a folder just before that is watched is watched as well', async () => {
  const { root, put } = scratch({ 'questions/a/question.md': 'x' });
  const disk: Disk = {
    ...nodeDisk,
    watch: (path, heard) => {
      if (/questions\/[ab]$/.test(path)) mkdirSync(join(path, 'responses'), { recursive: true });
      return nodeDisk.watch(path, heard);
    },
  };
  const { heard, forget } = await watching(root, disk);
  put('questions/a/responses/1.md', 'x');
  await expect.poll(heard).toContain('questions/a/responses/1.md');
  put('questions/b/question.md', 'x');
  await expect.poll(heard).toContain('questions/b');
  forget();
  put('questions/b/responses/1.md', 'x');
  await expect.poll(heard).toContain('questions/b/responses/1.md');
});

test('a link that appears is told itself, and nothing behind it is watched', async () => {
  const { root } = scratch({ 'questions/a/question.md': 'x' });
  const outside = scratch({ 'inside/secret.md': 'x' });
  const watched: string[] = [];
  const disk: Disk = {
    ...nodeDisk,
    watch: (path, ...rest) => {
      watched.push(path);
      return nodeDisk.watch(path, ...rest);
    },
  };
  const { heard } = await watching(root, disk);
  symlinkSync(outside.root, join(root, 'questions', 'out'));
  await expect.poll(heard).toEqual(['questions/out']);
  expect(watched.filter((path) => path.includes('out'))).toEqual([]);
});

/** How long until everything is checked again; from now on it passes when the test says so. */
function turnsClock(): () => void {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  return () => void vi.advanceTimersByTime(2_000);
}

test('the folder itself may go and come back: both are told, and it is watched again', async () => {
  const looksAgain = turnsClock();
  const { root, put } = scratch({ 'SPEC.md': 'x' });
  const { heard, forget } = await watching(root);
  renameSync(root, `${root}-aside`);
  looksAgain();
  expect(heard()).toContain('*');
  forget();
  renameSync(`${root}-aside`, root);
  looksAgain();
  expect(heard()).toContain('*');
  forget();
  put('questions/a/question.md', 'y');
  await expect.poll(heard).toContain('questions');
});

test.each(['ENOSPC', 'EMFILE'])(
  'where the system has no watches left (%s), everything is looked at again and again',
  async (code) => {
    const looksAgain = turnsClock();
    const { root } = scratch({ 'questions/a/question.md': 'x' });
    const watch = () => {
      throw Object.assign(new Error(code), { code });
    };
    const { heard } = await watching(root, { ...nodeDisk, watch });
    looksAgain();
    looksAgain();
    expect(heard()).toEqual(['*', '*']);
  },
);

test('after stopping nothing is told any more', async () => {
  const { root, put } = scratch({ 'questions/a/question.md': 'x' });
  const heard: unknown[] = [];
  const stop = watchFolder(root, openFolderIdentity(root), nodeDisk, (paths) => heard.push(paths));
  await expect.poll(() => heard.length).toBe(1);
  put('SPEC.md', 'x');
  stop();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(heard).toEqual([null]);
});
