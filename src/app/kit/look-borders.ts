import type { Look } from '#core/product.ts';

export const LOOK_BORDERS: Readonly<Record<Look, string>> = {
  decided: 'border-decided',
  assumed: 'border-double border-3 border-decided',
  stale: 'border-decided',
  said: 'border-ink-2',
  contested: 'border-pen',
  guess: 'border-dashed border-guess',
  hole: 'border-hatch',
};

type MarkedLook = Exclude<Look, 'guess' | 'hole' | 'decided'>;

const MARKED: ReadonlySet<string> = new Set<MarkedLook>(['assumed', 'stale', 'said', 'contested']);

/** The texture of a look: all that people said is as solid as what is decided, and its mark tells them apart. */
export function textureOf<L extends string>(look: L): Exclude<L, MarkedLook> | 'decided' {
  return MARKED.has(look) ? 'decided' : (look as Exclude<L, MarkedLook>);
}
