/** A line of a comparison; a gap replaces equal lines that are left out. */
export interface DiffLine {
  readonly is: 'same' | 'added' | 'removed' | 'gap';
  readonly text: string;
}

const CONTEXT_LINES = 2;

/** Keeps what has changed with two lines around it. A library would take kilobytes. */
export function lineDiff(before: string, after: string): readonly DiffLine[] {
  return withGaps(diffLines(linesOf(before), linesOf(after)));
}

function linesOf(text: string): readonly string[] {
  return text === '' ? [] : text.split('\n');
}

function diffLines(before: readonly string[], after: readonly string[]): readonly DiffLine[] {
  const common = lengthsOf(before, after);
  const width = after.length + 1;
  const lines: DiffLine[] = [];
  let [b, a] = [0, 0];
  for (;;) {
    const [old, now] = [before[b], after[a]];
    if (old === undefined && now === undefined) return lines;
    if (old !== undefined && old === now) {
      lines.push({ is: 'same', text: old });
      [b, a] = [b + 1, a + 1];
    } else if (now === undefined || (old !== undefined && isLonger(common, b, a, width))) {
      lines.push({ is: 'removed', text: old ?? '' });
      b += 1;
    } else {
      lines.push({ is: 'added', text: now });
      a += 1;
    }
  }
}

/** Whether at least as much stays in common when the old line is skipped instead of the new one. */
function isLonger(common: Uint32Array, b: number, a: number, width: number): boolean {
  return (common[(b + 1) * width + a] ?? 0) >= (common[b * width + a + 1] ?? 0);
}

function lengthsOf(before: readonly string[], after: readonly string[]): Uint32Array {
  const width = after.length + 1;
  const common = new Uint32Array((before.length + 1) * width);
  for (let b = before.length - 1; b >= 0; b -= 1) {
    for (let a = after.length - 1; a >= 0; a -= 1) {
      common[b * width + a] =
        before[b] === after[a]
          ? (common[(b + 1) * width + a + 1] ?? 0) + 1
          : Math.max(common[(b + 1) * width + a] ?? 0, common[b * width + a + 1] ?? 0);
    }
  }
  return common;
}

function withGaps(lines: readonly DiffLine[]): readonly DiffLine[] {
  const isNear = (at: number) =>
    lines.slice(Math.max(0, at - CONTEXT_LINES), at + CONTEXT_LINES + 1).some(({ is }) => is !== 'same');
  return lines.flatMap((line, at) => {
    if (isNear(at)) return [line];
    return at === 0 || isNear(at - 1) ? [{ is: 'gap', text: '' } as const] : [];
  });
}
