import { useState } from 'react';
import {
  type ActorContext,
  type Failure,
  type Message,
  playCall,
  type SessionAction,
  type SimulationSettings,
  saveRecords,
  type TriggerAction,
  type World,
} from '#core/product.ts';
import { usePrototype } from './prototype-context.tsx';
import { dispatch } from './session-store.ts';

export type ActionStatus =
  | { readonly is: 'idle' }
  | { readonly is: 'waiting'; readonly label: string }
  | { readonly is: 'told'; readonly notes: readonly string[] }
  | { readonly is: 'failed'; readonly failure: Failure; readonly question: string | null };

/** Nobody waits longer than this in front of the prototype, in milliseconds. */
const MAX_WAIT = 9_000;

/**
 * Does something as the product would: all that follows from it is worked out, then the calls it sets off are played,
 * with the latency and the failures that the knobs tell; where one fails and nobody has said to go on, or something
 * speaks against it, nothing is changed.
 */
export function useAction() {
  const { session, actor } = usePrototype();
  const [doing, setDoing] = useState<ActionStatus>({ is: 'idle' });
  const carryOut = async (world: World, says: string): Promise<boolean> => {
    if (world.stopped) {
      setDoing({ is: 'failed', failure: world.stopped, question: null });
      return false;
    }
    for (const message of world.messages) {
      const result = playMessage(actor, world, message, session.knobs);
      if (!result) continue;
      setDoing({ is: 'waiting', label: result.entry.label });
      await new Promise((wake) => setTimeout(wake, Math.min(result.entry.took, MAX_WAIT)));
      dispatch({ act: 'log', entries: [result.entry] });
      if (result.failure && result.goesOn !== true) {
        const question = result.goesOn === 'unsaid' ? result.question : null;
        setDoing({ is: 'failed', failure: result.failure, question });
        return false;
      }
    }
    setDoing(world.notes.length > 0 ? { is: 'told', notes: world.notes } : { is: 'idle' });
    if (world.changes.length > 0) dispatch({ act: 'edit', says, changes: world.changes });
    return true;
  };
  const perform = (occasion: TriggerAction, edit: SessionAction & { readonly act: 'edit' }): Promise<boolean> =>
    carryOut(saveRecords(actor, occasion, edit.changes), edit.says);
  return { doing, carryOut, perform, dismiss: () => setDoing({ is: 'idle' }) };
}

/** A message as it goes out, with the record after the change; of one that is deleted, before it. */
export function playMessage(
  before: ActorContext,
  { actor: after }: Pick<World, 'actor'>,
  message: Message,
  knobs: SimulationSettings,
) {
  const call = before.product.index.calls.get(message.call);
  if (!call) return undefined;
  const { because: event, entity, id, stood = after } = message;
  const rowAfter = stood.records.get(entity, id);
  const row = rowAfter ?? before.records.get(entity, id);
  const occasion = { event, action: 'move', entity, row } as const;
  return playCall(rowAfter ? stood : before, call, occasion, knobs, crypto.randomUUID());
}
