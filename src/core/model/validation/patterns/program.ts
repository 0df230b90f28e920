import { matcherFor } from './matcher.ts';
import type { Instruction, Pattern, PatternNode } from './types.ts';

/** Maximum size of a program; matching visits at most this many instructions per character. */
export const MAX_INSTRUCTIONS = 1_200;

/** The size of a program, computed without building it. */
export function instructionCount(node: PatternNode): number {
  switch (node.is) {
    case 'set':
    case 'edge':
      return 1;
    case 'seq':
      return node.nodes.reduce((sum, one) => sum + instructionCount(one), 0);
    case 'or':
      return node.nodes.reduce((sum, one) => sum + instructionCount(one) + 2, 0);
    case 'repeat':
      return node.least * instructionCount(node.node) + optionalInstructions(node);
  }
}

function optionalInstructions({ node, least, most }: Extract<PatternNode, { is: 'repeat' }>): number {
  return most === null ? instructionCount(node) + 2 : (most - least) * (instructionCount(node) + 1);
}

export function programOf(tree: PatternNode): readonly Instruction[] {
  const instructions: Instruction[] = [];
  append(instructions, tree);
  instructions.push({ do: 'done' });
  return instructions;
}

function append(instructions: Instruction[], node: PatternNode): void {
  switch (node.is) {
    case 'set':
      instructions.push({ do: 'take', set: node.set });
      break;
    case 'edge':
      instructions.push({ do: 'edge', at: node.at });
      break;
    case 'seq':
      for (const one of node.nodes) append(instructions, one);
      break;
    case 'or':
      appendOr(instructions, node.nodes);
      break;
    case 'repeat':
      appendRepeat(instructions, node);
  }
}

function appendOr(instructions: Instruction[], nodes: readonly PatternNode[]): void {
  const fork = instructions.push({ do: 'done' }) - 1;
  const starts: number[] = [];
  const ends: number[] = [];
  for (const node of nodes) {
    starts.push(instructions.length);
    append(instructions, node);
    ends.push(instructions.push({ do: 'done' }) - 1);
  }
  instructions[fork] = { do: 'go', to: starts };
  for (const end of ends) instructions[end] = { do: 'go', to: [instructions.length] };
}

function appendRepeat(
  instructions: Instruction[],
  { node, least, most }: Extract<PatternNode, { is: 'repeat' }>,
): void {
  for (let count = 0; count < least; count += 1) append(instructions, node);
  if (most === null) {
    const fork = instructions.push({ do: 'done' }) - 1;
    append(instructions, node);
    instructions.push({ do: 'go', to: [fork] });
    instructions[fork] = { do: 'go', to: [fork + 1, instructions.length] };
    return;
  }
  const forks: number[] = [];
  for (let count = least; count < most; count += 1) {
    forks.push(instructions.push({ do: 'done' }) - 1);
    append(instructions, node);
  }
  for (const fork of forks) instructions[fork] = { do: 'go', to: [fork + 1, instructions.length] };
}

/** `whole`: the entire text must match. */
export function patternOf(source: string, tree: PatternNode, whole: boolean): Pattern {
  const all: PatternNode = whole
    ? { is: 'seq', nodes: [{ is: 'edge', at: 'start' }, tree, { is: 'edge', at: 'end' }] }
    : tree;
  let find: ReturnType<typeof matcherFor> | undefined;
  return {
    source,
    tree: all,
    matches: (text) => {
      find ??= matcherFor(programOf(all));
      return find(text);
    },
  };
}
