import { expect, test } from 'vitest';
import type { Outcome } from '#core/index.ts';
import { memoryStore } from '#testing/server/memory-store.ts';
import { openLiveWorkspace } from '../workspace/live-workspace.ts';

const SPEC = '# Lending\n\n## 1. Purpose\n\n## 2. Entities\n\n## 3. States\n';
const PUT_OFF: Outcome = { outcome: 'deferred', owner: 'Ott', until: '2027-01-01' };
const by = { name: 'Ada', role: '' };

async function begun() {
  const files = new Map([['SPEC.md', SPEC]]);
  const now = () => new Date('2026-03-01T09:30:00Z');
  const live = await openLiveWorkspace({ store: memoryStore(files), name: 'demo', now });
  await live.raiseStanding();
  const ids = live
    .workspace()
    .questions.slice(0, 30)
    .map(({ question }) => question.id);
  const settled = (question: string, number = 1, result = PUT_OFF) => ({
    ...{ question, number, result, restsOn: [], against: [], seen: [] },
  });
  const sends = (id: string, type: string, payload: object) => live.handle({ id, type, payload: { by, ...payload } });
  const all = () => sends('all-00000001', 'decide-all', { all: ids.map((id) => settled(id)) });
  const one = (at: number) => sends(`one-${String(at).padStart(8, '0')}`, 'decide', settled(ids[at] ?? ''));
  return { live, files, ids, settled, sends, all, one };
}

const withoutIds = (files: ReadonlyMap<string, string>) =>
  new Map([...files].map(([path, text]) => [path, text.replace(/^id: .*$/m, '')]));

test('what is settled in one press leaves the same files as one press each', async () => {
  const together = await begun();
  const apart = await begun();
  expect(await together.all()).toMatchObject({ status: 201 });
  for (const at of apart.ids.keys()) expect(await apart.one(at)).toMatchObject({ status: 201 });
  expect(withoutIds(together.files)).toEqual(withoutIds(apart.files));
});

test('what somebody has settled meanwhile stays, and the rest is taken and said', async () => {
  const { live, ids, one, all } = await begun();
  await one(3);
  const result = await all();
  expect(result).toMatchObject({ status: 201, trouble: expect.stringMatching(/^1 of 30 were not taken\. .*Ada/) });
  expect(live.workspace().question(ids[3] ?? '')?.decision?.id).toBe('one-00000003');
  expect(ids.filter((id) => live.workspace().question(id)?.status !== 'deferred')).toEqual([]);
});

test('sent again, because no answer came, it is done once', async () => {
  const { files, all } = await begun();
  await all();
  const before = new Map(files);
  expect(await all()).toMatchObject({ status: 200 });
  expect(files).toEqual(before);
});

test('where none can be taken it is refused, with the reason of the first', async () => {
  const { ids, sends, settled } = await begun();
  const far = await sends('far-00000001', 'decide-all', { all: ids.map((id) => settled(id, 7)) });
  expect(far).toMatchObject({ status: 400, problem: expect.stringContaining(ids[0] ?? '') });
  const most = await sends('most-0000001', 'decide-all', { all: Array.from({ length: 101 }, () => settled('a')) });
  expect(most).toMatchObject({ status: 400, problem: expect.stringContaining('at most 100 entries') });
});
