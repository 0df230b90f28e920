/** Items by key, in the order in which the keys first come. */
export function groupBy<T, K>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

export function mapOfDefined<K, V>(pairs: readonly (readonly [K, V | undefined])[]): ReadonlyMap<K, V> {
  const known = new Map<K, V>();
  for (const [key, value] of pairs) if (value !== undefined) known.set(key, value);
  return known;
}
