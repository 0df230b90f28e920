import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { inView, isSameAddress, isShowable, type WalkthroughView } from '#core/index.ts';
import { useWorkspace } from '../../workspace/store.ts';
import type { FollowEvent, FollowState } from '../follow/follow.ts';
import { WORDS } from '../words.ts';

export interface WalkBarContext {
  readonly view: WalkthroughView;
  readonly at: string;
  readonly follow: FollowState;
  readonly dispatchFollow: (event: FollowEvent) => void;
  /** Opens the dialog that parks a question; null for people who may not ask. */
  readonly park: (() => void) | null;
  /** The button with their own name, which on a phone is in the menu. */
  readonly you: ReactNode;
}

interface FollowStatusProps {
  readonly follow: FollowState;
  readonly dispatch: (event: FollowEvent) => void;
  readonly by: string;
  /** Whether this person leads, and so may look elsewhere. */
  readonly leads?: boolean;
  /** Whether there is room for a few words only. */
  readonly isBrief: boolean;
}

/** What the group looks at, and whether this person follows. Whoever leads, and is there, need not be told. */
export function FollowStatus({ follow, dispatch, by, leads = false, isBrief }: FollowStatusProps) {
  const workspace = useWorkspace();
  const { at, place, following, pendingPlace } = follow;
  const press = (label: string, event: FollowEvent, className = 'walk-button') => (
    <button type="button" className={className} onClick={() => dispatch(event)}>
      {label}
    </button>
  );
  const unsaved = follow.unsavedAt !== null && (
    <Link className="truncate min-w-0 text-guess" to={follow.unsavedAt}>
      Unsaved{isBrief ? '' : ` at ${inView(follow.unsavedAt, workspace).title}`}
    </Link>
  );
  if (place === null)
    return leads ? (
      unsaved
    ) : (
      <p className="walk-now">
        <FollowIcon following />
        <span className="truncate min-w-0">{by} has not begun yet. You will be taken along.</span>
        {unsaved}
      </p>
    );
  const { title, question } = inView(place, workspace);
  if (pendingPlace !== null && follow.typing)
    return (
      <p className="walk-now asks" role="status">
        <span className="truncate min-w-0 flex-1">
          {isBrief
            ? 'You follow once you have saved.'
            : `Everybody has moved on to ${title}. You follow once you have saved.`}
        </span>
        {press('Go there', { happened: 'rejoined' }, 'walk-button main')}
        {press('Stay', { happened: 'stayed' })}
      </p>
    );
  if (leads && (following || !isShowable(at)))
    return following || isBrief ? (
      unsaved
    ) : (
      <p className="walk-now">
        <span className="truncate min-w-0">
          All are at <b>{title}</b>
        </span>
        {unsaved}
      </p>
    );
  return (
    <p className="walk-now" data-following={following}>
      {!following && press(WORDS.rejoin, { happened: 'rejoined' }, leads ? 'walk-button' : 'walk-button main')}
      {following && <FollowIcon following />}
      <span className="truncate min-w-0">
        {!following && !leads && !isBrief && <span className="font-semibold">You are looking elsewhere. </span>}
        {!following && <span className={isBrief ? 'unseen' : ''}>All are at </span>}
        <b>{title}</b>
        {question && following && (
          <>
            {' · '}
            <span className="font-voice text-md">{question.question.ask}</span>
          </>
        )}
      </span>
      {following && !isSameAddress(at, place) && press('Back to the question', { happened: 'rejoined' })}
      {unsaved}
    </p>
  );
}

/** Icon for following or not; the text next to it says the same. */
function FollowIcon({ following }: { following: boolean }) {
  return (
    <>
      <i className="flex-none w-3 h-3 rounded-full border-2 border-decided bg-decided" aria-hidden="true" />
      <span className="unseen">{following ? 'You follow. ' : ''}</span>
    </>
  );
}

/** The three dots of a menu, with how many people want something. */
export function MoreIcon({ count = 0 }: { count?: number }) {
  return (
    <>
      <span aria-hidden="true">⋯</span>
      {count > 0 && <b className="min-w-5 px-1 rounded-full bg-pen text-paper text-xs text-center">{count}</b>}
      <span className="unseen">
        {WORDS.more}
        {count > 0 && `: ${count} waiting`}
      </span>
    </>
  );
}

const PAGES = [
  ['/', 'Map'],
  ['/questions', 'Questions'],
  ['/walk', 'Walk'],
  ['/prototype', 'Prototype'],
  ['/spec', 'Specification'],
  ['/gaps', 'Gaps'],
] as const;

/** On a phone the bar of the walkthrough is the only one, so its menu leads to the pages and to oneself, too. */
export function PageLinks({ you, onGo }: { you: ReactNode; onGo: () => void }) {
  return (
    <div className="md:hidden grid pt-2 border-t-1 border-line">
      <nav className="flex flex-wrap gap-x-4" aria-label="Pages">
        {PAGES.map(([to, label]) => (
          <Link key={to} className="py-2.5 text-ink-2" to={to} onClick={onGo}>
            {label}
          </Link>
        ))}
      </nav>
      <div className="[&_.me]:min-h-11 [&_.me_span]:not-sr-only">{you}</div>
    </div>
  );
}
