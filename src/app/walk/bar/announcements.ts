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

export function useEventAnnouncements({ walkthrough, moments }: WalkthroughView, workspace: Workspace): void {
  const speaker = useSpeaker();
  const lastEvent = moments.at(-1) ?? null;
  const decision = newestDecision(walkthrough.id, workspace);
  useAnnounceNew(lastEvent?.id, () => lastEvent && eventWords(lastEvent, workspace));
  // People who decide read it in the form.
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

/** Announces words whenever their subject changes, but not the first one. */
function useAnnounceNew(id: string | null | undefined, words: () => string | null): void {
  const announced = useRef(id);
  useEffect(() => {
    if (id === announced.current) return;
    announced.current = id;
    const text = id ? words() : null;
    if (text) announce(text);
  });
}

/** What a session event says to everybody, in one sentence; null: nothing. */
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

function newestDecision(walkthrough: string, { latest }: Pick<Workspace, 'latest'>): Decision | null {
  return latest.find(({ during }) => during === walkthrough) ?? null;
}

/** So many of the latest things that were said or decided are shown. */
const MAX_LATEST = 12;

/** What the person who decides does, in words: "Ann decided". */
const OUTCOME_WORDS = {
  decided: 'decided',
  assumed: 'assumed it for now',
  deferred: 'put it off',
  'not-applicable': 'said that it does not apply',
  withdrawn: 'took the decision back',
} as const;

/** What was said and decided in a walkthrough, newest first, without what is hidden. */
export function latestActivity(walkthrough: string, { raised }: Pick<Workspace, 'raised'>) {
  const activities = raised.flatMap(({ question, responses, decisions, reactions }) => {
    const { id, origin } = question;
    const ofQuestion = [
      ...responses.map((response) => ({ ...response, did: 'answered' })),
      ...reactions.map((reaction) => ({ ...reaction, did: 'took a stand' })),
      ...decisions.map(({ result, ...decision }) => ({
        ...decision,
        id: `${decision.id}/${decision.number}`,
        did: OUTCOME_WORDS[result.outcome],
      })),
      ...(origin.from === 'hand' ? [{ ...origin, id, did: 'parked' }] : []),
    ];
    return ofQuestion
      .filter(({ during }) => during === walkthrough)
      .map(({ id, by, did, at }) => ({ id, who: by.name, did, question, at }));
  });
  return activities.sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0)).slice(0, MAX_LATEST);
}
