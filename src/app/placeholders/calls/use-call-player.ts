import { useState } from 'react';
import {
  type Call,
  type Failure,
  knownValue,
  type LogEntry,
  NO_EDITS,
  playCall,
  recordsOf,
  subjectOfCall,
  type TriggerAction,
} from '#core/product.ts';
import { announce } from '../../kit/announcer.tsx';
import { dispatch, usePrototypeSession } from '../../prototype/session-store.ts';
import type { SampleContext } from '../things/with-samples.tsx';

export type CallPlayState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'out'; readonly call: string; readonly took: number }
  | {
      readonly phase: 'over';
      readonly call: string;
      readonly entry: LogEntry;
      readonly failure: Failure | null;
      /** Id of the question on how to handle the failure, if that is unknown. */
      readonly question: string | null;
    };

export type CallPlayer = ReturnType<typeof useCallPlayer>;

/** Longer waits are cut to this many milliseconds. */
const MAX_WAIT_MS = 9_000;

/** Plays calls one at a time, with the latency and the failures chosen in this session. */
export function useCallPlayer({ product, sample, refDate }: SampleContext) {
  const { knobs } = usePrototypeSession();
  const [play, setPlay] = useState<CallPlayState>({ phase: 'idle' });
  const send = async (call: Call) => {
    // No role, and the sample records without edits.
    const actor = { product, role: null, records: recordsOf(sample, NO_EDITS), today: refDate };
    const trigger = triggerActionOf({ product, sample }, call);
    const result = playCall(actor, call, trigger, knobs, crypto.randomUUID());
    const { entry } = result;
    setPlay({ phase: 'out', call: call.id, took: Math.min(entry.took, MAX_WAIT_MS) });
    announce(`Sent: ${call.label}. Waiting for the answer.`);
    await new Promise((wake) => setTimeout(wake, Math.min(entry.took, MAX_WAIT_MS)));
    dispatch({ act: 'log', entries: [entry] });
    const question = result.failure && result.goesOn === 'unsaid' ? result.question : null;
    setPlay({ phase: 'over', call: call.id, entry, failure: result.failure, question });
    announce(result.failure ? `${call.label} failed.` : `${call.label} was answered.`);
  };
  const pendingCall = play.phase === 'out' ? product.index.calls.get(play.call) : undefined;
  return {
    play,
    send,
    /** Whether the call blocks the screen until it is answered. */
    isBlocking: pendingCall !== undefined && knownValue(pendingCall.inBackground) !== 'carries-on',
  };
}

/** The trigger used when a call is sent by hand: its own, on the first record of its entity. */
function triggerActionOf({ product, sample }: Omit<SampleContext, 'refDate'>, call: Call): TriggerAction {
  const subject = subjectOfCall(product, call);
  return {
    event: knownValue(call.trigger) ?? 'nobody has said when',
    action: 'move',
    entity: subject?.id ?? '',
    row: subject && sample.page(subject.id, 0, 1)[0],
  };
}
