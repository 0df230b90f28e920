import { expect, test } from 'vitest';
import { openProduct } from '#core/product.ts';
import { type Said, workspaceOf } from '#testing/core/model/workspace-of.ts';
import { unreadIn } from './played/unplayed-decisions.ts';
import { saidLook } from './said-look.ts';

const lookOf = (said: Readonly<Record<string, Said>>) => saidLook(openProduct(workspaceOf(said)));

/** What people are told that is not worn. */
const toldOf = (said: Readonly<Record<string, Said>>) =>
  unreadIn(openProduct(workspaceOf(said)))
    .filter(({ question }) => question.startsWith('screens.'))
    .map(({ decided }) => decided);

test('nothing is worn, and nothing told, while nobody has said anything', () => {
  expect(lookOf({})).toEqual({ ground: null, parts: null, skin: {}, letters: null, menu: null, unworn: [] });
  expect(toldOf({})).toEqual([]);
});

test('colours, impressions and the place of the menu are worn as they were said', () => {
  const said = {
    'screens.background': 'ivory',
    'screens.colour': 'Forest Green',
    'screens.impression': '- dense\n- round\n- serif',
    'screens.layout': 'side',
  };
  expect(lookOf(said)).toMatchObject({
    ground: '#fffff0',
    parts: '#228b22',
    skin: { density: 4, radius: 14 },
    letters: 'serif',
    menu: 'side',
  });
  expect(toldOf(said)).toEqual([]);
});

test('words that are no colour, what is not drawn and what cannot be both are told, not guessed', () => {
  const said = {
    'screens.background': 'like the sea',
    'screens.colour': 'teal',
    'screens.impression': '- roomy\n- dense\n- pictures\n- round',
    'screens.layout': 'long',
  };
  expect(lookOf(said)).toMatchObject({ ground: null, parts: '#008080', skin: { radius: 14 }, menu: null });
  expect(lookOf(said).skin).not.toHaveProperty('density');
  expect(toldOf(said)).toEqual([
    'Background of the pages: like the sea',
    'First impression: Large pictures',
    'First impression: Roomy: few things, much space and Dense: as much as fits',
    'What stands where: one long page',
  ]);
});

test('a menu of every screen that was said to be at the side stays there, which is told', () => {
  const said = {
    'screens.inventory':
      '| Screen | Kind | About what | Address |\n| --- | --- | --- | --- |\n| Home | page | - | / |\n| Every screen | page | - | |',
    'screens.every-screen.parts': '| Part | Kind | Shows |\n| --- | --- | --- |\n| Menu | menu | at the side; Home |',
    'screens.layout': 'top',
  };
  expect(toldOf(said)).toEqual(['What stands where: the menu at the top']);
});
