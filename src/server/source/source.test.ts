import { mkdirSync, renameSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fillSpec, readSpec, unfillSpec } from '#core/parsing.ts';
import { type Scratch, scratch } from '#testing/server/scratch.ts';
import { openFolder } from '../disk/folder-store.ts';
import type { Store } from '../disk/store.ts';
import { type LiveWorkspace, openLiveWorkspace } from '../workspace/live-workspace.ts';
import { openOutsideDocuments } from './outside-documents.ts';

const IDEA = '# Permits\n\n## 1. Purpose\n\nResidents park near their door.\n\n## Extras\n\n## Guests\n';
const LATER = IDEA.replace('## Extras\n', '## Costs\n\n## Extras\n');

interface Copied {
  readonly disk: Scratch;
  readonly live: LiveWorkspace;
  readonly told: readonly (string | null)[];
  readonly spec: () => string;
}

/** A workspace in `idea` whose SPEC.md is a copy of `idea.md`. `named`: somebody has named that document. */
async function copied(text = IDEA, named = true, wrap = (store: Store): Store => store): Promise<Copied> {
  const disk = scratch({ 'idea.md': text, 'idea/SPEC.md': text });
  const live = await opened(disk, wrap);
  expect(await live.live.source.name(join(disk.root, 'idea.md'))).toEqual({ note: null });
  await live.live.raiseStanding();
  if (!named) rmSync(join(disk.root, 'state'), { recursive: true });
  return { disk, ...live, spec: () => disk.text('idea/SPEC.md') };
}

async function opened({ root }: Scratch, wrap = (store: Store): Store => store) {
  const told: (string | null)[] = [];
  const live = await openLiveWorkspace({
    store: wrap(openFolder(join(root, 'idea'))),
    name: 'idea',
    now: () => new Date('2026-11-20T09:30:00Z'),
    outside: openOutsideDocuments(join(root, 'idea'), join(root, 'state')),
    onChange: (change) => change.kind === 'source' && told.push(change.sentence),
    onError: (error) => {
      throw error;
    },
  });
  onTestFinished(() => live.close());
  return { live, told };
}

let made = 0;
async function decide(live: LiveWorkspace, question: string, value: string): Promise<void> {
  made += 1;
  const result = { outcome: 'decided', value };
  const payload = {
    by: { name: 'Kim', role: '' },
    question,
    number: 1,
    result,
    restsOn: [],
    against: [],
    seen: [],
  };
  const id = `command-${String(made).padStart(8, '0')}`;
  expect(await live.handle({ id, type: 'decide', payload })).toMatchObject({ status: 201 });
}

/** Numbers of the source facts. */
const noted = ({ names }: Scratch) => names('idea/questions/sources').map((name) => name.slice(0, 4));
/** Path of the source fact with a number. */
const notedAs = ({ names }: Scratch, number: string) =>
  `idea/questions/sources/${names('idea/questions/sources').find((name) => name.startsWith(number))}`;

test('a changed document is read again: what was decided stays in its place, and new gaps are asked for', async () => {
  const { disk, live, spec } = await copied();
  await decide(live, 'point.extras', 'Parking for guests.');
  disk.put('idea.md', LATER);
  expect(await live.source.take()).toEqual({ stand: 'taken' });
  const { raised } = await live.raiseStanding();
  expect(unfillSpec(spec())).toBe(LATER);
  expect(spec()).toMatch(/## Extras\n\n<!-- specwalk:decided extras .*\n[^#]*Parking for guests\./);
  expect(raised.map(({ point }) => point)).toEqual(['costs']);
  expect(disk.text(notedAs(disk, '0002'))).toMatch(/^---\npath: \.\.\/idea\.md\nsha256: [0-9a-f]{64}\nat: /);
  expect(await live.source.take()).toEqual({ stand: 'even' });
  expect(noted(disk)).toEqual(['0001', '0002']);
});

test('what was decided goes along with a section that is called otherwise, also without a number', async () => {
  const { disk, live, spec } = await copied();
  await decide(live, 'point.extras', 'Parking for guests.');
  disk.put('idea.md', IDEA.replace('## Extras', '## What else'));
  expect(await live.source.take()).toEqual({ stand: 'taken' });
  expect((await live.raiseStanding()).raised).toEqual([]);
  expect(spec()).toMatch(/## What else\n\n<!-- specwalk:decided what-else .*\n[^#]*Parking for guests\./);
});

test('while it is followed, a document that is saved is read again by itself', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { disk, live, spec } = await copied();
  live.follow();
  disk.put('idea.md', LATER);
  // Changed in the first poll, and the same in the next.
  vi.advanceTimersByTime(2 * 500);
  await expect.poll(() => unfillSpec(spec())).toBe(LATER);
  await expect.poll(() => disk.names('idea/questions')).toContain('point.costs');
});

test('where both were changed nothing is overwritten, and the way out that is named is one', async () => {
  const { disk, live, told, spec } = await copied();
  await decide(live, 'point.extras', 'Parking for guests.');
  const edited = spec().replace('near their door', 'anywhere');
  disk.put('idea/SPEC.md', edited);
  disk.put('idea.md', LATER);
  await live.rescan(null);
  expect(await live.source.take()).toMatchObject({ stand: 'apart' });
  await live.source.take();
  expect(told).toEqual([expect.stringMatching(/^\.\.\/idea\.md and SPEC\.md have both changed/)]);
  expect(live.source.trouble()).toBe(told[0]);
  expect(spec()).toBe(edited);
  const merged = LATER.replace('near their door', 'anywhere');
  disk.put('idea.md', merged);
  disk.put('idea/SPEC.md', merged);
  await live.rescan(null);
  expect(await live.source.take()).toEqual({ stand: 'taken' });
  expect([told.slice(1), live.source.trouble()]).toEqual([[null], null]);
  await live.raiseStanding();
  expect(spec()).toContain('Parking for guests.');
  expect(unfillSpec(spec())).toBe(merged);
});

test('while it is followed, the way out is noticed when somebody goes it, and the next quarrel is told again', async () => {
  const { disk, live, told, spec } = await copied();
  const quarrel = async (document: string) => {
    disk.put('idea/SPEC.md', spec().replace('Residents', 'Guests'));
    await live.rescan(null);
    disk.put('idea.md', document);
    await live.source.take();
  };
  await quarrel(LATER);
  expect(told).toHaveLength(1);
  live.follow();
  disk.put('idea/SPEC.md', LATER);
  await live.rescan(['SPEC.md']);
  await expect.poll(() => noted(disk)).toEqual(['0001', '0002']);
  const last = LATER.replace('near', 'at');
  disk.put('idea.md', last);
  expect(await live.source.take()).toEqual({ stand: 'taken' });
  expect(unfillSpec(spec())).toBe(last);
  await quarrel(LATER);
  expect(told).toEqual([told[0], null, told[0]]);
});

test('while it is followed, decided text that was adopted lets the new text through', async () => {
  const { disk, live, spec } = await copied();
  await decide(live, 'point.extras', 'Parking for guests.');
  await live.raiseStanding();
  disk.put('idea/SPEC.md', spec().replace('for guests', 'for ghosts'));
  disk.put('idea.md', LATER);
  await live.rescan(null);
  live.follow();
  expect(await live.source.take()).toMatchObject({ stand: 'apart' });
  const payload = { by: { name: 'Kim', role: '' }, point: 'extras' };
  expect(await live.handle({ id: 'adoption-1', type: 'adopt', payload })).toMatchObject({ status: 201 });
  await expect.poll(() => unfillSpec(spec())).toBe(LATER);
});

test('a SPEC.md edited alone goes its own way in silence', async () => {
  const { disk, live, told } = await copied();
  disk.put('idea/SPEC.md', LATER);
  expect(await live.source.take()).toEqual({ stand: 'even' });
  expect(told).toEqual([]);
});

test('decided text that was edited by hand is not lost to the new text', async () => {
  const { disk, live, told, spec } = await copied();
  await decide(live, 'point.extras', 'Parking for guests.');
  await live.raiseStanding();
  const edited = spec().replace('for guests', 'for ghosts');
  disk.put('idea/SPEC.md', edited);
  disk.put('idea.md', LATER);
  await live.rescan(null);
  await live.source.take();
  expect(told).toEqual([expect.stringContaining('decided text in SPEC.md was edited by hand')]);
  expect(spec()).toBe(edited);
});

test('a document that nobody on this machine has named is not read, whatever a file of the workspace says', async () => {
  const { disk, live, told, spec } = await copied(IDEA, false);
  disk.put('idea.md', LATER);
  expect(await live.source.take()).toMatchObject({ stand: 'unnamed' });
  expect(spec()).toBe(IDEA);
  expect(told).toEqual([]);
  expect(await live.source.name(join(disk.root, 'idea.md'))).toEqual({ note: null });
  expect(await live.source.take()).toEqual({ stand: 'taken' });
  const second = notedAs(disk, '0002');
  disk.put(second, disk.text(second).replace('../idea.md', '../salaries.md'));
  disk.put('salaries.md', '# Salaries\n');
  await live.rescan(null);
  expect(await live.source.take()).toMatchObject({ stand: 'unnamed' });
  expect(spec()).toBe(LATER);
});

const idea = ({ root }: Scratch) => join(root, 'idea.md');
function instead({ root }: Scratch, put: (path: string) => void): void {
  rmSync(join(root, 'idea.md'));
  put(join(root, 'idea.md'));
}
const gone: readonly [what: string, to: (disk: Scratch) => void, says: RegExp][] = [
  ['gone', (disk) => rmSync(idea(disk)), /^\.\.\/idea\.md, from which SPEC\.md was copied, is no longer there/],
  ['a folder', (disk) => instead(disk, (path) => mkdirSync(path)), /^\.\.\/idea\.md cannot be read/],
  ['binary', (disk) => disk.put('idea.md', 'a\0b'), /^\.\.\/idea\.md contains zero bytes/],
  ['no UTF-8', (disk) => disk.put('idea.md', Uint8Array.of(0x23, 0x20, 0xe9)), /not written in UTF-8/],
  ['empty', (disk) => disk.put('idea.md', ' \n'), /^\.\.\/idea\.md is empty/],
  [
    'a link',
    (disk) => instead(disk, (path) => symlinkSync(join(disk.root, 'idea/SPEC.md'), path)),
    /^\.\.\/idea\.md is a symbolic link/,
  ],
];
test.each(gone)('a document that is %s leaves the workspace at work, until it is back', async (_, to, says) => {
  const { disk, live, told, spec } = await copied();
  to(disk);
  expect(await live.source.take()).toMatchObject({ stand: 'away' });
  expect(told).toEqual([expect.stringMatching(says)]);
  expect(spec()).toBe(IDEA);
  await decide(live, 'point.extras', 'Parking for guests.');
  rmSync(idea(disk), { recursive: true, force: true });
  disk.put('idea.md', LATER);
  expect(await live.source.take()).toEqual({ stand: 'taken' });
  expect(unfillSpec(spec())).toBe(LATER);
});

const barred: readonly [what: string, path: string][] = [
  ['a link to itself', '../loop.md'],
  ['below a file', '../idea.md/idea.md'],
  ['named too long', `../${'a'.repeat(300)}.md`],
];
test.each(barred)('to look at a document that is %s does no harm', (_, path) => {
  const disk = scratch({ 'idea.md': IDEA, 'idea/SPEC.md': IDEA });
  symlinkSync('loop.md', join(disk.root, 'loop.md'));
  const outside = openOutsideDocuments(join(disk.root, 'idea'), join(disk.root, 'state'));
  expect(outside.stamp(path)).toBe('');
  expect(outside.stamp('../idea.md')).not.toBe('');
});

test('two branches that take a document over write two files, and the later one counts', async () => {
  const { disk, live } = await copied();
  disk.put('idea.md', LATER);
  await live.source.take();
  const mine = notedAs(disk, '0002');
  expect(mine).toMatch(/\/0002-[0-9a-f]{8}\.md$/);
  const sha256 = '0f'.repeat(32);
  const theirs = (at: string) => `---\npath: ../theirs.md\nsha256: ${sha256}\nat: ${at}\n---\n`;
  disk.put('idea/questions/sources/0002-ffffffff.md', theirs('2026-11-20T09:29:00Z'));
  disk.put('idea/questions/sources/0001.md', theirs('2026-11-20T12:00:00Z'));
  await live.rescan(null);
  expect(await live.source.stand()).toEqual({ stand: 'even' });
  disk.put('idea/questions/sources/0002-00000000.md', theirs('2026-11-20T09:31:00Z'));
  await live.rescan(null);
  expect(await live.source.stand()).toMatchObject({
    stand: 'unnamed',
    sentence: expect.stringContaining('theirs'),
  });
});

test('what was taken over when the plug was pulled is noted the next time', async () => {
  const { disk, live } = await copied();
  disk.put('idea.md', LATER);
  disk.put('idea/SPEC.md', LATER);
  expect(await live.source.take()).toEqual({ stand: 'taken' });
  expect(noted(disk)).toEqual(['0001', '0002']);
});

test('what somebody saves in SPEC.md at that very moment is not lost', async () => {
  let isSaved = false;
  const saving = (store: Store): Store => ({
    ...store,
    replace: (path, text, from) => {
      if (path === 'SPEC.md' && !isSaved && text.includes('Costs')) {
        isSaved = true;
        disk.put('idea/SPEC.md', mine);
      }
      return store.replace(path, text, from);
    },
  });
  const mine = IDEA.replace('near their door', 'anywhere');
  const { disk, live, spec } = await copied(IDEA, true, saving);
  disk.put('idea.md', LATER);
  expect(await live.source.take()).toMatchObject({ stand: 'apart' });
  expect(spec()).toBe(mine);
});

test('a document that moved is named anew; another one is refused', async () => {
  const { disk, live } = await copied();
  mkdirSync(join(disk.root, 'docs'));
  renameSync(idea(disk), join(disk.root, 'docs/plan.md'));
  expect(await live.source.name(join(disk.root, 'docs/plan.md'))).toEqual({ note: null });
  expect(disk.text(notedAs(disk, '0002'))).toContain('path: ../docs/plan.md');
  disk.put('other.md', '# Other\n');
  expect(await live.source.name(join(disk.root, 'other.md'))).toEqual({
    problem:
      'There is another SPEC.md already, copied from ../docs/plan.md; name another folder, or copy the document over it first.',
  });
});

test('two workspaces of one document and two people who take it over: nothing is written twice', async () => {
  const { disk, live, spec } = await copied();
  const other = await opened(disk);
  disk.put('idea.md', LATER);
  await Promise.all([live.source.take(), other.live.source.take()]);
  expect(unfillSpec(spec())).toBe(LATER);
  await live.rescan(null);
  expect([await live.source.stand(), await other.live.source.stand()]).toEqual([{ stand: 'even' }, { stand: 'even' }]);
  expect(noted(disk)).toEqual(['0001', '0002']);
});

test('a file that is touched and reads the same is no change', async () => {
  const { disk, live } = await copied();
  live.follow();
  utimesSync(idea(disk), 1, 1);
  expect(await live.source.take()).toEqual({ stand: 'even' });
  expect(noted(disk)).toEqual(['0001']);
});

const line = fc.constantFrom('# A', '## B', '## 3. C', '', '', 'text  ', '- item', '> quote', '```', 'TBD', '\t');
const documents = fc
  .tuple(
    fc.constantFrom('', '\ufeff', '---\r\na: b\r\n---\r\n'),
    fc.array(fc.tuple(line, fc.constantFrom('\n', '\r\n', '\r')), { maxLength: 12 }),
    fc.constantFrom('# End', '## End  ', '# End\n\n\n'),
  )
  .map(([before, lines, last]) => before + lines.flat().join('') + last);

test('without its decided text, SPEC.md is the document byte for byte, whatever that has become', async () => {
  const { disk, live, spec } = await copied('# End\n');
  await decide(live, 'point.end', 'Said.');
  await fc.assert(
    fc.asyncProperty(documents, async (text) => {
      disk.put('idea.md', text);
      await live.source.take();
      expect(unfillSpec(spec())).toBe(text);
      const ids = readSpec(text, 'SPEC.md').points.map(({ id }) => id);
      expect(spec().includes('Said.')).toBe(ids.includes('end'));
      expect(fillSpec(spec(), new Map([['end', 'Said.']])).text.includes('Said.')).toBe(ids.includes('end'));
    }),
    { numRuns: 40 },
  );
});
