import { afterAll, beforeAll, test } from 'vitest';
import { halfAnswered } from '../half-answered.ts';
import { openRoom, type Room } from '../room.ts';

const HALF = ['question', 'spec'];
const PICTURES: readonly [name: string, path: string, height: number][] = [
  ['map', '/', 900],
  ['entities', '/points/3?q=entities.records', 1000],
  ['roles', '/points/6', 1000],
  ['question', '/questions/purpose.groups', 900],
];

const rooms: Record<'empty' | 'half', Room | undefined> = { empty: undefined, half: undefined };
beforeAll(async () => {
  rooms.empty = await openRoom();
  rooms.half = await openRoom(halfAnswered());
});
afterAll(async () => {
  await rooms.empty?.close();
  await rooms.half?.close();
});

test.each(PICTURES)('%s', async (name, path, height) => {
  const person = await rooms[HALF.includes(name) ? 'half' : 'empty']?.person({
    name: 'Dana',
    role: 'Finance',
  });
  if (!person) throw new Error('nobody is there');
  await person.page.setViewportSize({ width: 1440, height });
  await person.goes(path);
  await person.page.waitForTimeout(800);
  await person.page.screenshot({ path: `src/journeys/pictures/${name}.png` });
  await person.leaves();
});
