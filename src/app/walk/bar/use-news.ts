import { useEffect, useRef } from 'react';
import { sameSpeaker, type WalkthroughView, type Workspace } from '#core/index.ts';
import type { RoomState } from '#core/room.ts';
import { announce } from '../../kit/announcer.tsx';
import { serverNow } from '../../session/presence-store.ts';
import { useSpeaker } from '../../session/speaker.ts';
import { decisionNewsOf, newestDecision, newsOf } from './news.ts';
import { timerNewsOf } from './timer-words.ts';

/** Says aloud what happens in the walkthrough from now on. */
export function useNews({ walkthrough, moments }: WalkthroughView, workspace: Workspace): void {
  const speaker = useSpeaker();
  const moment = moments.at(-1) ?? null;
  const decision = newestDecision(walkthrough.id, workspace);
  useOnNew(moment?.id, () => moment && newsOf(moment, workspace));
  // Whoever decides is told by the form.
  useOnNew(decision && `${decision.id}/${decision.number}`, () =>
    decision && !sameSpeaker(decision.by, speaker) ? decisionNewsOf(decision, workspace) : null,
  );
}

/** Says aloud what happens to the timer from now on. */
export function useTimerNews(room: RoomState | null): void {
  const before = useRef(room);
  useEffect(() => {
    const words = before.current && room && timerNewsOf(before.current.timer, room.timer, serverNow());
    before.current = room;
    if (words) announce(words);
  }, [room]);
}

/** Announces words whenever what they are about is another one than at first. */
function useOnNew(id: string | null | undefined, words: () => string | null): void {
  const heard = useRef(id);
  useEffect(() => {
    if (id === heard.current) return;
    heard.current = id;
    const said = id ? words() : null;
    if (said) announce(said);
  });
}
