import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { unfillSpec } from '#core/parsing.ts';
import { typeIn } from '#testing/cli/type-in.ts';

const IDEA = '# Permits\n\n## 1. Purpose\n\nResidents park near their door.\n\n## Extras\n\n## Guests\n';
let cwd = '';

beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'specwalk-init-'));
});
afterEach(() => rmSync(cwd, { recursive: true, force: true }));

function specwalk(...argv: readonly string[]) {
  return typeIn(argv, { cwd, env: { CI: '1', XDG_STATE_HOME: join(cwd, '.state') } });
}

function write(path: string, text: string | Uint8Array): void {
  mkdirSync(dirname(join(cwd, path)), { recursive: true });
  writeFileSync(join(cwd, path), text);
}

const read = (path: string) => readFileSync(join(cwd, path), 'utf8');
const names = (path: string) => readdirSync(join(cwd, path)).sort();

function decide(root: string, question: string, text: string): void {
  write(`${root}/questions/${question}/decisions/0001.md`, `---\nby: Kim\nat: 2026-11-20T09:30:00Z\n---\n\n${text}\n`);
}

describe('of one document', () => {
  test('the tone that is asked for is kept, and another one later', async () => {
    write('idea.md', IDEA);
    expect(await specwalk('init', 'idea.md', '--tone', 'loud')).toMatchObject({
      code: 2,
      err: expect.stringContaining('“loud” is no tone; take --tone playful or --tone sober.'),
    });
    const settings = () => names('idea/questions/settings').map((file) => read(`idea/questions/settings/${file}`));
    for (const tone of ['sober', 'sober', 'playful']) await specwalk('init', 'idea.md', '--tone', tone);
    expect(settings().sort()).toEqual([
      expect.stringMatching(/^---\ntone: playful\nby: Specwalk\nat: .*Z\n---\n$/),
      expect.stringMatching(/^---\ntone: sober\nby: Specwalk\nat: .*Z\n---\n$/),
    ]);
  });

  test('the copy remembers where it comes from, and the same again changes nothing', async () => {
    write('docs/idea.md', IDEA);
    const first = await specwalk('init', 'docs/idea.md');
    expect(first).toEqual({
      code: 0,
      out: '2 questions are on the list in docs/idea. Now: specwalk docs/idea\n',
      err: '',
    });
    const [source = ''] = names('docs/idea/questions/sources');
    expect(source).toMatch(/^0001-[0-9a-f]{8}\.md$/);
    expect(read(`docs/idea/questions/sources/${source}`)).toMatch(/^---\npath: \.\.\/idea\.md\nsha256: /);
    const before = names('docs/idea/questions');
    expect(await specwalk('init', 'docs/idea.md')).toEqual({
      code: 0,
      out: '2 questions are on the list in docs/idea, as before. Now: specwalk docs/idea\n',
      err: '',
    });
    expect(names('docs/idea/questions')).toEqual(before);
    expect(names('docs/idea/questions/sources')).toEqual([source]);
    expect(await specwalk('check', 'docs/idea')).toMatchObject({ code: 0 });
  });

  test('what changed in it is read again, answers stay, and it says what came of that', async () => {
    write('idea.md', IDEA.replaceAll('\n', '\r\n'));
    await specwalk('init', 'idea.md', 'walk');
    decide('walk', 'point.extras', 'Parking for guests.');
    await specwalk('ledger', 'walk');
    const later = IDEA.replace('## Guests\n', '## Guests\n\nUp to three a week.\n\n## Costs').replaceAll('\n', '\r\n');
    write('idea.md', later);
    expect((await specwalk('check', 'walk')).out).toMatch(
      /^SPEC\.md:1 {2}The document .* has changed; .*, or by “specwalk init idea\.md walk”\.\n/,
    );
    const again = await specwalk('init', 'idea.md', 'walk');
    expect(again).toMatchObject({ code: 0, err: '' });
    expect(again.out).toMatch(/^\d questions are on the list in walk: 1 new(?:, 1 closed)?\. Now/);
    expect(unfillSpec(read('walk/SPEC.md'))).toBe(later);
    expect(read('walk/SPEC.md')).toContain('Parking for guests.');
    expect(existsSync(join(cwd, 'walk/questions/point.costs/question.md'))).toBe(true);
    expect(await specwalk('check', 'walk')).toMatchObject({ code: 0 });
  });

  test('where SPEC.md was edited as well, nothing is overwritten and both are named', async () => {
    write('idea.md', IDEA);
    await specwalk('init', 'idea.md');
    const mine = IDEA.replace('near their door', 'anywhere');
    write('idea/SPEC.md', mine);
    write('idea.md', `${IDEA}\n## Costs\n`);
    const { code, err } = await specwalk('init', 'idea.md');
    expect(code).toBe(1);
    expect(err).toMatch(/^specwalk: idea: \.\.\/idea\.md and SPEC\.md were both changed/);
    expect(read('idea/SPEC.md')).toBe(mine);
    expect(await specwalk('check', 'idea')).toMatchObject({
      code: 1,
      out: expect.stringContaining('were both changed'),
    });
  });

  test('a workspace that came from elsewhere, or whose document is gone, works; check has a hint', async () => {
    write('idea.md', IDEA);
    await specwalk('init', 'idea.md');
    rmSync(join(cwd, 'idea.md'));
    const gone = await specwalk('check', 'idea');
    expect(gone.code).toBe(0);
    expect(gone.out).toContain('SPEC.md:1  ../idea.md, from which SPEC.md was copied, is not there any more');
    rmSync(join(cwd, '.state'), { recursive: true });
    const foreign = await specwalk('check', 'idea');
    expect(foreign.code).toBe(0);
    expect(foreign.out).toContain('nobody has named that on this machine');
  });

  test('what is no specification gets one sentence, and nothing is made', async () => {
    write('plain.md', 'Only words.\n');
    write('bin.md', 'a\0b');
    write('wide.md', Uint8Array.of(0xff, 0xfe, 0x23, 0, 0x20, 0));
    write('idea.md', IDEA);
    write('taken', 'a file');
    for (const [argv, says] of [
      [['plain.md'], /^specwalk: plain\.md has no heading/],
      [['bin.md'], /^specwalk: bin\.md holds zero bytes/],
      [['wide.md'], /^specwalk: wide\.md /],
      [['-'], /standard input has no place for a workspace; save it/],
      [['nowhere.md'], /nothing at nowhere\.md/],
      [['idea.md', 'taken'], /taken is a file; name a folder/],
      [['idea.md', '--limit', 'many'], /“many” is no number of questions/],
      [['idea.md', 'a', 'b'], /init takes one Markdown file or folder/],
    ] as const) {
      const { code, out, err } = await specwalk('init', ...argv);
      expect([code, out, err.trim().split('\n').length]).toEqual([2, '', 1]);
      expect(err).toMatch(says);
    }
    expect(names('.')).toEqual(['bin.md', 'idea.md', 'plain.md', 'taken', 'wide.md']);
  });

  test('a list longer than anybody expects is not made before somebody says so', async () => {
    write('huge.md', Array.from({ length: 3_000 }, (_, at) => `## Part ${at}\n`).join('\n'));
    const { code, err } = await specwalk('init', 'huge.md');
    expect(code).toBe(2);
    expect(err).toBe(
      'specwalk: huge.md would put 3,000 new questions on the list, more than 2,000, so nothing was made; “--limit 3000” allows it.\n',
    );
    expect(names('.')).toEqual(['huge.md']);
    write('three.md', '# A\n\n## B\n\n## C\n');
    expect(await specwalk('init', 'three.md', '--limit', '1')).toMatchObject({ code: 2 });
    expect(await specwalk('init', 'three.md', '--limit', '3')).toMatchObject({ code: 0 });
  });

  test('an empty form that is given makes what it says count as unsaid, in the workspace alone too', async () => {
    const form =
      '# Title\n\n## Motivation\n\nThis section explains the motivation in everyday words.\n\n## Rollback\n\nWe can be rolled back by turning the gate off.\n';
    write('form.md', form);
    write('idea.md', form.replace('in everyday words.', 'in everyday words.\n\nParking is scarce in the centre.'));
    const { code } = await specwalk('init', 'idea.md', '--template', 'form.md');
    expect(code).toBe(0);
    const [name, ...more] = names('idea/questions/corrections');
    expect(more).toEqual([]);
    expect(read(`idea/questions/corrections/${name}`)).toContain('section: Rollback\nstatus: unanswered\n');
    expect(await specwalk('check', 'idea')).toMatchObject({ code: 0 });
  });
});

describe('of a folder', () => {
  beforeEach(() => {
    write('docs/idea.md', IDEA);
    write('docs/deep/plan.md', '# Plan\n\n## Risks\n');
    write('docs/bin.md', 'a\0b');
    write('docs/notes.txt', 'nothing');
  });

  test('each document gets a workspace beside it; what cannot be read is named and the rest goes on', async () => {
    const { code, out, err } = await specwalk('init', 'docs');
    expect(out).toBe(
      'docs/deep/plan.md  1 question in docs/deep/plan\ndocs/idea.md       2 questions in docs/idea\n\n2 workspaces, 3 questions. Now: specwalk docs\n',
    );
    expect(err).toMatch(/^specwalk: docs\/bin\.md holds zero bytes/);
    expect(code).toBe(1);
    rmSync(join(cwd, 'docs/bin.md'));
    const again = await specwalk('init', 'docs');
    expect(again).toMatchObject({ code: 0, err: '' });
    expect(again.out).toContain('docs/idea.md       2 questions in docs/idea, as before\n');
    expect(again.out.trim().split('\n')).toHaveLength(4);
  });

  test('or below another folder, as deep as it lies', async () => {
    await specwalk('init', 'docs', 'walks');
    expect(read('walks/deep/plan/SPEC.md')).toBe('# Plan\n\n## Risks\n');
    const [source = ''] = names('walks/deep/plan/questions/sources');
    expect(read(`walks/deep/plan/questions/sources/${source}`)).toContain('path: ../../../docs/deep/plan.md\n');
    expect(names('docs')).toEqual(['bin.md', 'deep', 'idea.md', 'notes.txt']);
  });

  test('workspaces that stand there are read again, in place or with their document', async () => {
    write('docs/bike/SPEC.md', '# Bikes\n\n## Costs\n');
    await specwalk('init', 'docs/bike/SPEC.md');
    await specwalk('init', 'docs');
    write('docs/idea.md', `${IDEA}\n## Costs\n`);
    const { out } = await specwalk('init', 'docs');
    expect(out).toContain('docs/bike/SPEC.md');
    expect(out).toContain('docs/idea.md       3 questions in docs/idea: 1 new\n');
    expect(out).not.toContain('docs/idea/SPEC.md');
    expect(out).toContain('3 workspaces, 5 questions.');
  });

  test('what a workspace was copied from is not counted twice, until it says more', async () => {
    rmSync(join(cwd, 'docs/bin.md'));
    await specwalk('init', 'docs');
    const paths = async () => {
      const { out } = await specwalk('gaps', 'docs', '--format', 'json');
      return JSON.parse(out).documents.map(({ path }: { path: string }) => path);
    };
    expect(await paths()).toEqual(['docs/deep/plan/SPEC.md', 'docs/idea/SPEC.md']);
    write('docs/idea.md', `${IDEA}\n## Costs\n`);
    expect(await paths()).toEqual(['docs/deep/plan/SPEC.md', 'docs/idea/SPEC.md', 'docs/idea.md']);
    write('docs/idea.md', IDEA);
    write('docs/idea/SPEC.md', `${IDEA}\n## Costs\n`);
    expect(await paths()).toEqual(['docs/deep/plan/SPEC.md', 'docs/idea/SPEC.md', 'docs/idea.md']);
  });

  test('a folder of the same name that is no copy stays a workspace of its own', async () => {
    rmSync(join(cwd, 'docs/bin.md'));
    const own = '# Bikes\n\n## Costs\n';
    write('docs/idea/SPEC.md', own);
    await specwalk('init', 'docs/idea/SPEC.md');
    const says =
      'docs/idea.md would have its workspace in docs/idea, where there is another SPEC.md already; name another folder.';
    const many = await specwalk('init', 'docs');
    expect(many).toMatchObject({ code: 1, err: `specwalk: ${says}\n` });
    expect(many.out).toContain('docs/idea/SPEC.md  1 question in docs/idea, as before\n');
    expect(await specwalk('init', 'docs/idea.md')).toMatchObject({ code: 2, err: `specwalk: ${says}\n` });
    expect(read('docs/idea/SPEC.md')).toBe(own);
    expect(await specwalk('init', 'docs/idea.md', 'docs/walk')).toMatchObject({ code: 0 });
  });

  test('a document that was renamed together with its workspace is named anew', async () => {
    await specwalk('init', 'docs/idea.md');
    renameSync(join(cwd, 'docs/idea.md'), join(cwd, 'docs/plan.md'));
    renameSync(join(cwd, 'docs/idea'), join(cwd, 'docs/plan'));
    expect(await specwalk('init', 'docs/plan.md')).toMatchObject({ code: 0, err: '' });
    expect(names('docs/plan/questions/sources')).toHaveLength(2);
  });

  test('two that would lie in one folder, and one that would lie among the questions of another', async () => {
    write('docs/idea.markdown', '# Other\n\n## Costs\n');
    write('docs/SPEC.md', '# Docs\n\n## Costs\n');
    write('docs/questions.md', '# Asked\n\n## Costs\n');
    const { code, err } = await specwalk('init', 'docs');
    expect(code).toBe(1);
    expect(err).toContain(
      'docs/idea.md would have its workspace in docs/idea, as docs/idea.markdown has; give one of them another name.',
    );
    expect(err).toContain('docs/questions.md would have its workspace in docs/questions, where another one');
    expect(read('docs/idea/SPEC.md')).toBe('# Other\n\n## Costs\n');
  });

  test('a folder that may not be written to is named, the rest goes on', async () => {
    if (process.getuid?.() === 0) return;
    chmodSync(join(cwd, 'docs/deep'), 0o500);
    const { code, err, out } = await specwalk('init', 'docs');
    chmodSync(join(cwd, 'docs/deep'), 0o700);
    expect(code).toBe(1);
    expect(err).toContain('docs/deep/plan cannot be made');
    expect(out).toContain('docs/idea.md');
  });

  test('one in which nothing can be read, or nothing lies, is exit code 2', async () => {
    write('broken/bin.md', 'a\0b');
    mkdirSync(join(cwd, 'empty'));
    expect(await specwalk('init', 'broken')).toMatchObject({ code: 2, out: '' });
    expect(await specwalk('init', 'empty')).toMatchObject({ code: 2, out: '' });
  });

  test('what many documents have in common says nothing', async () => {
    for (const name of ['one', 'two', 'three', 'four', 'five']) {
      write(
        `family/${name}.md`,
        `# ${name}\n\n## Motivation\n\nIt is about ${name}, as agreed.\n\n## Rollback\n\nWe can be rolled back by turning the gate off.\n`,
      );
    }
    expect(await specwalk('init', 'family')).toMatchObject({ code: 0 });
    for (const name of ['one', 'five']) {
      expect(existsSync(join(cwd, `family/${name}/questions/point.rollback/question.md`))).toBe(true);
      expect(names(`family/${name}/questions/corrections`)).toHaveLength(1);
      expect(await specwalk('check', `family/${name}`)).toMatchObject({ code: 0 });
    }
  });
});
