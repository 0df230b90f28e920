import type { Kind } from './kind.ts';
import { SHOP } from './shop.ts';

/** The kinds of product that people choose from, in the order in which they read them. */
export const KINDS: readonly Kind[] = [SHOP];
