import { expect, onTestFinished, test } from 'vitest';
import { checksum, LEDGER_FILE } from '#core/index.ts';
import { scratch } from '#testing/server/scratch.ts';
import type { Change } from '../audience/stream-event.ts';
import { openFolder } from '../disk/folder-store.ts';
import { openLiveWorkspace } from '../workspace/live-workspace.ts';

const SPEC = '# Lending\n\n## 1. Domain\n\n## 2. Reminders\n\nA reminder goes out after TBD days.\n';
const DOMAIN = '## 1. Domain\n';
const by = { name: 'Olga', role: 'Product' };

async function walking(spec = SPEC) {
  const disk = scratch({ 'SPEC.md': spec });
  const changes: Change[] = [];
  const live = await openLiveWorkspace({
    store: openFolder(disk.root),
    name: 'demo',
    now: () => new Date('2026-03-01T09:30:00.123Z'),
    onChange: (change) => changes.push(change),
  });
  onTestFinished(() => live.close());
  await live.raiseStanding();
  changes.length = 0;
  const corrects = (said: Partial<Record<string, unknown>>, id = 'command-0001') => {
    const of = checksum(live.workspace().point(String(said.point))?.point.text ?? '');
    return live.handle({ id, type: 'correct', payload: { by, of, ...said } });
  };
  return { disk, live, changes, corrects };
}

test('another kind is kept as a file, its questions are raised at once, and everybody hears of it', async () => {
  const { disk, live, changes, corrects } = await walking();
  const result = await corrects({ point: '1', kind: 'entities', why: 'The things we lend.' });
  if (result.status !== 201) throw new Error(JSON.stringify(result));
  expect(disk.text('questions/corrections/command-0001.md')).toBe(`---
point: "1"
section: Domain
kind: entities
by: Olga
role: Product
at: 2026-03-01T09:30:00.123Z
---

The things we lend.
`);
  expect(result.raised).toContain('entities.records');
  expect(live.workspace().point('1')?.point.kind).toBe('entities');
  expect(live.workspace().question('entities.records')?.question.point).toBe('1');
  expect(disk.text(LEDGER_FILE)).toContain('entities.records');
  const told = changes.flatMap((change) => (change.kind === 'facts' ? change.added : []));
  expect(told.map((fact) => fact.fact)).toContain('correction');
  expect(told.length).toBe(1 + (result.raised?.length ?? 0));
});

test('a status is given for the text as it reads now, and only for that', async () => {
  const { disk, live, corrects } = await walking();
  await corrects({ point: '2', status: 'answered' });
  const file = disk.text('questions/corrections/command-0001.md');
  expect(file).toContain(`of: ${checksum('A reminder goes out after TBD days.')}\n`);
  expect(live.workspace().point('2')?.point.status).toBe('answered');
  disk.put('SPEC.md', SPEC.replace('TBD days', 'TBD hours'));
  await live.rescan(null);
  expect(live.workspace().point('2')?.point.status).toBe('partial');
});

test('the same command once more says the same, though the section was written meanwhile', async () => {
  const { disk, live, corrects } = await walking();
  const said = { point: '1', kind: 'entities', status: 'unanswered' };
  await corrects(said);
  disk.put('SPEC.md', SPEC.replace(DOMAIN, `${DOMAIN}\nWe lend tools.\n`));
  await live.rescan(null);
  expect(await corrects(said)).toMatchObject({ status: 200, raised: [], facts: [{ fact: 'correction' }] });
  expect(disk.names('questions/corrections')).toEqual(['command-0001.md']);
  expect(await corrects({ ...said, kind: 'states' })).toMatchObject({ status: 422 });
});

test('what is said of a text that reads otherwise by now is not kept, unless it was kept before', async () => {
  const { disk, live, corrects } = await walking();
  const said = { point: '2', status: 'answered', of: checksum('A reminder goes out after TBD days.') };
  disk.put('SPEC.md', SPEC.replace('TBD days', 'TBD hours'));
  await live.rescan(null);
  const changed = { status: 412, problem: 'The section has changed since; look at it again.' };
  expect(await corrects(said)).toEqual(changed);
  expect(disk.names('questions')).not.toContain('corrections');
  disk.put('SPEC.md', SPEC);
  await live.rescan(null);
  expect(await corrects(said)).toMatchObject({ status: 201 });
  disk.put('SPEC.md', SPEC.replace('TBD days', 'TBD hours'));
  await live.rescan(null);
  expect(await corrects(said)).toMatchObject({ status: 200 });
  expect(await corrects(said, 'command-0002')).toEqual(changed);
});

test('what is taken back reads as before', async () => {
  const { live, corrects } = await walking();
  await corrects({ point: '1', kind: 'states', status: 'answered' }, 'command-0001');
  expect(live.workspace().point('1')).toMatchObject({ point: { kind: 'states', status: 'answered' } });
  await corrects({ point: '1', kind: 'as-read', status: 'as-read' }, 'command-0002');
  expect(live.workspace().point('1')).toMatchObject({ point: { kind: 'other', status: 'unanswered' } });
});

test('a question raised by hand is of the kind that the section was corrected to', async () => {
  const { live, corrects } = await walking();
  await corrects({ point: '2', kind: 'constants' });
  const payload = { by, point: '2', ask: 'Who reminds?', why: '', shape: { shape: 'text' }, who: [] };
  const raised = await live.handle({ id: 'command-0002', type: 'raise', payload });
  expect(raised).toMatchObject({ status: 201, facts: [{ kind: 'constants' }] });
});

test('what has no sense is refused in a sentence, and leaves no file', async () => {
  const { disk, corrects } = await walking();
  expect(await corrects({ point: '7', kind: 'states' })).toMatchObject({
    status: 404,
    problem: 'SPEC.md has no point “7”.',
  });
  expect(await corrects({ point: '1' })).toMatchObject({
    status: 400,
    problem: expect.stringContaining('“payload” must have “kind” or “status”.'),
  });
  expect(disk.names('questions')).not.toContain('corrections');
});

test('one that came by an editor or by Git counts, and one that cannot be read is named', async () => {
  const { disk, live } = await walking();
  disk.put('questions/corrections/by-hand-01.md', '---\npoint: "1"\nkind: roles\nby: Ola\n---\n');
  disk.put('questions/corrections/by-hand-02.md', '---\npoint: "1"\nkind: people\nby: Ola\n---\n');
  await live.rescan(null);
  expect(live.workspace().point('1')?.point.kind).toBe('roles');
  expect(live.workspace().quarantined).toMatchObject([
    {
      path: 'questions/corrections/by-hand-02.md',
      line: 3,
      reason: expect.stringContaining('“kind” must be'),
    },
  ]);
});

test('what was asked under a section that was taken for another goes to the right one, answers and all', async () => {
  const { disk, live, corrects } = await walking('# Lending\n\n## 1. Entities\n\n## 2. Domain\n');
  const reply = { says: 'value', value: [['Loan', '', '', '', '']] };
  const payload = { by, question: 'entities.records', reply };
  expect(await live.handle({ id: 'command-0001', type: 'respond', payload })).toMatchObject({ status: 201 });
  await corrects({ point: '1', kind: 'other' }, 'command-0002');
  expect(
    live
      .workspace()
      .point('1')
      ?.questions.map(({ question }) => question.origin.from),
  ).toContain('point');
  await corrects({ point: '2', kind: 'entities' }, 'command-0003');
  const { question, responses } = live.workspace().question('entities.records') ?? {};
  expect([question?.point, responses?.length]).toEqual(['2', 1]);
  expect(live.workspace().question('entities.fields')).toMatchObject({
    status: 'open',
    question: { point: '2' },
  });
  expect(disk.text('questions/entities.records/question.md')).toContain('point: "1"\n');
});

test('sections of one title are told apart by what is around them', async () => {
  const spec = '# Lending\n\n## Tools\n\n### Notes\n\n## People\n\n### Notes\n';
  const { disk, live, corrects } = await walking(spec);
  const ids = live.workspace().points.flatMap(({ point }) => (point.title === 'Notes' ? [point.id] : []));
  await corrects({ point: ids[1], kind: 'roles' });
  expect(disk.text('questions/corrections/command-0001.md')).toContain('section: People › Notes\n');
  disk.put('SPEC.md', spec.replace('## Tools\n\n### Notes\n\n', ''));
  await live.rescan(null);
  expect(live.workspace().points.find(({ point }) => point.title === 'Notes')?.point.kind).toBe('roles');
});
