import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Fact, LEDGER_FILE, ledgerText, questionPath } from '#core/index.ts';
import { unfillSpec } from '#core/parsing.ts';
import { type Scratch, scratch } from '#testing/server/scratch.ts';
import type { Change } from '../audience/stream-event.ts';
import { openFolder } from '../disk/folder-store.ts';
import { type Store, StoreFailure } from '../disk/store.ts';
import { openLiveWorkspace } from '../workspace/live-workspace.ts';

const by = { name: 'Ada', role: 'Finance' };
const SPEC = '# Lending\n\n## 1. Purpose\n\n## 2. Entities\n\n## 3. States\n\n## 4. Validation\n\n## 5. Roles\n';

async function open(disk: Scratch, wrap = (store: Store): Store => store, most?: number) {
  const changes: Change[] = [];
  const live = await openLiveWorkspace({
    store: wrap(openFolder(disk.root)),
    name: 'demo',
    now: () => new Date('2026-03-01T09:30:00Z'),
    onChange: (change) => changes.push(change),
    ...(most === undefined ? {} : { most }),
  });
  onTestFinished(() => live.close());
  return { live, changes };
}

async function walking(wrap?: (store: Store) => Store) {
  const disk = scratch({ 'SPEC.md': SPEC });
  const opened = await open(disk, wrap);
  await opened.live.raiseStanding();
  opened.changes.length = 0;
  return { ...opened, disk };
}

let made = 0;
function decide(question: string, value: unknown, more: object = {}) {
  made += 1;
  const result = { outcome: 'decided', value };
  const payload = { by, question, number: 1, result, restsOn: [], against: [], seen: [], ...more };
  return { id: `command-${String(made).padStart(8, '0')}`, type: 'decide', payload };
}

function respond(question: string, value: string) {
  made += 1;
  const payload = { by, question, reply: { says: 'value', value } };
  return { id: `command-${String(made).padStart(8, '0')}`, type: 'respond', payload };
}

/** A specification without questions yet, on a disk that holds the write of one of them until the test releases it. */
async function raisingSlowly(question: string) {
  const disk = scratch({ 'SPEC.md': SPEC });
  const ledgers: string[] = [];
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const slow = (store: Store): Store => ({
    ...store,
    create: async (path, ...rest) => {
      if (path === questionPath(question)) await held;
      return await store.create(path, ...rest);
    },
    replace: (path, text, from) => {
      if (path === LEDGER_FILE) ledgers.push(text);
      return store.replace(path, text, from);
    },
  });
  const { live } = await open(disk, slow);
  return { live, disk, ledgers, letGo, raising: live.raiseStanding() };
}

const things = (...names: readonly string[]) => names.map((name) => [name, '', '', '', '']);
const FIELDS = [['Deposit', 'money', '', '', '', '', '', '', '']];
const idOf = (fact: Fact) => (fact.fact === 'question' ? fact.id : fact.fact);

test('what a decision raises is on disk and comes with its answer, and everybody hears of it at once', async () => {
  const { live, disk, changes } = await walking();
  const result = await live.handle(decide('entities.records', things('Loan')));
  if (result.status !== 201) throw new Error(JSON.stringify(result));
  expect(result.raised).toHaveLength(10);
  expect(result.raised).toContain('states.loan.list');
  expect(result.facts.map(idOf)).toEqual(['decision', ...(result.raised ?? [])]);
  for (const id of result.raised ?? []) expect(disk.text(questionPath(id))).toContain('because: entities.records');
  expect(disk.text(LEDGER_FILE)).toBe(ledgerText(live.workspace()));
  expect(disk.text(LEDGER_FILE)).toContain('entities.loan.fields');
  const told = changes.flatMap((change) => (change.kind === 'facts' ? [change.added.length] : []));
  expect(told).toEqual([1, 10]);
});

test('the same command once more raises nothing twice, and mends what was cut off in between', async () => {
  const { live, disk } = await walking();
  const command = decide('entities.records', things('Loan'));
  await live.handle(command);
  expect(await live.handle(command)).toMatchObject({
    status: 200,
    raised: [],
    facts: [{ fact: 'decision' }],
  });
  const kept = disk.names('questions').length;
  const before = scratch({ 'SPEC.md': SPEC });
  const { live: first } = await open(before);
  await first.raiseStanding();
  before.put('questions/entities.records/decisions/0001.md', disk.text('questions/entities.records/decisions/0001.md'));
  expect((await (await open(before)).live.raiseStanding()).raised).toHaveLength(10);
  expect(before.names('questions')).toHaveLength(kept);
});

test('two at once raise what both raise, each once, and byte for byte the same', async () => {
  const { live, disk } = await walking();
  const other = (await open(disk)).live;
  const results = await Promise.all([
    live.handle(decide('entities.records', things('Loan'))),
    other.handle(decide('purpose.groups', [['Clerk', '', '', '']])),
  ]);
  expect(results.map(({ status }) => status)).toEqual([201, 201]);
  await Promise.all([live.rescan(null), other.rescan(null)]);
  const questions = (facts: readonly Fact[]) => facts.filter(({ fact }) => fact === 'question');
  expect(questions(live.snapshot().facts)).toEqual(questions(other.snapshot().facts));
  expect(live.workspace().question('purpose.groups.clerk.task')).toBeDefined();
  expect(live.snapshot().quarantined).toEqual([]);
});

test('a decision on a raised question keeps what its makers knew, however late it is sent again', async () => {
  const { live, disk } = await walking();
  await live.handle(decide('entities.records', things('Loan')));
  const command = decide('entities.loan.fields', FIELDS);
  const result = await live.handle(command);
  expect(result).toMatchObject({
    status: 201,
    facts: [{ knew: 'entities.records/1' }, {}, {}, {}, {}, {}, {}, {}, {}],
  });
  expect(disk.text('questions/entities.loan.fields/decisions/0001.md')).toContain('knew: entities.records/1\n');
  await live.handle(decide('entities.records', things('Loan', 'Book'), { number: 2 }));
  expect(await live.handle(command)).toMatchObject({ status: 200, facts: [{ knew: 'entities.records/1' }] });
  expect(live.workspace().question('entities.loan.fields.deposit.currency')).toBeDefined();
});

test('a new name keeps all that was asked under the old one; a wrong one is refused', async () => {
  const { live, disk } = await walking();
  await live.handle(decide('entities.records', things('Loan')));
  const rename = (from: string, to: string) =>
    decide('entities.records', things('Contract'), { number: 2, renamed: [{ from, to }] });
  expect(await live.handle(rename('Lone', 'Contract'))).toMatchObject({
    status: 400,
    problem: expect.stringMatching(/“Lone” cannot be renamed/),
  });
  const command = rename('Loan', 'Contract');
  expect(await live.handle(command)).toMatchObject({ status: 201, raised: [] });
  expect(await live.handle(command)).toMatchObject({ status: 200 });
  expect(disk.text('questions/entities.records/decisions/0002.md')).toContain('  - { from: Loan, to: Contract }\n');
  expect(live.workspace().question('entities.loan.fields')?.question.ask).toContain('“Contract”');
});

/** From now on the quiet period ends when the test says so. */
function turnsClock(): () => Promise<unknown> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  return () => vi.advanceTimersByTimeAsync(2_000);
}

test('a decision that comes by Git raises what it raises, once it is quiet', async () => {
  const becomesQuiet = turnsClock();
  const { live, disk } = await walking();
  const text = `---\nby: Lin\nat: 2026-03-01T08:00:00Z\n---\n\n| Thing |\n| --- |\n| Loan |\n`;
  disk.put('questions/entities.records/decisions/0001.md', text);
  await live.rescan(['questions/entities.records']);
  expect(live.workspace().question('entities.loan.fields')).toBeUndefined();
  await becomesQuiet();
  await expect.poll(() => live.workspace().question('entities.loan.fields')).toBeDefined();
  await expect.poll(() => disk.text(LEDGER_FILE)).toContain('entities.loan.fields');
});

test('what could not be raised while nothing can be saved is raised once it can', async () => {
  const becomesQuiet = turnsClock();
  let trouble: string | null = null;
  const { live, disk } = await walking((store) => ({ ...store, trouble: () => trouble }));
  disk.put('SPEC.md', `${SPEC}\n## 6. Extras\n`);
  await live.rescan(['SPEC.md']);
  trouble = 'Nothing can be saved: the folder is gone.';
  await live.rescan([]);
  await becomesQuiet();
  expect((await live.raiseStanding()).raised).toEqual([]);
  trouble = null;
  await live.rescan([]);
  await becomesQuiet();
  await expect.poll(() => live.workspace().question('point.6')).toBeDefined();
});

test('a decision stands though what it raises could not be written, and says so', async () => {
  const state = { full: false };
  const full = () => Promise.reject(new StoreFailure('Nothing can be saved: the disk is full.', true));
  const { live, disk } = await walking((store) => ({
    ...store,
    create: (path, text) => (state.full && path.includes('loan') ? full() : store.create(path, text)),
  }));
  state.full = true;
  expect(await live.handle(decide('entities.records', things('Loan')))).toMatchObject({
    status: 201,
    raised: [],
    trouble: expect.stringMatching(/the disk is full/),
  });
  expect(disk.names('questions/entities.records/decisions')).toEqual(['0001.md']);
});

const RESPONSE = 'response-of-ada';

test('a changed specification is read again: what was asked moves, closes and comes, and no file changes', async () => {
  const disk = scratch({ 'SPEC.md': '# Sheet\n\n## 1. Bells\n\n## 2. Hours\n\n## 3. Doors\n\nOak, TBD.\n' });
  const { live } = await open(disk);
  await live.raiseStanding();
  const said = { says: 'value', value: 'From eight on.' };
  const payload = { by, question: 'point.2', reply: said };
  const answered = await live.handle({ id: RESPONSE, type: 'respond', payload });
  const decided = await live.handle(decide('point.2', 'From eight on.', { restsOn: [RESPONSE], seen: [RESPONSE] }));
  expect([answered.status, decided.status]).toEqual([201, 201]);
  const texts = () => {
    const ids = disk.names('questions').filter((name) => name !== 'sections');
    return Object.fromEntries(ids.map((id) => [id, disk.text(questionPath(id))]));
  };
  const before = texts();
  await expect.poll(() => disk.text('SPEC.md')).toContain('From eight on.');
  const filled = disk.text('SPEC.md');
  const edited = filled
    .replace('## 3. Doors', '## 4. Doors')
    .replace('Oak, TBD.', 'Oak.')
    .replace('## 2. Hours', '## 3. Hours')
    .replace('## 1. Bells\n', '## 1. Keys\n\nTBD\n\n## 2. Bells\n\nBig ones.\n');
  disk.put('SPEC.md', edited);
  await live.rescan(['SPEC.md']);
  expect((await live.raiseStanding()).raised.map(({ point, section }) => [point, section])).toEqual([['1', 'Keys']]);
  const after = texts();
  for (const [id, text] of Object.entries(before)) expect(after[id]).toBe(text);
  const stands = (id: string) => {
    const view = live.workspace().question(id);
    return [view?.question.point, view?.parkedBecause ?? view?.status];
  };
  expect(stands('point.2')).toEqual(['3', 'decided']);
  expect(stands('point.1')).toEqual(['2', 'The specification says it now.']);
  const mark = Object.keys(before).find((id) => id.startsWith('mark.3')) ?? '';
  expect(stands(mark)).toEqual(['4', 'The specification says it now.']);
  expect(disk.text('SPEC.md')).toMatch(/## 3\. Hours\n\n<!-- specwalk:decided 3 /);
  expect(unfillSpec(disk.text('SPEC.md'))).toBe(unfillSpec(edited));
  expect(disk.text(LEDGER_FILE)).toMatch(/## 3\. Hours\n\n- \*\*decided\*\* · \[point\.2\]/);
  expect((await live.raiseStanding()).raised).toEqual([]);
  expect(disk.names('questions/sections')).toEqual([expect.stringMatching(/^0001-[0-9a-f]{8}\.md$/)]);
});

test('a section that is renamed keeps what was said, also when others come before it later', async () => {
  const disk = scratch({ 'SPEC.md': '# Sheet\n\n## 1. Bells\n\n## 2. Hours\n' });
  const { live } = await open(disk);
  await live.raiseStanding();
  const put = async (text: string) => {
    disk.put('SPEC.md', text);
    await live.rescan(['SPEC.md']);
    return (await live.raiseStanding()).raised.map(({ section }) => section);
  };
  const at = (id: string) => live.workspace().question(id)?.question.point;
  expect(await put('# Sheet\n\n## 1. Bells\n\n## 2. Opening times\n')).toEqual([]);
  expect(await put('# Sheet\n\n## 1. Yard\n\n## 2. Bells\n\n## 3. Opening times\n')).toEqual(['Yard']);
  expect([at('point.1'), at('point.2')]).toEqual(['2', '3']);
  expect(await put('# Sheet\n\n## 1. Bells\n\n## 2. Opening times\n')).toEqual([]);
  expect(await put('# Sheet\n\n## 1. Bells\n\n## 2. When it is open\n')).toEqual([]);
  expect([at('point.1'), at('point.2')]).toEqual(['1', '2']);
  // What was removed is not mistaken for something new in its place.
  expect(await put('# Sheet\n\n## 1. Bells\n')).toEqual([]);
  expect(await put('# Sheet\n\n## 1. Bells\n\n## 2. Prices\n')).toEqual(['Prices']);
  expect(
    live
      .workspace()
      .point('2')
      ?.questions.map(({ question }) => question.section),
  ).toEqual(['Prices']);
});

test('a section that somebody saves while SPEC.md is being filled is asked about, though no watch tells of it', async () => {
  const becomesQuiet = turnsClock();
  const { live, disk } = await walking();
  disk.put('SPEC.md', `${SPEC}\n## 6. Lockers\n`);
  await live.handle(decide('entities.records', things('Loan')));
  await becomesQuiet();
  await expect.poll(() => disk.names('questions').join(' ')).toContain('point.6');
});

test('more questions than may stand open at once wait, are told in one sentence, and come as others are closed', async () => {
  const sections = (count: number) => Array.from({ length: count }, (_, at) => `## Part ${at}\n`).join('\n');
  const disk = scratch({ 'SPEC.md': `# Fees\n\n${sections(120)}` });
  const { live, changes } = await open(disk, undefined, 130);
  const first = (await live.raiseStanding()).raised.length;
  expect([first >= 120, live.problem()]).toEqual([true, null]);

  disk.put('SPEC.md', `# Fees\n\n${sections(300)}`);
  await live.rescan(['SPEC.md']);
  const { raised, trouble } = await live.raiseStanding();
  expect([first + raised.length, trouble]).toEqual([130, null]);
  expect(live.problem()).toMatch(/^1\d\d more questions are waiting, .*; more follow as others are closed\.$/);
  expect(changes.findLast(({ kind }) => kind === 'spec')).toMatchObject({ problem: live.problem() });
  const waits = Number(/^\d+/.exec(live.problem() ?? '')?.[0]);

  // Scanning again raises no more; closing does.
  expect((await live.raiseStanding()).raised).toEqual([]);
  for (const { id } of raised.slice(0, 3)) {
    const decision = decide(id, '', { result: { outcome: 'not-applicable', reason: 'No fee.' } });
    expect((await live.handle(decision)).status).toBe(201);
  }
  expect((await live.raiseStanding()).raised).toHaveLength(3);
  expect(live.problem()).toMatch(new RegExp(`^${waits - 3} more`));
});

test('what is said or decided while its question is just being written is taken', async () => {
  const { live, letGo, raising } = await raisingSlowly('purpose.problem');
  const said = live.handle(respond('purpose.problem', 'Bills go out late.'));
  const decided = live.handle(decide('purpose.groups', [['Clerk', '', '', '']]));
  letGo();
  expect([await said, await decided]).toMatchObject([{ status: 201 }, { status: 201 }]);
  await raising;
});

test('what is said right after SPEC.md was changed is taken, and so is what an answer from another place raises', async () => {
  const { live, disk } = await walking();
  disk.put('SPEC.md', `${SPEC}\n## 6. Extras\n`);
  expect(await live.handle(respond('point.6', 'Parking for guests.'))).toMatchObject({ status: 201 });
  const other = (await open(disk)).live;
  await other.handle(decide('entities.records', things('Loan')));
  for (const path of ['states.loan.list', 'entities.loan.fields'])
    rmSync(join(disk.root, 'questions', path), { recursive: true });
  await live.rescan(['questions/entities.records']);
  expect(await live.handle(decide('entities.loan.fields', FIELDS))).toMatchObject({ status: 201 });
});

test('a question that nobody asks is refused, and raises nothing', async () => {
  const disk = scratch({ 'SPEC.md': SPEC });
  const { live } = await open(disk);
  expect(await live.handle(respond('purpose.nothing', 'Said.'))).toMatchObject({ status: 404 });
  expect(disk.names('.')).toEqual(['SPEC.md']);
});

test('an answer whose question cannot be written waits for the disk, and is not refused for good', async () => {
  const disk = scratch({ 'SPEC.md': SPEC });
  const { live } = await open(disk, (store) => ({
    ...store,
    create: () => Promise.reject(new StoreFailure('The disk is full.', false)),
  }));
  const answer = await live.handle(respond('purpose.problem', 'Bills go out late.'));
  expect(answer).toEqual({ status: 503, problem: 'The disk is full.' });
});

test('the list of open questions is not written before all of them are', async () => {
  const { live, ledgers, letGo, raising } = await raisingSlowly('roles.grants');
  // Those that are on disk already are found there, and one of them is decided.
  await expect.poll(() => live.rescan(null).then(() => live.workspace().question('purpose.problem'))).toBeDefined();
  const decided = live.handle(decide('purpose.problem', 'Bills go out late.'));
  for (let looked = 0; looked < 20; looked += 1) await live.rescan(null);
  letGo();
  expect(await decided).toMatchObject({ status: 201 });
  await raising;
  expect(ledgers[0]).toContain('roles.grants');
});
