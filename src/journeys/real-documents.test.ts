import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { openWorkspace } from '#core/index.ts';
import { readWorkspace, unfillSpec } from '#core/parsing.ts';
import { corpusFolder, documentsIn } from '../corpus/where.ts';
import { filesIn } from '../examples/files-in.ts';
import { DECIDES } from './person.ts';
import { eventually, openRoom, type Room } from './room.ts';

/**
 * Three documents with an empty section, of three kinds: those of others where they are at hand, else our own in
 * their manner.
 */
const OF_OTHERS = ['k02', 'o03', 'r03'];
const OUR_OWN = ['proposal', 'feature', 'explainer'].map((name) => `fixtures/specs/${name}.md`);
const corpus = corpusFolder();
const DOCUMENTS = corpus
  ? documentsIn(corpus)
      .filter(({ id }) => OF_OTHERS.includes(id))
      .map(({ path }) => path)
  : OUR_OWN;

const ANSWER = 'The old desk is put back within a day.';
let room: Room | undefined;
afterEach(() => room?.close());

function specwalk(args: readonly string[], cwd: string): string {
  try {
    return execFileSync(process.execPath, [join(process.cwd(), 'dist/cli/specwalk.js'), ...args], {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, XDG_STATE_HOME: join(cwd, 'state') },
    });
  } catch (error) {
    // Exit code 1 tells of findings.
    const { status, stdout } = error as { readonly status?: number; readonly stdout?: unknown };
    if (status !== 1) throw error;
    return String(stdout);
  }
}

/** Makes a workspace of a copy of the document, as somebody would who has just been sent it. */
function made(path: string): { readonly document: string; readonly files: Record<string, string> } {
  const folder = mkdtempSync(join(tmpdir(), 'specwalk-real-'));
  try {
    const document = readFileSync(path, 'utf8');
    writeFileSync(join(folder, basename(path)), document);
    specwalk(['init', basename(path), 'made'], folder);
    expect(readFileSync(join(folder, 'made/SPEC.md'))).toEqual(readFileSync(path));
    return { document, files: readAll(join(folder, 'made')) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function readAll(folder: string): Record<string, string> {
  const list = execFileSync('find', ['.', '-type', 'f'], { cwd: folder, encoding: 'utf8' });
  const paths = list.split('\n').filter((path) => path !== '');
  return Object.fromEntries(paths.map((path) => [path.slice(2), readFileSync(join(folder, path), 'utf8')]));
}

/** Ids of the points about which nothing is said. */
function unanswered(root: string): readonly string[] {
  const files = Object.entries(filesIn(root)).map(([path, text]) => ({ path, text }));
  return openWorkspace(readWorkspace(files, 'room'))
    .points.filter(({ status }) => status === 'unanswered')
    .map(({ point }) => point.id);
}

test.each(DOCUMENTS.map((path) => [basename(path), path]))(
  '%s: from init to an answered gap, and back byte for byte',
  async (_, path) => {
    const { document, files } = made(path);
    const [question = ''] = Object.keys(files).flatMap((file) => /^questions\/(point\.[^/]+)\//.exec(file)?.[1] ?? []);
    const here = await openRoom(files);
    room = here;
    const before = unanswered(here.root);
    const point = /^point: (.+)$/m.exec(files[`questions/${question}/question.md`] ?? '')?.[1] ?? '';
    expect(before).toContain(point);

    // The placeholder of the gap, with its question on it; somebody answers and it is decided.
    const kim = await here.person({ name: 'Kim', role: 'Facilitator' });
    await kim.goes(`/points/${encodeURIComponent(point)}?q=${question}`);
    await kim.page.locator(`[data-spot="${question}"]`).first().waitFor();
    await kim.form(question).getByRole('textbox').first().fill(ANSWER);
    await kim.saves(question);
    await kim.page.getByRole('button', { name: DECIDES }).click();
    await kim.page.getByRole('form', { name: 'Decide' }).getByText(ANSWER).click();
    await kim.page.getByRole('form', { name: 'Decide' }).getByRole('button', { name: 'Decide' }).click();
    await eventually(() => expect(here.read('SPEC.md')).toContain(ANSWER));
    expect(unfillSpec(here.read('SPEC.md'))).toBe(document);
    expect(unanswered(here.root)).toEqual(before.filter((id) => id !== point));
    await eventually(() => expect(here.read('SPEC_GAPS.md')).toContain(`**decided** · [${question}]`));

    // Taken back, the file is the document again; what was said stays.
    await kim.page.getByRole('button', { name: 'Withdraw' }).click();
    await kim.page.getByLabel('Why is it withdrawn?').fill('Asked again.');
    await kim.page.getByRole('form', { name: 'Withdraw' }).getByRole('button', { name: 'Withdraw' }).click();
    await eventually(() => expect(readFileSync(join(here.root, 'SPEC.md'))).toEqual(readFileSync(path)));
    expect(Object.keys(here.files(`questions/${question}/responses`))).toHaveLength(1);
    await kim.leaves();
  },
);
