import { stronglyConnectedComponents } from '../../base/graphs.ts';

/** A node of a graph, by its number. */
export interface GraphNode {
  readonly next: readonly number[];
  /** Index of the place it counts for where it is reached, from 0; null: it does not count. */
  readonly place: number | null;
}

/** What is reached from a node, without itself: how many nodes that count, in how many places. */
export interface Reach {
  readonly nodes: number;
  readonly places: number;
}

/** Counts what each node reaches, with one bit set per node, so that thousands take milliseconds. */
export function reachOf(nodes: readonly GraphNode[]): readonly Reach[] {
  const { bits, places, width } = bitsOf(nodes);
  const rowOf = new Int32Array(nodes.length).fill(-1);
  const block = new Uint32Array(width * nodes.filter(({ next }) => next.length > 0).length);
  const reached: Reach[] = new Array(nodes.length).fill(NO_REACH);
  let row = 0;
  const addReach = (at: number) => {
    const other = rowOf[at] ?? -1;
    if (other >= 0) orRow(block, row, other, width);
    const place = nodes[at]?.place ?? null;
    if (place === null) return;
    setBit(block, row, bits[at] ?? 0);
    setBit(block, row, places * 32 + place);
  };
  for (const circle of stronglyConnectedComponents(nodes.map(({ next }) => next))) {
    if (circle.every((at) => nodes[at]?.next.length === 0)) continue;
    const isAlone = circle.length === 1 && circle.every((at) => !nodes[at]?.next.includes(at));
    for (const at of circle) {
      for (const next of nodes[at]?.next ?? []) addReach(next);
      if (!isAlone) addReach(at);
    }
    const reach = {
      nodes: countBits(block, row, row + places),
      places: countBits(block, row + places, row + width),
    };
    for (const at of circle) {
      rowOf[at] = row;
      reached[at] = isAlone || nodes[at]?.place === null ? reach : withoutSelf(reach);
    }
    row += width;
  }
  return reached;
}

const NO_REACH: Reach = { nodes: 0, places: 0 };

function withoutSelf({ nodes, places }: Reach): Reach {
  return nodes === 1 ? NO_REACH : { nodes: nodes - 1, places };
}

/** The bit of each node that counts, the word in which the bits of the places begin, and the words of a row. */
function bitsOf(nodes: readonly GraphNode[]) {
  let next = 0;
  let placeCount = 0;
  const bits = nodes.map(({ place }) => {
    if (place === null) return -1;
    placeCount = Math.max(placeCount, place + 1);
    return next++;
  });
  const places = Math.ceil(next / 32);
  return { bits, places, width: places + Math.ceil(placeCount / 32) };
}

/** ORs another row into a row; a row is given by the index of its first word. */
function orRow(block: Uint32Array, row: number, other: number, width: number): void {
  for (let word = 0; word < width; word += 1) {
    block[row + word] = (block[row + word] ?? 0) | (block[other + word] ?? 0);
  }
}

function setBit(block: Uint32Array, row: number, bit: number): void {
  const word = row + (bit >>> 5);
  block[word] = (block[word] ?? 0) | (1 << (bit & 31));
}

function countBits(block: Uint32Array, from: number, to: number): number {
  let set = 0;
  for (let at = from; at < to; at += 1) {
    let word = block[at] ?? 0;
    word -= (word >>> 1) & 0x55555555;
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
    set += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return set;
}
