import './walk.css';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { addressOf, inView, type WalkthroughView } from '#core/index.ts';
import type { PersonHere } from '#core/presence.ts';
import { useKeys } from '../../keys/use-keys.ts';
import { Button } from '../../kit/button.tsx';
import { useIsNarrow } from '../../kit/use-is-narrow.ts';
import { useSessionEvents } from '../../presence/use-session-events.ts';
import { usePresence } from '../../session/presence-store.ts';
import { useRole, useSession } from '../../session/session.ts';
import { useWorkspace } from '../../workspace/store.ts';
import { useFollow, useReportPlace } from '../follow/use-follow.ts';
import { useEventAnnouncements, useTimerAnnouncements } from './announcements.ts';
import { FacilitatorBar } from './facilitator-bar.tsx';
import { FollowStatus } from './follow-status.tsx';
import { ParkDialog, type ParkTarget } from './park-and-note.tsx';
import { HandButton, PeoplePanel, PeoplePopover, raiseHand } from './people.tsx';
import { MoreIcon, Popover } from './popover.tsx';
import { TimerClock } from './timer.tsx';
import type { WalkBarContext } from './walk-bar-context.ts';

/** Width in pixels below which the bar has only the current stop and the time. */
const NARROW = 720;

/** The bar of participants: the current stop, the timer, their hand, who is here. */
function ParticipantBar(parts: WalkBarContext & { readonly me: PersonHere | null }) {
  const { view, follow, dispatchFollow, park, me } = parts;
  const timer = usePresence()?.timer;
  const isNarrow = useIsNarrow(NARROW);
  const isHandUp = me !== null && me.hand !== null;
  useKeys('Walk', [
    {
      keys: 'h',
      label: isHandUp ? 'Put your hand down' : 'Put your hand up',
      run: () => raiseHand(!isHandUp),
      when: () => me !== null,
    },
    {
      keys: 'j',
      label: 'Rejoin the others',
      run: () => dispatchFollow({ happened: 'rejoined' }),
      when: () => !follow.following || follow.pendingPlace !== null,
    },
    { keys: 'p', label: 'Park a question', run: () => park?.(), when: () => park !== null },
  ]);
  const hand = me && <HandButton up={isHandUp} />;
  return (
    <div className="walk-row flex items-center gap-2 min-w-0 min-h-10">
      <FollowStatus follow={follow} dispatch={dispatchFollow} by={view.walkthrough.by.name} />
      {timer && <TimerClock timer={timer} aloud />}
      {isNarrow ? (
        <>
          {hand}
          <Popover name="More of the walkthrough" label={<MoreIcon />}>
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
                <PeoplePanel />
              </>
            )}
          </Popover>
        </>
      ) : (
        <>
          {park && (
            <button type="button" className="walk-button" onClick={park}>
              Park a question
            </button>
          )}
          {hand}
          <PeoplePopover />
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
  const [parkTarget, setParkTarget] = useState<ParkTarget | null>(null);
  useReportPlace(at, follow.following);
  useEventAnnouncements(view, workspace);
  useTimerAnnouncements(room);
  const me = room?.people.find(({ person }) => person === session?.person) ?? null;
  const targetInView = parkTargetAt(at, view, workspace);
  const park = role === 'viewer' || !targetInView ? null : () => flushSync(() => setParkTarget(targetInView));
  const parts = { view, at, follow, dispatchFollow, park };
  return (
    <section className="walk-bar print:hidden" aria-label="Walkthrough" data-role={role} ref={reserveSpace}>
      {role === 'facilitator' ? <FacilitatorBar {...parts} emit={emit} /> : <ParticipantBar {...parts} me={me} />}
      {problem}
      {parkTarget && <ParkDialog at={parkTarget} done={() => setParkTarget(null)} />}
    </section>
  );
}

/** The screen in view; if there is none, the one that everybody is at, else the first. */
function parkTargetAt(at: string, { place }: WalkthroughView, workspace: ReturnType<typeof useWorkspace>) {
  const point =
    inView(at, workspace).point ??
    inView(place ?? '', workspace).point ??
    workspace.points.find(({ status }) => status !== 'container');
  return point ? { point: point.point.id, title: point.point.title } : null;
}

/** Publishes the height of the bar as CSS variables; returns the cleanup. */
function reserveSpace(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const head = bar.closest('.frame')?.querySelector<HTMLElement>('.top')?.offsetHeight ?? 0;
    style.setProperty('--walk', `${bar.offsetHeight}px`);
    style.setProperty('--walk-foot', `${head + bar.offsetHeight}px`);
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty('--walk');
    style.removeProperty('--walk-foot');
  };
}
