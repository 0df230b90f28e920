import { type Colour, contrast, inkOn, mixed, readableOn } from './colours.ts';

/** The colours of a product on a ground that was said, all words of which can be read. */
export interface Palette {
  readonly sheet: Colour;
  readonly paper: Colour;
  readonly raised: Colour;
  readonly line: Colour;
  readonly ink: Colour;
  readonly ink2: Colour;
  /** What is pressed and what is current, as words and lines. */
  readonly pen: Colour;
  readonly wash: Colour;
  readonly late: Colour;
  readonly waits: Colour;
}

/** Of a product without a said ground: its sheet and what lies on it, light and dark. */
const OWN_GROUNDS = { light: ['#ffffff', '#f4f5f7'], dark: ['#181d24', '#12161c'] } as const;

const INKS = { light: '#1b1f24', dark: '#e9edf2' } as const;
const LATE = { light: '#9a3b00', dark: '#ffb27a' } as const;
const WAITS = { light: '#1c4f8c', dark: '#9cc4f5' } as const;

/** With more contrast than this there is room for shades of the ground. */
const ROOM = 8;

export function paletteOn(ground: Colour, accent: readonly [light: Colour, dark: Colour]): Palette {
  const end = inkOn(ground);
  const scheme = schemeOn(ground);
  const away = end === '#000000' ? '#ffffff' : '#000000';
  const own = accent[scheme === 'light' ? 0 : 1];
  const hasRoom = contrast(ground, end) > ROOM;
  const paper = hasRoom ? mixed(ground, end, 0.05) : mixed(ground, away, 0.12);
  const wash = hasRoom ? mixed(ground, own, 0.1) : mixed(ground, away, 0.2);
  const grounds = [ground, paper, wash];
  return {
    sheet: ground,
    paper,
    raised: mixed(ground, away, 0.4),
    line: mixed(ground, end, 0.22),
    ink: readableOn(grounds, INKS[scheme], end),
    ink2: readableOn(grounds, mixed(end, ground, 0.4), end),
    pen: readableOn(grounds, own, end),
    wash,
    late: readableOn(grounds, LATE[scheme], end),
    waits: readableOn(grounds, WAITS[scheme], end),
  };
}

/** As what kind of ground the product’s own colours are drawn on it. */
export function schemeOn(ground: Colour): 'light' | 'dark' {
  return inkOn(ground) === '#000000' ? 'light' : 'dark';
}

/** A colour that was said as words and lines on a light ground and on a dark one. */
export function accentOf(said: Colour): readonly [light: Colour, dark: Colour] {
  return [readableOn(OWN_GROUNDS.light, said, '#000000'), readableOn(OWN_GROUNDS.dark, said, '#ffffff')];
}

/** The same colour in a sketch: pale on a light ground, and dim on a dark one. */
export function muted(said: Colour): Colour {
  return mixed(said, inkOn(said) === '#000000' ? OWN_GROUNDS.light[0] : OWN_GROUNDS.dark[0], 0.5);
}
