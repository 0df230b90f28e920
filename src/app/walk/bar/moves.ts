import { useRef, useState } from 'react';
import {
  inView,
  isSameAddress,
  isShowable,
  type Speaker,
  sameSpeaker,
  type WalkthroughView,
  type Workspace,
} from '#core/index.ts';
import type { RoomAction, Timer } from '#core/presence.ts';
import { createStore } from '../../kit/store.ts';
import type { EmitEvent } from '../../presence/use-session-events.ts';
import { sendAction, serverNow, usePresence } from '../../session/presence-store.ts';
import { useSpeaker } from '../../session/speaker.ts';
import { useWorkspace, workspaceStateNow } from '../../workspace/store.ts';
import type { WalkBarContext } from './follow-status.tsx';

/** Something that was done to the room and can be taken back. */
export interface Move {
  /** When it was done, UTC, ISO 8601. */
  readonly at: string;
  /** What taking it back does, as the end of a sentence: “back to Roles”. */
  readonly back: string;
  readonly undo: (emit: EmitEvent) => Promise<boolean>;
}

/** What the timer was before each change from this page, oldest first. */
const timerChanges = createStore<readonly { readonly at: string; readonly before: Timer | null }[]>([]);

/** Changes the timer, so that it can be taken back. Resolves to null, or to why it was not done. */
export function useTimerAction(): (action: RoomAction) => Promise<string | null> {
  const before = usePresence()?.timer ?? null;
  return async (action) => {
    const at = new Date(serverNow()).toISOString();
    const problem = await sendAction(action);
    if (problem === null) timerChanges.set([...timerChanges.get(), { at, before }]);
    return problem;
  };
}

async function restoreTimer(): Promise<boolean> {
  const last = timerChanges.get().at(-1);
  if (!last) return false;
  timerChanges.set(timerChanges.get().slice(0, -1));
  return (await sendAction({ act: 'restore-timer', timer: last.before })) === null;
}

/** The newest thing done to the room that can still be taken back. */
function lastMove(view: WalkthroughView, workspace: Workspace, isOwn: IsOwn): Move | null {
  const timer = timerChanges.get().at(-1);
  const all: readonly (Move | null)[] = [
    moveBack(view, workspace),
    eventMove(view, workspace),
    parkedMove(view, workspace, isOwn),
    timer ? { at: timer.at, back: 'the timer as before', undo: restoreTimer } : null,
  ];
  return all.reduce((newest, move) => (move && (!newest || move.at > newest.at) ? move : newest), null);
}

type IsOwn = (by: Speaker) => boolean;

function moveBack({ shown }: WalkthroughView, workspace: Workspace): Move | null {
  const [to, last] = shown.slice(-2);
  if (!to || !last) return null;
  const back = `back to ${inView(to.place, workspace).title}`;
  return { at: last.at, back, undo: (emit) => emit({ happened: 'shown', place: to.place, undoes: last.id }) };
}

const EVENT_BACK = {
  put: 'take the question back',
  revealed: 'hide the answers again',
  planned: 'the agenda as before',
} as const;

/** What was decided on in the meantime stays. */
function eventMove({ events }: WalkthroughView, { question }: Workspace): Move | null {
  const last = events.findLast(({ what }) => what.happened in EVENT_BACK);
  if (last?.what.happened !== 'put' && last?.what.happened !== 'revealed' && last?.what.happened !== 'planned')
    return null;
  const { id, at, what } = last;
  const decision = what.happened === 'planned' ? null : question(what.question)?.decision;
  if (decision && decision.at > at.slice(0, 19)) return null;
  return { at, back: EVENT_BACK[what.happened], undo: (emit) => emit({ happened: 'undone', event: id }) };
}

function parkedMove({ walkthrough }: WalkthroughView, workspace: Workspace, isOwn: IsOwn): Move | null {
  const parked = workspace.questionsAsRaised.flatMap(({ question: { id, ask, origin }, responses, decisions }) =>
    origin.from === 'hand' &&
    origin.during === walkthrough.id &&
    isOwn(origin.by) &&
    responses.length + decisions.length === 0
      ? [{ id, ask, at: origin.at }]
      : [],
  );
  const last = parked.reduce<(typeof parked)[number] | null>((a, b) => (a && a.at > b.at ? a : b), null);
  if (!last) return null;
  const { id, ask, at } = last;
  return { at, back: `remove “${ask}”`, undo: (emit) => emit({ happened: 'undone', event: id }) };
}

/** What the facilitator does to the room, each thing after the one before has arrived; and how to take it back. */
export function useMoves({ view, at, dispatchFollow }: WalkBarContext, emit: EmitEvent) {
  const workspace = useWorkspace();
  const speaker = useSpeaker();
  timerChanges.use();
  const [ahead, setAhead] = useState<string | null>(null);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const isOwn = (by: Speaker) => sameSpeaker(by, speaker.name ? speaker : view.walkthrough.by);
  const enqueue = (act: () => Promise<boolean>) => {
    if (isShowable(at)) dispatchFollow({ happened: 'led' });
    const done = queue.current.then(act);
    queue.current = done;
    return done;
  };
  return {
    /** Includes a move that is still being sent: the next one starts from there. */
    shown: ahead === null ? view.shown : [...view.shown, { place: ahead }],
    /** Whether the group is elsewhere and could be brought here. */
    isAway: isShowable(at) && (view.place === null || !isSameAddress(at, view.place)),
    /** Takes everybody to an address; the facilitator too, unless they are on the console. */
    show: async (place: string) => {
      setAhead(place);
      const isSent = await enqueue(() => emit({ happened: 'shown', place }));
      setAhead((now) => (now === place ? null : now));
      return isSent;
    },
    last: lastMove(view, workspace, isOwn),
    /** Takes the newest thing back: by then, perhaps another one than the button has shown. */
    undo: () =>
      enqueue(async () => {
        const now = workspaceStateNow()?.workspace;
        const move = now?.activeWalkthrough ? lastMove(now.activeWalkthrough, now, isOwn) : null;
        return move ? await move.undo(emit) : false;
      }),
  };
}
