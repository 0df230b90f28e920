import { mkdirSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { factPath, LEDGER_FILE, ledgerText } from '#core/index.ts';
import { readWorkspace, unfillSpec } from '#core/parsing.ts';
import { QUESTION, type Scratch, SPEC, scratch } from '#testing/server/scratch.ts';
import type { Change } from '../audience/stream-event.ts';
import { openFolder } from '../disk/folder-store.ts';
import { type Store, StoreFailure } from '../disk/store.ts';
import { type LiveWorkspace, openLiveWorkspace } from './live-workspace.ts';

const by = { name: 'Ada', role: 'Finance' };
const now = () => new Date('2026-03-01T09:30:00.123Z');

interface Opened {
  readonly live: LiveWorkspace;
  readonly changes: readonly Change[];
  readonly disk: Scratch;
}

async function open(files: Record<string, string>, wrap = (store: Store): Store => store): Promise<Opened> {
  const disk = scratch(files);
  const changes: Change[] = [];
  const live = await openLiveWorkspace({
    store: wrap(openFolder(disk.root)),
    name: 'demo',
    now,
    onChange: (change) => changes.push(change),
    onError: (error) => {
      throw error;
    },
  });
  live.follow();
  onTestFinished(() => live.close());
  return { live, changes, disk };
}

const FILES = { 'SPEC.md': SPEC, 'questions/naming/question.md': QUESTION };
let made = 0;
function commandId(): string {
  made += 1;
  return `command-${String(made).padStart(8, '0')}`;
}

function respond(value: string, more: object = {}) {
  const payload = { by, question: 'naming', reply: { says: 'value', value }, ...more };
  return { id: commandId(), type: 'respond', payload };
}

function decide(value: string, seen: readonly string[], more: object = {}) {
  const result = { outcome: 'decided', value };
  const payload = { by, question: 'naming', number: 1, result, restsOn: seen, against: [], seen, ...more };
  return { id: commandId(), type: 'decide', payload };
}

test('an answer is on disk when it is acknowledged, and everybody is told', async () => {
  const { live, changes, disk } = await open(FILES);
  const command = respond('By year and number');
  const result = await live.handle(command);
  expect(result).toMatchObject({
    status: 201,
    facts: [{ fact: 'response', id: command.id, at: '2026-03-01T09:30:00Z' }],
  });
  expect(disk.text(`questions/naming/responses/${command.id}.md`)).toContain('By year and number');
  expect(changes).toContainEqual({
    kind: 'facts',
    added: 'facts' in result ? result.facts : [],
    walkthroughs: new Map(),
  });
  expect(live.workspace().question('naming')?.status).toBe('answered');
});

test('the ledger follows an answer by itself', async () => {
  const { live, disk } = await open(FILES);
  await live.handle(respond('By year'));
  await expect.poll(() => disk.names('.')).toContain(LEDGER_FILE);
  expect(disk.text(LEDGER_FILE)).toBe(ledgerText(live.workspace()));
  expect(disk.text(LEDGER_FILE)).toContain('**answered**');
});

test('the same command gives the same result, however late; another content is refused', async () => {
  const { live } = await open(FILES);
  const command = respond('By year');
  const [first, twin] = await Promise.all([live.handle(command), live.handle(command)]);
  expect([first.status, twin?.status].sort()).toEqual([200, 201]);
  expect(await live.handle(command)).toMatchObject({ status: 200, facts: [{ id: command.id }] });
  const other = { ...respond('By month'), id: command.id };
  expect(await live.handle(other)).toMatchObject({
    status: 422,
    problem: expect.stringMatching(/used before/),
  });
});

test('the same command to a server that was started again an hour later is still the same', async () => {
  const { live, disk } = await open(FILES);
  const command = respond('By year');
  await live.handle(command);
  const later = () => new Date('2026-03-01T10:30:00Z');
  const again = await openLiveWorkspace({ store: openFolder(disk.root), name: 'demo', now: later });
  onTestFinished(() => again.close());
  expect(await again.handle(command)).toMatchObject({ status: 200, facts: [{ at: '2026-03-01T09:30:00Z' }] });
});

test.each([
  [{ question: 'namimg' }, 404, /no question “namimg”; the nearest are “naming”/],
  [{ reply: { says: 'value', value: ' ' } }, 400, /Nothing has been said yet/],
  [{ reply: { says: 'value', value: ['a'] } }, 400, /must be text/],
  [{ supersedes: 'nobody00nobody00' }, 404, /“nobody00nobody00”, is not there/],
  [{ by: { name: '' } }, 400, /“payload.by.name” must not be empty/],
])('an answer with %j is refused with %i', async (more, status, sentence) => {
  const { live } = await open(FILES);
  expect(await live.handle(respond('By year', more))).toMatchObject({
    status,
    problem: expect.stringMatching(sentence),
  });
});

test.each(['__proto__', 'constructor', '---\nsays: value\n---', 'a\r\nb', '<script>x</script>', '🧾 été'])(
  'the answer %j is kept as it was said, and read again',
  async (value) => {
    const { live, disk } = await open(FILES);
    const result = await live.handle(respond(value));
    expect(result.status).toBe(201);
    const again = await openLiveWorkspace({ store: openFolder(disk.root), name: 'demo', now });
    onTestFinished(() => again.close());
    expect(again.snapshot().facts).toEqual(live.snapshot().facts);
    expect(again.snapshot().quarantined).toEqual([]);
  },
);

test.each([
  { says: 'not-applicable', why: 'Windows\r\nsays so\r\n\r\n---\r\nat length' },
  { says: 'unknown', who: '# Grace: "x"' },
  { says: 'later', owner: 'null', until: '2026-12-01' },
  { says: 'value', value: 'true', guess: 'right' },
])('the reply %j is the same when it is sent twice', async (reply) => {
  const { live } = await open(FILES);
  const command = respond('', { reply });
  const first = await live.handle(command);
  expect(first.status).toBe(201);
  expect(await live.handle(command)).toEqual({ ...first, status: 200 });
});

test('what could not be read again is refused before it is written', async () => {
  const { live, disk } = await open(FILES);
  const result = await live.handle(respond('<<<<<<< ours\nBy year\n=======\nBy number\n>>>>>>> theirs'));
  expect(result).toMatchObject({
    status: 400,
    problem: expect.stringMatching(/^It cannot be saved as a file: Conflict/),
  });
  expect(disk.names('questions/naming')).toEqual(['question.md']);
});

test('a decision fills SPEC.md before it is acknowledged, and un-filling gives the original', async () => {
  const { live, disk } = await open(FILES);
  const said = respond('By year and number');
  await live.handle(said);
  const command = decide('By year and number', [said.id]);
  expect(await live.handle(command)).toMatchObject({ status: 201, facts: [{ fact: 'decision', number: 1 }] });
  expect(disk.text('SPEC.md')).toContain('By year and number');
  expect(disk.text(LEDGER_FILE)).toContain('**decided**');
  expect(unfillSpec(disk.text('SPEC.md'))).toBe(SPEC);
  expect(await live.handle(command)).toMatchObject({ status: 200, facts: [{ id: command.id }] });
  expect(await live.handle({ ...decide('Other', [said.id]), id: command.id })).toMatchObject({ status: 422 });
});

test('a decision sets aside that nothing was known, and un-filling brings it back', async () => {
  const spec = SPEC.replace('## 2. Naming\n', '## 2. Naming\n\nTBD  \n');
  const { live, disk } = await open({ ...FILES, 'SPEC.md': spec });
  await live.handle(decide('By year', []));
  expect(disk.text('SPEC.md')).toMatch(
    /## 2\. Naming\n\n<!-- specwalk:set-aside TBD {3}-->\n\n<!-- specwalk:decided 2 /,
  );
  expect(unfillSpec(disk.text('SPEC.md'))).toBe(spec);
  expect(live.workspace().question('naming')?.status).toBe('decided');
});

test('a decision whose maker has not seen every answer is held up with those answers', async () => {
  const { live } = await open(FILES);
  const seen = respond('By year');
  const unseen = respond('By month', { by: { name: 'Grace', role: '' } });
  await live.handle(seen);
  await live.handle(unseen);
  const result = await live.handle(decide('By year', [seen.id]));
  expect(result).toMatchObject({
    status: 412,
    facts: [{ id: unseen.id }],
    problem: expect.stringMatching(/Grace/),
  });
  expect(await live.handle(decide('By year', [seen.id, unseen.id]))).toMatchObject({ status: 201 });
});

test('an answer that another process has just written counts as not seen', async () => {
  const { live, disk } = await open(FILES);
  disk.put(
    'questions/naming/responses/from-git-0001.md',
    '---\nby: Linus\nat: 2026-03-01T08:00:00Z\n---\n\nBy month\n',
  );
  expect(await live.handle(decide('By year', []))).toMatchObject({
    status: 412,
    facts: [{ id: 'from-git-0001' }],
  });
});

test('the number of a decision is taken once, and the second maker is shown both', async () => {
  const { live, disk } = await open(FILES);
  const store = openFolder(disk.root);
  const other = await openLiveWorkspace({ store, name: 'demo', now });
  onTestFinished(() => other.close());
  const results = await Promise.all([live.handle(decide('By year', [])), other.handle(decide('By month', []))]);
  expect(results.map(({ status }) => status).sort()).toEqual([201, 409]);
  const refused = results.find(({ status }) => status === 409);
  expect(refused).toMatchObject({ facts: [{ fact: 'decision', number: 1 }], attempted: { number: 1 } });
  expect(disk.names('questions/naming/decisions')).toEqual(['0001.md']);
});

test.each([
  [{ number: 2 }, 400, /has the number 1, not 2/],
  [{ restsOn: ['nobody00nobody00'] }, 400, /no answer “nobody00nobody00”/],
  [{ result: { outcome: 'withdrawn', reason: '' } }, 400, /no decision that could be withdrawn/],
  [{ result: { outcome: 'decided', value: [] } }, 400, /must be text/],
])('a decision with %j is refused with %i', async (more, status, sentence) => {
  const { live, disk } = await open(FILES);
  expect(await live.handle(decide('x', [], more))).toMatchObject({
    status,
    problem: expect.stringMatching(sentence),
  });
  expect(disk.names('questions/naming')).toEqual(['question.md']);
});

test('a question raised by hand gets a readable id, once per command', async () => {
  const { live, disk } = await open(FILES);
  const payload = {
    by,
    point: '2',
    ask: 'Who may rename été invoices later on?',
    why: '',
    shape: { shape: 'text' },
    who: [],
  };
  const command = { id: 'c0ffee00c0ffee00', type: 'raise', payload };
  expect(await live.handle(command)).toMatchObject({
    status: 201,
    facts: [{ id: 'who-may-rename-ete-invoices-c0ffee' }],
  });
  expect(await live.handle(command)).toMatchObject({ status: 200 });
  expect(disk.names('questions')).toContain('who-may-rename-ete-invoices-c0ffee');
  const lost = { ...command, id: 'c0ffee01c0ffee01', payload: { ...payload, point: '7' } };
  expect(await live.handle(lost)).toMatchObject({
    status: 404,
    problem: expect.stringMatching(/no point “7”/),
  });
});

test('a block that was edited by hand stays, until it is adopted as an answer', async () => {
  const { live, disk } = await open(FILES);
  await live.handle(decide('By year', []));
  const edited = disk.text('SPEC.md').replace('By year', 'By month, says the boss');
  disk.put('SPEC.md', edited);
  await expect.poll(() => live.snapshot().spec.blocks[0]?.editedByHand).toBe(true);
  await live.handle(respond('By week'));
  await expect.poll(() => disk.text(LEDGER_FILE)).toContain('naming');
  expect(disk.text('SPEC.md')).toBe(edited);

  const command = { id: commandId(), type: 'adopt', payload: { by, point: '2' } };
  const adopted = await live.handle(command);
  expect(adopted).toMatchObject({
    status: 201,
    facts: [
      { fact: 'question', origin: { from: 'edit' } },
      { fact: 'response', id: command.id },
    ],
  });
  expect(disk.text('SPEC.md')).not.toContain('says the boss');
  expect(JSON.stringify(live.snapshot().facts)).toContain('says the boss');
  expect(unfillSpec(disk.text('SPEC.md'))).toBe(SPEC);

  const editedAgain = disk.text('SPEC.md').replace('By year', 'By decade');
  disk.put('SPEC.md', editedAgain);
  await live.rescan(['SPEC.md']);
  expect(await live.handle(command)).toMatchObject({ status: 200 });
  expect(disk.text('SPEC.md')).toBe(editedAgain);
  const nothing = { id: commandId(), type: 'adopt', payload: { by, point: '1' } };
  expect(await live.handle(nothing)).toMatchObject({
    status: 404,
    problem: expect.stringMatching(/nothing to adopt/),
  });
});

test('what an editor saves in the middle of filling is not lost', async () => {
  let edit: (() => void) | undefined;
  const meddled = (store: Store): Store => ({
    ...store,
    replace: (path, text, from) => {
      edit?.();
      edit = undefined;
      return store.replace(path, text, from);
    },
  });
  const { live, disk } = await open(FILES, meddled);
  const line = 'Written by somebody in the meantime.';
  edit = () => disk.put('SPEC.md', `${SPEC}\n${line}\n`);
  expect(await live.handle(decide('By year', []))).toMatchObject({ status: 201 });
  expect(disk.text('SPEC.md')).toContain(line);
  expect(disk.text('SPEC.md')).toContain('By year');
});

test('standing questions are written once, with the ledger', async () => {
  const { live, disk, changes } = await open({ 'SPEC.md': SPEC });
  const { raised, trouble } = await live.raiseStanding();
  expect(trouble).toBeNull();
  expect(raised.length).toBeGreaterThan(0);
  expect(disk.names('questions')).toHaveLength(raised.length);
  expect(disk.text(LEDGER_FILE)).toBe(ledgerText(live.workspace()));
  expect(changes.flatMap((change) => (change.kind === 'facts' ? change.added : []))).toHaveLength(raised.length);
  expect((await live.raiseStanding()).raised).toEqual([]);
});

test('what is known is what a fresh reading of the files gives', async () => {
  const { live, disk } = await open({
    ...FILES,
    'questions/naming/responses/broken-one-1.md': 'no front matter',
  });
  await live.raiseStanding();
  const said = respond('By year');
  await live.handle(said);
  await live.handle(decide('By year', [said.id]));
  const store = openFolder(disk.root);
  const paths = await store.list();
  const files = await Promise.all(
    paths.map(async (path) => ({
      path,
      text: await store.read(path).then((read) => (read.ok ? read.text : '')),
    })),
  );
  const fresh = readWorkspace(files, 'demo');
  const { facts, ...rest } = live.snapshot();
  const { facts: _, ...others } = fresh;
  expect(rest).toEqual(others);
  const inOrder = (all: typeof facts) => [...all].sort((a, b) => (factPath(a) < factPath(b) ? -1 : 1));
  expect(inOrder(facts)).toEqual(inOrder(fresh.facts));
  const ids = (all: typeof facts) => all.flatMap((fact) => (fact.fact === 'question' ? [fact.id] : []));
  expect(ids(facts)).toEqual(ids(fresh.facts));
});

test('a file that cannot be read is quarantined, and comes back when it is mended', async () => {
  const { live, disk, changes } = await open(FILES);
  const path = 'questions/naming/responses/by-hand-0001.md';
  disk.put(path, '---\nby: [\n---\nBy year\n');
  await expect.poll(() => live.snapshot().quarantined).toMatchObject([{ path, line: expect.any(Number) }]);
  disk.put(path, '---\nby: Linus\nat: 2026-03-01T08:00:00Z\n---\n\nBy year\n');
  await expect.poll(() => live.snapshot().quarantined).toEqual([]);
  expect(live.workspace().question('naming')?.responses).toHaveLength(1);
  expect(changes.filter(({ kind }) => kind === 'quarantined')).toHaveLength(2);
});

test('a broken question takes what was said to it along, and gives it back', async () => {
  const { live, disk } = await open(FILES);
  await live.handle(respond('By year'));
  disk.put('questions/naming/question.md', '<<<<<<< ours\n');
  await expect.poll(() => live.snapshot().quarantined).toHaveLength(2);
  expect(await live.handle(respond('x'))).toMatchObject({
    status: 404,
    problem: expect.stringMatching(/fix its question.md/),
  });
  disk.put('questions/naming/question.md', QUESTION);
  await expect.poll(() => live.workspace().question('naming')?.responses.length).toBe(1);
});

test('an editor that swaps SPEC.md, and a new folder, are seen', async () => {
  const { live, disk } = await open(FILES);
  for (const word of ['Bills', 'Notes']) {
    writeFileSync(join(disk.root, 'SPEC.md~'), SPEC.replace('# Invoices', `# ${word}`));
    renameSync(join(disk.root, 'SPEC.md~'), join(disk.root, 'SPEC.md'));
    await expect.poll(() => live.snapshot().spec.title).toBe(word);
  }
  disk.put('questions/brand-new/question.md', QUESTION);
  disk.put('questions/brand-new/responses/by-hand-0001.md', '---\nby: Linus\nat: 2026-03-01T08:00:00Z\n---\n\nx\n');
  await expect.poll(() => live.workspace().question('brand-new')?.status).toBe('answered');
  disk.put('questions/brand-new/responses/by-hand-0002.md', '---\nby: Ada\nat: 2026-03-01T08:00:00Z\n---\n\ny\n');
  await expect.poll(() => live.workspace().question('brand-new')?.status).toBe('contested');
});

test('a checkout that changes hundreds of files at once, and back, is seen', async () => {
  const { live, disk, changes } = await open(FILES);
  const ids = Array.from({ length: 700 }, (_, at) => `burst-${at}`);
  for (const id of ids) disk.put(`questions/${id}/question.md`, QUESTION);
  rmSync(join(disk.root, 'questions/naming'), { recursive: true });
  // The specification may raise its own meanwhile.
  const seen = () =>
    live.workspace().questions.flatMap(({ question: { id } }) => (/^(?:burst|naming)/.test(id) ? [id] : []));
  await expect.poll(() => seen().length).toBe(700);
  expect(changes.some(({ kind }) => kind === 'snapshot')).toBe(true);
  for (const id of ids) rmSync(join(disk.root, 'questions', id), { recursive: true });
  disk.put('questions/naming/question.md', QUESTION);
  await expect.poll(seen).toEqual(['naming']);
});

test.each([
  ['', /SPEC.md is empty/],
  ['\0', /zero bytes/],
])('a SPEC.md of %j is named in a sentence, and answers are still taken', async (text, sentence) => {
  const { live, disk } = await open({ ...FILES, 'SPEC.md': text });
  expect(live.problem()).toMatch(sentence);
  expect((await live.handle(respond('By year'))).status).toBe(201);
  const said = live.snapshot().facts.flatMap((fact) => (fact.fact === 'response' ? [fact.id] : []));
  expect(await live.handle(decide('By year', said))).toMatchObject({
    status: 201,
    trouble: expect.stringMatching(sentence),
  });
  expect(disk.text('SPEC.md')).toBe(text);
});

test('SPEC.md may come and go', async () => {
  const { live, disk, changes } = await open(FILES);
  expect(live.problem()).toBeNull();
  rmSync(join(disk.root, 'SPEC.md'));
  await expect.poll(() => live.problem()).toMatch(/There is no SPEC.md/);
  disk.put('SPEC.md', SPEC);
  await expect.poll(() => live.problem()).toBeNull();
  expect(changes.filter(({ kind }) => kind === 'spec')).toHaveLength(2);
});

function fullFor(method: 'create' | 'replace') {
  const state = { full: false };
  const wrap = (store: Store): Store => {
    const fail = () => Promise.reject(new StoreFailure('Nothing can be saved: the disk is full.', true));
    return method === 'create'
      ? { ...store, create: (path, text) => (state.full ? fail() : store.create(path, text)) }
      : { ...store, replace: (path, text, from) => (state.full ? fail() : store.replace(path, text, from)) };
  };
  return { state, wrap };
}

test('once the disk has failed nothing is acknowledged any more, and everybody is told', async () => {
  const { state, wrap } = fullFor('create');
  const { live, changes } = await open(FILES, wrap);
  state.full = true;
  const refusal = { status: 503, problem: expect.stringMatching(/the disk is full/) };
  expect(await live.handle(respond('By year'))).toMatchObject(refusal);
  state.full = false;
  expect(await live.handle(respond('By month'))).toMatchObject(refusal);
  expect(live.trouble()).toMatch(/the disk is full/);
  expect(changes.filter(({ kind }) => kind === 'trouble')).toHaveLength(1);
  expect(live.snapshot().facts.filter(({ fact }) => fact === 'response')).toEqual([]);
});

test('a decision stands though SPEC.md could not be written, and says so', async () => {
  const { state, wrap } = fullFor('replace');
  const { live, disk } = await open(FILES, wrap);
  state.full = true;
  const result = await live.handle(decide('By year', []));
  expect(result).toMatchObject({ status: 201, trouble: expect.stringMatching(/the disk is full/) });
  expect(disk.names('questions/naming/decisions')).toEqual(['0001.md']);
});

test('reading a workspace writes nothing, though its ledger is out of date', async () => {
  const disk = scratch({ ...FILES, [LEDGER_FILE]: 'old' });
  const live = await openLiveWorkspace({ store: openFolder(disk.root), name: 'demo', now });
  await live.close();
  expect(disk.text(LEDGER_FILE)).toBe('old');
  expect(disk.names('questions')).toEqual(['naming']);
});

test('while another folder stands in the place nothing is taken from it or written to it; then it goes on by itself', async () => {
  const { live, changes, disk } = await open(FILES);
  const other = scratch({
    'SPEC.md': SPEC.replace('# Invoices', '# Loans'),
    'questions/naming/question.md': QUESTION,
  });
  const said = respond('By year');
  renameSync(disk.root, `${disk.root}-aside`);
  renameSync(other.root, disk.root);
  await live.rescan(null);
  expect(live.snapshot().spec.title).toBe('Invoices');
  const refused = await live.handle(said);
  expect(refused).toMatchObject({ status: 503, problem: expect.stringContaining('there is another folder') });
  expect(live.trouble()).toBe('problem' in refused ? refused.problem : '');
  expect(disk.names('.')).toEqual(['SPEC.md', 'questions']);
  expect(disk.names('questions/naming')).toEqual(['question.md']);
  rmSync(disk.root, { recursive: true });
  renameSync(`${disk.root}-aside`, disk.root);
  await live.rescan(null);
  expect((await live.handle(said)).status).toBe(201);
  const diagnostics = changes.flatMap((change) => (change.kind === 'trouble' ? [change.sentence] : []));
  expect(diagnostics).toEqual([expect.stringContaining('there is another folder'), null]);
});

test('a folder that is made anew is not served in silence', async () => {
  const { live, disk, changes } = await open(FILES);
  rmSync(disk.root, { recursive: true });
  mkdirSync(disk.root);
  disk.put('SPEC.md', SPEC);
  await expect
    .poll(() => changes.find(({ kind }) => kind === 'trouble'), { timeout: 10_000 })
    .toMatchObject({ sentence: expect.stringMatching(/there is another folder at .*start Specwalk again/) });
  expect((await live.handle(respond('x'))).status).toBe(503);
}, 20_000);

test('a link that appears while serving is one line, as at the start, and is forgotten when it goes', async () => {
  const { live, disk } = await open(FILES);
  const outside = scratch({ 'a/b.md': 'x', 'c.md': 'x' });
  symlinkSync(outside.root, join(disk.root, 'questions', 'usr'));
  await live.rescan(['questions/usr']);
  const line = { path: 'questions/usr', line: 1, reason: expect.stringContaining('symbolic link') };
  expect(live.snapshot().quarantined).toEqual([line]);
  await live.rescan(['questions/usr/a']);
  expect(live.snapshot().quarantined).toEqual([line]);
  rmSync(join(disk.root, 'questions', 'usr'));
  await live.rescan(['questions/usr']);
  expect(live.snapshot().quarantined).toEqual([]);
});

test('a folder of answers that becomes a link is one line, and what was in it is gone', async () => {
  const { live, disk } = await open(FILES);
  await live.handle(respond('By year'));
  const folder = join(disk.root, 'questions', 'naming');
  renameSync(folder, `${disk.root}-aside`);
  onTestFinished(() => rmSync(`${disk.root}-aside`, { recursive: true }));
  symlinkSync(`${disk.root}-aside`, folder);
  await live.rescan(['questions/naming']);
  expect(live.snapshot().facts).toEqual([]);
  expect(live.snapshot().quarantined.map(({ path }) => path)).toEqual(['questions/naming']);
});

test('an empty file in the place of a decision or a question stands in nobody’s way', async () => {
  const { live, disk } = await open({ ...FILES, 'questions/naming/decisions/0001.md': '' });
  const empty = (path: string) => {
    disk.put(path, '');
    utimesSync(join(disk.root, path), 1, 1);
  };
  empty('questions/naming/decisions/0001.md');
  expect((await live.handle(decide('By year', []))).status).toBe(201);
  const { raised } = await live.raiseStanding();
  const [first] = raised.map(({ id }) => `questions/${id}/question.md`);
  if (first === undefined) throw new Error('nothing was raised');
  empty(first);
  await live.rescan([first]);
  expect((await live.raiseStanding()).raised).toHaveLength(1);
  expect(live.snapshot().quarantined).toEqual([]);
});
