export function saidItems(items: readonly string[]): string[] {
  return items.map((item) => item.trim()).filter((item) => item !== '');
}

/** The rows without those at the end that hold nothing. */
export function withoutBlankEnd<R extends readonly string[]>(rows: readonly R[]): R[] {
  const last = rows.findLastIndex((cells) => cells.some((cell) => cell.trim() !== ''));
  return rows.slice(0, last + 1);
}
