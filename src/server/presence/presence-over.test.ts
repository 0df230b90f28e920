import { expect, onTestFinished, test } from 'vitest';
import { NO_DOOR, QUESTION, SPEC, scratch } from '#testing/server/scratch.ts';
import type { Viewer } from '../access/viewer.ts';
import { openEvents } from '../audience/events.ts';
import type { Change } from '../audience/stream-event.ts';
import { openFolder } from '../disk/folder-store.ts';
import { openLiveWorkspace } from '../workspace/live-workspace.ts';
import { openPresenceFor } from './open-presence.ts';

const OLGA: Viewer = { as: 'facilitator', person: 'olga', speaker: { name: 'Olga', role: 'Product' } };
const ADA: Viewer = { as: 'stakeholder', person: 'ada', speaker: { name: 'Ada', role: 'Finance' } };
const VI: Viewer = { as: 'viewer', person: 'vi', speaker: { name: 'Vi', role: '' } };
const BY = { name: 'Olga', role: 'Product' };

function fail(error: unknown): never {
  throw error;
}

async function open() {
  const disk = scratch({ 'SPEC.md': SPEC, 'questions/naming/question.md': QUESTION });
  const events = openEvents('run1');
  let hear: (change: Change) => void = events.publish;
  const live = await openLiveWorkspace({
    store: openFolder(disk.root),
    name: 'demo',
    now: () => new Date(),
    onChange: (change) => hear(change),
    onError: fail,
  });
  const presence = openPresenceFor(live, events, NO_DOOR, fail);
  hear = (change) => {
    events.publish(change);
    presence.changed();
  };
  onTestFinished(async () => {
    events.close();
    presence.close();
    await live.close();
  });
  const people = () => live.walking()?.people.map(({ name, as }) => `${name} ${as}`);
  const walk = (id: string) => ({
    id,
    type: 'start',
    payload: { by: BY, title: 'First', minutes: 60, groups: [], agenda: [] },
  });
  return { live, presence, disk, events, people, walk };
}

test('who is here when a walkthrough begins has joined it, and who comes later too, once each', async () => {
  const { live, presence, disk, people, walk } = await open();
  for (const viewer of [OLGA, ADA, ADA]) presence.came(viewer);
  await live.handle(walk('first-walk'), OLGA);
  await expect.poll(people).toEqual(['Olga facilitator', 'Ada stakeholder']);
  presence.came(VI);
  presence.left(ADA);
  presence.came(ADA);
  await expect.poll(people).toEqual(['Olga facilitator', 'Ada stakeholder', 'Vi viewer']);
  expect(disk.names('questions/walkthroughs/first-walk/moments')).toHaveLength(3);
});

test('a server that is started again does not write them down twice, and the next walkthrough asks anew', async () => {
  const { live, presence, events, disk, people, walk } = await open();
  presence.came(ADA);
  await live.handle(walk('first-walk'), OLGA);
  await expect.poll(people).toEqual(['Ada stakeholder']);
  const again = openPresenceFor(live, events, NO_DOOR, fail);
  again.came(ADA);
  again.came(VI);
  await expect.poll(people).toEqual(['Ada stakeholder', 'Vi viewer']);
  again.close();
  expect(disk.names('questions/walkthroughs/first-walk/moments')).toHaveLength(2);
  const end = { by: BY, walkthrough: 'first-walk', what: { happened: 'ended' } };
  await live.handle({ id: 'it-is-over', type: 'moment', payload: end }, OLGA);
  await live.handle(walk('second-walk'), OLGA);
  await expect.poll(people).toEqual(['Ada stakeholder']);
});

test('whoever has not said who they are is written down nowhere', async () => {
  const { live, presence, people, walk } = await open();
  presence.came({ as: 'facilitator', person: '', speaker: null });
  presence.came(ADA);
  await live.handle(walk('first-walk'), OLGA);
  await expect.poll(people).toEqual(['Ada stakeholder']);
});
