import './walk.css';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { addressOf, inView, type WalkthroughView } from '#core/index.ts';
import type { PersonHere } from '#core/room.ts';
import { useKeys } from '../../keys/use-keys.ts';
import { Button } from '../../kit/button.tsx';
import { useSessionEvents } from '../../presence/use-session-events.ts';
import { usePresence } from '../../session/presence-store.ts';
import { useRole, useSession } from '../../session/session.ts';
import { useWorkspace } from '../../workspace/store.ts';
import { useFollow, useLook } from '../follow/use-follow.ts';
import { FacilitatorBar } from './facilitator-bar.tsx';
import { Park, type ParkAt } from './forms.tsx';
import { OwnHand, PeoplePart, raiseHand, WhoIsHere } from './people-part.tsx';
import { More, Pop } from './pop.tsx';
import { type BarParts, Standing, useNarrow } from './standing.tsx';
import { Clock } from './timer.tsx';
import { useNews, useTimerNews } from './use-news.ts';

/** Below this many pixels, a row holds only what is looked at and the time. */
const NARROW = 720;

/** The bar of participants: what is looked at, the time, their hand, who is here. */
function ParticipantBar(parts: BarParts & { readonly me: PersonHere | null }) {
  const { view, follow, dispatchFollow, park, me } = parts;
  const timer = usePresence()?.timer;
  const narrow = useNarrow(NARROW);
  const up = me !== null && me.hand !== null;
  useKeys('Walk', [
    {
      keys: 'h',
      label: up ? 'Put your hand down' : 'Put your hand up',
      run: () => raiseHand(!up),
      when: () => me !== null,
    },
    {
      keys: 'j',
      label: 'Rejoin the others',
      run: () => dispatchFollow({ happened: 'rejoined' }),
      when: () => !follow.following || follow.due !== null,
    },
    { keys: 'p', label: 'Park a question', run: () => park?.(), when: () => park !== null },
  ]);
  const hand = me && <OwnHand up={up} />;
  return (
    <div className="walk-row flex items-center gap-2 min-w-0 min-h-10">
      <Standing follow={follow} dispatch={dispatchFollow} by={view.walkthrough.by.name} />
      {timer && <Clock timer={timer} aloud />}
      {narrow ? (
        <>
          {hand}
          <Pop name="More of the walkthrough" label={<More />}>
            {(close) => (
              <>
                <div className="row">
                  {park && (
                    <Button
                      onClick={() => {
                        close();
                        park();
                      }}
                    >
                      Park a question
                    </Button>
                  )}
                </div>
                <WhoIsHere />
              </>
            )}
          </Pop>
        </>
      ) : (
        <>
          {park && (
            <button type="button" className="walk-button" onClick={park}>
              Park a question
            </button>
          )}
          {hand}
          <PeoplePart />
        </>
      )}
    </div>
  );
}

export function WalkBar({ view, beganHere }: { view: WalkthroughView; beganHere: boolean }) {
  const workspace = useWorkspace();
  const room = usePresence();
  const role = useRole();
  const session = useSession();
  const at = addressOf(useLocation());
  const [follow, dispatchFollow] = useFollow(view, role, beganHere);
  const { emit, problem } = useSessionEvents(view);
  const [parking, setParking] = useState<ParkAt | null>(null);
  useLook(at, follow.following);
  useNews(view, workspace);
  useTimerNews(room);
  const me = room?.people.find(({ person }) => person === session?.person) ?? null;
  const parkAt = parkingAt(at, view, workspace);
  const park = role === 'viewer' || !parkAt ? null : () => flushSync(() => setParking(parkAt));
  const parts = { view, at, follow, dispatchFollow, park };
  return (
    <section className="walk-bar print:hidden" aria-label="Walkthrough" data-role={role} ref={makeRoom}>
      {role === 'facilitator' ? <FacilitatorBar {...parts} emit={emit} /> : <ParticipantBar {...parts} me={me} />}
      {problem}
      {parking && <Park at={parking} done={() => setParking(null)} />}
    </section>
  );
}

/** The screen in view; where none is, the one that everybody is at, else the first. */
function parkingAt(at: string, { place }: WalkthroughView, workspace: ReturnType<typeof useWorkspace>) {
  const point =
    inView(at, workspace).point ??
    inView(place ?? '', workspace).point ??
    workspace.points.find(({ status }) => status !== 'container');
  return point ? { point: point.point.id, title: point.point.title } : null;
}

/** Tells the pages below how much of the window the bar covers. */
function makeRoom(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const { style } = document.documentElement;
  const sized = new ResizeObserver(() => {
    const head = bar.closest('.frame')?.querySelector<HTMLElement>('.top')?.offsetHeight ?? 0;
    style.setProperty('--walk', `${bar.offsetHeight}px`);
    style.setProperty('--walk-foot', `${head + bar.offsetHeight}px`);
  });
  sized.observe(bar);
  return () => {
    sized.disconnect();
    style.removeProperty('--walk');
    style.removeProperty('--walk-foot');
  };
}
