/** The first and the last line of a conflict. */
export const OURS = /^<{7}(?: |$)/;
const BASE = /^\|{7}(?: |$)/;
const THEIRS = /^={7}$/;
export const END = /^>{7}(?: |$)/;

/** The two texts that Git could not merge into one; null where there are no such marks, or not all of them. */
export function conflictSides(text: string): readonly [string, string] | null {
  const sides: readonly [string[], string[]] = [[], []];
  let isIn: 'both' | 'ours' | 'base' | 'theirs' = 'both';
  let conflicts = 0;
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (isIn === 'both' && OURS.test(line)) isIn = 'ours';
    else if (isIn === 'ours' && BASE.test(line)) isIn = 'base';
    else if ((isIn === 'ours' || isIn === 'base') && THEIRS.test(line)) isIn = 'theirs';
    else if (isIn === 'theirs' && END.test(line)) {
      isIn = 'both';
      conflicts += 1;
    } else {
      if (isIn === 'both' || isIn === 'ours') sides[0].push(line);
      if (isIn === 'both' || isIn === 'theirs') sides[1].push(line);
    }
  }
  return conflicts > 0 && isIn === 'both' ? [sides[0].join('\n'), sides[1].join('\n')] : null;
}
