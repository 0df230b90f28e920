import { test } from 'vitest';
import { openWorkspace } from '#core/index.ts';
import { openFolder } from './folder-store.ts';
import { openLiveWorkspace } from './live-workspace.ts';
import { scratch } from './scratch.ts';

test('perf', { timeout: 120_000 }, async () => {
  const N = 5000;
  const disk = scratch();
  let spec = '# Big\n';
  for (let i = 0; i < 500; i++) spec += `\n## ${i + 1}. Section ${i}\n\nSome text here that says things.\n`;
  disk.put('SPEC.md', spec);
  for (let i = 0; i < N; i++) {
    disk.put(
      `questions/q${i}/question.md`,
      `---\npoint: "${1 + (i % 500)}"\nkind: entities\norigin: bank\nslot: entities/x${i}/fields\nshape: table\ncolumns:\n  - { id: name, label: Name }\n  - { id: type, label: Type, options: [ text, number, date ] }\nwho: [ domain expert, end user ]\nneeds: []\nblocks: [ validation, states ]\nminutes: 5\nreversal: 3\n---\n\nWhat does the thing hold?\n\nBecause it matters.\n`,
    );
    disk.put(
      `questions/q${i}/responses/abcdefgh${i}.md`,
      `---\nsays: value\nby: Ada\nrole: ""\nat: 2026-03-01T09:30:00Z\n---\n\n| Name | Type |\n| --- | --- |\n| a | text |\n`,
    );
  }
  disk.put('questions/plain/question.md', '---\npoint: "2"\n---\n\nHow?\n');
  const store = openFolder(disk.root);
  let t = performance.now();
  const paths = await store.list();
  console.log('list', paths.length, performance.now() - t);
  t = performance.now();
  for (const p of paths) await store.read(p);
  console.log('read', performance.now() - t);
  t = performance.now();
  const live = await openLiveWorkspace({ store, name: 'x', now: () => new Date() });
  console.log('open live', performance.now() - t, live.snapshot().quarantined.slice(0, 2));
  t = performance.now();
  openWorkspace(live.snapshot());
  console.log('openWorkspace', performance.now() - t);
  t = performance.now();
  JSON.stringify(live.snapshot()).length;
  console.log('json', performance.now() - t);
  await new Promise((r) => setTimeout(r, 3000));
  const times: number[] = [];
  const start = performance.now();
  for (let i = 0; i < 300; i++) {
    await new Promise((r) => setTimeout(r, 10));
    const t0 = performance.now();
    const r = await live.handle({
      id: `perf-${String(i).padStart(8, '0')}`,
      type: 'respond',
      payload: { by: { name: 'A', role: '' }, question: 'plain', reply: { says: 'value', value: `v${i}` } },
    });
    if (r.status !== 201) throw new Error(JSON.stringify(r));
    times.push(performance.now() - t0);
  }
  times.sort((a, b) => a - b);
  console.log(
    'respond p50/p95/p99/max',
    times[150],
    times[285],
    times[297],
    times[299],
    'total',
    performance.now() - start,
  );
  t = performance.now();
  const seen =
    live
      .workspace()
      .question('plain')
      ?.responses.map((r) => r.id) ?? [];
  const d = await live.handle({
    id: 'perf-decide-1',
    type: 'decide',
    payload: {
      by: { name: 'A', role: '' },
      question: 'plain',
      number: 1,
      result: { outcome: 'decided', value: 'x' },
      restsOn: seen.slice(0, 3),
      against: [],
      seen,
    },
  });
  console.log('decide', d.status, performance.now() - t);
  await live.close();
});
