/** The pairs of neighbouring letters of a text. */
export function letterBigrams(text: string): ReadonlySet<string> {
  const plain = text.toLowerCase();
  return new Set(Array.from({ length: Math.max(plain.length - 1, 0) }, (_, at) => plain.slice(at, at + 2)));
}

export function countShared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return [...a].filter((pair) => b.has(pair)).length;
}

/** Dice’s coefficient of two sets of pairs: 1 for the same, 0 for nothing shared. */
export function diceSimilarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return a.size + b.size === 0 ? 0 : (2 * countShared(a, b)) / (a.size + b.size);
}
