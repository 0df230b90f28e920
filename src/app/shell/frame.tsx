import { useEffect, useState } from 'react';
import { Link, NavLink, Outlet, ScrollRestoration, useLocation } from 'react-router';
import { addressOfPoint, countSettled, isClosed, plural, withCount } from '#core/index.ts';
import { GlobalKeys, KeysButton } from '../keys/keys.tsx';
import { startTypeAhead } from '../keys/type-ahead.ts';
import { Announcer } from '../kit/announcer.tsx';
import { SkipLink } from '../kit/button.tsx';
import { initialsOf } from '../kit/initials.ts';
import { lazyComponent } from '../kit/lazy-component.tsx';
import { Ring } from '../kit/ring.tsx';
import { settledShare } from '../kit/status-tag.tsx';
import type { PresenceTarget } from '../presence/people-here.tsx';
import { useDoor, useSession } from '../session/session.ts';
import { speakerLine, useSpeaker } from '../session/speaker.ts';
import { useWorkspace, useWorkspaceState } from '../workspace/store.ts';
import { AskDialog } from './ask-dialog.tsx';

/** The points of the specification with their progress; containers are left out. */
function PointsNav() {
  const { points } = useWorkspace();
  const { pathname } = useLocation();
  const stated = points.filter(({ status }) => status !== 'container');
  return (
    <nav
      className="sticky top-[calc(24px+var(--head))] max-h-[calc(100vh-48px-var(--head))] overflow-auto"
      aria-label="Points"
    >
      <h2 className="small-head max-xl:hidden">{stated.length === 9 ? 'The nine points' : 'The points'}</h2>
      <ol className="points-nav" key={pathname} ref={showCurrent}>
        {stated.map((view) => (
          <li key={view.point.id}>
            <NavLink to={addressOfPoint(view.point.id)}>
              <Ring share={settledShare(view)} />
              <span>
                {view.point.title} <HereSlot at={{ point: view.point.id }} />
              </span>
              <small className="text-ink-2 tabular-nums">
                <span className="unseen">settled </span>
                {view.asked > 0 ? `${countSettled(view)}/${view.asked}` : ''}
              </small>
            </NavLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** On a narrow screen the points are in one row: scrolls the current one into view. */
function showCurrent(list: HTMLElement | null): void {
  const current = list?.querySelector<HTMLElement>('[aria-current]');
  if (list && current) list.scrollLeft = current.offsetLeft - list.offsetLeft - 16;
}

const Here = lazyComponent(async () => (await import('../presence/people-here.tsx')).PeopleHere);

/** The people who look at something; fetched only during a walkthrough. */
function HereSlot({ at }: { at: PresenceTarget }) {
  return useWorkspace().activeWalkthrough && <Here at={at} />;
}

const ConnectionProblems = lazyComponent(async () => (await import('./connection-problems.tsx')).ConnectionProblems);

/** Problems with the workspace, one sentence each, at the head of every page. */
function PageProblems() {
  const { opened } = useWorkspaceState();
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  const edited = opened.spec.blocks.filter((block) => block.editedByHand).length;
  const [first] = opened.quarantined;
  return (
    <>
      {isMounted && <ConnectionProblems />}
      {opened.trouble && (
        <p className="trouble" role="alert">
          {opened.trouble}
        </p>
      )}
      {opened.problem && (
        <p className="trouble" role="alert">
          {opened.problem}
        </p>
      )}
      {first && (
        <p className="trouble">
          {withCount(opened.quarantined.length, 'file cannot be read', 'files cannot be read')}:{' '}
          <code>
            {first.path}:{first.line}
          </code>{' '}
          {first.reason} {opened.quarantined.length > 1 && <Link to="/gaps">See all</Link>}
        </p>
      )}
      {edited > 0 && (
        <p className="trouble">
          {plural(edited, 'A decided text', '# decided texts')} in SPEC.md {plural(edited, 'was', 'were')} changed by
          hand. <Link to="/spec">Look at it</Link>
        </p>
      )}
    </>
  );
}

const SessionDialog = lazyComponent(async () => (await import('./dialogs.tsx')).SessionDialog);
const SpeakerDialog = lazyComponent(async () => (await import('./dialogs.tsx')).SpeakerDialog);

function Me() {
  const speaker = useSpeaker();
  const session = useSession();
  const [open, setOpen] = useState(false);
  const own = useDoor() === 'invited' ? session : null;
  const who = own ?? speaker;
  const Dialog = own ? SessionDialog : SpeakerDialog;
  return (
    <>
      <button
        type="button"
        className="me flex items-center gap-2 text-sm bg-transparent border-0 min-h-9 p-1"
        onClick={() => {
          startTypeAhead();
          setOpen(true);
        }}
      >
        <b
          className="grid place-items-center flex-none bg-decided-wash w-7 h-7 rounded-[50%] text-decided text-xs"
          aria-hidden="true"
        >
          {initialsOf(who.name)}
        </b>
        <span className="truncate max-w-[22ch]">{who.name ? speakerLine(who) : 'Who are you?'}</span>
      </button>
      {open && <Dialog onClose={() => setOpen(false)} />}
    </>
  );
}

const SessionEnded = lazyComponent(async () => (await import('./session-ended.tsx')).SessionEnded);
const WalkBar = lazyComponent(async () => (await import('../walk/bar/walk-bar.tsx')).WalkBar);

/** The frame of every page: name, navigation, own name, and the points as a map. */
export function Frame() {
  const { workspace, endedBecause } = useWorkspaceState();
  const { pathname } = useLocation();
  const open = workspace.questions.filter(({ status }) => !isClosed(status)).length;
  if (endedBecause !== null) return <SessionEnded problem={endedBecause} />;
  return (
    <div className="frame" ref={prefetchPages}>
      <SkipLink />
      <GlobalKeys />
      <header className="top items-center border-b-1 border-line bg-sheet">
        <NavLink
          className="min-h-9 no-underline ui-md font-semibold tracking-[-0.01em] flex gap-2.5 items-center"
          to="/"
          aria-label="Specwalk, the map"
        >
          <i className="w-4.5 h-4.5 border border-ink bg-hatched rounded-[3px]" aria-hidden="true" />
          Specwalk
        </NavLink>
        <span className="address max-xl:hidden truncate text-ink-2 border-1 border-line">{decodeURI(pathname)}</span>
        <nav className="ways-nav" aria-label="Pages">
          <NavLink to="/" end>
            Map
          </NavLink>
          <NavLink to="/questions">
            Questions <b>{open}</b>
          </NavLink>
          <NavLink to="/walk">Walk</NavLink>
          <NavLink to="/prototype">Prototype</NavLink>
          <NavLink to="/spec">Specification</NavLink>
          <NavLink to="/gaps">Gaps</NavLink>
        </nav>
        <AskDialog />
        <KeysButton />
        <Me />
      </header>
      <WalkSlot />
      <aside className="side min-w-0 text-sm px-4 py-2 xl:py-6 border-line max-xl:border-b-1 xl:border-r-1">
        <PointsNav />
      </aside>
      <main className="min-w-0 focus:outline-none" id="main" tabIndex={-1}>
        <PageProblems />
        <Outlet />
      </main>
      <Announcer />
      <ScrollRestoration getKey={(location) => location.pathname} />
    </div>
  );
}

/** Prefetches the next likely pages, once the first page is painted and the browser is idle. */
function prefetchPages(): void {
  void whenIdle().then(() => {
    void import('../placeholders/placeholder.tsx').then(({ preloadPlaceholders }) => preloadPlaceholders());
    void import('../pages/point.tsx');
    void import('../pages/question.tsx');
  });
}

/** The bar of the walkthrough that goes on, and of one that has ended under this page until its minutes are open. */
function WalkSlot() {
  const { activeWalkthrough, walkthroughs } = useWorkspace();
  const active = activeWalkthrough?.walkthrough.id;
  const [atFirst] = useState(active);
  const [id, setId] = useState(active);
  if (active !== undefined && active !== id) setId(active);
  const view = walkthroughs.find(({ walkthrough }) => walkthrough.id === id);
  return view && <WalkBar key={id} view={view} beganHere={id !== atFirst} onOver={() => setId(undefined)} />;
}

/** Milliseconds: the delay before prefetching, and how long it waits at most for an idle browser. */
const DELAY = 1_500;
const MAX_WAIT = 1_000;
const AT_ONCE = 8;

/**
 * Fetches every file of the app that is only needed later, a few at a time while the browser is idle. The browser
 * caches them, as their names change with their content; from then on every page opens without the server. Only for
 * people with a session.
 */
export async function prefetchFiles(): Promise<void> {
  try {
    await new Promise((resolve) => setTimeout(resolve, DELAY));
    const files: readonly string[] = await (await fetch('/files.json')).json();
    for (let at = 0; at < files.length; at += AT_ONCE) {
      await whenIdle();
      await Promise.all(files.slice(at, at + AT_ONCE).map(fetchWhole));
    }
  } catch {
    // What fails now is fetched when it is needed.
  }
}

async function fetchWhole(file: string): Promise<void> {
  await (await fetch(file)).arrayBuffer();
}

/** Resolves once the browser is idle, at the latest after `MAX_WAIT`. */
function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: MAX_WAIT });
    else setTimeout(resolve, MAX_WAIT / 10);
  });
}
