import type { CharSet, Instruction } from './types.ts';

/** A state of the lazily built DFA: the set of NFA instructions a match can be at. */
interface MatchState {
  /** Instructions reached without consuming a character. */
  readonly reached: readonly number[];
  /** Whether the pattern has matched already, or does if the text ends here. */
  readonly found: boolean;
  readonly foundAtEnd: boolean;
  /** Transitions that are known so far, by character. */
  readonly next: Map<string, MatchState>;
}

/** Maximum number of cached states; beyond it, all are dropped and built again. */
const MAX_STATES = 500;

/** Transitions are cached per state and character. */
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

/** The instructions after consuming a character, and the first one, as a match may start anywhere. */
function advance(program: readonly Instruction[], reached: readonly number[], character: string): readonly number[] {
  const next = [0];
  let lastSet: CharSet | undefined;
  let has = false;
  for (const at of reached) {
    const instruction = program[at];
    if (instruction?.do !== 'take') continue;
    // Repeated instructions share their set, so that each set is tested once.
    if (instruction.set !== lastSet) {
      lastSet = instruction.set;
      has = lastSet.has(character);
    }
    if (has) next.push(at + 1);
  }
  return next.sort((a, b) => a - b);
}

/** Epsilon closure: all instructions reached without consuming a character. */
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
      const instruction = program[at];
      if (instruction?.do === 'take') continue;
      if (instruction?.do === 'go') for (const to of instruction.to) open.push(to);
      else if (instruction?.do === 'edge' && edges[instruction.at]) open.push(at + 1);
    }
    return reached;
  };
}
