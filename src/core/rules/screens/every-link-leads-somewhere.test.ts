import { describe, expect, test } from 'vitest';
import { landings, links, said, screens } from '#testing/core/rules/said.ts';
import { foundBy, mendsOf, verdictOn } from '#testing/core/rules/verdict-on.ts';

const HERE = screens('Start | static', 'End | static');

describe('both ends of each link are screens', () => {
  test.each([
    [links('Start | End'), 0],
    [links('start | END'), 0],
    [links('Every page | Start'), 0],
    [links('Start | back'), 0],
    [links('Start | Finish'), 1],
    [links('Begin | End'), 1],
    [links('Begin | Finish'), 2],
    [links('constructor | toString'), 2],
    [{ 'screens.links.dead-ends': '- End' }, 0],
    [{ 'screens.links.dead-ends': '- Finish' }, 1],
    [said('screens.shared-links', 'Page | A stranger sees | When the record is gone', 'End | all'), 0],
    [said('screens.shared-links', 'Page | A stranger sees | When the record is gone', 'Finish | all'), 1],
  ])('%o: %i broken', (answers, broken) => {
    expect(foundBy(9, HERE, answers)).toHaveLength(broken);
  });

  test('also where the frequent actions lead', () => {
    const action = (target: string) =>
      said('screens.landing.clerk.actions', 'Action | Ends up on | Not allowed when', `pay | ${target}`);
    const first = landings('Clerk | Start');
    expect(verdictOn(9, HERE, first, action('End'))).toEqual([]);
    expect(verdictOn(9, HERE, first, action('the same page'))).toEqual([]);
    expect(verdictOn(9, HERE, first, action('Finish'))).toEqual([
      '“pay” ends up on “Finish”, but no screen is called that; name one of the screens, or add it.',
    ]);
    expect(mendsOf(9, HERE, first, action('Finish'))).toEqual(['screens.landing.clerk.actions']);
  });

  test('waits for the screens', () => {
    expect(mendsOf(9)).toEqual(['screens.inventory']);
    expect(mendsOf(9, links('Start | End'))).toEqual(['screens.inventory']);
  });
});
