/** A step of a walk with its own stack: recursion would overflow on a long chain of questions. */
interface Step {
  readonly node: number;
  /** How many of the next nodes have been looked at. */
  looked: number;
}

/**
 * Sets of nodes that reach each other, most of them of one node; each set comes after those it leads to (Tarjan
 * 1972).
 *
 * @param next numbers of the nodes that come next of each
 */
export function circlesOf(next: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const circles: number[][] = [];
  const index = new Int32Array(next.length).fill(-1);
  const low = new Int32Array(next.length);
  const open = new Uint8Array(next.length);
  const pile: number[] = [];
  let seen = 0;
  const enter = (node: number): Step => {
    index[node] = low[node] = seen++;
    open[node] = 1;
    pile.push(node);
    return { node, looked: 0 };
  };
  const lower = (node: number, to: number | undefined) => {
    if (to !== undefined && to < (low[node] ?? 0)) low[node] = to;
  };
  const leave = (node: number) => {
    if (low[node] !== index[node]) return;
    const circle = pile.splice(pile.lastIndexOf(node));
    for (const member of circle) open[member] = 0;
    circles.push(circle);
  };
  for (let start = 0; start < next.length; start += 1) {
    const walk: Step[] = index[start] === -1 ? [enter(start)] : [];
    for (let step = walk.at(-1); step; step = walk.at(-1)) {
      const to = next[step.node]?.[step.looked++];
      if (to === undefined) {
        walk.pop();
        leave(step.node);
        const before = walk.at(-1);
        if (before) lower(before.node, low[step.node]);
      } else if (index[to] === -1) walk.push(enter(to));
      else if (open[to] === 1) lower(step.node, index[to]);
    }
  }
  return circles;
}
