import fc from 'fast-check';
import { expect, test } from 'vitest';
import { skinOf } from './skin.ts';

/** Relative luminance of a colour, as in WCAG 2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

test('a name gives the same skin each time, whose accent can be read on the ground of either theme', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      const skin = skinOf(name);
      expect(skinOf(name)).toEqual(skin);
      const [light, dark] = skin.accent;
      expect(contrast(light, '#ffffff')).toBeGreaterThan(5);
      expect(contrast(dark, '#1d2530')).toBeGreaterThan(5);
    }),
  );
});

test('names differ in their skins, and what was said counts before what was drawn', () => {
  const names = Array.from({ length: 40 }, (_, at) => `Product ${at}`);
  expect(new Set(names.map((name) => JSON.stringify(skinOf(name)))).size).toBeGreaterThan(20);
  expect(skinOf('Toolshed', { radius: 0 })).toEqual({ ...skinOf('Toolshed'), radius: 0 });
  expect(skinOf('“élan”').mark.initial).toBe('É');
});
