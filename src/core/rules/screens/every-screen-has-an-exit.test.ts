import { describe, expect, test } from 'vitest';
import { links, screens } from '#testing/core/rules/said.ts';
import { foundBy, mendsOf, verdictOn } from '#testing/core/rules/verdict-on.ts';

const HERE = screens('Start | static', 'End | static', 'Welcome | sign-in');
const ENDS = { 'screens.links.dead-ends': { na: 'Nowhere.' } };

describe('each screen leads somewhere', () => {
  test.each([
    [links('Start | End'), 1],
    [links('Start | End', 'End | End'), 1],
    [links('Start | End', 'End | Start'), 0],
    [links('Start | End', 'End | back'), 0],
    [links('Start | End', 'Every page | Start'), 0],
  ])('%o: %i broken', (linked, broken) => {
    expect(foundBy(8, HERE, linked, ENDS)).toHaveLength(broken);
  });

  test('unless the path may end there', () => {
    const linked = links('Start | End');
    expect(mendsOf(8, HERE, linked)).toEqual(['screens.links.dead-ends']);
    expect(verdictOn(8, HERE, linked, { 'screens.links.dead-ends': '- End' })).toEqual([]);
    expect(verdictOn(8, HERE, linked, { 'screens.links.dead-ends': '- Start' })).toEqual([
      'There is no way on from “End”; add a link, or say that it is meant to be the end of the road.',
    ]);
  });

  test('waits for the screens and the links', () => {
    expect(mendsOf(8)).toEqual(['screens.inventory']);
    expect(mendsOf(8, HERE)).toEqual(['screens.links']);
  });
});
