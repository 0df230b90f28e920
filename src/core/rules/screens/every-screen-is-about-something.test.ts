import { describe, expect, test } from 'vitest';
import { records, said, screens } from '#testing/core/rules/said.ts';
import { foundBy, mendsOf, verdictOn } from '#testing/core/rules/verdict-on.ts';

const ORDER = records('Order');

describe('each screen is about something', () => {
  test.each([
    ['Orders | list | Order', 0],
    ['Orders | list | orders', 0],
    ['Help | static |', 0],
    ['Welcome | sign-in |', 0],
    ['Oops | error |', 0],
    ['Orders | list | Ordr', 1],
    ['Orders | list |', 1],
    ['Orders | wizard | __proto__', 1],
  ])('%s: %i broken', (screen, broken) => {
    expect(foundBy(5, ORDER, screens(screen))).toHaveLength(broken);
  });

  test('figures on a dashboard come from somewhere', () => {
    const desk = screens('Desk | dashboard |');
    const figures = (...rows: string[]) => said('screens.desk.figures', 'Figure | Comes from | What for', ...rows);
    expect(mendsOf(5, ORDER, desk)).toEqual(['screens.desk.parts']);
    expect(verdictOn(5, ORDER, desk, figures('Late ones | open orders'))).toEqual([]);
    expect(verdictOn(5, ORDER, desk, figures('Late ones | open orders', 'Mood |'))).toEqual([
      '“Mood” on “Desk” comes from nowhere; say what is counted, or what the screen is about.',
    ]);
  });

  test('waits for the screens and for the things', () => {
    expect(mendsOf(5)).toEqual(['screens.inventory']);
    expect(mendsOf(5, screens('Orders | list | Order'))).toEqual(['entities.records']);
  });
});
