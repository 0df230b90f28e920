import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { typeIn } from '#testing/cli/type-in.ts';
import type { Io } from './base/command.ts';

const SPEC = '# Permits\n\n## 1. Purpose\n\nResidents park near their door.\n\n## 2. Screens\n\nTBD\n\n## Extras\n';
const WHOLE = '# Permits\n\n## Purpose\n\nResidents park near their door.\n';
let cwd = '';

beforeEach(() => {
  cwd = realpathSync(mkdtempSync(join(tmpdir(), 'specwalk-gaps-')));
});
afterEach(() => rmSync(cwd, { recursive: true, force: true }));

interface Typed extends Partial<Io> {
  readonly given?: string;
}

/** Types `specwalk gaps …` in the temporary folder, or in one below it. */
function gaps(argv: readonly string[], more: Typed = {}) {
  return specwalk(['gaps', ...argv], more);
}

function specwalk(argv: readonly string[], { given, ...more }: Typed = {}) {
  const stdin = Readable.from(given === undefined ? [] : [Buffer.from(given)]);
  return typeIn(argv, { cwd, stdin, ...more });
}

function write(path: string, text: string | Uint8Array): void {
  mkdirSync(dirname(join(cwd, path)), { recursive: true });
  writeFileSync(join(cwd, path), text);
}

function git(...args: readonly string[]): string {
  const who = ['-c', 'user.name=Kim', '-c', 'user.email=kim@example.org', '-c', 'commit.gpgsign=false'];
  return execFileSync('git', [...who, ...args], { cwd, encoding: 'utf8', stdio: ['pipe', 'pipe', 'ignore'] });
}

function commit(message: string): void {
  git('add', '-A');
  git('commit', '-q', '--no-verify', '-m', message);
}

describe('documents', () => {
  test('a folder, a pattern and standard input are read together, and the sum says how many', async () => {
    write('docs/a.md', SPEC);
    write('docs/b.md', WHOLE);
    write('more/c.md', '# C\n\n## Risks\n');
    const { code, out, err } = await gaps(['docs', 'more/*.md', '-'], { given: '# In\n\n## Aim\n' });
    expect([code, err]).toEqual([1, '']);
    expect(out).toMatch(/^docs\/a\.md:7 {2}unanswered {2}2\. Screens/m);
    expect(out).toMatch(/^more\/c\.md:3 {2}unanswered {2}Risks/m);
    expect(out).toMatch(/^stdin\.md:3 {2}unanswered {2}Aim/m);
    expect(out).toMatch(/\n4 gaps in 3 of 4 documents\.\n$/);
    const named = await gaps(['-', '--stdin-name', 'x.md'], { given: SPEC });
    expect(named.out).toMatch(/^x\.md:7 /);
  });

  test('what cannot be read is named and the rest goes on; only if nothing can be read the exit code is 2', async () => {
    write('docs/a.md', WHOLE);
    write('docs/binary.md', 'a\0b');
    write('docs/wide.md', Buffer.from(SPEC, 'utf16le'));
    write('docs/empty.md', ' \n');
    write('docs/prose.md', 'Only words.\n');
    symlinkSync('gone', join(cwd, 'docs/broken.md'));
    const { code, out, err } = await gaps(['docs', 'nowhere.md', 'specs/*.md']);
    expect(code).toBe(0);
    expect(out).toBe('docs/a.md: no gaps.\n');
    const named = err.trimEnd().split('\n');
    for (const path of ['docs/binary', 'docs/wide', 'docs/empty', 'docs/prose', 'docs/broken', 'nowhere'])
      expect(named.filter((line) => line.startsWith('specwalk: ') && line.includes(`${path}.md`))).toHaveLength(1);
    expect(named).toHaveLength(7);
    rmSync(join(cwd, 'docs/a.md'));
    const none = await gaps(['docs']);
    expect([none.code, none.out]).toEqual([2, '']);
  });

  test('a template that fits nothing is said so; one that lies among the documents is none of them', async () => {
    write('docs/a.md', SPEC);
    write('docs/template.md', '# Title\n\n## 2. Screens\n\nSay which screens.\n');
    write('odd.md', '# Nothing\n\n## Of this\n');
    const { out, err } = await gaps(['docs', '--template', 'docs/template.md']);
    expect(out).not.toContain('template.md');
    expect(err).toBe('');
    expect((await gaps(['docs', '--template', 'odd.md'])).err).toMatch(/^specwalk: odd\.md shares no heading/);
  });

  test.each(['gaps', 'overview', 'init'])('%s refuses a template that cannot be read', async (command) => {
    write('docs/a.md', SPEC);
    write('binary.md', 'a\0b');
    for (const [template, says] of [
      ['gone.md', 'There is no template at gone.md; check the path.'],
      ['binary.md', 'binary.md contains zero bytes, so it is not plain text; save it as Markdown in UTF-8.'],
    ] as const)
      expect(await specwalk([command, 'docs', '--template', template])).toEqual({
        code: 2,
        out: '',
        err: `specwalk: ${says}\n`,
      });
  });

  test.each(['gaps', 'overview', 'init'])('%s says that a template alone is no document', async (command) => {
    write('docs/template.md', SPEC);
    for (const path of ['docs', 'docs/template.md'])
      expect(await specwalk([command, path, '--template', 'docs/template.md'])).toEqual({
        code: 2,
        out: '',
        err: 'specwalk: docs/template.md is the template itself; name the documents that started from it.\n',
      });
  });

  test('what the names of files would do to a terminal is taken from them', async () => {
    write('\u001b[31mred\n.md', 'a\0b');
    write('\u001b]0;title.md', SPEC);
    for (const command of ['gaps', 'overview', 'init']) {
      const { out, err } = await specwalk([command, '.', ...(command === 'overview' ? ['--format', 'markdown'] : [])]);
      expect(err).toMatch(/^specwalk: \?\[31mred\?\.md contains zero bytes/);
      expect(out).toContain(']0;title');
      expect(`${out}${err}`.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
    }
  });

  test('the SPEC.md of a workspace is the workspace; a workspace among documents counts what has been decided', async () => {
    write('w/SPEC.md', '# W\n\n## 1. Extras\n');
    write('w/questions/point.1/question.md', '');
    write('a.md', SPEC);
    expect((await gaps(['.'])).out).toContain('w/SPEC.md:3  unanswered  1. Extras');
    rmSync(join(cwd, 'w/questions'), { recursive: true });
    await specwalk(['init', 'w/SPEC.md']);
    const decision = '---\noutcome: not-applicable\nby: Kim\nat: 2026-11-20T09:30:00Z\n---\n\nNone.\n';
    write('w/questions/point.1/decisions/0001.md', decision);
    expect((await gaps(['.'])).out).not.toContain('w/SPEC.md:3');
    expect(await gaps(['w/SPEC.md'])).toEqual(await gaps(['w']));
    expect((await gaps(['w/SPEC.md'])).code).toBe(0);
  });
});

describe('the gate', () => {
  test.each([
    ['2', 0],
    ['1', 1],
    ['0', 1],
  ])('of two open gaps %s are allowed: exit code %i', async (most, expected) => {
    write('a.md', SPEC);
    const { code, out } = await gaps(['a.md', '--max-open', most]);
    expect(code).toBe(expected);
    expect(out).toMatch(new RegExp(`a\\.md: 2 gaps\\.\n2 open, ${most} allowed\\.\n$`));
  });

  test('in other formats the sum is told beside the report, where it is too much', async () => {
    write('a.md', SPEC);
    const { code, out, err } = await gaps(['a.md', '--max-open', '1', '--format', 'json']);
    expect([code, err]).toEqual([1, 'specwalk: 2 open, 1 allowed.\n']);
    expect(JSON.parse(out).documents).toHaveLength(1);
    expect((await gaps(['a.md', '--max-open', '2', '--format', 'sarif'])).err).toBe('');
  });

  test.each([
    [['--max-open', 'many'], /“many” is not a number of gaps/],
    [['--max-open=-1'], /“-1” is not a number/],
    [['--max-open', '1.5'], /“1\.5” is not a number/],
    [['--format', 'xml'], /no format “xml”; use text, json, sarif or markdown/],
    [['--stdin-name', 'x.md'], /add “-” to the paths/],
    [['--since=--output=x'], /“--output=x” is not a revision/],
    [['--since', ' '], /“ ” is not a revision/],
  ])('%j gets one sentence and exit code 2', async (argv, says) => {
    write('a.md', SPEC);
    const { code, out, err } = await gaps(['a.md', ...argv]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(says);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});

describe('warnings', () => {
  const DOUBTFUL = `${WHOLE}\nPermits are presumably cheap.\n`;

  test('they are listed where they are asked for, and change neither sum nor exit code', async () => {
    write('a.md', DOUBTFUL);
    expect(await gaps(['a.md'])).toMatchObject({ code: 0, out: 'a.md: no gaps.\n' });
    expect(await gaps(['a.md', '--warnings'])).toEqual({
      code: 0,
      out: 'a.md:7  unconfirmed  presumably\na.md: no gaps.\n1 warning, not counted as gaps.\n',
      err: '',
    });
    const { out } = await gaps(['-', '--warnings', '--format', 'json'], { given: DOUBTFUL });
    const doubt = { line: 7, kind: 'unconfirmed', text: 'presumably', point: 'purpose' };
    expect(JSON.parse(out).documents).toMatchObject([{ path: 'stdin.md', doubts: [doubt] }]);
  });

  test('since a revision only new ones are listed, in a workspace too', async () => {
    git('init', '-q', '-b', 'main');
    write('a.md', DOUBTFUL);
    write('same.md', DOUBTFUL);
    write('w/SPEC.md', DOUBTFUL);
    write('w/questions/.keep', '');
    commit('first');
    const more = `${DOUBTFUL}\nThey are often lost.\n`;
    write('a.md', more);
    write('w/SPEC.md', more);
    const { code, out } = await gaps(['.', '--since', 'HEAD', '--warnings']);
    expect(code).toBe(0);
    expect(out).toBe(
      'a.md:9  vague       often\n\nw/SPEC.md:9  vague       often\n\n' +
        'No new gaps in 3 documents since HEAD.\n2 warnings, not counted as gaps.\n',
    );
  });
});

describe('on a terminal', () => {
  test('the status is coloured, and nothing is where the output goes elsewhere', async () => {
    write('a.md', SPEC);
    expect((await gaps(['a.md'], { isTerminal: true })).out).toContain(
      'a.md:7  \u001b[31munanswered\u001b[39m  2. Screens',
    );
    expect((await gaps(['a.md'])).out).not.toContain('\u001b');
  });
});

describe('since a revision', () => {
  beforeEach(() => {
    git('init', '-q', '-b', 'main');
    write('docs/a.md', SPEC);
    write('docs/b.md', '# B\n\n## Aim\n');
    commit('first');
  });

  test('only what a change brought counts: not moved lines, not what stood there, committed or not', async () => {
    expect(await gaps(['docs', '--since', 'HEAD'])).toEqual({
      code: 0,
      out: 'No new gaps in 2 documents since HEAD.\n',
      err: '',
    });
    write('docs/a.md', `${SPEC.replace('Residents', 'All\nresidents')}\n## Risks\n`);
    write('docs/new.md', '# New\n\n## Cost\n');
    const { code, out } = await gaps(['docs', '--since', 'HEAD']);
    expect(code).toBe(1);
    expect(out).toMatch(
      /^docs\/a\.md:14 {2}unanswered {2}Risks.*\n\ndocs\/new\.md:3 {2}unanswered {2}Cost.*\n\n2 new gaps/,
    );
    commit('second');
    expect((await gaps(['docs', '--since', 'HEAD~1'])).out).toBe(out.replace('since HEAD', 'since HEAD~1'));
    expect((await gaps(['docs', '--since', 'HEAD'])).code).toBe(0);
  });

  test('a renamed document is still the same one, from any folder and with any name', async () => {
    mkdirSync(join(cwd, 'docs/ä b'));
    renameSync(join(cwd, 'docs/a.md'), join(cwd, 'docs/ä b/#c "d".md'));
    git('add', '-A');
    expect((await gaps(['docs', '--since', 'main'])).code).toBe(0);
    expect((await gaps(['.', '--since', 'main'], { cwd: join(cwd, 'docs/ä b') })).code).toBe(0);
  });

  test('in a hook of a second working tree it is still the whole tree that is compared with', async () => {
    process.env.GIT_DIR = join(cwd, '.git');
    try {
      expect((await gaps(['docs', '--since', 'HEAD'])).code).toBe(0);
    } finally {
      delete process.env.GIT_DIR;
    }
  });

  test('line ends that a checkout has changed are no change', async () => {
    write('docs/a.md', SPEC.replaceAll('\n', '\r\n'));
    expect((await gaps(['docs', '--since', 'HEAD'])).code).toBe(0);
  });

  test('no program is run that a repository names', async () => {
    const proof = join(cwd, 'was-run');
    write('run.sh', `#!/bin/sh\necho "$@" >> ${proof}\ncat\n`);
    chmodSync(join(cwd, 'run.sh'), 0o755);
    const run = join(cwd, 'run.sh');
    git('init', '-q', '-b', 'main', 'docs/inner');
    write('docs/inner/c.md', '# C\n\n## Aim\n');
    write('docs/inner/d.md', '# D\n\n## Aim\n');
    git('-C', 'docs/inner', 'add', '-A');
    git('-C', 'docs/inner', 'commit', '-q', '-m', 'inner');
    git('-C', 'docs/inner', 'mv', 'd.md', 'e.md');
    write('docs/inner/.gitattributes', '* filter=f diff=f merge=f ident text\n');
    write('docs/inner/.git/hooks/post-index-change', `#!/bin/sh\n${run}\n`);
    chmodSync(join(cwd, 'docs/inner/.git/hooks/post-index-change'), 0o755);
    const named = {
      'filter.f.clean': run,
      'filter.f.smudge': run,
      'filter.f.process': run,
      'filter.f.required': 'true',
      'diff.f.textconv': run,
      'diff.f.command': run,
      'diff.external': run,
      'core.fsmonitor': run,
      'core.pager': run,
      'core.sshCommand': run,
      'core.gitProxy': run,
      'core.alternateRefsCommand': run,
      'core.editor': run,
      'credential.helper': run,
      'remote.origin.url': `ext::${run}`,
      'remote.origin.promisor': 'true',
      'remote.origin.uploadpack': run,
      'extensions.partialClone': 'origin',
      'protocol.ext.allow': 'always',
      'core.repositoryFormatVersion': '1',
    };
    for (const [key, value] of Object.entries(named)) git('-C', 'docs/inner', 'config', key, value);
    rmSync(proof, { force: true });
    write('docs/inner/c.md', '# C\n\n## Aim\n\n## Cost\n');
    const { out, err } = await gaps(['docs', '--since', 'HEAD']);
    expect(err).toBe('');
    expect(out).toMatch(/^docs\/inner\/c\.md:5 .*\n\n1 new gap in 1 of 4 documents/);
    // To fetch a missing text, Git could run a program that the repository names.
    const objects = join(cwd, 'docs/inner/.git/objects');
    const id = git('-C', 'docs/inner', 'rev-parse', 'HEAD:c.md').trim();
    rmSync(proof, { force: true });
    rmSync(join(objects, id.slice(0, 2), id.slice(2)));
    const lacking = await gaps(['docs/inner', '--since', 'HEAD']);
    expect([lacking.code, lacking.err]).toEqual([2, expect.stringMatching(/does not have all the files|cannot tell/)]);
    expect(existsSync(proof)).toBe(false);
  });

  test('standard input is compared with the document that it names', async () => {
    const more = { given: `${SPEC}\n## Risks\n` };
    const { out } = await gaps(['-', '--stdin-name', 'docs/a.md', '--since', 'HEAD'], more);
    expect(out).toMatch(/^docs\/a\.md:13 {2}unanswered {2}Risks/);
    expect(out).toMatch(/: 1 new gap since HEAD\.\n$/);
  });

  test('a workspace is compared with what had been decided then', async () => {
    write('w/SPEC.md', '# W\n\n## 1. Extras\n');
    await specwalk(['init', 'w/SPEC.md']);
    const decision = '---\noutcome: not-applicable\nby: Kim\nat: 2026-11-20T09:30:00Z\n---\n\nNone.\n';
    write('w/questions/point.1/decisions/0001.md', decision);
    commit('decided');
    expect((await gaps(['w', '--since', 'HEAD'])).code).toBe(0);
    rmSync(join(cwd, 'w/questions/point.1/decisions'), { recursive: true });
    const { code, out } = await gaps(['w', '--since', 'HEAD']);
    expect(code).toBe(1);
    expect(out).toContain('w/SPEC.md:3  unanswered  1. Extras');
  });

  test('what cannot be compared gets one sentence and exit code 2', async () => {
    commitEmpty('second');
    expect((await gaps(['docs', '--since', 'nowhere'])).err).toBe(
      'specwalk: Git knows no revision “nowhere”; name a commit, a tag or a branch like origin/main.\n',
    );
    git('clone', '-q', '--depth', '1', `file://${cwd}`, 'shallow');
    expect((await gaps(['shallow/docs', '--since', 'HEAD~1'])).err).toMatch(/^specwalk: This clone is shallow/);
    const alone = realpathSync(mkdtempSync(join(tmpdir(), 'specwalk-alone-')));
    writeFileSync(join(alone, 'a.md'), SPEC);
    try {
      expect((await gaps([alone, '--since', 'HEAD'])).err).toMatch(/is not in a Git repository/);
      const two = await gaps(['docs', alone, '--since', 'HEAD']);
      expect([two.code, two.out]).toEqual([0, 'No new gaps in 2 documents since HEAD.\n']);
      expect(two.err).toMatch(/^specwalk: \S+a\.md is left out: .* is not in a Git repository.*\n$/);
    } finally {
      rmSync(alone, { recursive: true });
    }
  });

  test('a document in a repository within another is compared in its own; where that does not know the revision, it is named', async () => {
    git('init', '-q', '-b', 'main', 'docs/0');
    write('docs/0/c.md', '# C\n\n## Aim\n');
    git('-C', 'docs/0', 'add', '-A');
    git('-C', 'docs/0', 'commit', '-q', '-m', 'inner');
    write('docs/0/c.md', '# C\n\n## Aim\n\n## Cost\n');
    write('docs/b.md', '# B\n\n## Aim\n\n## Risk\n');
    const { out, err } = await gaps(['.', '--since', 'HEAD']);
    expect(err).toBe('');
    expect(out).toMatch(/^docs\/0\/c\.md:5 .*\n\ndocs\/b\.md:5 .*\n\n2 new gaps in 2 of 3 documents/);
    git('tag', 'outer');
    const one = await gaps(['.', '--since', 'outer']);
    expect(one.out).toMatch(/^docs\/b\.md:5 .*\n\n1 new gap in 1 of 2 documents/);
    expect(one.err).toMatch(/^specwalk: docs\/0\/c\.md is left out: Git knows no revision “outer”;.*\n$/);
  });

  test('before the first commit all is new, so that a hook can let it pass or not', async () => {
    rmSync(join(cwd, '.git'), { recursive: true });
    git('init', '-q', '-b', 'main');
    write('w/SPEC.md', SPEC);
    write('w/questions/.keep', '');
    const { code, out, err } = await gaps(['docs', 'w', '--since', 'HEAD']);
    expect([code, err]).toEqual([1, '']);
    expect(out).toMatch(/\n5 new gaps in 3 of 3 documents since HEAD\.\n$/);
    expect((await gaps(['docs', '--since', 'main'])).err).toMatch(/knows no revision “main”/);
  });

  function commitEmpty(message: string): void {
    git('commit', '-q', '--allow-empty', '-m', message);
  }

  test('without Git, or with one that cannot be started, there is one sentence', async () => {
    const before = process.env.PATH;
    process.env.PATH = join(cwd, 'docs');
    try {
      const { code, err } = await gaps(['docs', '--since', 'HEAD']);
      expect([code, err]).toEqual([2, 'specwalk: Git was not found; --since needs it to read a revision.\n']);
      write('docs/git', '');
      expect((await gaps(['docs', '--since', 'HEAD'])).err).toMatch(
        /^specwalk: Git cannot be started \(.*EACCES\); --since needs it/,
      );
    } finally {
      process.env.PATH = before;
    }
  });
});
