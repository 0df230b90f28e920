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

type ActionStatus =
  | { readonly is: 'idle' }
  | { readonly is: 'waiting'; readonly label: string }
  | { readonly is: 'told'; readonly notes: readonly string[] }
  | { readonly is: 'failed'; readonly failure: Failure; readonly question: string | null };

/** Milliseconds; a longer simulated latency is cut to this. */
const MAX_WAIT = 9_000;

/**
 * Carries out an action: computes its consequences, then plays the calls it triggers, with the simulated latency and
 * failures. If a call fails and no decision says to go on, or a rule stops the action, nothing is changed.
 */
export function useAction() {
  const { session, actor } = usePrototype();
  const [status, setStatus] = useState<ActionStatus>({ is: 'idle' });
  const carryOut = async (world: World, says: string): Promise<boolean> => {
    if (world.stopped) {
      setStatus({ is: 'failed', failure: world.stopped, question: null });
      return false;
    }
    for (const message of world.messages) {
      const result = playMessage(actor, world, message, session.knobs);
      if (!result) continue;
      setStatus({ is: 'waiting', label: result.entry.label });
      await new Promise((wake) => setTimeout(wake, Math.min(result.entry.took, MAX_WAIT)));
      dispatch({ act: 'log', entries: [result.entry] });
      if (result.failure && result.goesOn !== true) {
        const question = result.goesOn === 'unsaid' ? result.question : null;
        setStatus({ is: 'failed', failure: result.failure, question });
        return false;
      }
    }
    setStatus(world.notes.length > 0 ? { is: 'told', notes: [...world.notes] } : { is: 'idle' });
    if (world.changes.length > 0) dispatch({ act: 'edit', says, changes: [...world.changes] });
    deliver(world);
    return true;
  };
  const perform = (occasion: TriggerAction, edit: SessionAction & { readonly act: 'edit' }): Promise<boolean> =>
    carryOut(saveRecords(actor, occasion, edit.changes), edit.says);
  return { status, carryOut, perform, dismiss: () => setStatus({ is: 'idle' }) };
}

/** Puts what people are told into their inboxes. */
export function deliver({ notices, actor }: World): void {
  if (notices.length === 0) return;
  dispatch({
    act: 'tell',
    notices: [...notices].map((notice) => ({ ...notice, id: crypto.randomUUID(), on: actor.today })),
  });
}

/** Plays one outgoing message, with the record as it is after the change; with a deleted one as it was before. */
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
