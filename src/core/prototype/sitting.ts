import type { CallFailure } from '../slots/errors/messages.ts';
import { type Edits, editedBy, NO_EDITS, type RecordChange } from './edits.ts';

/** What somebody does in the prototype in one sitting: kept, undone, forgotten with reset. Immutable. */
export interface Sitting {
  readonly edits: Edits;
  /** Edits before each step, newest last. */
  readonly past: readonly Step[];
  readonly future: readonly Step[];
  readonly knobs: Knobs;
  /** Newest first. */
  readonly log: readonly LogEntry[];
  /** Days that have passed since the reference date. */
  readonly days: number;
  /** Values of constants turned in this sitting, by id. */
  readonly constants: Readonly<Record<string, number>>;
  /** Ids of screens marked as ready to show. */
  readonly ready: readonly string[];
}

interface Step {
  readonly says: string;
  readonly edits: Edits;
  readonly days: number;
}

/** How the world outside behaves. */
export interface Knobs {
  /** Milliseconds that every call takes. */
  readonly latency: number;
  readonly failure: CallFailure | null;
  /** Id of an error of the catalogue that shows on the next screen. */
  readonly inject: string | null;
  /** The state of the screen that is forced on it. */
  readonly condition: 'empty' | 'loading' | 'partial' | 'failed' | 'forbidden' | null;
  /** The lists hold this many times as many records. */
  readonly times: 1 | 10 | 100 | 1000;
}

export interface LogEntry {
  readonly id: string;
  readonly call: string;
  readonly label: string;
  /** What set it off. */
  readonly because: string;
  readonly sent: readonly (readonly [line: string, value: string | null])[];
  readonly back: readonly (readonly [line: string, value: string | null])[];
  readonly took: number;
  readonly outcome: 'answered' | CallFailure;
  /** What was done about a failure, in words; empty where it was answered. */
  readonly dealtWith: string;
}

export type Act =
  | {
      readonly act: 'edit';
      readonly says: string;
      readonly changes: readonly RecordChange[];
      readonly days?: number;
    }
  | { readonly act: 'turn'; readonly knobs: Partial<Knobs> }
  | { readonly act: 'set-constant'; readonly id: string; readonly amount: number | null }
  | { readonly act: 'log'; readonly entries: readonly LogEntry[] }
  | { readonly act: 'ready'; readonly screen: string; readonly is: boolean }
  | { readonly act: 'undo' }
  | { readonly act: 'redo' }
  | { readonly act: 'reset' };

export const NEW_SITTING: Sitting = {
  edits: NO_EDITS,
  past: [],
  future: [],
  knobs: { latency: 300, failure: null, inject: null, condition: null, times: 1 },
  log: [],
  days: 0,
  constants: {},
  ready: [],
};

const LOG = 100;
const STEPS = 200;

/** What a sitting becomes by one act. */
export function sit(sitting: Sitting, act: Act): Sitting {
  switch (act.act) {
    case 'edit':
      return {
        ...sitting,
        edits: editedBy(sitting.edits, act.changes),
        days: act.days ?? sitting.days,
        past: [...sitting.past, stepOf(sitting, act.says)].slice(-STEPS),
        future: [],
      };
    case 'undo':
      return moved(sitting, 'past', 'future');
    case 'redo':
      return moved(sitting, 'future', 'past');
    case 'reset':
      return { ...NEW_SITTING, ready: sitting.ready };
    case 'turn':
      return { ...sitting, knobs: { ...sitting.knobs, ...act.knobs } };
    case 'set-constant':
      return { ...sitting, constants: withAmount(sitting.constants, act.id, act.amount) };
    case 'log':
      return { ...sitting, log: [...act.entries, ...sitting.log].slice(0, LOG) };
    case 'ready':
      return {
        ...sitting,
        ready: [...sitting.ready.filter((id) => id !== act.screen), ...(act.is ? [act.screen] : [])],
      };
  }
}

function stepOf({ edits, days }: Sitting, says: string): Step {
  return { says, edits, days };
}

function moved(sitting: Sitting, from: 'past' | 'future', to: 'past' | 'future'): Sitting {
  const step = sitting[from].at(-1);
  if (!step) return sitting;
  return {
    ...sitting,
    edits: step.edits,
    days: step.days,
    [from]: sitting[from].slice(0, -1),
    [to]: [...sitting[to], stepOf(sitting, step.says)],
  };
}

function withAmount(constants: Sitting['constants'], id: string, amount: number | null) {
  const others = Object.entries(constants).filter(([other]) => other !== id);
  return Object.fromEntries(amount === null ? others : [...others, [id, amount]]);
}
