import { foldCase } from '../shapes/normalize-text.ts';
import { CSS_COLOURS } from './css-colours.ts';

/** An opaque colour as #rrggbb, in small letters. */
export type Colour = string;

const BLACK = '#000000';
const WHITE = '#ffffff';

/** The contrast that WCAG 2 asks of words. */
export const READABLE = 4.5;

/**
 * The colour that words name: its name in style sheets, with or without spaces, or six or three hexadecimal digits after
 * a “#”, with its name beside them or not; undefined where they name none. Nothing is guessed: “like the sea” is no
 * colour.
 */
export function readColour(words: string): Colour | undefined {
  const said = foldCase(words).replaceAll(/[.!,;()]+/gu, ' ');
  const [digits, ...others] = [...said.matchAll(HEX)].flatMap(([, found]) => found ?? []);
  const name = said.replaceAll(HEX, '').replaceAll(/[\s-]+/gu, '');
  const named = CALM.get(name) ?? CSS_COLOURS.get(name);
  if (digits === undefined) return named;
  return others.length === 0 && (name === '' || named) ? `#${sixDigits(digits)}` : undefined;
}

/** What people mean by these words on a page; style sheets mean a glaring colour. */
export const CALM: ReadonlyMap<string, Colour> = new Map([
  ['lightgrey', '#eef0f2'],
  ['lightgray', '#eef0f2'],
  ['lightblue', '#e8f1fa'],
  ['lightgreen', '#eaf4ec'],
  ['blue', '#1f5fbf'],
  ['green', '#2c7a4b'],
  ['orange', '#d97b29'],
]);

const HEX = /#([0-9a-f]{6}|[0-9a-f]{3})(?![0-9a-f\p{L}])/gu;

function sixDigits(digits: string): string {
  return digits.length === 3 ? [...digits].map((one) => one + one).join('') : digits;
}

/** Relative luminance, as in WCAG 2. */
function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = partsOf(colour).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How well one colour can be told from another, from 1 to 21, as in WCAG 2. */
export function contrast(one: Colour, other: Colour): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** The better of black and white for words on this ground; on any ground one of them can be read. */
export function inkOn(ground: Colour): Colour {
  return contrast(ground, BLACK) >= contrast(ground, WHITE) ? BLACK : WHITE;
}

/** A colour with this share of another one in it. */
export function mixed(colour: Colour, other: Colour, share: number): Colour {
  const others = partsOf(other);
  const parts = partsOf(colour).map((part, at) => Math.round(part + ((others[at] ?? 0) - part) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

const STEPS = 20;

/** The first of the colours from one to another that can be read on all of these grounds; else the last. */
export function readableOn(grounds: readonly Colour[], from: Colour, to: Colour): Colour {
  const isReadable = (colour: Colour) => grounds.every((ground) => contrast(ground, colour) >= READABLE);
  const turns = Array.from({ length: STEPS }, (_, at) => mixed(from, to, at / STEPS));
  return turns.find(isReadable) ?? to;
}

function partsOf(colour: Colour): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}
