import type { Seen } from './marks-page.ts';

/** What is drawn, judged by its ink: a line of dashes, stripes that lean, or neither. */
export function seenIn(ink: readonly (readonly boolean[])[]): Seen {
  if (leaning(ink) > 150) return 'stripes';
  return ink.some((line) => dashesIn(line) >= 5) ? 'dashes' : 'nothing dashed';
}

/** How many dashes a line has: ink and gaps in turn, most of them short. */
function dashesIn(line: readonly boolean[]): number {
  const runs = line
    .map((ink) => (ink ? 'x' : ' '))
    .join('')
    .trim()
    .match(/x+| +/g);
  const dashes = (runs ?? []).filter((run) => run.startsWith('x'));
  const gaps = (runs ?? []).filter((run) => run.startsWith(' '));
  const isEven = (all: readonly string[]) => all.filter(({ length }) => length < 12).length > all.length * 0.7;
  return isEven(dashes) && isEven(gaps) ? dashes.length : 0;
}

/** Points of ink whose neighbour below to the left is ink too, while those beside them are paper. */
function leaning(ink: readonly (readonly boolean[])[]): number {
  return ink
    .flatMap((line, y) =>
      line.map((here, x) => here && !line[x - 2] && !line[x + 2] && ink[y + 1]?.[x - 1] && !ink[y + 1]?.[x + 2]),
    )
    .filter(Boolean).length;
}
