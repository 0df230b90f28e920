import type { CharSet, Instruction } from './types.ts';

/** The places in a pattern where a match can be at some place of a text: all ways are followed at once. */
interface MatchState {
  /** Steps reached without taking a character. */
  readonly reached: readonly number[];
  /** Whether the pattern has been found, here or if the text ends here. */
  readonly found: boolean;
  readonly foundAtEnd: boolean;
  /** Where each character seen so far leads. */
  readonly next: Map<string, MatchState>;
}

/** States that are kept; beyond that, all are dropped and built again. */
const MAX_STATES = 500;

/** What a character leads to is worked out once for each state. */
export function matcherFor(program: readonly Instruction[]): (text: string) => boolean {
  const stateOf = stateCache(program);
  return (text) => {
    let state = stateOf([0], true);
    for (const character of text) {
      if (state.found) return true;
      const next = state.next.get(character) ?? stateOf(advance(program, state.reached, character), false);
      state.next.set(character, next);
      state = next;
    }
    return state.foundAtEnd;
  };
}

function stateCache(program: readonly Instruction[]): (from: readonly number[], start: boolean) => MatchState {
  const reach = epsilonClosure(program);
  const done = program.length - 1;
  const known = new Map<string, MatchState>();
  return (from, start) => {
    const key = `${start} ${from}`;
    const before = known.get(key);
    if (before) return before;
    const reached = reach(from, { start, end: false });
    const state: MatchState = {
      reached,
      found: reached.includes(done),
      foundAtEnd: reach(from, { start, end: true }).includes(done),
      next: new Map(),
    };
    if (known.size >= MAX_STATES) known.clear();
    known.set(key, state);
    return state;
  };
}

/** Where the steps lead that take a character, and the first one: the pattern may begin anywhere. */
function advance(program: readonly Instruction[], reached: readonly number[], character: string): readonly number[] {
  const next = [0];
  let lastSet: CharSet | undefined;
  let has = false;
  for (const at of reached) {
    const step = program[at];
    if (step?.do !== 'take') continue;
    // Repeated steps share their set, so that each set is asked once.
    if (step.set !== lastSet) {
      lastSet = step.set;
      has = lastSet.has(character);
    }
    if (has) next.push(at + 1);
  }
  return next.sort((a, b) => a - b);
}

/** Finds all steps that are reached from some without taking a character, each once. */
export function epsilonClosure(
  program: readonly Instruction[],
): (from: readonly number[], edges: { readonly start: boolean; readonly end: boolean }) => readonly number[] {
  const seen = new Uint32Array(program.length);
  let turn = 0;
  return (from, edges) => {
    turn += 1;
    const reached: number[] = [];
    const open = [...from];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      if (seen[at] === turn) continue;
      seen[at] = turn;
      reached.push(at);
      const step = program[at];
      if (step?.do === 'take') continue;
      if (step?.do === 'go') for (const to of step.to) open.push(to);
      else if (step?.do === 'edge' && edges[step.at]) open.push(at + 1);
    }
    return reached;
  };
}
