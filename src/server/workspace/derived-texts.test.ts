import { expect, test } from 'vitest';
import { memoryStore } from '#testing/server/memory-store.ts';
import { openLiveWorkspace } from './live-workspace.ts';

const SPEC = '# Lending\n\n## 1. Purpose\n\n## 2. Entities\n';
const BEGIN = /^<!-- specwalk:decided .*$/m;

/** SPEC.md with what was decided, after Git has kept the first line of the block of both branches, and a line was typed. */
async function written(typed: string): Promise<string> {
  const files = new Map([['SPEC.md', SPEC]]);
  const now = () => new Date('2026-03-01T09:30:00Z');
  const live = await openLiveWorkspace({ store: memoryStore(files), name: 'demo', now });
  await live.raiseStanding();
  const result = { outcome: 'decided', value: 'Lend tools.' };
  const payload = { by: { name: 'Ada', role: '' }, question: 'purpose.what', number: 1, result };
  const rest = { restsOn: [], against: [], seen: [] };
  expect(await live.handle({ id: 'decide-1', type: 'decide', payload: { ...payload, ...rest } })).toMatchObject({
    status: 201,
  });
  const filled = files.get('SPEC.md') ?? '';
  const [begin = ''] = BEGIN.exec(filled) ?? [];
  files.set('SPEC.md', filled.replace(begin, `${begin}\n${typed}\n${begin}`));
  await live.rescan(null);
  await live.raiseStanding();
  await live.close();
  return files.get('SPEC.md') ?? '';
}

test('what Git has joined is written anew where all of it is known', async () => {
  expect((await written('Lend tools.')).match(new RegExp(BEGIN, 'gm'))).toHaveLength(1);
});

test.each(['Somebody typed this.', 'Lend <sup>1</sup> typed between <sup>2</sup>'])(
  'and stays where somebody may have typed in it: %s',
  async (typed) => {
    expect(await written(typed)).toContain(typed);
  },
);
