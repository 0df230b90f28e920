import { useState } from 'react';
import { type Call, type Failure, knownValue, type LogEntry, played } from '#core/product.ts';
import { announce } from '../../kit/announcer.tsx';
import { act, usePrototypeSession } from '../../prototype/session-store.ts';
import { actingIn, type MockFrom, occasionOf } from './mock.ts';

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

/** Nobody sits through more than this to see that something takes long, in milliseconds. */
const LONGEST = 9_000;

/** Plays calls one at a time, with the latency and the failures of the sitting. */
export function usePlay(from: MockFrom) {
  const { knobs } = usePrototypeSession();
  const [play, setPlay] = useState<Play>({ phase: 'idle' });
  const send = async (call: Call) => {
    const occasion = occasionOf(from, call);
    const answered = played(actingIn(from), call, occasion, knobs, crypto.randomUUID());
    const { entry } = answered;
    setPlay({ phase: 'out', call: call.id, took: Math.min(entry.took, LONGEST) });
    announce(`Sent: ${call.label}. Waiting for the answer.`);
    await new Promise((wake) => setTimeout(wake, Math.min(entry.took, LONGEST)));
    act({ act: 'log', entries: [entry] });
    const question = answered.failure && answered.goesOn === 'unsaid' ? answered.question : null;
    setPlay({ phase: 'over', call: call.id, entry, failure: answered.failure, question });
    announce(answered.failure ? `${call.label} failed.` : `${call.label} was answered.`);
  };
  const waiting = play.phase === 'out' ? from.product.index.calls.get(play.call) : undefined;
  // Whether it must be waited for, so that nothing else can be pressed.
  const held = waiting !== undefined && knownValue(waiting.inBackground) !== 'carries-on';
  return { play, send, held };
}
