/** Below 0 where the first text comes first in the order of UTF-16 units, 0 where they are the same. */
export function compareTexts(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
