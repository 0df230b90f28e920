import { test } from 'vitest';
import { filesIn } from '../../examples/files-in.ts';
import { halfAnswered } from '../half-answered.ts';
import { openRoom } from '../room.ts';

const ROOMS = {
  'nothing said': () => openRoom(),
  'half answered': () => openRoom(halfAnswered()),
  'all decided': () => openRoom(filesIn('fixtures/workspaces/tool-library')),
} as const;

const PICTURES: readonly [name: string, room: keyof typeof ROOMS, path: string][] = [
  ['map', 'nothing said', '/'],
  ['entities', 'nothing said', '/points/3?q=entities.records'],
  ['question', 'half answered', '/questions/purpose.groups'],
  ['prototype', 'all decided', '/prototype/loans?as=volunteer'],
];

test.each(PICTURES)('%s', async (name, room, path) => {
  const { person: sitDown, close } = await ROOMS[room]();
  const person = await sitDown({ name: 'Dana', role: 'Finance' });
  await person.goes(path);
  await person.page.waitForTimeout(800);
  await person.page.screenshot({ path: `src/journeys/pictures/${name}.png` });
  await person.leaves();
  await close();
});
