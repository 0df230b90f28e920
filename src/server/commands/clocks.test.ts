import { expect, onTestFinished, test } from 'vitest';
import { minutesOf, minutesText } from '#core/minutes.ts';
import { QUESTION, SPEC, scratch } from '#testing/server/scratch.ts';
import type { Viewer } from '../access/viewer.ts';
import { openFolder } from '../disk/folder-store.ts';
import { openLiveWorkspace } from '../workspace/live-workspace.ts';

const FRAN = { name: 'Fran', role: 'Product' };
const ADA = { name: 'Ada', role: 'Finance' };
const BOB = { name: 'Bob', role: 'Desk' };
const WALK = '2026-03-01-3fa9c1d2';
const HOUR = 3_600_000;
const FILES = {
  'SPEC.md': SPEC,
  'questions/naming/question.md': QUESTION,
  'questions/tone/question.md': QUESTION,
};

const viewer = (as: Viewer['as'], speaker: typeof ADA, person: string): Viewer => ({
  as,
  person,
  speaker: { ...speaker, person },
});
const fran = viewer('facilitator', FRAN, '0000000f');
const ada = viewer('stakeholder', ADA, '0000000a');
const bob = viewer('stakeholder', BOB, '0000000b');

async function sit() {
  const disk = scratch(FILES);
  let clock = Date.parse('2026-03-01T09:30:00.123Z');
  const opened = () => openLiveWorkspace({ store: openFolder(disk.root), name: 'demo', now: () => new Date(clock) });
  let live = await opened();
  onTestFinished(() => live.close());
  let made = 0;
  const does = (who: Viewer, type: string, payload: object, id = `command-${++made}`.padEnd(12, '0')) =>
    live.handle({ id, type, payload: { by: { name: who.speaker?.name, role: who.speaker?.role }, ...payload } }, who);
  const tells = (what: object) => does(fran, 'moment', { walkthrough: WALK, what });
  const says = (who: Viewer, value: string) =>
    does(who, 'respond', { question: 'naming', reply: { says: 'value', value } });
  const decides = (more: object = {}) => {
    const seen = live
      .workspace()
      .question('naming')
      ?.responses.map(({ id }) => id);
    const result = { outcome: 'decided', value: 'By year' };
    return does(fran, 'decide', {
      question: 'naming',
      number: 1,
      result,
      restsOn: [],
      against: [],
      seen,
      ...more,
    });
  };
  await does(fran, 'start', { title: 'First', minutes: 60, agenda: [] }, WALK);
  return {
    disk,
    does,
    tells,
    says,
    decides,
    puts: () => tells({ happened: 'put', question: 'naming', hidden: true, names: 'signed' }),
    reveals: () => tells({ happened: 'revealed', question: 'naming' }),
    seenBy: ({ speaker, as }: Viewer) =>
      live
        .snapshotFor({ speaker, isFacilitator: as === 'facilitator', key: JSON.stringify(speaker) })
        .facts.filter(({ fact }) => fact === 'response'),
    live: () => live,
    pass: (milliseconds: number) => {
      clock += milliseconds;
    },
    restart: async () => {
      await live.close();
      live = await opened();
    },
  };
}

test('a hidden round stays hidden when the clock goes back and the server is started again', async () => {
  const { puts, says, reveals, decides, seenBy, pass, restart } = await sit();
  await puts();
  pass(-HOUR);
  await restart();
  expect(await says(ada, 'By year')).toMatchObject({ status: 201 });
  expect([seenBy(ada).length, seenBy(bob).length, seenBy(fran).length]).toEqual([1, 0, 0]);
  expect(await reveals()).toMatchObject({ status: 201 });
  expect(seenBy(bob)).toHaveLength(1);
  expect(await decides()).toMatchObject({ status: 201 });
});

test('nor does it open when Git brings moments from a machine whose clock is fast', async () => {
  const { disk, live, puts, says, reveals, decides, seenBy } = await sit();
  const folder = `questions/walkthroughs/${WALK}/moments`;
  const put = ['happened: put', 'question: naming', 'hidden: true', 'names: signed'];
  const file = ['---', ...put, 'by: Fran', 'at: 2031-01-01T00:00:00.000Z', '---', ''].join('\n');
  disk.put(`${folder}/from-elsewhere.md`, file);
  await live().rescan([folder]);
  await says(ada, 'By year');
  expect(seenBy(bob)).toEqual([]);
  await reveals();
  expect(seenBy(bob)).toHaveLength(1);
  await puts();
  await says(bob, 'By month');
  expect([seenBy(ada).length, seenBy(bob).length]).toEqual([1, 2]);
  await reveals();
  expect(await decides()).toMatchObject({ status: 201 });
});

test('a reveal that Git brings late shows what each said at its time, and what they say now', async () => {
  const { disk, live, puts, says, seenBy, pass } = await sit();
  const folder = `questions/walkthroughs/${WALK}/moments`;
  await puts();
  await says(ada, 'By year');
  await says(bob, 'By month');
  pass(HOUR);
  await says(ada, 'By month');
  expect(seenBy(bob)).toHaveLength(1);
  const told = ['happened: revealed', 'question: naming', 'by: Fran', 'at: 2026-03-01T10:00:00.000Z'];
  disk.put(`${folder}/from-elsewhere.md`, ['---', ...told, '---', ''].join('\n'));
  await live().rescan([folder]);
  expect(seenBy(bob)).toHaveLength(3);
  const minutes = minutesOf(live().snapshot(), WALK);
  const [, talk] = minutes ? minutesText(minutes).split('Bob (Desk) and Ada (Finance) said:\n\n> By month\n\n') : [];
  expect(talk?.split('\n')[0]).toBe('- When all answers were shown, Ada (Finance): By year');
});

test('a fact from the end of time blocks nothing', async () => {
  const { disk, live, puts, says, reveals, decides, seenBy } = await sit();
  disk.put('questions/tone/responses/from-elsewhere.md', '---\nby: Fran\nat: 9999-12-31T23:59:59.999Z\n---\n\nSoon\n');
  await live().rescan(['questions/tone']);
  await puts();
  expect(await says(ada, 'By year')).toMatchObject({ status: 201 });
  expect(seenBy(bob).filter((fact) => 'question' in fact && fact.question === 'naming')).toEqual([]);
  expect(await reveals()).toMatchObject({ status: 201 });
  expect(await decides()).toMatchObject({ status: 201 });
});

test('one id stands for one thing, when two come with it at once too', async () => {
  const { does, live } = await sit();
  const reply = { says: 'value', value: 'By year' };
  const both = ['naming', 'tone'].map((question) => does(ada, 'respond', { question, reply }, 'the-same-id'));
  const [one, other] = await Promise.all(both);
  expect([one?.status, other?.status]).toEqual([201, 422]);
  expect(live().workspace().question('tone')?.responses).toEqual([]);
  expect(await does(ada, 'respond', { question: 'naming', reply }, 'the-same-id')).toMatchObject({
    status: 200,
  });
});

test('who decides and who writes it down may be two, and every text names both', async () => {
  const { decides, live, disk } = await sit();
  expect(await decides({ by: ADA })).toMatchObject({ status: 201 });
  expect(disk.text('questions/naming/decisions/0001.md')).toContain(
    '\nby: Ada\nrole: Finance\nwritten-by: Fran\nwriter-role: Product\n',
  );
  const both = 'by Ada (Finance), recorded by Fran (Product)';
  expect(disk.text('SPEC.md')).toContain(`Decided ${both} on 2026-03-01`);
  expect(disk.text('SPEC_GAPS.md')).toContain(` · decided ${both}\n`);
  expect(live().workspace().question('naming')?.decision).toMatchObject({ by: ADA, writer: FRAN });
});

test('what is written down for somebody says so; nobody else says who wrote what', async () => {
  const { does, says, live, decides } = await sit();
  const reply = { says: 'value', value: 'By month' };
  await does(fran, 'respond', { by: BOB, question: 'naming', reply });
  await does(ada, 'respond', { by: BOB, question: 'naming', reply });
  await says(fran, 'By day');
  expect(live().workspace().question('naming')?.responses).toMatchObject([
    { by: BOB, writer: FRAN },
    { by: ADA, person: '0000000a' },
    { by: FRAN, person: '0000000f' },
  ]);
  expect(live().workspace().question('naming')?.responses[1]).not.toHaveProperty('writer');
  expect(await decides({ by: FRAN, writer: ADA })).toMatchObject({ status: 201 });
  expect(live().workspace().question('naming')?.decision).not.toHaveProperty('writer');
});
