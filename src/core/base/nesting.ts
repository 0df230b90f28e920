/**
 * Levels of lists and maps in YAML or JSON that people ever have. A parser that calls itself for each level breaks with
 * thousands of them, and takes the whole program along.
 */
export const MAX_NESTING = 100;

const QUOTED = /"(?:[^"\\\n]|\\.)*"/g;
/** What begins a level at the start of a line: the indent, and each “- ” or “? ”. */
const STARTS = /^(?:[ \t]*[-?](?=[ \t]|$))*[ \t]*/;

/** Whether a text may hold more levels than anybody needs. Looks at each line once. */
export function isNestedTooDeeply(text: string): boolean {
  const indents: number[] = [];
  let flow = 0;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const [start = ''] = STARTS.exec(line) ?? [];
    if (line.trim() === '') continue;
    while ((indents.at(-1) ?? -1) >= start.length) indents.pop();
    indents.push(start.length);
    const own = start.match(/[-?]/g)?.length ?? 0;
    for (const sign of line.replace(QUOTED, '')) {
      if (sign === '[' || sign === '{') flow += 1;
      else if ((sign === ']' || sign === '}') && flow > 0) flow -= 1;
      if (indents.length + own + flow > MAX_NESTING) return true;
    }
  }
  return false;
}

/** The same for what was read. */
export function isDeep(data: unknown): boolean {
  let level: readonly unknown[] = [data];
  for (let depth = 0; depth <= MAX_NESTING; depth += 1) {
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
    if (level.length === 0) return false;
  }
  return true;
}
