/** All nodes that can be reached from some nodes, which are included. */
export function reachableFrom<T>(starts: readonly T[], next: (node: T) => readonly T[]): ReadonlySet<T> {
  const reached = new Set<T>();
  const open = [...starts];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (reached.has(node)) continue;
    reached.add(node);
    open.push(...next(node));
  }
  return reached;
}
