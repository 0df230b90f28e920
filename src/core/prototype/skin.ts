import { oneOf, seedOf, subSeed } from './sample/seed.ts';

/** What gives a product a face of its own; each of it can be said instead of drawn from its name. */
export interface Skin {
  /** What is pressed and what is current: on a light ground, and on a dark one. */
  readonly accent: readonly [light: string, dark: string];
  /** Corners of buttons, inputs and boxes, in pixels. */
  readonly radius: number;
  /** Space above and below the words in a row, in pixels. */
  readonly density: number;
  readonly mark: Mark;
}

/** A sign made of an initial on a shape, drawn in a box of 24 by 24. */
export interface Mark {
  readonly initial: string;
  readonly shape: string;
}

/** None that reads as a look or as urgency: no red, ochre, orange or green. */
const ACCENTS: readonly [Skin['accent'], ...Skin['accent'][]] = [
  ['#4046b8', '#a9b0ff'],
  ['#6b3fa8', '#cdb2ff'],
  ['#0f6a73', '#7fd3da'],
  ['#8b2c68', '#f2a8d2'],
  ['#1f5f94', '#93c8f5'],
];
const RADII: readonly [number, ...number[]] = [3, 6, 10];
const DENSITIES: readonly [number, ...number[]] = [6, 8, 10];
const SHAPES: readonly [string, ...string[]] = [
  'M12 1a11 11 0 1 1 0 22a11 11 0 1 1 0-22z',
  'M7 1h10a6 6 0 0 1 6 6v10a6 6 0 0 1-6 6H7a6 6 0 0 1-6-6V7a6 6 0 0 1 6-6z',
  'M12 .5 22.5 6v12L12 23.5 1.5 18V6z',
  'M1 1h14a8 8 0 0 1 8 8v14H9a8 8 0 0 1-8-8z',
  'M1 1h22v12a10 10 0 0 1-11 10A10 10 0 0 1 1 13z',
];

/** The skin of a product of this name, with what was said of it; the same name always gives the same. */
export function skinOf(name: string, said: Partial<Skin> = {}): Skin {
  const seed = seedOf('skin', name);
  const pick = <T>(turn: number, all: readonly [T, ...T[]]): T => oneOf(subSeed(seed, turn), all) ?? all[0];
  return {
    accent: pick(1, ACCENTS),
    radius: pick(2, RADII),
    density: pick(3, DENSITIES),
    mark: { initial: initialOf(name), shape: pick(4, SHAPES) },
    ...said,
  };
}

function initialOf(name: string): string {
  const [first = '·'] = name.match(/[\p{L}\p{N}]/u) ?? [];
  return first.toUpperCase();
}
