export function filledItems(items: readonly string[]): string[] {
  return items.map((item) => item.trim()).filter((item) => item !== '');
}

/** Without empty rows at the end. */
export function trimBlankRows<R extends readonly string[]>(rows: readonly R[]): R[] {
  const last = rows.findLastIndex((cells) => cells.some((cell) => cell.trim() !== ''));
  return rows.slice(0, last + 1);
}
