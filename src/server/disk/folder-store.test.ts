import { mkdirSync, renameSync, rmSync, statSync, symlinkSync, unlinkSync, utimesSync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { scratch } from '#testing/server/scratch.ts';
import { type Disk, nodeDisk } from './disk.ts';
import { openFolder } from './folder-store.ts';
import { StoreFailure } from './store.ts';

const PATH = 'questions/a.b/responses/c0ffee00c0ffee00.md';

/** A system error as Node raises it. */
function systemError(code: string): Error {
  return Object.assign(new Error(code), { code });
}

/** A disk on which one kind of call fails. */
function failing(call: 'open' | 'link' | 'rename' | 'mkdir', code: string): Disk {
  return { ...nodeDisk, [call]: () => Promise.reject(systemError(code)) };
}

/** A disk whose files, or folders, cannot be synced. */
function unsynced(code: string, only: 'files' | 'folders'): Disk {
  const broken = (handle: FileHandle) =>
    new Proxy(handle, {
      get: (target, key) => {
        if (key === 'sync') return () => Promise.reject(systemError(code));
        const value = Reflect.get(target, key, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  const isHit = (flags: string) => (only === 'files') === (flags === 'wx');
  return {
    ...nodeDisk,
    open: async (path, flags) => {
      const handle = await nodeDisk.open(path, flags);
      return isHit(flags) ? broken(handle) : handle;
    },
  };
}

async function failureOf(saving: Promise<unknown>): Promise<StoreFailure> {
  const failure = await saving.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(failure instanceof StoreFailure)) throw new Error(`expected a StoreFailure, got ${String(failure)}`);
  return failure;
}

test('a file is created once: the same text is the same, another text finds it taken', async () => {
  const { root, text, names } = scratch();
  const store = openFolder(root);
  expect(await store.create(PATH, 'first')).toBe('created');
  expect(await store.create(PATH, 'first')).toBe('same');
  expect(await store.create(PATH, 'second')).toBe('taken');
  expect(text(PATH)).toBe('first');
  expect(names('questions/a.b/responses')).toEqual(['c0ffee00c0ffee00.md']);
});

test('of twenty writers in two processes that race for one name exactly one wins', async () => {
  const { root, text } = scratch();
  const stores = [openFolder(root), openFolder(root)];
  const path = 'questions/a.b/decisions/0001.md';
  const results = await Promise.all(
    Array.from({ length: 20 }, (_, at) => stores[at % 2]?.create(path, `decision of ${at}`)),
  );
  expect(results.filter((result) => result === 'created')).toHaveLength(1);
  expect(results.filter((result) => result === 'taken')).toHaveLength(19);
  expect(text(path)).toBe(`decision of ${results.indexOf('created')}`);
});

test('a torn temporary file is not seen, and goes as soon as somebody is alone with the folder', async () => {
  const { root, put, names } = scratch({ 'questions/a.b/question.md': 'x' });
  const own = `.specwalk-${process.pid}-now-1.tmp`;
  const others = ['.specwalk-notes.tmp', '.specwalk-1-a-b.tmp', 'question.md'];
  for (const name of ['.specwalk-1-abc1-1.tmp', own, ...others]) put(`questions/a.b/${name}`, 'torn');
  expect(await openFolder(root).list()).toEqual(['questions/a.b/question.md']);
  expect(names('questions/a.b')).toHaveLength(5);
  expect(await openFolder(root, nodeDisk, true).list()).toEqual(['questions/a.b/question.md']);
  await expect.poll(() => names('questions/a.b')).toEqual([own, ...others].sort());
});

const SECONDS_AGO = () => new Date(Date.now() - 5_000);

test.each([
  ['with hard links', nodeDisk],
  ['without', failing('link', 'EPERM')],
])('an empty file that was left by a kill is as good as none, %s', async (_, disk) => {
  const { root, put, text } = scratch();
  const store = openFolder(root, disk);
  const paths = [PATH, 'questions/a.b/decisions/0001.md'];
  for (const path of paths) {
    put(path, '');
    utimesSync(join(root, path), SECONDS_AGO(), SECONDS_AGO());
    expect(await Promise.all([store.create(path, 'one'), store.create(path, 'two')])).toContain('created');
    expect(['one', 'two']).toContain(text(path));
    expect(await store.create(path, 'three')).toBe('taken');
  }
});

test('of many writers that find an empty file exactly one wins, and its text stays', async () => {
  const noLinks = failing('link', 'EPERM');
  // A file is there before whoever made it is told.
  const late: Disk = {
    ...noLinks,
    open: async (...how) => {
      const file = await noLinks.open(...how);
      for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
      return file;
    },
  };
  // Nor does it hang on the clock, for which a claim may look as if it were left behind.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  onTestFinished(() => void vi.useRealTimers());
  for (const disk of [nodeDisk, noLinks, late]) {
    const { root, put, text } = scratch();
    put(PATH, '');
    utimesSync(join(root, PATH), SECONDS_AGO(), SECONDS_AGO());
    const store = openFolder(root, disk);
    const results = await Promise.all(Array.from({ length: 20 }, (_, at) => store.create(PATH, `text ${at}`)));
    expect(results.filter((result) => result === 'created')).toHaveLength(1);
    expect(text(PATH)).toBe(`text ${results.indexOf('created')}`);
  }
});

test('what somebody is just filling is waited for', async () => {
  const { root, put, text } = scratch();
  put(PATH, '');
  const almost = new Date(Date.now() - 1_800);
  utimesSync(join(root, PATH), almost, almost);
  const creating = openFolder(root).create(PATH, 'mine');
  put(PATH, 'theirs');
  expect([await creating, text(PATH)]).toEqual(['taken', 'theirs']);
});

test('nothing is written to another folder in the place of the one that was opened, nor where there is none', async () => {
  const { root, names } = scratch({ 'SPEC.md': 'one' });
  const other = scratch({ 'SPEC.md': 'another' });
  const store = openFolder(root);
  renameSync(root, `${root}-aside`);
  expect((await failureOf(store.create(PATH, 'x'))).message).toMatch(/is gone\. Put it back/);
  renameSync(other.root, root);
  const failure = await failureOf(store.create(PATH, 'x'));
  expect([failure.isLasting, failure.message]).toEqual([false, expect.stringMatching(/there is another folder at/)]);
  await expect(store.replace('SPEC.md', 'two', 'another')).rejects.toThrow(/another folder/);
  expect(names('.')).toEqual(['SPEC.md']);
  rmSync(root, { recursive: true });
  mkdirSync(root);
  expect(store.trouble()).toMatch(/another folder/);
  rmSync(root, { recursive: true });
  renameSync(`${root}-aside`, root);
  expect(store.trouble()).toBeNull();
  expect(await store.create(PATH, 'x')).toBe('created');
});

test('what was written while the folder was changed for another is not called saved', async () => {
  const { root } = scratch();
  const link: Disk['link'] = async (from, to) => {
    await nodeDisk.link(from, to);
    renameSync(root, `${root}-aside`);
  };
  const failure = await failureOf(openFolder(root, { ...nodeDisk, link }).create(PATH, 'x'));
  expect(failure.message).toMatch(/is gone/);
  renameSync(`${root}-aside`, root);
  expect(await openFolder(root).create(PATH, 'x')).toBe('same');
});

test('only what a workspace is made of is listed', async () => {
  const { root } = scratch({
    'SPEC.md': '',
    'SPEC_GAPS.md': '',
    'README.md': '',
    'node_modules/x/SPEC.md': '',
    'questions/a.b/question.md': '',
    'questions/a.b/picture.png': '',
    'questions/.git/x.md': '',
  });
  expect([...(await openFolder(root).list())].sort()).toEqual(['SPEC.md', 'SPEC_GAPS.md', 'questions/a.b/question.md']);
});

test('no link leads out of the workspace, neither to read nor to write', async () => {
  const { root } = scratch({ 'questions/a.b/question.md': 'x' });
  const outside = scratch({ 'secret.md': 'secret' });
  symlinkSync(outside.root, join(root, 'questions', 'out'));
  symlinkSync(outside.root, join(root, 'questions', 'a.b', 'responses'));
  symlinkSync(join(outside.root, 'secret.md'), join(root, 'SPEC.md'));
  const store = openFolder(root);
  expect(await store.read('SPEC.md')).toEqual({ ok: false, because: 'link' });
  expect(await store.read('questions/out/secret.md')).toEqual({ ok: false, because: 'link' });
  expect(await store.read('../secret.md')).toEqual({ ok: false, because: 'link' });
  expect(await store.list()).not.toContain('questions/out/secret.md');
  const failure = await failureOf(store.create(PATH, 'x'));
  expect(failure.message).toMatch(/responses is a symbolic link/);
  expect(failure.isLasting).toBe(false);
  expect(outside.names('.')).toEqual(['secret.md']);
});

test.each(['../x.md', '/etc/x.md', 'a/../../x.md', 'a//x.md', '.git/config', 'a\\b.md', 'a/\0.md', ''])(
  'the path %j is never written to',
  async (path) => {
    const { root, names } = scratch();
    await expect(openFolder(root).create(path, 'x')).rejects.toThrow(/is not a path/);
    expect(names('.')).toEqual([]);
  },
);

test('what cannot be read as text says why, and a byte order mark stays', async () => {
  const { root, put } = scratch();
  const store = openFolder(root);
  expect(await store.read('SPEC.md')).toEqual({ ok: false, because: 'missing' });
  put('SPEC.md', Buffer.from('\uFEFF# Title\r\n'));
  expect(await store.read('SPEC.md')).toEqual({ ok: true, text: '\uFEFF# Title\r\n' });
  put('SPEC.md', Buffer.from('# Title', 'utf16le'));
  expect(await store.read('SPEC.md')).toEqual({ ok: false, because: 'binary' });
  put('SPEC.md', Buffer.from([0x23, 0x20, 0xfc]));
  expect(await store.read('SPEC.md')).toEqual({ ok: false, because: 'not-utf8' });
  put('SPEC.md', Buffer.alloc(40_000_001, 'x'));
  expect(await store.read('SPEC.md')).toEqual({ ok: false, because: 'too-large' });
  put('questions/a.b/question.md', Buffer.alloc(1_000_001, 'x'));
  expect(await store.read('questions/a.b/question.md')).toEqual({ ok: false, because: 'too-large' });
  unlinkSync(join(root, 'SPEC.md'));
  mkdirSync(join(root, 'SPEC.md'));
  expect(await store.read('SPEC.md')).toEqual({ ok: false, because: 'unreadable' });
});

test('a derived text is replaced only while it reads as it was read', async () => {
  const { root, text, names } = scratch({ 'SPEC.md': 'one' });
  const store = openFolder(root);
  expect(await store.replace('SPEC.md', 'two', 'one')).toBe('replaced');
  expect(await store.replace('SPEC.md', 'three', 'one')).toBe('changed');
  expect(await store.replace('SPEC_GAPS.md', 'new', null)).toBe('replaced');
  expect(await store.replace('SPEC_GAPS.md', 'newer', null)).toBe('changed');
  expect([text('SPEC.md'), text('SPEC_GAPS.md')]).toEqual(['two', 'new']);
  expect(names('.')).toEqual(['SPEC.md', 'SPEC_GAPS.md']);
});

test.each([
  ['link', 'ENOSPC', /the disk is full; free some space, then start Specwalk again/],
  ['open', 'EROFS', /mounted read-only/],
  ['mkdir', 'EACCES', /may not write there/],
  ['rename', 'EIO', /reports an error/],
] as const)(
  '%s failing with %s is lasting, said in a sentence, and leaves nothing behind',
  async (call, code, sentence) => {
    const { root, names } = scratch({ 'SPEC.md': 'one', 'questions/a.b/responses/older.md': '' });
    const store = openFolder(root, failing(call, code));
    const failure = await failureOf(
      call === 'rename' ? store.replace('SPEC.md', 'two', 'one') : store.create(PATH, 'x'),
    );
    expect(failure.isLasting).toBe(true);
    expect(failure.message).toMatch(sentence);
    expect(names('.')).toEqual(['SPEC.md', 'questions']);
    expect(names('questions/a.b/responses')).toEqual(['older.md']);
  },
);

test.each(['files', 'folders'] as const)('a sync of %s that fails is never taken for a saved file', async (only) => {
  const { root } = scratch();
  const failure = await failureOf(openFolder(root, unsynced('EIO', only)).create(PATH, 'x'));
  expect(failure.isLasting).toBe(true);
  expect(await openFolder(root).create(PATH, 'x')).not.toBe('taken');
});

test('a disk that cannot sync folders at all is still used', async () => {
  const { root } = scratch();
  expect(await openFolder(root, unsynced('EINVAL', 'folders')).create(PATH, 'x')).toBe('created');
});

test('without hard links a file is still created once and whole', async () => {
  const { root, text, names } = scratch();
  const store = openFolder(root, failing('link', 'ENOTSUP'));
  const results = await Promise.all([store.create(PATH, 'one'), store.create(PATH, 'two')]);
  expect([...results].sort()).toEqual(['created', 'taken']);
  expect(text(PATH)).toBe(results[0] === 'created' ? 'one' : 'two');
  expect(names('questions/a.b/responses')).toHaveLength(1);
});

test('a file where a folder should be stops that one write only', async () => {
  const { root } = scratch({ 'questions/a.b': 'not a folder' });
  const store = openFolder(root);
  const failure = await failureOf(store.create(PATH, 'x'));
  expect(failure.isLasting).toBe(false);
  expect(failure.message).toMatch(/there is a file where a folder should be/);
  expect(await store.create(PATH.replace('a.b', 'other'), 'x')).toBe('created');
});

test('a folder that is removed and comes back is written to again', async () => {
  const { root, text } = scratch();
  const store = openFolder(root);
  await store.create(PATH, 'x');
  renameSync(join(root, 'questions'), join(root, 'aside'));
  expect(await store.create(PATH, 'y')).toBe('created');
  expect(text(PATH)).toBe('y');
});

test('a file that must not tell when it was written bears the date it is given, from its first moment', async () => {
  const { root } = scratch();
  const date = new Date('2026-03-01T09:30:00Z');
  const seen: Date[] = [];
  const link: Disk['link'] = async (from, to) => {
    seen.push(statSync(from).mtime);
    await nodeDisk.link(from, to);
  };
  await openFolder(root, { ...nodeDisk, link }).create(PATH, 'x', { date });
  expect([...seen, statSync(join(root, PATH)).mtime]).toEqual([date, date]);
});
