import { expect, test } from 'vitest';
import { openWorkspace } from '#core/index.ts';
import { markupOf, wordsOf } from '#testing/app/page.tsx';
import { story } from '#testing/core/story.ts';
import { Palette } from './palette.tsx';

test('before a word is typed, the palette offers places, the first one chosen, and says how many there are', () => {
  const html = markupOf(openWorkspace(story().snapshot), <Palette />);
  const options = [...html.matchAll(/role="option" id="([^"]*)"[^>]*aria-selected="(true|false)"/g)];
  expect(options.length).toBeGreaterThan(10);
  expect(options.map(([, , chosen]) => chosen).indexOf('true')).toBe(0);
  expect(options.filter(([, , chosen]) => chosen === 'true')).toHaveLength(1);
  expect(html).toContain(`aria-activedescendant="${options[0]?.[1]}"`);
  expect(wordsOf(html)).toMatch(/\d+ fit; the first \d+ are shown\.$/);
});
