import { useState } from 'react';
import {
  type Call,
  type Failure,
  knownValue,
  type LogEntry,
  NO_EDITS,
  type Occasion,
  played,
  recordsOf,
  subjectOfCall,
} from '#core/product.ts';
import { announce } from '../../kit/announcer.tsx';
import { act, usePrototypeSession } from '../../prototype/session-store.ts';
import type { Samples } from '../things/sampled.tsx';

export type Play =
  | { readonly phase: 'idle' }
  | { readonly phase: 'out'; readonly call: string; readonly took: number }
  | {
      readonly phase: 'over';
      readonly call: string;
      readonly entry: LogEntry;
      readonly failure: Failure | null;
      /** The question on what to do about the failure, where nobody has said. */
      readonly question: string | null;
    };

export type Playing = ReturnType<typeof usePlay>;

/** Nobody sits through more milliseconds than this to see that something takes long. */
const LONGEST = 9_000;

/** Plays calls one at a time, with the latency and the failures chosen in this session. */
export function usePlay({ product, sample, refDate }: Samples) {
  const { knobs } = usePrototypeSession();
  const [play, setPlay] = useState<Play>({ phase: 'idle' });
  const send = async (call: Call) => {
    // Nobody in particular acts, on the sample records as they are.
    const actor = { product, role: null, records: recordsOf(sample, NO_EDITS), today: refDate };
    const occasion = occasionOf({ product, sample }, call);
    const answered = played(actor, call, occasion, knobs, crypto.randomUUID());
    const { entry } = answered;
    setPlay({ phase: 'out', call: call.id, took: Math.min(entry.took, LONGEST) });
    announce(`Sent: ${call.label}. Waiting for the answer.`);
    await new Promise((wake) => setTimeout(wake, Math.min(entry.took, LONGEST)));
    act({ act: 'log', entries: [entry] });
    const question = answered.failure && answered.goesOn === 'unsaid' ? answered.question : null;
    setPlay({ phase: 'over', call: call.id, entry, failure: answered.failure, question });
    announce(answered.failure ? `${call.label} failed.` : `${call.label} was answered.`);
  };
  const waiting = play.phase === 'out' ? product.index.calls.get(play.call) : undefined;
  // Whether people must wait for it, so that nothing else can be pressed.
  const held = waiting !== undefined && knownValue(waiting.inBackground) !== 'carries-on';
  return { play, send, held };
}

/** What sets a call off when it is tried by itself: its own occasion, with the first record it is about. */
function occasionOf({ product, sample }: Omit<Samples, 'refDate'>, call: Call): Occasion {
  const subject = subjectOfCall(product, call);
  return {
    event: knownValue(call.trigger) ?? 'nobody has said when',
    action: 'move',
    entity: subject?.id ?? '',
    row: subject && sample.page(subject.id, 0, 1)[0],
  };
}
