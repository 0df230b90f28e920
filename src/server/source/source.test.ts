import { mkdirSync, renameSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { fillSpec, readSpec, unfillSpec } from '#core/parsing.ts';
import { openFolder } from '../folder-store.ts';
import { type LiveWorkspace, openLiveWorkspace } from '../live-workspace.ts';
import { type Scratch, scratch } from '../scratch.ts';
import type { Store } from '../store.ts';
import { openOutside } from './outside.ts';

const IDEA = '# Permits\n\n## 1. Purpose\n\nResidents park near their door.\n\n## Extras\n\n## Guests\n';
const LATER = IDEA.replace('## Extras\n', '## Costs\n\n## Extras\n');
const FIRST = 'questions/sources/0001.md';
const SECOND = 'questions/sources/0002.md';

interface Copied {
  readonly disk: Scratch;
  readonly live: LiveWorkspace;
  readonly told: readonly string[];
  readonly spec: () => string;
}

/** A workspace in `idea` whose SPEC.md is a copy of `idea.md`, which somebody has named where it is `named`. */
async function copied(text = IDEA, named = true, wrap = (store: Store): Store => store): Promise<Copied> {
  const disk = scratch({ 'idea.md': text, 'idea/SPEC.md': text });
  const live = await opened(disk, wrap);
  expect(await live.live.source.name(join(disk.root, 'idea.md'))).toEqual({ note: null });
  await live.live.raiseStanding();
  if (!named) rmSync(join(disk.root, 'state'), { recursive: true });
  return { disk, ...live, spec: () => disk.text('idea/SPEC.md') };
}

async function opened({ root }: Scratch, wrap = (store: Store): Store => store) {
  const told: string[] = [];
  const live = await openLiveWorkspace({
    store: wrap(openFolder(join(root, 'idea'))),
    name: 'idea',
    now: () => new Date('2026-11-20T09:30:00Z'),
    outside: openOutside(join(root, 'idea'), join(root, 'state')),
    onSource: (sentence) => told.push(sentence),
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

const noted = ({ names }: Scratch) => names('idea/questions/sources');

test('a changed document is read again: what was decided stays in its place, and new gaps are asked for', async () => {
  const { disk, live, spec } = await copied();
  await decide(live, 'point.extras', 'Parking for guests.');
  disk.put('idea.md', LATER);
  expect(await live.source.take()).toEqual({ stand: 'taken' });
  const { raised } = await live.raiseStanding();
  expect(unfillSpec(spec())).toBe(LATER);
  expect(spec()).toMatch(/## Extras\n\n<!-- specwalk:decided extras .*\n[^#]*Parking for guests\./);
  expect(raised.map(({ point }) => point)).toEqual(['costs']);
  expect(disk.text(`idea/${SECOND}`)).toMatch(/^---\npath: \.\.\/idea\.md\nsha256: [0-9a-f]{64}\nat: /);
  expect(await live.source.take()).toEqual({ stand: 'even' });
  expect(noted(disk)).toEqual(['0001.md', '0002.md']);
});

test('while it is followed, a document that is saved is read again by itself', async () => {
  const { disk, live, spec } = await copied();
  live.follow();
  disk.put('idea.md', LATER);
  await expect.poll(() => unfillSpec(spec()), { timeout: 5_000 }).toBe(LATER);
  await expect.poll(() => disk.names('idea/questions'), { timeout: 5_000 }).toContain('point.costs');
});

test('where both were changed nothing is overwritten, and the way out that is named is one', async () => {
  const { disk, live, told, spec } = await copied();
  await decide(live, 'point.extras', 'Parking for guests.');
  const edited = spec().replace('near their door', 'anywhere');
  disk.put('idea/SPEC.md', edited);
  disk.put('idea.md', LATER);
  await live.look(null);
  expect(await live.source.take()).toMatchObject({ stand: 'apart' });
  await live.source.take();
  expect(told).toEqual([expect.stringMatching(/^\.\.\/idea\.md and SPEC\.md were both changed/)]);
  expect(spec()).toBe(edited);
  const merged = LATER.replace('near their door', 'anywhere');
  disk.put('idea.md', merged);
  disk.put('idea/SPEC.md', merged);
  await live.look(null);
  expect(await live.source.take()).toEqual({ stand: 'taken' });
  await live.raiseStanding();
  expect(spec()).toContain('Parking for guests.');
  expect(unfillSpec(spec())).toBe(merged);
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
  await live.look(null);
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
  disk.put(`idea/${SECOND}`, disk.text(`idea/${SECOND}`).replace('../idea.md', '../salaries.md'));
  disk.put('salaries.md', '# Salaries\n');
  await live.look(null);
  expect(await live.source.take()).toMatchObject({ stand: 'unnamed' });
  expect(spec()).toBe(LATER);
});

const idea = ({ root }: Scratch) => join(root, 'idea.md');
function instead({ root }: Scratch, put: (path: string) => void): void {
  rmSync(join(root, 'idea.md'));
  put(join(root, 'idea.md'));
}
const gone: readonly [what: string, to: (disk: Scratch) => void, says: RegExp][] = [
  [
    'gone',
    (disk) => rmSync(idea(disk)),
    /^\.\.\/idea\.md, from which SPEC\.md was copied, is not there any more/,
  ],
  ['a folder', (disk) => instead(disk, (path) => mkdirSync(path)), /^\.\.\/idea\.md cannot be read/],
  ['binary', (disk) => disk.put('idea.md', 'a\0b'), /^\.\.\/idea\.md holds zero bytes/],
  ['no UTF-8', (disk) => disk.put('idea.md', Uint8Array.of(0x23, 0x20, 0xe9)), /not written in UTF-8/],
  ['empty', (disk) => disk.put('idea.md', ' \n'), /^\.\.\/idea\.md is empty/],
  [
    'a link',
    (disk) => instead(disk, (path) => symlinkSync(join(disk.root, 'idea/SPEC.md'), path)),
    /^\.\.\/idea\.md is a symbolic link/,
  ],
];
test.each(gone)(
  'a document that is %s leaves the workspace at work, until it is back',
  async (_, to, says) => {
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
  },
);

test('what was taken over when the plug was pulled is noted the next time', async () => {
  const { disk, live } = await copied();
  disk.put('idea.md', LATER);
  disk.put('idea/SPEC.md', LATER);
  expect(await live.source.take()).toEqual({ stand: 'taken' });
  expect(noted(disk)).toEqual(['0001.md', '0002.md']);
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
  expect(disk.text(`idea/${SECOND}`)).toContain('path: ../docs/plan.md');
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
  await live.look(null);
  expect([await live.source.stand(), await other.live.source.stand()]).toEqual([
    { stand: 'even' },
    { stand: 'even' },
  ]);
  expect(disk.text(`idea/${FIRST}`)).not.toBe(disk.text(`idea/${SECOND}`));
});

test('a file that is touched and reads the same is no change', async () => {
  const { disk, live } = await copied();
  live.follow();
  utimesSync(idea(disk), 1, 1);
  expect(await live.source.take()).toEqual({ stand: 'even' });
  expect(noted(disk)).toEqual(['0001.md']);
});

const line = fc.constantFrom(
  '# A',
  '## B',
  '## 3. C',
  '',
  '',
  'text  ',
  '- item',
  '> quote',
  '```',
  'TBD',
  '\t',
);
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
