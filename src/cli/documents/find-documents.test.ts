import fs, { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findDocuments } from './find-documents.ts';

/** Runs with a folder that nobody may look into, not even a test that runs as root. */
async function withLocked<T>(folder: string, run: () => Promise<T>): Promise<T> {
  const { statSync, readdirSync } = fs;
  const guarded = <F extends (path: never, ...more: never[]) => unknown>(call: F) =>
    new Proxy(call, {
      apply: (target, self, args) => {
        if (!String(args[0]).startsWith(folder)) return Reflect.apply(target, self, args);
        throw Object.assign(new Error(`EACCES: permission denied, '${args[0]}'`), { code: 'EACCES' });
      },
    });
  Object.assign(fs, { statSync: guarded(statSync), readdirSync: guarded(readdirSync) });
  syncBuiltinESMExports();
  try {
    return await run();
  } finally {
    Object.assign(fs, { statSync, readdirSync });
    syncBuiltinESMExports();
  }
}

let cwd = '';

beforeEach(() => {
  cwd = realpathSync(mkdtempSync(join(tmpdir(), 'specwalk-found-')));
});
afterEach(() => {
  rmSync(cwd, { recursive: true, force: true });
});

function write(...paths: readonly string[]): void {
  for (const path of paths) put(path, '# Title\n');
}

function put(path: string, text: string | Uint8Array): void {
  mkdirSync(dirname(join(cwd, path)), { recursive: true });
  writeFileSync(join(cwd, path), text);
}

async function find(paths: readonly string[], stdin: Readable = Readable.from([])) {
  const { found, troubles: diagnostics } = await findDocuments(paths, { cwd, stdin });
  return { paths: found.map(({ path }) => path), found, troubles: diagnostics };
}

test('a folder is walked for Markdown, sorted; hidden folders, node_modules and other files are passed by', async () => {
  write('docs/b.md', 'docs/a/deep.MARKDOWN', 'docs/c.mkd', 'docs/d.mdown');
  write('docs/.git/x.md', 'docs/.hidden/x.md', 'docs/.x.md', 'docs/node_modules/p/x.md', 'docs/page.mdx', 'docs/x.txt');
  const all = ['docs/a/deep.MARKDOWN', 'docs/b.md', 'docs/c.mkd', 'docs/d.mdown'];
  expect((await find(['docs'])).paths).toEqual(all);
  expect((await find([])).paths).toEqual(all);
  expect((await find([join(cwd, 'docs')])).paths).toEqual(all);
});

test('what is ignored at any level stays out of folders and patterns, and is read where it is named itself', async () => {
  mkdirSync(join(cwd, '.git/info'), { recursive: true });
  put('.git/info/exclude', 'private.md\n');
  put('.gitignore', '# made\nbuild/\n*.tmp.md\n/top.md\n');
  put('docs/.gitignore', '!kept.tmp.md\ndraft-*\n');
  write('docs/a.md', 'docs/private.md', 'docs/x.tmp.md', 'docs/kept.tmp.md', 'docs/draft-1.md', 'docs/top.md');
  write('build/out.md', 'docs/build/out.md', 'top.md');
  const kept = ['docs/a.md', 'docs/kept.tmp.md', 'docs/top.md'];
  expect((await find(['.'])).paths).toEqual(kept);
  expect((await find(['docs'])).paths).toEqual(kept);
  expect((await find(['**/*.md'])).paths).toEqual(kept);
  expect((await find(['docs/draft-1.md', 'build'])).paths).toEqual(['docs/draft-1.md', 'build/out.md']);
});

test('a folder that an inner .gitignore brings back is walked, as Git does; one that is ignored whole brings nothing back', async () => {
  mkdirSync(join(cwd, '.git'));
  put('.gitignore', 'build*/\nout/\n*.tmp.md\n');
  put('docs/.gitignore', '!build*/\n');
  put('out/.gitignore', '!*.md\n');
  write('docs/build [1]/a.md', 'docs/build [1]/x/b.md', 'docs/build [1]/c.tmp.md', 'build [1]/d.md', 'out/e.md');
  const kept = ['docs/build [1]/a.md', 'docs/build [1]/x/b.md'];
  expect((await find(['.'])).paths).toEqual(kept);
  expect((await find(['docs/build [1]'])).paths).toEqual(kept);
});

test('patterns that cannot be read are named, and the rest goes on', async () => {
  write('docs/a.md', 'docs/x/b.md');
  symlinkSync('.gitignore', join(cwd, 'docs/.gitignore'));
  const { paths, troubles: diagnostics } = await find(['docs']);
  expect(paths).toEqual(['docs/a.md', 'docs/x/b.md']);
  expect(diagnostics).toEqual([expect.stringMatching(/^docs\/\.gitignore cannot be read, so what it ignores/)]);
});

test('a folder that cannot be read is named once, and the rest goes on', async () => {
  write('docs/a.md', 'docs/locked/b.md', 'docs/z.md');
  expect(await withLocked(join(cwd, 'docs/locked'), () => find(['docs']))).toMatchObject({
    paths: ['docs/a.md', 'docs/z.md'],
    troubles: ['docs/locked cannot be read; check its permissions.'],
  });
});

test('without a repository, the .gitignore of the working folder counts for folders below it', async () => {
  put('.gitignore', 'draft.md\n');
  write('docs/a.md', 'docs/draft.md');
  expect((await find(['docs'])).paths).toEqual(['docs/a.md']);
});

test('a pattern that the shell left alone is matched here; one that matches nothing is named', async () => {
  write('docs/a.md', 'docs/x/b.md', 'docs/x/c.mdx', 'other/d.md');
  put('docs/x/e.png', Uint8Array.of(0));
  expect((await find(['docs/**/*.md'])).paths).toEqual(['docs/a.md', 'docs/x/b.md']);
  expect((await find(['{docs,other}/*.md'])).paths).toEqual(['docs/a.md', 'other/d.md']);
  expect((await find(['docs/x/*'])).paths).toEqual(['docs/x/b.md']);
  expect((await find(['docs/x/*.mdx'])).paths).toEqual(['docs/x/c.mdx']);
  expect((await find([join(cwd, 'docs/*.md')])).paths).toEqual(['docs/a.md']);
  expect((await find(['{docs/x,other}/*.md'])).paths).toEqual(['docs/x/b.md', 'other/d.md']);
  expect((await find(['docs/{a,x/b}.md'])).paths).toEqual(['docs/a.md', 'docs/x/b.md']);
  const { paths, troubles: diagnostics } = await find(['specs/*.md', 'docs/a.md']);
  expect(paths).toEqual(['docs/a.md']);
  expect(diagnostics).toEqual([expect.stringContaining('specs/*.md')]);
});

test('a workspace is its specification, and below a folder nothing of what Specwalk keeps beside it', async () => {
  write('w/SPEC.md', 'w/SPEC_GAPS.md', 'w/questions/q/question.md', 'w/fixtures/records/x.md', 'w/notes.md', 'a.md');
  write('plain/SPEC.md', 'plain/SPEC_GAPS.md');
  const own = await find(['w']);
  expect(own.paths).toEqual(['w/SPEC.md']);
  expect(own.found[0]?.workspace).toBe(join(cwd, 'w'));
  const below = await find(['.']);
  expect(below.paths).toEqual(['a.md', 'plain/SPEC.md', 'plain/SPEC_GAPS.md', 'w/SPEC.md', 'w/notes.md']);
  expect(below.found.map(({ workspace }) => workspace !== null)).toEqual([false, false, false, true, false]);
  expect((await find(['w/SPEC.md'])).found[0]?.workspace).toBe(join(cwd, 'w'));
  expect((await find(['plain/SPEC.md'])).found[0]?.workspace).toBeNull();
});

test('links: broken ones and circles are named, what lies inside anyway is met once, a named one is followed', async () => {
  write('docs/a.md', 'elsewhere/b.md');
  const link = (target: string, path: string) => symlinkSync(target, join(cwd, path));
  link('a.md', 'docs/again.md');
  link('.', 'docs/circle');
  link('loop', 'docs/loop');
  link('gone.md', 'docs/broken.md');
  link('../elsewhere/b.md', 'docs/outside.md');
  link('../elsewhere', 'docs/away');
  const { paths, troubles: diagnostics } = await find(['docs']);
  expect(paths).toEqual(['docs/a.md']);
  expect(diagnostics.map((sentence) => sentence.split(' is ')[0])).toEqual([
    'docs/away',
    'docs/broken.md',
    'docs/loop',
    'docs/outside.md',
  ]);
  expect(diagnostics[1]).toMatch(/leads nowhere/);
  expect((await find(['docs/outside.md', 'docs/away'])).paths).toEqual(['docs/outside.md']);
  expect((await find(['docs/broken.md', 'docs/loop', 'nowhere'])).troubles).toEqual([
    expect.stringContaining('docs/broken.md is a symbolic link that leads nowhere'),
    expect.stringContaining('docs/loop is a symbolic link that leads nowhere'),
    'There is nothing at nowhere; check the path.',
  ]);
});

test('a document that is named twice comes once; a folder without any is named', async () => {
  write('docs/a.md');
  mkdirSync(join(cwd, 'empty'));
  const { paths, troubles: diagnostics } = await find(['docs/a.md', 'docs', './docs/a.md', 'empty']);
  expect(paths).toEqual(['docs/a.md']);
  expect(diagnostics).toEqual([expect.stringContaining('empty')]);
});

test('standard input is a document; one that is no text is named', async () => {
  const given = await find(['-'], Readable.from([Buffer.from('# Gr'), Buffer.from('üße\n')]));
  expect(given.paths).toEqual(['stdin.md']);
  expect(given.found[0]?.read()).toEqual({ ok: true, text: '# Grüße\n' });
  const wide = await find(['-'], Readable.from([Buffer.from('# Title\n', 'utf16le')]));
  expect(wide.troubles).toEqual([expect.stringMatching(/^stdin\.md contains zero bytes/)]);
});

test('a document that cannot be read says so under its own name, whatever that is', async () => {
  put('$& SPEC.md.md', Uint8Array.of(0xff, 0xfe, 0x23));
  const { found } = await find(['.']);
  expect(found[0]?.read()).toEqual({
    ok: false,
    trouble: '$& SPEC.md.md is not written in UTF-8; save it again with that encoding.',
  });
});
