import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FIRST_MINUTE } from './first-minute.ts';
import { halfAnswered } from './half-answered.ts';
import type { Person } from './person.ts';
import { openRoom, type Room } from './room.ts';

/** What a screen reader is told, as the browser itself puts it together. */
interface Heard {
  readonly role: string;
  readonly name: string;
  /** Of a heading. */
  readonly level: number;
  readonly hasFocus: boolean;
}

let room: Room;
let ann: Person;

beforeAll(async () => {
  room = await openRoom(halfAnswered());
  ann = await room.person({ name: 'Ann', role: 'Finance' });
});
afterAll(async () => {
  await ann.leaves();
  await room.close();
});

/** All of a page in the order in which it is read out. */
async function heardOn(page: Page): Promise<readonly Heard[]> {
  const line = await page.context().newCDPSession(page);
  const { nodes } = await line.send('Accessibility.getFullAXTree');
  await line.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const below = (id: string): readonly Heard[] => {
    const node = byId.get(id);
    if (!node) return [];
    const property = (wanted: string) => node.properties?.find(({ name }) => name === wanted)?.value.value;
    const own = {
      role: `${node.role?.value}`,
      name: `${node.name?.value ?? ''}`,
      level: Number(property('level') ?? 0),
      hasFocus: property('focused') === true,
    };
    return [...(node.ignored ? [] : [own]), ...(node.childIds ?? []).flatMap(below)];
  };
  return below(nodes[0]?.nodeId ?? '');
}

const NAMED = new Set(['button', 'link', 'textbox', 'searchbox', 'combobox', 'checkbox', 'radio', 'slider', 'dialog']);

/** What somebody who only hears the page would stumble over. */
function stumblesIn(heard: readonly Heard[]): readonly string[] {
  const at = (role: string) => heard.findIndex((one) => one.role === role);
  const headings = heard.filter(({ role }) => role === 'heading');
  const own = heard.slice(at('main')).filter(({ role }) => role === 'heading');
  return [
    ...(heard.filter(({ role }) => role === 'main').length === 1 ? [] : ['not one main part']),
    ...(at('banner') < at('main') ? [] : ['the head of the page comes after its main part']),
    ...(headings.filter(({ level }) => level === 1).length === 1 ? [] : ['not one heading of level 1']),
    ...(own[0]?.level === 1 ? [] : [`the main part begins with “${own[0]?.name}”`]),
    ...own.flatMap(({ name, level }, index) =>
      level <= (own[index - 1]?.level ?? 0) + 1 ? [] : [`“${name}” skips a level`],
    ),
    ...heard.flatMap(({ role, name }) => (NAMED.has(role) && name.trim() === '' ? [`a ${role} without a name`] : [])),
  ];
}

test.each([
  '/',
  '/questions',
  '/questions/roles.sign-out',
  '/points/1',
  '/points/3?q=entities.records',
  '/points/6',
  '/walk',
  '/spec',
  '/gaps',
  '/prototype/tools',
])('%s is read out in order: head, title, parts, and all that one presses by its name', async (path) => {
  await ann.goes(path);
  await ann.page.locator('main:not([aria-busy]) h1').first().waitFor();
  const heard = await heardOn(ann.page);
  expect(heard.length).toBeGreaterThan(50);
  expect(stumblesIn(heard)).toEqual([]);
});

test('what was decided is what is read out next', async () => {
  const empty = await openRoom();
  const newcomer = await empty.person();
  await newcomer.loads('/');
  for (const { act } of FIRST_MINUTE.slice(0, -1)) await act(newcomer);
  const focused = (await heardOn(newcomer.page)).findLast(({ hasFocus }) => hasFocus);
  expect(focused).toMatchObject({ role: 'region', name: 'Receipt' });
  await newcomer.leaves();
  await empty.close();
});
