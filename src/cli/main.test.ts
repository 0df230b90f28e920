import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { typeIn } from '#testing/cli/type-in.ts';
import { main } from './main.ts';

const SPEC = '# Permits\n\n## 1. Purpose\n\nResidents park near their door.\n\n## 2. Screens\n\nTBD\n\n## Extras\n';
let cwd = '';

beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'specwalk-cli-'));
});
afterEach(() => rmSync(cwd, { recursive: true, force: true }));

/** Runs a command line in the temporary folder. `meanwhile` runs once an address is printed; then it is stopped. */
function specwalk(argv: readonly string[], meanwhile?: (url: string) => Promise<void>) {
  return typeIn(argv, { cwd, meanwhile });
}

function write(path: string, text: string | Uint8Array): void {
  mkdirSync(dirname(join(cwd, path)), { recursive: true });
  writeFileSync(join(cwd, path), text);
}

const read = (path: string) => readFileSync(join(cwd, path), 'utf8');

describe('init', () => {
  test('makes a workspace of the folder of a SPEC.md', async () => {
    write('SPEC.md', SPEC);
    const { code, out } = await specwalk(['init', 'SPEC.md']);
    expect(code).toBe(0);
    expect(out).toMatch(
      /^\d+ questions are on the list in \.\. Now: specwalk \.\n$|^\d+ questions are on the list in \. Now: specwalk \.\n$/,
    );
    expect(read('questions/screens.inventory/question.md')).toContain('point: "2"');
    expect(read('questions/point.extras/question.md')).toContain('“Extras”');
    expect(existsSync(join(cwd, 'questions/purpose.problem'))).toBe(false);
    expect(read('SPEC.md')).toBe(SPEC);
    expect((await specwalk(['check'])).code).toBe(0);
  });

  test('copies any other file byte for byte, and never over another specification', async () => {
    write('docs/idea.md', SPEC.replaceAll('\n', '\r\n'));
    expect((await specwalk(['init', 'docs/idea.md', 'walk'])).code).toBe(0);
    expect(read('walk/SPEC.md')).toBe(SPEC.replaceAll('\n', '\r\n'));
    write('docs/other.md', '# Other\n');
    const again = await specwalk(['init', 'docs/other.md', 'walk']);
    expect(again.code).toBe(2);
    expect(again.err).toContain('There is another SPEC.md');
    expect(read('walk/SPEC.md')).toBe(SPEC.replaceAll('\n', '\r\n'));
  });
});

test('serving greets with what the product is called, as one line of text', async () => {
  write('SPEC.md', SPEC);
  const greeting = async () => (await specwalk(['--port', '0'])).out.split('\n')[0];
  expect(await greeting()).toBe(`Specwalk serves “Permits”, ${cwd}`);
  write('questions/purpose.name/question.md', '---\npoint: "1"\n---\n\nWhat shall we call it?\n');
  write('questions/purpose.name/decisions/0001.md', '---\nby: Kim\nat: 2026-03-01T09:30:00Z\n---\n\nKerb\u001bside\n');
  expect(await greeting()).toBe(`Specwalk serves “Kerb?side”, ${cwd}`);
});

describe('gaps', () => {
  test('lists what is unsaid with its place, and exits with 1', async () => {
    write('SPEC.md', SPEC);
    const { code, out } = await specwalk(['gaps', 'SPEC.md']);
    expect(code).toBe(1);
    expect(out).toContain('SPEC.md:7  unanswered  2. Screens (only “TBD”)\n');
    expect(out).toMatch(/SPEC\.md: 2 gaps\.\n$/);
  });

  test('gives the versioned contract as JSON, lifted by what a workspace has decided', async () => {
    write('SPEC.md', '## 1. Extras\n');
    await specwalk(['init', 'SPEC.md']);
    const decision = '---\noutcome: not-applicable\nby: Kim\nat: 2026-11-20T09:30:00Z\n---\n\nNone.\n';
    write('questions/point.1/decisions/0001.md', decision);
    const { code, out } = await specwalk(['gaps', '--format', 'json', '.']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({
      version: 1,
      documents: [
        {
          path: 'SPEC.md',
          points: [{ id: '1', title: 'Extras', line: 1, depth: 2, kind: 'other', status: 'not-applicable' }],
          marks: [],
        },
      ],
    });
  });
});

describe('check and ledger', () => {
  test('a stale ledger, an unfilled decision and an unreadable file are findings; ledger mends what is derived', async () => {
    write('SPEC.md', SPEC);
    await specwalk(['init', 'SPEC.md']);
    write(
      'questions/point.extras/decisions/0001.md',
      '---\nby: Kim\nat: 2026-11-20T09:30:00Z\n---\n\nParking for guests.\n',
    );
    write('questions/point.extras/responses/by-hand-1.md', 'hello\n');
    const found = await specwalk(['check']);
    expect(found.code).toBe(1);
    expect(found.out).toContain('questions/point.extras/responses/by-hand-1.md:1  No front matter');
    expect(found.out).toContain('SPEC_GAPS.md:1  It is out of date');
    expect(found.out).toContain('SPEC.md:1  It is out of date');
    expect(read('SPEC.md')).toBe(SPEC);
    expect((await specwalk(['ledger'])).code).toBe(0);
    expect(read('SPEC.md')).toContain('Parking for guests.');
    rmSync(join(cwd, 'questions/point.extras/responses'), { recursive: true });
    expect(await specwalk(['check'])).toEqual({
      code: 0,
      out: 'Everything can be read and is up to date.\n',
      err: '',
    });
  });

  test('the name of a file is no order to the terminal or the pipeline that shows it', async () => {
    write('SPEC.md', SPEC);
    await specwalk(['init', 'SPEC.md']);
    write('questions/x\u001b[31m\n::error::\u202e\u009b.md', 'x');
    const { code, out } = await specwalk(['check']);
    expect([code, out.split('\n').length]).toEqual([1, 2]);
    expect(out).toMatch(/^questions\/x\?\[31m\?::error::\?\?\.md:1 /);
  });

  test('minutes that are missing or say something else are findings, and are written again', async () => {
    write('SPEC.md', SPEC);
    await specwalk(['init', 'SPEC.md']);
    const folder = 'questions/walkthroughs/2026-11-20-3fa9c1d2';
    const head = 'by: Kim\nrole: ""\nat: 2026-11-20T09:30:00Z\n';
    write(`${folder}/walkthrough.md`, `---\n${head}minutes: 30\n---\n\nFirst\n`);
    write(`${folder}/moments/the-end-1.md`, `---\nhappened: ended\n${head}---\n`);
    for (const wrong of [null, 'All went well.\n']) {
      if (wrong !== null) write(`${folder}/minutes.md`, wrong);
      const found = await specwalk(['check']);
      expect(found.out).toBe(`${folder}/minutes.md:1  It is out of date; run “specwalk ledger”.\n`);
      expect(found.code).toBe(1);
      expect((await specwalk(['ledger'])).code).toBe(0);
      expect(read(`${folder}/minutes.md`)).toMatch(/^# Minutes: First\n/);
      expect((await specwalk(['check'])).code).toBe(0);
    }
  });

  test('a block changed by hand is a finding that the ledger does not paper over', async () => {
    write('SPEC.md', SPEC);
    await specwalk(['init', 'SPEC.md']);
    write('questions/point.extras/decisions/0001.md', '---\nby: Kim\nat: 2026-11-20T09:30:00Z\n---\n\nGuests.\n');
    await specwalk(['ledger']);
    write('SPEC.md', read('SPEC.md').replace('Guests.', 'Ghosts.'));
    expect((await specwalk(['ledger'])).code).toBe(0);
    const { code, out } = await specwalk(['check']);
    expect(code).toBe(1);
    expect(out).toMatch(/SPEC\.md:\d+ {2}The decided text of point extras was edited by hand/);
    expect(read('SPEC.md')).toContain('Ghosts.');
  });
});

describe('wrong use and unreadable input get one sentence and exit code 2', () => {
  const bad: readonly [what: string, argv: string[], says: RegExp][] = [
    ['a missing path', ['nowhere'], /nothing at nowhere/],
    ['a folder without any document', ['pictures'], /no SPEC\.md in \S+pictures, and no other Markdown file/],
    ['others for a folder of documents', ['.', '--lan'], /--lan lets others take part.* not “\.”\.\n$/],
    ['another file', ['idea.md'], /specwalk init idea\.md/],
    ['an empty file', ['gaps', 'empty.md'], /^specwalk: empty\.md is empty/],
    ['a binary file', ['gaps', 'binary.md'], /binary\.md contains zero bytes/],
    ['another encoding', ['gaps', 'latin.md'], /latin\.md is not written in UTF-8/],
    ['a file in UTF-16', ['gaps', 'wide.md'], /wide\.md is not written in UTF-8/],
    ['a huge file', ['gaps', 'huge.md'], /huge\.md is larger than 40 MB/],
    ['an unknown option', ['gaps', '--fromat', 'json'], /Unknown option '--fromat'.*specwalk gaps --help/],
    ['an unknown format', ['gaps', '--format', 'xml', 'idea.md'], /no format “xml”/],
    ['a port that is none', ['walk', '--port', '70000'], /“70000” is not a port/],
    ['a host of another machine', ['walk', '--host', '192.0.2.77'], /192\.0\.2\.77 is not an address of this machine/],
    ['a host beside all hosts', ['walk', '--lan', '--host', '127.0.0.2'], /drop --lan or --host/],
    ['an address that is none', ['walk', '--address', 'walk.org'], /“walk\.org” is not an address; write it like/],
    ['two workspaces', ['walk', 'walk'], /One workspace/],
    ['init without a file', ['init'], /init takes one Markdown file/],
  ];
  test.each(bad)('%s', async (_what, argv, says) => {
    write('idea.md', SPEC);
    write('walk/SPEC.md', SPEC);
    write('pictures/a.png', 'a');
    write('empty.md', ' \n');
    write('binary.md', 'a\0b');
    write('latin.md', Uint8Array.of(0x23, 0x20, 0xe9));
    if (argv.includes('wide.md')) write('wide.md', Buffer.from('\uFEFF# A', 'utf16le'));
    if (argv.includes('huge.md')) write('huge.md', new Uint8Array(40_000_001).fill(0x61));
    const { code, out, err } = await specwalk(argv);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toMatch(says);
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  test('a port in use, and a second server on one workspace, which names the first', async () => {
    write('walk/SPEC.md', SPEC);
    write('other/SPEC.md', SPEC);
    const busy = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => busy.once('listening', resolve));
    const address = busy.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    expect((await specwalk(['other', '--port', String(port)])).err).toContain(`Port ${port} is in use`);
    busy.close();
    const first = await specwalk(['walk', '--port', '0'], async (url) => {
      const second = await specwalk(['walk', '--port', '0']);
      expect(second.code).toBe(2);
      expect(second.err).toContain(`open ${url}`);
    });
    expect(first.code).toBe(0);
  });
});

test('what breaks down is one sentence and exit code 2; where it did, only for whoever looks for it', async () => {
  const broken = async (env: Readonly<Record<string, string>>) => {
    let err = '';
    const out = () => {
      throw new Error('No room\u001b[31m\nleft');
    };
    const say = (text: string) => {
      err += text;
    };
    const io = { out, err: say, stdin: process.stdin, cwd, env, stop: Promise.resolve() };
    return { code: await main(['--help'], io), err };
  };
  expect(await broken({})).toEqual({
    code: 2,
    err: 'specwalk: Something broke, and it is Specwalk’s own fault: No room?[31m (SPECWALK_DEBUG=1 shows where.)\n',
  });
  const { code, err } = await broken({ SPECWALK_DEBUG: '1' });
  expect(code).toBe(2);
  expect(err).toMatch(/\n {4}at .*main\.test\.ts/);
});

describe('serving others', () => {
  test('prints a link for oneself, one for those who take part with its code to scan, and what it means', async () => {
    write('walk/SPEC.md', SPEC);
    const { code, out, err } = await specwalk(['walk', '--lan', '--port', '0'], async (link) => {
      const { origin } = new URL(link);
      expect((await fetch(`${origin}/api/workspace`)).status).toBe(401);
    });
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/For you, .*\n\n {2}http:\/\/127\.0\.0\.1:\d+\/join#[\w-]{24}\n/);
    expect(out).toMatch(/For those who take part, for 12 hours:\n\n {2}http:\/\/[^/]+\/join#[\w-]{24}\n/);
    expect(out).toMatch(/\n {2}[█▀▄ ]{37,}\n/);
    expect(out).toMatch(/open http:\/\/\S+\/join and type [A-Z0-9]{6}; you let them in/);
    expect(out).toMatch(/Every machine in your network can reach this one now\. Only people you invite get in/);
  });

  test('says nothing of a network where only this machine is served', async () => {
    write('walk/SPEC.md', SPEC);
    const { out } = await specwalk(['walk', '--invite', '--port', '0'], () => Promise.resolve());
    expect(out).toContain('/join#');
    expect(out).not.toContain('network');
  });
});

describe('help', () => {
  test.each([
    ['--help'],
    ['init', '--help'],
    ['gaps', '-h'],
    ['overview', '-h'],
    ['check', '--help'],
    ['ledger', '--help'],
  ])('%s %s', async (...argv) => {
    const { code, out } = await specwalk(argv);
    expect(code).toBe(0);
    expect(out).toContain('Usage:');
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThan(140);
  });
});
