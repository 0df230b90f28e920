import { SPEC_FILE, type SpecReading } from '#core/index.ts';
import { readSpec } from '#core/parsing.ts';
import { readOrSay, specProblem } from './reading-trouble.ts';
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
  /** Why the text could not be read, or null. */
  let unread: string | null = null;
  const take = (next: string): string | null => {
    const read = readOrSay(SPEC_FILE, () => readSpec(next, SPEC_FILE));
    spec = read.ok ? read.value : readSpec('', SPEC_FILE);
    return read.ok ? null : read.trouble;
  };
  return {
    spec: () => spec,
    problem: () => problem,
    apply: (reading) => {
      const next = reading.ok ? reading.text : '';
      const before = { text, problem };
      if (next !== text) unread = take(next);
      text = next;
      problem = specProblem(reading) ?? unread;
      return { text: text !== before.text, problem: problem !== before.problem };
    },
  };
}
