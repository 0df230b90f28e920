import { expect, onTestFinished, test } from 'vitest';
import { type Fact, LEDGER_FILE, ledgerText, questionPath } from '#core/index.ts';
import type { Change } from './change.ts';
import { openFolder } from './folder-store.ts';
import { openLiveWorkspace } from './live-workspace.ts';
import { type Scratch, scratch } from './scratch.ts';
import { type Store, StoreFailure } from './store.ts';

const by = { name: 'Ada', role: 'Finance' };
const SPEC =
  '# Lending\n\n## 1. Purpose\n\n## 2. Entities\n\n## 3. States\n\n## 4. Validation\n\n## 5. Roles\n';

async function open(disk: Scratch, wrap = (store: Store): Store => store) {
  const changes: Change[] = [];
  const live = await openLiveWorkspace({
    store: wrap(openFolder(disk.root)),
    name: 'demo',
    now: () => new Date('2026-03-01T09:30:00Z'),
    onChange: (change) => changes.push(change),
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

const things = (...names: readonly string[]) => names.map((name) => [name, '', '', '', '']);
const FIELDS = [['Deposit', 'money', '', '', '', '', '']];
const idOf = (fact: Fact) => (fact.fact === 'question' ? fact.id : fact.fact);

test('what a decision raises is on disk and comes with its answer, and everybody hears of it at once', async () => {
  const { live, disk, changes } = await walking();
  const result = await live.handle(decide('entities.records', things('Loan')));
  if (result.status !== 201) throw new Error(JSON.stringify(result));
  expect(result.raised).toHaveLength(9);
  expect(result.raised).toContain('states.loan.list');
  expect(result.facts.map(idOf)).toEqual(['decision', ...(result.raised ?? [])]);
  for (const id of result.raised ?? [])
    expect(disk.text(questionPath(id))).toContain('because: entities.records');
  expect(disk.text(LEDGER_FILE)).toBe(ledgerText(live.workspace()));
  expect(disk.text(LEDGER_FILE)).toContain('entities.loan.fields');
  const told = changes.flatMap((change) => (change.kind === 'facts' ? [change.added.length] : []));
  expect(told).toEqual([1, 9]);
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
  before.put(
    'questions/entities.records/decisions/0001.md',
    disk.text('questions/entities.records/decisions/0001.md'),
  );
  expect((await (await open(before)).live.raiseStanding()).raised).toHaveLength(9);
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
  await Promise.all([live.look(null), other.look(null)]);
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
  expect(disk.text('questions/entities.loan.fields/decisions/0001.md')).toContain(
    'knew: entities.records/1\n',
  );
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
  expect(disk.text('questions/entities.records/decisions/0002.md')).toContain(
    '  - { from: Loan, to: Contract }\n',
  );
  expect(live.workspace().question('entities.loan.fields')?.question.ask).toContain('“Contract”');
});

test('a decision that comes by Git raises what it raises, once it is quiet', {
  timeout: 20_000,
}, async () => {
  const { live, disk } = await walking();
  const text = `---\nby: Lin\nat: 2026-03-01T08:00:00Z\n---\n\n| Thing |\n| --- |\n| Loan |\n`;
  disk.put('questions/entities.records/decisions/0001.md', text);
  await live.look(['questions/entities.records']);
  expect(live.workspace().question('entities.loan.fields')).toBeUndefined();
  await expect
    .poll(() => live.workspace().question('entities.loan.fields'), { timeout: 10_000 })
    .toBeDefined();
  await expect.poll(() => disk.text(LEDGER_FILE)).toContain('entities.loan.fields');
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
