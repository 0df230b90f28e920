/** How two texts stand in the order of their signs: below 0 where the first comes first, 0 where they are the same. */
export function comparedTexts(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
