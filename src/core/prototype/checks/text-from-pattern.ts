import { memoizeByObject } from '../../base/memoize.ts';
import type { PatternNode } from '../../model/validation/patterns/types.ts';

/** In characters. */
export interface LengthRange {
  readonly least: number;
  readonly most: number;
}

/** How much longer than needed a text is made, at most. */
const MAX_EXTRA = 4;

/**
 * Generates a random text for a pattern, with a length in the given range. Lengths are only estimated from the parts of
 * the pattern, so the caller checks whether the text matches. Undefined where no part can be that long.
 */
export function textFromPattern(node: PatternNode, lengths: LengthRange, random: () => number): string | undefined {
  const able = possibleLengths(node);
  if (able.most < lengths.least || able.least > lengths.most) return undefined;
  switch (node.is) {
    case 'edge':
      return '';
    case 'set':
      return node.set.sample(random);
    case 'or': {
      const fitting = node.nodes.filter((one) => meets(possibleLengths(one), lengths));
      const one = fitting[Math.floor(random() * fitting.length)];
      return one ? textFromPattern(one, lengths, random) : '';
    }
    case 'seq':
      return inTurn(node.nodes, lengths, random);
    case 'repeat':
      return repeated(node, lengths, random);
  }
}

function repeated(
  { node, least, most }: Extract<PatternNode, { readonly is: 'repeat' }>,
  lengths: LengthRange,
  random: () => number,
): string | undefined {
  const one = possibleLengths(node);
  const fewest = Math.max(least, one.most > 0 ? Math.ceil(lengths.least / one.most) : least);
  const room = one.least > 0 ? Math.floor(lengths.most / one.least) : fewest + MAX_EXTRA;
  const end = Math.min(most ?? Number.POSITIVE_INFINITY, room, fewest + MAX_EXTRA);
  if (end < fewest) return undefined;
  const times = fewest + Math.floor(random() * (end - fewest + 1));
  const nodes = Array.from({ length: times }, () => node);
  return inTurn(nodes, lengths, random);
}

/** One part after the other, each leaving room for those that follow, and enough for them to fill. */
function inTurn(nodes: readonly PatternNode[], lengths: LengthRange, random: () => number): string | undefined {
  const able = nodes.map(possibleLengths);
  let rest = able.reduce(added, { least: 0, most: 0 });
  let [least, most] = [lengths.least, lengths.most];
  let text = '';
  for (const [at, node] of nodes.entries()) {
    const mine = able[at] ?? { least: 0, most: 0 };
    rest = {
      least: rest.least - mine.least,
      most: able.slice(at + 1).reduce(added, { least: 0, most: 0 }).most,
    };
    const more = textFromPattern(
      node,
      { least: Math.max(mine.least, least - rest.most), most: Math.min(mine.most, most - rest.least) },
      random,
    );
    if (more === undefined) return undefined;
    const { length } = [...more];
    [least, most, text] = [least - length, most - length, text + more];
  }
  return text;
}

function added(one: LengthRange, other: LengthRange): LengthRange {
  return { least: one.least + other.least, most: one.most + other.most };
}

function meets(one: LengthRange, other: LengthRange): boolean {
  return one.least <= other.most && one.most >= other.least;
}

/** How long the texts of a pattern node can be. */
const possibleLengths = memoizeByObject((node: PatternNode): LengthRange => {
  switch (node.is) {
    case 'edge':
      return { least: 0, most: 0 };
    case 'set':
      return { least: 1, most: 1 };
    case 'seq':
      return node.nodes.map(possibleLengths).reduce(added, { least: 0, most: 0 });
    case 'or': {
      const all = node.nodes.map(possibleLengths);
      return {
        least: Math.min(...all.map(({ least }) => least)),
        most: Math.max(...all.map(({ most }) => most)),
      };
    }
    case 'repeat': {
      const one = possibleLengths(node.node);
      const most = node.most ?? Number.POSITIVE_INFINITY;
      return { least: one.least * node.least, most: one.most === 0 ? 0 : one.most * most };
    }
  }
});
