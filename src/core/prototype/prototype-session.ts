import type { Setting } from '../slots/constants/settings.ts';
import type { CallFailure } from '../slots/errors/messages.ts';
import type { Notice } from './consequences/told.ts';
import { type Edits, NO_EDITS, type RecordChange, withEdits } from './edits.ts';
import type { TurnedConstants } from './turned-constants.ts';

/** What a person has changed in the prototype in one session; can be undone, redone and reset. Immutable. */
export interface PrototypeSession {
  readonly edits: Edits;
  /** Edits before each step, newest last. */
  readonly past: readonly HistoryStep[];
  readonly future: readonly HistoryStep[];
  readonly knobs: SimulationSettings;
  /** Newest first. */
  readonly log: readonly LogEntry[];
  /** What people were told, newest first. */
  readonly inbox: readonly ArrivedNotice[];
  /** Days that have passed since the reference date. */
  readonly days: number;
  /** Values of constants changed in this session, by id. */
  readonly constants: TurnedConstants;
  readonly ready: readonly string[];
}

/** A notification with the day on which it arrived. */
interface ArrivedNotice extends Notice {
  readonly id: string;
  readonly on: string;
}

interface HistoryStep {
  readonly says: string;
  readonly edits: Edits;
  readonly days: number;
}

export interface SimulationSettings {
  /** How long every call takes, in milliseconds. */
  readonly latency: number;
  readonly failure: CallFailure | null;
  /** Id of the entry of the error catalogue to show on the next screen. */
  readonly inject: string | null;
  /** The condition that is forced on the screen. */
  readonly condition: 'empty' | 'loading' | 'partial' | 'failed' | 'forbidden' | null;
  /** Multiplies the number of records in lists. */
  readonly times: 1 | 10 | 100 | 1000;
  readonly finish: Finish;
}

/** How finished the product looks: drawn by hand, in plain grey, or in its own skin. */
export type Finish = 'sketch' | 'plain' | 'product';

export interface LogEntry {
  readonly id: string;
  readonly call: string;
  readonly label: string;
  /** What triggered it. */
  readonly because: string;
  readonly sent: readonly (readonly [line: string, value: string | null])[];
  readonly back: readonly (readonly [line: string, value: string | null])[];
  readonly took: number;
  readonly outcome: 'answered' | CallFailure;
  /** How a failure was handled, in words; empty where the call was answered. */
  readonly dealtWith: string;
}

export type SessionAction =
  | {
      readonly act: 'edit';
      readonly says: string;
      readonly changes: readonly RecordChange[];
      readonly days?: number;
    }
  | { readonly act: 'turn'; readonly knobs: Partial<SimulationSettings> }
  | { readonly act: 'set-constant'; readonly id: string; readonly amount: number | Setting | null }
  | { readonly act: 'tell'; readonly notices: readonly ArrivedNotice[] }
  | { readonly act: 'log'; readonly entries: readonly LogEntry[] }
  | { readonly act: 'ready'; readonly screen: string; readonly is: boolean }
  | { readonly act: 'undo' }
  | { readonly act: 'redo' }
  | { readonly act: 'reset' };

export const NEW_SESSION: PrototypeSession = {
  edits: NO_EDITS,
  past: [],
  future: [],
  knobs: { latency: 300, failure: null, inject: null, condition: null, times: 1, finish: 'product' },
  log: [],
  inbox: [],
  days: 0,
  constants: {},
  ready: [],
};

const MAX_LOG_ENTRIES = 100;
const MAX_STEPS = 200;

export function reduceSession(session: PrototypeSession, action: SessionAction): PrototypeSession {
  switch (action.act) {
    case 'edit':
      return {
        ...session,
        edits: withEdits(session.edits, action.changes),
        days: action.days ?? session.days,
        past: [...session.past, stepOf(session, action.says)].slice(-MAX_STEPS),
        future: [],
      };
    case 'undo':
      return shiftHistory(session, 'past', 'future');
    case 'redo':
      return shiftHistory(session, 'future', 'past');
    case 'reset':
      return withLook(NEW_SESSION, session);
    case 'turn':
      return { ...session, knobs: { ...session.knobs, ...action.knobs } };
    case 'set-constant':
      return { ...session, constants: withAmount(session.constants, action.id, action.amount) };
    case 'log':
      return { ...session, log: [...action.entries, ...session.log].slice(0, MAX_LOG_ENTRIES) };
    case 'tell':
      return { ...session, inbox: [...action.notices.toReversed(), ...session.inbox].slice(0, MAX_LOG_ENTRIES) };
    case 'ready':
      return {
        ...session,
        ready: [...session.ready.filter((id) => id !== action.screen), ...(action.is ? [action.screen] : [])],
      };
  }
}

/** What was said of how things look stays. */
function withLook(fresh: PrototypeSession, { ready, knobs: { finish } }: PrototypeSession): PrototypeSession {
  return { ...fresh, ready, knobs: { ...fresh.knobs, finish } };
}

function stepOf({ edits, days }: PrototypeSession, says: string): HistoryStep {
  return { says, edits, days };
}

function shiftHistory(session: PrototypeSession, from: 'past' | 'future', to: 'past' | 'future'): PrototypeSession {
  const step = session[from].at(-1);
  if (!step) return session;
  return {
    ...session,
    edits: step.edits,
    days: step.days,
    [from]: session[from].slice(0, -1),
    [to]: [...session[to], stepOf(session, step.says)],
  };
}

function withAmount(constants: TurnedConstants, id: string, amount: number | Setting | null) {
  const others = Object.entries(constants).filter(([other]) => other !== id);
  return Object.fromEntries(amount === null ? others : [...others, [id, amount]]);
}
