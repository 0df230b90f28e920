import { epsilonClosure } from './matcher.ts';
import { programOf } from './program.ts';
import type { Instruction, Pattern, PatternNode } from './types.ts';

/** How often a drawn text may fail to match before the shortest one is taken. */
const MAX_TRIES = 12;

/** How many times more than the least something repeats, at most. */
const MAX_EXTRA = 3;

/**
 * A text that matches a pattern, drawn by `random` (0 ≤ x < 1); the same numbers give the same text. Undefined where
 * no text can match.
 */
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

/** The shortest text that goes through all steps; undefined where there is no way through them. */
function shortest(program: readonly Instruction[], random: () => number): string | undefined {
  let paths: readonly (readonly [at: number, text: string])[] = [[0, '']];
  const reach = epsilonClosure(program);
  const seen = new Set<number>();
  for (let start = true; paths.length > 0; start = false) {
    const done = paths.find(([at]) => reach([at], { start, end: true }).includes(program.length - 1));
    if (done) return done[1];
    paths = paths.flatMap(([from, text]) =>
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
