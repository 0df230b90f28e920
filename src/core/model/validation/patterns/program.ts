import { matcherFor } from './matcher.ts';
import type { Instruction, Pattern, PatternNode } from './types.ts';

/** Steps a pattern may have: matching takes at most this many looks per character. */
export const MAX_INSTRUCTIONS = 1_200;

/** How many steps a pattern has, counted without building them. */
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
  const steps: Instruction[] = [];
  append(steps, tree);
  steps.push({ do: 'done' });
  return steps;
}

function append(steps: Instruction[], node: PatternNode): void {
  switch (node.is) {
    case 'set':
      steps.push({ do: 'take', set: node.set });
      break;
    case 'edge':
      steps.push({ do: 'edge', at: node.at });
      break;
    case 'seq':
      for (const one of node.nodes) append(steps, one);
      break;
    case 'or':
      appendOr(steps, node.nodes);
      break;
    case 'repeat':
      appendRepeat(steps, node);
  }
}

function appendOr(steps: Instruction[], nodes: readonly PatternNode[]): void {
  const fork = steps.push({ do: 'done' }) - 1;
  const starts: number[] = [];
  const ends: number[] = [];
  for (const node of nodes) {
    starts.push(steps.length);
    append(steps, node);
    ends.push(steps.push({ do: 'done' }) - 1);
  }
  steps[fork] = { do: 'go', to: starts };
  for (const end of ends) steps[end] = { do: 'go', to: [steps.length] };
}

function appendRepeat(steps: Instruction[], { node, least, most }: Extract<PatternNode, { is: 'repeat' }>): void {
  for (let count = 0; count < least; count += 1) append(steps, node);
  if (most === null) {
    const fork = steps.push({ do: 'done' }) - 1;
    append(steps, node);
    steps.push({ do: 'go', to: [fork] });
    steps[fork] = { do: 'go', to: [fork + 1, steps.length] };
    return;
  }
  const forks: number[] = [];
  for (let count = least; count < most; count += 1) {
    forks.push(steps.push({ do: 'done' }) - 1);
    append(steps, node);
  }
  for (const fork of forks) steps[fork] = { do: 'go', to: [fork + 1, steps.length] };
}

/** `whole`: the text must be nothing else. */
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
