/** A frame of an explicit call stack: recursion would overflow on a long chain of questions. */
interface StackFrame {
  readonly node: number;
  visitedSuccessors: number;
}

/** Strongly connected components (Tarjan 1972), each after those it can reach; `successors` by number of node. */
export function stronglyConnectedComponents(
  successors: readonly (readonly number[])[],
): readonly (readonly number[])[] {
  const components: number[][] = [];
  const index = new Int32Array(successors.length).fill(-1);
  const lowLink = new Int32Array(successors.length);
  const onStack = new Uint8Array(successors.length);
  const stack: number[] = [];
  let nextIndex = 0;
  const enter = (node: number): StackFrame => {
    index[node] = lowLink[node] = nextIndex++;
    onStack[node] = 1;
    stack.push(node);
    return { node, visitedSuccessors: 0 };
  };
  const lowerLink = (node: number, to: number | undefined) => {
    if (to !== undefined && to < (lowLink[node] ?? 0)) lowLink[node] = to;
  };
  const leave = (node: number) => {
    if (lowLink[node] !== index[node]) return;
    const component = stack.splice(stack.lastIndexOf(node));
    for (const member of component) onStack[member] = 0;
    components.push(component);
  };
  for (let start = 0; start < successors.length; start += 1) {
    const frames: StackFrame[] = index[start] === -1 ? [enter(start)] : [];
    for (let step = frames.at(-1); step; step = frames.at(-1)) {
      const to = successors[step.node]?.[step.visitedSuccessors++];
      if (to === undefined) {
        frames.pop();
        leave(step.node);
        const parent = frames.at(-1);
        if (parent) lowerLink(parent.node, lowLink[step.node]);
      } else if (index[to] === -1) frames.push(enter(to));
      else if (onStack[to] === 1) lowerLink(step.node, index[to]);
    }
  }
  return components;
}

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
