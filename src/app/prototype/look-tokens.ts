import type { CSSProperties } from 'react';
import { accentOf, inkOn, muted, paletteOn, type Skin, schemeOn, type WornLook } from '#core/product.ts';

const LETTERS = {
  serif: 'ui-serif, Georgia, "Times New Roman", serif',
  plain: 'ui-sans-serif, system-ui, sans-serif',
};

type Accent = readonly [light: string, dark: string];

/** The skin as the tokens of prototype.css. */
export function skinTokens({ accent, radius, density }: Pick<Skin, 'accent' | 'radius' | 'density'>): CSSProperties {
  return {
    '--skin-light': accent[0],
    '--skin-dark': accent[1],
    '--skin-radius': `${radius}px`,
    '--skin-density': `${density}px`,
  };
}

/** A look that was said, as the tokens of prototype.css. A sketch keeps its own letters. */
export function lookTokens({ ground, parts, letters }: Omit<WornLook, 'skin' | 'menu'>, accent: Accent): CSSProperties {
  return {
    ...(parts && partTokens(parts)),
    ...(ground && groundTokens(ground, accent)),
    ...(letters && { '--font-ui': LETTERS[letters] }),
  };
}

/** The same look in a sketch. */
export function inSketch({ ground, parts }: WornLook): Parameters<typeof lookTokens>[0] {
  return { ground: ground && muted(ground), parts: parts && muted(parts), letters: null };
}

/** Whether the colours of the product itself are those for a light ground or a dark one; undefined: as around it. */
export function schemeOf(ground: string | null): 'light' | 'dark' | undefined {
  return ground === null ? undefined : schemeOn(ground);
}

function partTokens(parts: string): CSSProperties {
  const [light, dark] = accentOf(parts);
  return { '--part': parts, '--on-part': inkOn(parts), '--color-pen': `light-dark(${light}, ${dark})` };
}

/** A ground that was said stays as it was said, whatever the theme around it. */
function groundTokens(ground: string, accent: Accent): CSSProperties {
  const { sheet, paper, raised, line, ink, ink2, pen, wash, late, waits } = paletteOn(ground, accent);
  return {
    '--color-sheet': sheet,
    '--color-paper': paper,
    '--color-raised': raised,
    '--color-line': line,
    '--color-ink': ink,
    '--color-ink-2': ink2,
    '--color-line-strong': ink2,
    '--color-pen': pen,
    '--color-pen-wash': wash,
    '--late': late,
    '--late-wash': wash,
    '--waits': waits,
    '--waits-wash': wash,
  };
}
