import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { typeIn } from '#testing/cli/type-in.ts';

let cwd = '';
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'specwalk-new-'));
});
afterEach(() => rmSync(cwd, { recursive: true, force: true }));

const specwalk = (...argv: readonly string[]) => typeIn(argv, { cwd, env: { CI: '1' } });
const read = (path: string) => readFileSync(join(cwd, path), 'utf8');

test('begins a specification of nine points, named like its folder, with a question about each', async () => {
  const said = await specwalk('new', 'walks/pet-clinic');
  expect(said).toMatchObject({ code: 0, err: '' });
  expect(said.out).toMatch(/^\d+ questions about nothing but an idea\. Now: specwalk walks\/pet-clinic\n$/);
  expect(read('walks/pet-clinic/SPEC.md')).toMatch(/^# Pet clinic\n\n## 1\. What it does and for whom\n/);
  const ledger = read('walks/pet-clinic/SPEC_GAPS.md');
  expect(ledger.match(/^## /gm)?.length).toBeGreaterThanOrEqual(9);
  expect(await specwalk('check', 'walks/pet-clinic')).toMatchObject({ code: 0 });
});

test('what is there already stays as it is', async () => {
  mkdirSync(join(cwd, 'mine'));
  writeFileSync(join(cwd, 'mine', 'SPEC.md'), '# Mine\n');
  expect(await specwalk('new', 'mine')).toMatchObject({
    code: 2,
    err: expect.stringContaining('There is a SPEC.md in mine already; “specwalk mine” serves it.'),
  });
  expect(read('mine/SPEC.md')).toBe('# Mine\n');
  writeFileSync(join(cwd, 'file'), '');
  expect(await specwalk('new', 'file')).toMatchObject({
    code: 2,
    err: expect.stringContaining('is a file; name a folder.'),
  });
  expect(await specwalk('new')).toMatchObject({ code: 2, err: expect.stringContaining('new takes the folder') });
});

test('of a document about which nothing was asked nobody says that it is closed', async () => {
  mkdirSync(join(cwd, 'note'));
  writeFileSync(join(cwd, 'note', 'SPEC.md'), '# Clinic\n\nSomething for our clinic.\n');
  const { out, code } = await specwalk('check', 'note', '--closed');
  expect([code, out]).toEqual([1, expect.stringContaining('Not closed: nothing was asked')]);
});
