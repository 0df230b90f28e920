import { expect, onTestFinished, test } from 'vitest';
import type { Command } from '#core/index.ts';
import { QUESTION, type Scratch, SPEC, scratch } from '#testing/server/scratch.ts';
import { openFolder } from '../disk/folder-store.ts';
import { type LiveWorkspace, openLiveWorkspace } from './live-workspace.ts';

const KIM = { name: 'Kim', role: 'Product' };
const WALK = '2026-03-01-3fa9c1d2';
const FOLDER = `questions/walkthroughs/${WALK}`;
const FILES = { 'SPEC.md': SPEC, 'questions/naming/question.md': QUESTION };

let minute = 0;
const now = () => new Date(Date.UTC(2026, 2, 1, 9, minute));

async function open(): Promise<{ readonly live: LiveWorkspace; readonly disk: Scratch }> {
  const disk = scratch(FILES);
  const live = await openLiveWorkspace({ store: openFolder(disk.root), name: 'demo', now });
  live.follow();
  onTestFinished(() => live.close());
  return { live, disk };
}

type Asked = { readonly [T in Command['type']]: Omit<Extract<Command, { type: T }>, 'id'> }[Command['type']];

/** Does one thing a minute, each on disk before the next. */
async function does(live: LiveWorkspace, asked: Asked, id = `command-${String(minute).padStart(8, '0')}`) {
  minute += 1;
  const result = await live.handle({ id, ...asked });
  expect(result).toMatchObject({ status: 201 });
}

async function walks(live: LiveWorkspace) {
  const groups = ['Finance'];
  await does(live, { type: 'start', payload: { by: KIM, title: 'First', minutes: 30, groups, agenda: [] } }, WALK);
  await does(live, said('By year and number'));
}

const said = (value: string): Asked => ({
  type: 'respond',
  payload: { by: KIM, question: 'naming', reply: { says: 'value', value } },
});
const ends: Asked = { type: 'moment', payload: { by: KIM, walkthrough: WALK, what: { happened: 'ended' } } };

test('the minutes are written when a walkthrough has ended, not before', async () => {
  const { live, disk } = await open();
  await walks(live);
  await live.raiseStanding();
  expect(disk.names(FOLDER)).not.toContain('minutes.md');
  await does(live, ends);
  await expect.poll(() => disk.names(FOLDER)).toContain('minutes.md');
  expect(disk.text(`${FOLDER}/minutes.md`)).toContain('Kim (Product) said:\n\n> By year and number\n');
});

test('what is said later leaves them as they are, and what an editor does to them is undone', async () => {
  const { live, disk } = await open();
  await walks(live);
  await does(live, ends);
  await live.raiseStanding();
  const written = disk.text(`${FOLDER}/minutes.md`);
  await does(live, said('By customer'));
  await live.raiseStanding();
  expect(disk.text(`${FOLDER}/minutes.md`)).toBe(written);
  disk.put(`${FOLDER}/minutes.md`, 'All went well.\n');
  await expect.poll(() => disk.text(`${FOLDER}/minutes.md`)).toBe(written);
  expect(live.workspace().quarantined).toEqual([]);
});
