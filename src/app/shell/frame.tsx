import { useEffect, useRef, useState } from 'react';
import { NavLink, Outlet, ScrollRestoration, useLocation } from 'react-router';
import { isClosed } from '#core/index.ts';
import { Keys, KeysButton } from '../keys/keys.tsx';
import { Announcer, announce } from '../kit/announcer.tsx';
import { deferred } from '../kit/deferred.tsx';
import { useKnown, useWorkspace } from '../workspace/store.ts';
import { AskDialog } from './ask-dialog.tsx';
import { Troubles } from './diagnostics.tsx';
import { Me } from './me.tsx';
import { PointsNav } from './points-nav.tsx';

const Gone = deferred(async () => (await import('./gone.tsx')).Gone);
const WalkBar = deferred(async () => (await import('../walk/bar/walk-bar.tsx')).WalkBar);

/** What is around every page: the name, the ways, who speaks, and the points as the map one never loses. */
export function Frame() {
  const { workspace, gone } = useKnown();
  const { pathname } = useLocation();
  const open = workspace.questions.filter(({ status }) => !isClosed(status)).length;
  if (gone !== null) return <Gone problem={gone} />;
  return (
    <div className="frame" ref={fetchNext}>
      <a className="skip" href="#main">
        Skip to the page
      </a>
      <Keys />
      <header className="top">
        <NavLink className="brand" to="/" aria-label="Specwalk, the map">
          <i aria-hidden="true" />
          Specwalk
        </NavLink>
        <span className="address clip muted framed-thin">{decodeURI(pathname)}</span>
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
      <aside className="side min-w-0 text-14">
        <PointsNav />
      </aside>
      <main className="min-w-0" id="main" tabIndex={-1}>
        <Troubles />
        <Outlet />
      </main>
      <Announcer />
      <ScrollRestoration getKey={(location) => location.pathname} />
    </div>
  );
}

/** Once the first page is painted and there is nothing better to do, what will be clicked next is fetched. */
function fetchNext(): void {
  void whenIdle().then(() => {
    void import('../placeholders/placeholder.tsx').then(({ preloadPlaceholders }) => preloadPlaceholders());
    void import('../pages/point.tsx');
    void import('../pages/question.tsx');
  });
}

function WalkSlot() {
  const { walking } = useWorkspace();
  const [atFirst] = useState(walking?.walkthrough.id);
  useEnd(walking !== null);
  if (!walking) return null;
  return (
    <WalkBar key={walking.walkthrough.id} view={walking} beganHere={walking.walkthrough.id !== atFirst} />
  );
}

/** Says aloud when what went on is over; the bar that says the rest is gone by then. */
function useEnd(goesOn: boolean): void {
  const went = useRef(goesOn);
  useEffect(() => {
    if (went.current && !goesOn) announce('The walkthrough is over.');
    went.current = goesOn;
  }, [goesOn]);
}

/** Milliseconds: before it begins, and after which a browser that is never idle fetches all the same. */
const DELAY = 1_500;
const MAX_WAIT = 1_000;
const AT_ONCE = 8;

/**
 * Fetches every file of the app that is only needed later, a few at a time while there is nothing better to do. The browser
 * keeps them, as their names change with what they hold; from then on every page opens without the server.
 * Only for those who are in.
 */
export async function warm(): Promise<void> {
  try {
    await new Promise((resolve) => setTimeout(resolve, DELAY));
    const files: readonly string[] = await (await fetch('/files.json')).json();
    for (let at = 0; at < files.length; at += AT_ONCE) {
      await whenIdle();
      await Promise.all(files.slice(at, at + AT_ONCE).map(fetchWhole));
    }
  } catch {
    // What could not be fetched now is fetched when it is needed.
  }
}

async function fetchWhole(file: string): Promise<void> {
  await (await fetch(file)).arrayBuffer();
}

/** Resolves once the browser has nothing to do, or soon all the same. */
function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: MAX_WAIT });
    else setTimeout(resolve, MAX_WAIT / 10);
  });
}
