import { useEffect, useRef } from 'react';
import {
  type Decision,
  inView,
  inViewWords,
  type SessionEvent,
  sameSpeaker,
  type WalkthroughView,
  type Workspace,
} from '#core/index.ts';
import type { RoomState } from '#core/presence.ts';
import { announce } from '../../kit/announcer.tsx';
import { serverNow } from '../../session/presence-store.ts';
import { useSpeaker } from '../../session/speaker.ts';
import { timerChangeWords } from './timer.tsx';

export function useEventAnnouncements({ walkthrough, events }: WalkthroughView, workspace: Workspace): void {
  const speaker = useSpeaker();
  const lastEvent = events.at(-1) ?? null;
  const decision = newestDecision(walkthrough.id, workspace);
  useAnnounceNew(lastEvent?.id, () => lastEvent && eventWords(lastEvent, workspace));
  // Whoever decided reads it in the form.
  useAnnounceNew(decision && `${decision.id}/${decision.number}`, () =>
    decision && !sameSpeaker(decision.by, speaker) ? newDecisionWords(decision, workspace) : null,
  );
}

export function useTimerAnnouncements(room: RoomState | null): void {
  const before = useRef(room);
  useEffect(() => {
    const words = before.current && room && timerChangeWords(before.current.timer, room.timer, serverNow());
    before.current = room;
    if (words) announce(words);
  }, [room]);
}

/** Announces the text whenever `id` changes, not on the first render. */
function useAnnounceNew(id: string | null | undefined, words: () => string | null): void {
  const announced = useRef(id);
  useEffect(() => {
    if (id === announced.current) return;
    announced.current = id;
    const text = id ? words() : null;
    if (text) announce(text);
  });
}

/** The announcement for a session event; null: none. */
function eventWords({ what, by }: SessionEvent, workspace: Workspace): string | null {
  switch (what.happened) {
    case 'shown':
      return what.undoes === undefined
        ? `${by.name} shows ${inViewWords(inView(what.place, workspace))}`
        : `Back to ${inViewWords(inView(what.place, workspace))}`;
    case 'put': {
      const ask = workspace.question(what.question)?.question.ask ?? what.question;
      return `A question for everybody: ${ask} ${what.hidden ? 'Answers are hidden until they are revealed.' : ''}`;
    }
    case 'revealed':
      return 'The answers are shown.';
    case 'planned':
      return 'The agenda has changed.';
    default:
      return null;
  }
}

function newDecisionWords({ by, result, question }: Decision, workspace: Workspace): string {
  const ask = workspace.question(question)?.question.ask ?? question;
  return `${by.name} ${OUTCOME_WORDS[result.outcome]}: ${ask}`;
}

function newestDecision(walkthrough: string, { latestDecisions }: Pick<Workspace, 'latestDecisions'>): Decision | null {
  return latestDecisions.find(({ during }) => during === walkthrough) ?? null;
}

/** What a decision does, as a verb phrase: "Ann decided". */
export const OUTCOME_WORDS = {
  decided: 'decided',
  assumed: 'assumed it for now',
  deferred: 'put it off',
  'not-applicable': 'said that it does not apply',
  withdrawn: 'took the decision back',
} as const;
