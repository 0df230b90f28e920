import { SPEC_FILE, type SpecReading } from '#core/index.ts';
import { readSpec } from '#core/parsing.ts';
import { specProblem } from './reading-trouble.ts';
import type { Reading } from './store.ts';

/** The specification in memory, brought up to date whenever SPEC.md is read. */
export interface KnownSpec {
  readonly spec: () => SpecReading;
  /** What is wrong with SPEC.md itself, or null. */
  readonly problem: () => string | null;
  /** Takes SPEC.md in, and says which of its text and its trouble are other than before. */
  readonly apply: (reading: Reading) => { readonly text: boolean; readonly problem: boolean };
}

export function openSpec(): KnownSpec {
  let text = '';
  let spec = readSpec(text, SPEC_FILE);
  let problem: string | null = null;
  return {
    spec: () => spec,
    problem: () => problem,
    apply: (reading) => {
      const next = { text: reading.ok ? reading.text : '', problem: specProblem(reading) };
      const changed = { text: next.text !== text, problem: next.problem !== problem };
      if (changed.text) spec = readSpec(next.text, SPEC_FILE);
      ({ text, problem } = next);
      return changed;
    },
  };
}
