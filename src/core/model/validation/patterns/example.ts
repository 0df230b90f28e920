import { reacher } from './finder.ts';
import { programOf } from './machine.ts';
import type { Node, Pattern, Step } from './types.ts';

/** How often a drawn text may fail to match before the shortest one is taken. */
const TRIES = 12;

/** How many times more than the least something repeats, at most. */
const MORE = 3;

/**
 * A text that matches a pattern, drawn by `random` (0 ≤ x < 1); the same numbers give the same text. Undefined where
 * no text can match.
 */
export function example(pattern: Pattern, random: () => number): string | undefined {
  for (let count = 0; count < TRIES; count += 1) {
    const text = drawn(pattern.tree, random);
    if (text !== undefined && pattern.matches(text)) return text;
  }
  return shortest(programOf(pattern.tree), random);
}

function drawn(node: Node, random: () => number): string | undefined {
  switch (node.is) {
    case 'set':
      return node.set.sample(random);
    case 'edge':
      return '';
    case 'or':
      return node.nodes.length === 0 ? '' : drawn(pick(node.nodes, random), random);
    case 'seq':
      return joined(node.nodes, random);
    case 'repeat': {
      const more = Math.min(node.most === null ? MORE : node.most - node.least, MORE);
      const times = node.least + Math.floor(random() * (more + 1));
      const nodes = Array.from({ length: times }, () => node.node);
      return joined(nodes, random);
    }
  }
}

function joined(nodes: readonly Node[], random: () => number): string | undefined {
  let text = '';
  for (const node of nodes) {
    const more = drawn(node, random);
    if (more === undefined) return undefined;
    text += more;
  }
  return text;
}

function pick(nodes: readonly Node[], random: () => number): Node {
  return nodes[Math.floor(random() * nodes.length)] ?? { is: 'seq', nodes: [] };
}

/** The shortest text that goes through all steps; undefined where there is no way through them. */
function shortest(program: readonly Step[], random: () => number): string | undefined {
  let ways: readonly (readonly [at: number, text: string])[] = [[0, '']];
  const reach = reacher(program);
  const seen = new Set<number>();
  for (let start = true; ways.length > 0; start = false) {
    const done = ways.find(([at]) => reach([at], { start, end: true }).includes(program.length - 1));
    if (done) return done[1];
    ways = ways.flatMap(([from, text]) =>
      reach([from], { start, end: false }).flatMap((at) => {
        const step = program[at];
        if (step?.do !== 'take' || seen.has(at)) return [];
        seen.add(at);
        const character = step.set.sample(random);
        return character === undefined ? [] : [[at + 1, text + character] as const];
      }),
    );
  }
  return undefined;
}
