import type { Look } from '#core/product.ts';

type MarkedLook = Exclude<Look, 'guess' | 'hole' | 'decided'>;

const MARKED: ReadonlySet<string> = new Set<MarkedLook>(['assumed', 'stale', 'said', 'contested']);

/** The texture of a look: all that people said is as solid as what is decided, and its mark tells them apart. */
export function textureOf<L extends string>(look: L): Exclude<L, MarkedLook> | 'decided' {
  return MARKED.has(look) ? 'decided' : (look as Exclude<L, MarkedLook>);
}
