import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { exampleFiles } from '../../examples/example.ts';
import { REFERENCES } from '../../examples/references/all.ts';
import { FIRST_MINUTE } from '../first-minute.ts';
import { halfAnswered } from '../half-answered.ts';
import { openProductOf } from '../product-of.ts';
import { openRoom } from '../room.ts';
import { type Frame, movingPicture } from './moving-picture.ts';

const ROOMS = {
  'nothing said': () => openRoom(),
  'half answered': () => openRoom(halfAnswered()),
  'all decided': async () => openRoom(await exampleFiles('tool-library')),
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

/** The sizes in which the products of the stories are pictured: a desk and a phone. */
const SIZES = { desk: [1440, 900], phone: [390, 844] } as const;

test.each(REFERENCES)('$story.name', async ({ story, pictured }) => {
  const room = await openProductOf(story);
  const person = await room.person({ name: 'Dana' });
  for (const [size, [width, height]] of Object.entries(SIZES)) {
    await person.page.setViewportSize({ width, height });
    await person.goes(`/prototype${pictured}`);
    await person.page.waitForTimeout(800);
    const box = await person.page.locator('.product').boundingBox();
    if (!box) throw new Error(`${story.name} shows no product.`);
    const clip = { ...box, height: Math.min(box.height, height) };
    await person.page.screenshot({ path: `src/examples/references/${story.name}/${size}.png`, fullPage: true, clip });
  }
  await person.leaves();
  await room.close();
});

/** It stands at the head of the README, which should be there at once. */
const MAX_BYTES = 1_500_000;

/** How long a step is looked at, in milliseconds; what was typed needs less than what is new. */
const SHOWN = { new: 2_600, typed: 1_200 } as const;

test('the first minute, as a moving picture', async () => {
  const room = await openRoom();
  const newcomer = await room.person();
  await newcomer.page.setViewportSize({ width: 1280, height: 800 });
  await newcomer.loads('/');
  const frames: Frame[] = [];
  const look = async (shown: number) => {
    await newcomer.page.waitForTimeout(500);
    frames.push({ png: await newcomer.page.screenshot({ caret: 'initial' }), shown });
  };
  await look(SHOWN.new);
  for (const { act, presses } of FIRST_MINUTE) {
    await act(newcomer);
    await look(presses > 0 ? SHOWN.new : SHOWN.typed);
  }
  const picture = movingPicture(frames);
  expect(picture.length).toBeLessThanOrEqual(MAX_BYTES);
  writeFileSync('src/journeys/pictures/first-minute.png', picture);
  await newcomer.leaves();
  await room.close();
});
