import './walk.css';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useLocation, useNavigate } from 'react-router';
import { addressOf, inView, sameSpeaker, type WalkthroughView, type Workspace } from '#core/index.ts';
import type { PersonHere, RoomState } from '#core/presence.ts';
import { useKeys } from '../../keys/use-keys.ts';
import { announce } from '../../kit/announcer.tsx';
import { useIsNarrow } from '../../kit/media.ts';
import { GUIDED } from '../../presence/guided.ts';
import { useSessionEvents } from '../../presence/use-session-events.ts';
import { serverNow, usePresence } from '../../session/presence-store.ts';
import { useRole, useSession } from '../../session/session.ts';
import { useSpeaker } from '../../session/speaker.ts';
import { useWorkspace } from '../../workspace/store.ts';
import { useFollow, useReportPlace } from '../follow/use-follow.ts';
import { eventWords, newDecisionWords, timerChangeWords, WORDS } from '../words.ts';
import { FacilitatorBar } from './facilitator-bar.tsx';
import { FollowStatus, MoreIcon, PageLinks, type WalkBarContext } from './follow-status.tsx';
import { ParkDialog, type ParkTarget } from './notes.tsx';
import { PeoplePanel, PeoplePopover, raiseHand } from './people.tsx';
import { Popover } from './popover.tsx';
import { TimerClock } from './timer.tsx';

interface WalkBarProps {
  readonly view: WalkthroughView;
  /** Whether it began while this page was open. */
  readonly beganHere: boolean;
  readonly you: WalkBarContext['you'];
  /** Called when it is over, and this page has nothing more to do with it. */
  readonly onOver: () => void;
}

/** The bar of a running walkthrough, on every page; at its end it opens the minutes. */
export function WalkBar({ view, beganHere, you, onOver }: WalkBarProps) {
  const workspace = useWorkspace();
  const room = usePresence();
  const role = useRole();
  const session = useSession();
  const at = addressOf(useLocation());
  const [follow, dispatchFollow] = useFollow(view, role, beganHere);
  const { emit, problem } = useSessionEvents(view);
  const [parkTarget, setParkTarget] = useState<ParkTarget | null>(null);
  useReportPlace(at, follow.following);
  useAnnouncements(view, workspace, room);
  const me = room?.people.find(({ person }) => person === session?.person) ?? null;
  const targetInView = parkTargetAt(at, view, workspace);
  const park = role === 'viewer' || !targetInView ? null : () => flushSync(() => setParkTarget(targetInView));
  const parts = { view, at, follow, dispatchFollow, park, you };
  const bar =
    view.endedAt !== null ? (
      <WalkOver {...parts} leads={role === 'facilitator'} onOver={onOver} />
    ) : role === 'facilitator' ? (
      <FacilitatorBar {...parts} emit={emit} />
    ) : (
      <ParticipantBar {...parts} me={me} />
    );
  return (
    <section className="walk-bar print:hidden" aria-label="Walkthrough" data-role={role} ref={reserveSpace}>
      {bar}
      {problem}
      {parkTarget && <ParkDialog at={parkTarget} done={() => setParkTarget(null)} />}
    </section>
  );
}

/** Opens the minutes for those who went along and type nothing; all others are told, and open them by one press. */
function WalkOver({ view, follow, leads, onOver }: WalkBarContext & Pick<WalkBarProps, 'onOver'> & { leads: boolean }) {
  const go = useNavigate();
  const minutes = `/walk/minutes/${view.walkthrough.id}`;
  const isDue = (leads || follow.following) && !follow.typing;
  useEffect(() => {
    if (!isDue) return;
    void go(minutes, { state: GUIDED });
    onOver();
  }, [isDue, minutes, go, onOver]);
  return (
    <p className="walk-row" role="status">
      <span className="truncate min-w-0 flex-1">The walkthrough is over.</span>
      <Link className="walk-button main" to={minutes} onClick={onOver}>
        Read the minutes
      </Link>
      <button type="button" className="walk-button" onClick={onOver}>
        Not now
      </button>
    </p>
  );
}

/** Width in pixels below which the bar has only where all are, the time and the hand. */
const NARROW = 900;

/** The bar of participants: where all are, the timer, their hand, who is here. */
function ParticipantBar(parts: WalkBarContext & { readonly me: PersonHere | null }) {
  const { view, follow, dispatchFollow, park, you, me } = parts;
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
    { keys: 'p', label: WORDS.park, run: () => park?.(), when: () => park !== null },
  ]);
  const parkButton = park && (
    <button type="button" className="walk-button" onClick={park}>
      {WORDS.park}
    </button>
  );
  return (
    <div className="walk-row">
      <FollowStatus follow={follow} dispatch={dispatchFollow} by={view.walkthrough.by.name} isBrief={isNarrow} />
      {timer && <TimerClock timer={timer} aloud />}
      {!isNarrow && parkButton}
      {me && (
        <button
          type="button"
          className="walk-button"
          aria-pressed={isHandUp}
          data-up={isHandUp}
          onClick={() => raiseHand(!isHandUp)}
        >
          {isHandUp ? 'Hand down' : 'Hand up'}
        </button>
      )}
      {!isNarrow && <PeoplePopover />}
      {isNarrow && (
        <Popover name={WORDS.more} label={<MoreIcon />}>
          {(close) => (
            <>
              <div className="walk-menu" onClickCapture={close}>
                {parkButton}
                <Link className="walk-button" to="/walk">
                  {WORDS.agenda}
                </Link>
                <Link className="walk-button" to="/walk/mine">
                  {WORDS.mine}
                </Link>
              </div>
              <PeoplePanel />
              <PageLinks you={you} onGo={close} />
            </>
          )}
        </Popover>
      )}
    </div>
  );
}

/** The screen in view; if there is none, the one that everybody is at, else the first. */
function parkTargetAt(at: string, { place }: WalkthroughView, workspace: Workspace) {
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

function useAnnouncements(view: WalkthroughView, workspace: Workspace, room: RoomState | null): void {
  const speaker = useSpeaker();
  const { latest, walkthrough, endedAt } = view;
  const decision = workspace.latestDecisions.find(({ during }) => during === walkthrough.id) ?? null;
  useAnnounceNew(endedAt, () => endedAt && 'The walkthrough is over.');
  useAnnounceNew(latest?.id, () => latest && eventWords(latest, workspace));
  // Whoever decided reads it in the form.
  useAnnounceNew(decision && `${decision.id}/${decision.number}`, () =>
    decision && !sameSpeaker(decision.by, speaker) ? newDecisionWords(decision, workspace) : null,
  );
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
