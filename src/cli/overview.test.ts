import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { LibraryView } from '#core/overview.ts';
import { typeIn } from '#testing/cli/type-in.ts';

const SPEC = '# Permits\n\n## Purpose\n\nResidents park near their door.\n\n## Screens\n\nTBD\n\n## Extras\n';
const OTHER = '# Fines\n\n## Purpose\n\nWhoever parks wrong pays.\n\n## Extras\n\n';
let cwd = '';

beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'specwalk-overview-'));
});
afterEach(() => rmSync(cwd, { recursive: true, force: true }));

function write(path: string, text: string | Uint8Array): void {
  mkdirSync(dirname(join(cwd, path)), { recursive: true });
  writeFileSync(join(cwd, path), text);
}

interface Typed {
  readonly isTerminal?: boolean;
  readonly stdin?: string;
  /** Runs as soon as an address is printed; then the program is stopped. */
  readonly meanwhile?: (url: string) => Promise<void>;
}

function specwalk(argv: readonly string[], { stdin = '', ...more }: Typed = {}) {
  return typeIn(argv, { cwd, stdin: Readable.from([stdin]), ...more });
}

test('three tables tell how far the documents are, what they leave open, and whom that waits for', async () => {
  write('docs/a.md', SPEC);
  write('docs/b.md', `---\nowner: Kim\n---\n${OTHER}`);
  const { code, out, err } = await specwalk(['overview', 'docs']);
  expect([code, err]).toEqual([0, '']);
  expect(out).toMatch(/^How far 2 documents are\ndone {2}said .*\n33 % .* docs\/a\.md {2}Permits\n50 % /);
  expect(out).toContain('\nanswered  partly  section\n  0 of 2       0  Extras\n');
  expect(out).toMatch(/\nopen {2}in own documents {2}who\n {3}1 {17}1 {2}Kim\n$/);
});

test('a workspace is as far as its decisions are; what cannot be read is named, and the rest goes on', async () => {
  write('w/SPEC.md', '## Extras\n');
  await specwalk(['init', 'w/SPEC.md']);
  write('w/questions/point.extras/decisions/0001.md', '---\nby: Kim\nat: 2026-11-20T09:30:00Z\n---\n\nGuests.\n');
  write('a.md', SPEC);
  write('binary.md', 'a\0b');
  const { code, out, err } = await specwalk(['overview', '--format', 'json']);
  expect([code, err]).toEqual([0, expect.stringMatching(/^specwalk: binary\.md contains zero bytes.*\n$/)]);
  expect(JSON.parse(out)).toMatchObject({
    version: 1,
    documents: [
      { path: 'a.md', done: 1 / 3, questions: null },
      { path: 'w/SPEC.md', done: 1, questions: { open: 0, answered: 0, decided: 1 } },
    ],
    sections: [{ heading: 'Extras', documents: 2, answered: 1, unanswered: ['a.md'] }],
  });
});

test('of prose without a heading nothing is known: it is named as by gaps, and left out', async () => {
  write('a.md', SPEC);
  write('prose.md', 'Only words.\n');
  const { out, err } = await specwalk(['overview']);
  expect(out).not.toContain('prose.md');
  expect(err).toBe((await specwalk(['gaps'])).err);
  expect(err).toMatch(/^specwalk: prose\.md has no headings, .*\n$/);
});

test('standard input is a document too, Markdown is a format, and colours are for a terminal', async () => {
  const { out } = await specwalk(['overview', '-', '--format', 'markdown'], { stdin: SPEC });
  expect(out).toMatch(/^### How far the document is\n\n\| done \| .*\n.*\n\| 33 % \|.*\[stdin\.md\]/);
  write('a.md', SPEC);
  expect((await specwalk(['overview', 'a.md'], { isTerminal: true })).out).toContain('\u001b[1mHow far');
});

test('what a document has in common with a template says nothing; a template that fits none is named', async () => {
  const filled = '# Fines\n\n## Purpose\n\nSay in two sentences whom this helps.\n\n## Extras\n\nNone so far.\n';
  write('docs/a.md', filled);
  write('empty/form.md', '# Title\n\n## Purpose\n\nSay in two sentences whom this helps.\n');
  write('empty/odd.md', '# Title\n\n## Weather\n\nRain.\n');
  const templates = ['--template', 'empty/form.md', '--template', 'empty/odd.md'];
  const { out, err } = await specwalk(['overview', 'docs', '--format', 'json', ...templates]);
  expect(JSON.parse(out).documents).toMatchObject([{ path: 'docs/a.md', unanswered: 1, done: 0.5 }]);
  expect(err).toBe('specwalk: empty/odd.md shares no heading with any of the documents; it makes no difference.\n');
});

test.each([
  [['overview', 'nowhere'], /^specwalk: There is nothing at nowhere; check the path\.\n$/],
  [['overview', '--format', 'xml'], /no format “xml”; use text, json or markdown\.\n$/],
])('%j is refused in a sentence', async (argv, says) => {
  expect(await specwalk(argv)).toEqual({ code: 2, out: '', err: expect.stringMatching(says) });
});

test('a folder of documents is served as their overview; a document becomes a workspace and is served, until all is stopped', async () => {
  write('a.md', SPEC);
  write('b.md', OTHER);
  let there = '';
  const { code, out } = await specwalk(['.', '--port', '0'], {
    meanwhile: async (url) => {
      const look = async (path: string): Promise<LibraryView> => {
        const view = await (await fetch(`${url}${path}`)).json();
        return view.reading ? look('/api/overview/now') : view;
      };
      const before = await look('/api/overview');
      expect(before.overview?.documents.map(({ path }) => path)).toEqual(['a.md', 'b.md']);
      const made = await fetch(`${url}/api/make`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ document: before.entries[0]?.id }),
      });
      there = (await made.json()).url;
      expect(await (await fetch(`${there}/api/workspace`)).json()).toMatchObject({ name: 'a' });
      const after = await look('/api/overview');
      expect(after.overview?.documents.map(({ path }) => path)).toEqual(['a/SPEC.md', 'b.md']);
      expect(after.entries[0]?.url).toBe(there);
    },
  });
  expect([code, out]).toEqual([0, expect.stringContaining(`Specwalk serves an overview of ${cwd}\n`)]);
  expect(readFileSync(join(cwd, 'a.md'), 'utf8')).toBe(SPEC);
  expect(existsSync(join(cwd, 'a/questions'))).toBe(true);
  await expect(fetch(there)).rejects.toThrow();
});

test.each(['a.md', 'SPEC.md'])('the name of a served folder is no order to the terminal: with %s', async (file) => {
  const folder = 'x\u001b[31m\u009b\u202e';
  write(`${folder}/${file}`, SPEC);
  const { out } = await specwalk([folder, '--port', '0'], { meanwhile: async () => undefined });
  expect(out).toContain('/x?[31m??\n');
  expect(out.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
});

test('in a folder that is named by a link, what cannot become a workspace says why, and what can is served', async () => {
  write('real/docs/a.md', OTHER);
  write('real/docs/b.md', SPEC);
  write('real/docs/b/SPEC.md', OTHER);
  symlinkSync(join(cwd, 'real'), join(cwd, 'link'));
  await specwalk(['link', '--port', '0'], {
    meanwhile: async (url) => {
      const look = async (path = '/api/overview'): Promise<LibraryView> => {
        const view = await (await fetch(`${url}${path}`)).json();
        return view.reading ? look('/api/overview/now') : view;
      };
      const made = async (document: number | undefined) => {
        const headers = { 'content-type': 'application/json' };
        const body = JSON.stringify({ document });
        return (await fetch(`${url}/api/make`, { method: 'POST', headers, body })).json();
      };
      const view = await look();
      expect(view.overview?.documents.map(({ path }) => path)).toEqual(['docs/a.md', 'docs/b/SPEC.md', 'docs/b.md']);
      const [a, , b] = view.entries;
      expect(await made(b?.id)).toEqual({
        problem:
          'docs/b.md would have its workspace in docs/b, where there is another SPEC.md already; name another folder.',
      });
      const there = await made(a?.id);
      const after = await look();
      expect(after.overview?.documents[0]?.path).toBe('docs/a/SPEC.md');
      expect(after.entries[0]?.url).toBe(there.url);
    },
  });
});
