import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LOOK } from '../slots/screens/look.ts';
import { CALM, contrast, inkOn, mixed, READABLE, readableOn, readColour } from './colours.ts';
import { CSS_COLOURS } from './css-colours.ts';
import { accentOf, muted, paletteOn } from './palette.ts';
import { skinOf } from './skin.ts';

const colours = fc.integer({ min: 0, max: 0xff_ff_ff }).map((hex) => `#${hex.toString(16).padStart(6, '0')}`);

test('each colour of style sheets is read by its name, however it is cased, spaced or closed with a full stop', () => {
  expect(CSS_COLOURS.size).toBe(148);
  const cut = fc.constantFrom(...[...CSS_COLOURS].filter(([name]) => !CALM.has(name))).chain(([name, hex]) =>
    fc.tuple(
      fc.constant(hex),
      fc
        .array(fc.constantFrom('', ' ', '-'), { minLength: name.length - 1, maxLength: name.length - 1 })
        .map((gaps) => [...name].map((letter, at) => letter + (gaps[at] ?? '')).join('')),
      fc.constantFrom('', '.', ' '),
      fc.boolean(),
    ),
  );
  fc.assert(
    fc.property(cut, ([hex, words, end, isLarge]) => {
      expect(readColour((isLarge ? words.toUpperCase() : words) + end)).toBe(hex);
    }),
  );
  expect(readColour('Forest green')).toBe('#228b22');
});

test('six or three digits after a # are a colour, and so is what the questions offer', () => {
  fc.assert(
    fc.property(colours, (colour) => {
      expect(readColour(colour.toUpperCase())).toBe(colour);
    }),
  );
  expect(readColour('#1af')).toBe('#11aaff');
  for (const { answer } of [LOOK.background, LOOK.colour]) {
    if (answer.shape.shape !== 'choice') throw new Error('A colour is chosen.');
    for (const { id, label } of answer.shape.options) {
      expect(readColour(id), id).toBeDefined();
      expect(readColour(label)).toBe(readColour(id));
    }
  }
});

test.each(['dark green #14532d', 'Dark green (#14532D).', '#14532d, dark green'])(
  '“%s” is as its digits say',
  (words) => expect(readColour(words)).toBe('#14532d'),
);

test.each([
  '',
  'like the sea',
  'not red',
  'not #fff',
  '#fff or #000',
  'red or blue',
  '123456',
  '#12345',
  'our colours',
  'constructor',
])('“%s” is no colour', (words) => expect(readColour(words)).toBeUndefined());

test('on any ground black or white can be read', () => {
  fc.assert(
    fc.property(colours, (ground) => {
      expect(contrast(ground, inkOn(ground))).toBeGreaterThanOrEqual(READABLE);
    }),
  );
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(mixed('#000000', '#ffffff', 0.5)).toBe('#808080');
  expect(readableOn(['#ffffff'], '#1b1f24', '#000000')).toBe('#1b1f24');
});

test('whatever ground and colour were said, every word on each of the grounds can be read', () => {
  fc.assert(
    fc.property(colours, colours, fc.boolean(), (said, parts, isSketch) => {
      const ground = isSketch ? muted(said) : said;
      const palette = paletteOn(ground, accentOf(parts));
      const { sheet, paper, wash, raised, ink, ink2, pen, late, waits } = palette;
      expect(sheet).toBe(ground);
      for (const under of [sheet, paper, wash, raised])
        for (const words of [ink, ink2, pen, late, waits])
          expect(contrast(under, words), `${words} on ${under}`).toBeGreaterThanOrEqual(READABLE);
      const [light, dark] = accentOf(parts);
      expect(contrast(light, '#ffffff')).toBeGreaterThanOrEqual(READABLE);
      expect(contrast(dark, '#181d24')).toBeGreaterThanOrEqual(READABLE);
    }),
    { numRuns: 1000 },
  );
});

test('a ground that was said stays as it was said, with the skin of any name', () => {
  const { accent } = skinOf('Toolshed');
  expect(paletteOn('#fffff0', accent)).toMatchObject({ sheet: '#fffff0', ink: '#1b1f24' });
  expect(paletteOn('#000080', accent)).toMatchObject({ sheet: '#000080', ink: '#e9edf2' });
});
