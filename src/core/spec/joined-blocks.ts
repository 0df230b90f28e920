import { lineBreakOf, splitLines } from './lines.ts';
import { markerIn, writeBlock } from './managed-blocks.ts';

const FENCE = /^ {0,3}(?:`{3,}|~{3,})/;

/**
 * Makes one block of two that Git has joined, which keeps the lines of both branches: two begins and one end. Only where
 * a text is known to be Specwalk’s, so that nothing is lost that somebody has typed. Why:
 * src/decisions/037-two-clones-joined-by-git.md.
 */
export function joinBlocks(text: string, isKnown: (text: string) => boolean): string {
  const lineBreak = lineBreakOf(text);
  const lines = [...splitLines(text).texts];
  let open: { readonly point: string; readonly at: number[] } | null = null;
  const joined: string[] = [];
  let isFenced = false;
  for (const line of lines) {
    if (FENCE.test(line)) isFenced = !isFenced;
    const marker = isFenced ? null : markerIn(line);
    const isEnd = marker?.sum === null;
    if (marker && !isEnd && open?.point === marker.point) open.at.push(joined.length);
    else if (marker && !isEnd) open = { point: marker.point, at: [joined.length] };
    joined.push(line);
    if (/^#{1,6} /.test(line)) open = null;
    if (!isEnd) continue;
    if (open && open.point === marker?.point && open.at.length > 1) {
      const [begin = 0, ...more] = open.at;
      const own = joined.slice(begin + 1, -1).filter((_, at) => !more.includes(begin + 1 + at));
      if (isKnown(own.join('\n')))
        joined.splice(begin, Number.POSITIVE_INFINITY, ...writeBlock(open.point, own.join('\n'), '\n').split('\n'));
    }
    open = null;
  }
  return joined.length === lines.length ? text : joined.join(lineBreak);
}
