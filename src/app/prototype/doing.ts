import { useState } from 'react';
import {
  type Act,
  type ActorContext,
  type Failure,
  type Knobs,
  type Message,
  type Occasion,
  played,
  saved,
  type World,
} from '#core/product.ts';
import { usePlaying } from './playing.tsx';
import { act } from './session-store.ts';

export type Doing =
  | { readonly is: 'idle' }
  | { readonly is: 'waiting'; readonly label: string }
  | { readonly is: 'told'; readonly notes: readonly string[] }
  | { readonly is: 'failed'; readonly failure: Failure; readonly question: string | null };

/** Nobody waits longer than this in front of the prototype, in milliseconds. */
const LONGEST = 9_000;

/**
 * Does something as the product would: all that follows from it is worked out, then the calls it sets off are played,
 * with the latency and the failures that the knobs tell; where one fails and nobody has said to go on, or something
 * speaks against it, nothing is changed.
 */
export function useDoing() {
  const { session, actor } = usePlaying();
  const [doing, setDoing] = useState<Doing>({ is: 'idle' });
  const carryOut = async (world: World, says: string): Promise<boolean> => {
    if (world.stopped) {
      setDoing({ is: 'failed', failure: world.stopped, question: null });
      return false;
    }
    for (const message of world.messages) {
      const answered = sent(actor, world, message, session.knobs);
      if (!answered) continue;
      setDoing({ is: 'waiting', label: answered.entry.label });
      await new Promise((wake) => setTimeout(wake, Math.min(answered.entry.took, LONGEST)));
      act({ act: 'log', entries: [answered.entry] });
      if (answered.failure && answered.goesOn !== true) {
        const question = answered.goesOn === 'unsaid' ? answered.question : null;
        setDoing({ is: 'failed', failure: answered.failure, question });
        return false;
      }
    }
    setDoing(world.notes.length > 0 ? { is: 'told', notes: world.notes } : { is: 'idle' });
    if (world.changes.length > 0) act({ act: 'edit', says, changes: world.changes });
    return true;
  };
  const perform = (occasion: Occasion, what: Act & { readonly act: 'edit' }): Promise<boolean> =>
    carryOut(saved(actor, occasion, what.changes), what.says);
  return { doing, carryOut, perform, dismiss: () => setDoing({ is: 'idle' }) };
}

/** A message as it goes out, with the record after the change; of one that is deleted, before it. */
export function sent(before: ActorContext, { actor: after }: Pick<World, 'actor'>, message: Message, knobs: Knobs) {
  const call = before.product.index.calls.get(message.call);
  if (!call) return undefined;
  const { because: event, entity, id, stood = after } = message;
  const now = stood.records.get(entity, id);
  const row = now ?? before.records.get(entity, id);
  const occasion = { event, action: 'move', entity, row } as const;
  return played(now ? stood : before, call, occasion, knobs, crypto.randomUUID());
}
