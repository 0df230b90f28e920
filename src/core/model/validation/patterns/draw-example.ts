import { epsilonClosure } from './matcher.ts';
import { programOf } from './program.ts';
import type { Instruction, Pattern, PatternNode } from './types.ts';

/** Attempts at a random text before falling back to the shortest one. */
const MAX_TRIES = 12;

/** Maximum number of repetitions beyond the required ones. */
const MAX_EXTRA = 3;

/** A random matching text, the same for the same numbers (0 ≤ x < 1); undefined if no text can match. */
export function drawExample(pattern: Pattern, random: () => number): string | undefined {
  for (let count = 0; count < MAX_TRIES; count += 1) {
    const text = draw(pattern.tree, random);
    if (text !== undefined && pattern.matches(text)) return text;
  }
  return shortest(programOf(pattern.tree), random);
}

function draw(node: PatternNode, random: () => number): string | undefined {
  switch (node.is) {
    case 'set':
      return node.set.sample(random);
    case 'edge':
      return '';
    case 'or':
      return node.nodes.length === 0 ? '' : draw(pick(node.nodes, random), random);
    case 'seq':
      return drawAll(node.nodes, random);
    case 'repeat': {
      const more = Math.min(node.most === null ? MAX_EXTRA : node.most - node.least, MAX_EXTRA);
      const times = node.least + Math.floor(random() * (more + 1));
      const nodes = Array.from({ length: times }, () => node.node);
      return drawAll(nodes, random);
    }
  }
}

function drawAll(nodes: readonly PatternNode[], random: () => number): string | undefined {
  let text = '';
  for (const node of nodes) {
    const more = draw(node, random);
    if (more === undefined) return undefined;
    text += more;
  }
  return text;
}

function pick(nodes: readonly PatternNode[], random: () => number): PatternNode {
  return nodes[Math.floor(random() * nodes.length)] ?? { is: 'seq', nodes: [] };
}

/** The shortest matching text, by breadth-first search; undefined where none matches. */
function shortest(program: readonly Instruction[], random: () => number): string | undefined {
  let paths: readonly (readonly [at: number, text: string])[] = [[0, '']];
  const reach = epsilonClosure(program);
  const seen = new Set<number>();
  for (let start = true; paths.length > 0; start = false) {
    const done = paths.find(([at]) => reach([at], { start, end: true }).includes(program.length - 1));
    if (done) return done[1];
    paths = paths.flatMap(([from, text]) =>
      reach([from], { start, end: false }).flatMap((at) => {
        const instruction = program[at];
        if (instruction?.do !== 'take' || seen.has(at)) return [];
        seen.add(at);
        const character = instruction.set.sample(random);
        return character === undefined ? [] : [[at + 1, text + character] as const];
      }),
    );
  }
  return undefined;
}
