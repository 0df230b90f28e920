const LONGEST = 4096;
const KEPT = 2048;

/** What in a line's rest can end an HTML block or forbid a fence. */
const ENDERS = ['-->', '?>', ']]>', '</script>', '</pre>', '</style>', '</textarea>', '>', '`'] as const;

/** True for a line that the parser must not see as it is. */
export function isLongLine(line: string): boolean {
  return line.length > LONGEST;
}

/**
 * A stand-in for a very long line that opens and closes the same blocks. The parser's patterns overflow the stack
 * on lines of megabytes, and the block structure needs only a line's beginning and the signs that end a block.
 */
export function shortenLine(line: string): string {
  if (!isLongLine(line)) return line;
  const head = line.slice(0, KEPT);
  if (/^[-=_*`~ \t]*$/.test(line)) return head;
  const rest = line.slice(KEPT - 16).toLowerCase();
  return `${head} x ${ENDERS.filter((ender) => rest.includes(ender)).join(' ')}`;
}
