import { useRef } from 'react';
import { NavLink, Outlet, ScrollRestoration, useLocation } from 'react-router';
import { isClosed } from '#core/index.ts';
import { initials, speakerLine, useSpeaker } from '../asking/speaker.ts';
import { preloadPlaceholders } from '../placeholders/placeholder.tsx';
import { useKnown } from '../workspace/store.ts';
import { Announcer } from './announcer.tsx';
import { AskDialog } from './ask-dialog.tsx';
import { PointsNav } from './points-nav.tsx';
import { SpeakerDialog } from './speaker-dialog.tsx';
import { Troubles } from './troubles.tsx';

/** What stands around every page: the name, the ways, who speaks, and the points as the map one never loses. */
export function Frame() {
  const { workspace } = useKnown();
  const { pathname } = useLocation();
  const open = workspace.questions.filter(({ status }) => !isClosed(status)).length;
  return (
    <div className="frame" ref={warm}>
      <a className="skip" href="#main">
        Skip to the page
      </a>
      <header className="top">
        <NavLink className="brand" to="/" aria-label="Specwalk, the map">
          <i aria-hidden="true" />
          Specwalk
        </NavLink>
        <span className="address">{decodeURI(pathname)}</span>
        <nav className="ways-nav" aria-label="Pages">
          <NavLink to="/" end>
            Map
          </NavLink>
          <NavLink to="/questions">
            Questions <b>{open}</b>
          </NavLink>
          <NavLink to="/prototype">Prototype</NavLink>
          <NavLink to="/spec">Specification</NavLink>
          <NavLink to="/gaps">Gaps</NavLink>
        </nav>
        <AskDialog />
        <Me />
      </header>
      <aside className="side">
        <PointsNav />
      </aside>
      <main id="main" tabIndex={-1}>
        <Troubles />
        <Outlet />
      </main>
      <Announcer />
      <ScrollRestoration getKey={(location) => location.pathname} />
    </div>
  );
}

/** Once the first page is painted there is time to fetch what will be clicked next. */
function warm(): void {
  setTimeout(() => {
    preloadPlaceholders();
    void import('../pages/point.tsx');
    void import('../pages/question.tsx');
  }, 300);
}

function Me() {
  const speaker = useSpeaker();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" className="me" onClick={() => dialog.current?.showModal()}>
        <b aria-hidden="true">{initials(speaker.name) || '?'}</b>
        <span>{speaker.name ? speakerLine(speaker) : 'Who are you?'}</span>
      </button>
      <SpeakerDialog dialog={dialog} />
    </>
  );
}
