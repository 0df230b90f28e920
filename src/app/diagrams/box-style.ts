import type { CSSProperties } from 'react';
import type { Box, Size } from './geometry.ts';
import { FONT_SIZE } from './sizes.ts';

/** A length in em, so that one font size scales the whole diagram. */
function em(units: number): string {
  return `${Math.round((units / FONT_SIZE) * 1000) / 1000}em`;
}

export function boxStyle({ x, y, width, height }: Box): CSSProperties {
  return { left: em(x), top: em(y), width: em(width), height: em(height) };
}

/** The style of the whole diagram; `--per-em` is its width in em, from which its font size follows. */
export function sheetStyle({ width, height }: Size): CSSProperties {
  return { width: em(width), height: em(height), '--per-em': width / FONT_SIZE } as CSSProperties;
}
