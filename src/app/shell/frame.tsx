import { useEffect, useState } from 'react';
import { NavLink, Outlet, useLocation, useParams } from 'react-router';
import { addressOfPoint, capitalize, countCore, countQuestions, type PointView } from '#core/index.ts';
import { GlobalKeys, KeysButton, PAGES } from '../keys/keys.tsx';
import { startTypeAhead } from '../keys/type-ahead.ts';
import { Announcer } from '../kit/announcer.tsx';
import { SkipLink } from '../kit/button.tsx';
import { initialsOf } from '../kit/initials.ts';
import { lazyComponent } from '../kit/lazy-component.tsx';
import { Ring } from '../kit/progress-bar.tsx';
import { ScrollMemory } from '../kit/scroll-memory.ts';
import { settledShare } from '../kit/status-tag.tsx';
import type { PresenceTarget } from '../presence/people-here.tsx';
import { useDoor, useSession } from '../session/session.ts';
import { speakerLine, useSpeaker } from '../session/speaker.ts';
import { useWorkspace, useWorkspaceState } from '../workspace/store.ts';
import { AskDialog } from './ask-dialog.tsx';

/** The points of the specification with their progress; on a narrow screen opened by a button of the bar. */
function PointsNav({ points }: { points: readonly PointView[] }) {
  return (
    <nav
      className="side drawer xl:block xl:px-4 xl:py-6 xl:border-r-1 border-line text-sm"
      id="points"
      popover="auto"
      aria-label="Points"
    >
      <div className="xl:sticky xl:top-[calc(24px+var(--head))] xl:max-h-[calc(100vh-48px-var(--head))] xl:overflow-auto">
        <h2 className="small-head px-2 empty:hidden">{points.length > 0 && 'The points'}</h2>
        <ol className="bare">
          {points.map((view) => (
            <li key={view.point.id}>
              <NavLink
                className="grid grid-cols-[14px_minmax(0,1fr)_auto] gap-2.5 items-center px-2 py-2 rounded no-underline
                  text-ink-2 aria-[current]:bg-raised aria-[current]:text-ink aria-[current]:font-semibold
                  aria-[current]:shadow-[inset_0_0_0_1px_var(--color-line)]"
                title={view.point.title}
                to={addressOfPoint(view.point.id)}
              >
                <Ring share={settledShare(view)} />
                <span className="flex min-w-0 gap-1">
                  <span className="truncate">{shortTitle(view, points)}</span>{' '}
                  <HereSlot at={{ point: view.point.id }} />
                </span>
                <small className="tabular-nums">
                  <span className="unseen">settled </span>
                  {view.asked > 0 ? `${countQuestions(view.questions).settled}/${view.asked}` : ''}
                </small>
              </NavLink>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}

/** Characters of a title for which the list of points has room. */
const MAX_TITLE = 17;

/** The title of a point on one line; a long one as the name of its kind, where no other point is of that. */
function shortTitle({ point }: PointView, points: readonly PointView[]): string {
  const isOnly =
    point.kind !== 'other' && points.every(({ point: { id, kind } }) => id === point.id || kind !== point.kind);
  return point.title.length > MAX_TITLE && isOnly ? capitalize(point.kind) : point.title;
}

/** Closes what the bar of a narrow screen has opened, once it has led somewhere. */
function useClosingDrawers(): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what it answers to.
  useEffect(() => {
    for (const open of document.querySelectorAll<HTMLElement>('.drawer:popover-open')) open.hidePopover();
  }, [pathname]);
}

const Here = lazyComponent(async () => (await import('../presence/people-here.tsx')).PeopleHere);

/** The people who look at something; fetched only during a walkthrough. */
function HereSlot({ at }: { at: PresenceTarget }) {
  return useWorkspace().activeWalkthrough && <Here at={at} />;
}

const PageProblems = lazyComponent(async () => (await import('./page-problems.tsx')).PageProblems);

/** Fetched once the page is drawn, which does not wait for it. */
function ProblemsSlot() {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => setDrawn(true), []);
  return isDrawn && <PageProblems />;
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
        className="me flex items-center gap-2 bg-transparent border-0 min-h-9 p-1"
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
        <span className="truncate max-w-[22ch] max-xl:sr-only">{who.name ? speakerLine(who) : 'Who are you?'}</span>
      </button>
      {open && <Dialog onClose={() => setOpen(false)} />}
    </>
  );
}

const SessionEnded = lazyComponent(async () => (await import('./dialogs.tsx')).SessionEnded);
const WalkBar = lazyComponent(async () => (await import('../walk/bar/walk-bar.tsx')).WalkBar);

const BAR_BUTTON = 'button min-h-9 px-2.5 border-line bg-transparent';
const PAGE_LINK = `block px-0.5 py-2 max-lg:py-3 whitespace-nowrap no-underline text-ink-2 lg:border-b-2 border-transparent
  aria-[current]:text-ink aria-[current]:border-pen max-lg:aria-[current]:font-semibold`;

/** The frame of every page: name, navigation, own name, and the points as a map. */
export function Frame() {
  const { workspace, endedBecause } = useWorkspaceState();
  const { pathname } = useLocation();
  const { point } = useParams();
  useClosingDrawers();
  if (endedBecause !== null) return <SessionEnded problem={endedBecause} />;
  const points = workspace.points.filter(({ status }) => status !== 'container');
  const here = points.find((view) => view.point.id === point);
  const open = countCore(workspace.questions) || countQuestions(workspace.questions).open;
  return (
    <div className="frame" data-path={decodeURI(pathname)}>
      <SkipLink />
      <GlobalKeys />
      <header className="top border-b-1 border-line bg-sheet text-sm">
        <button type="button" className={`lg:hidden ${BAR_BUTTON}`} popoverTarget="pages">
          Menu
        </button>
        <NavLink
          className="max-lg:hidden min-h-9 no-underline ui-md font-semibold flex gap-2.5 items-center"
          to="/"
          aria-label="Specwalk, the map"
        >
          <i className="w-4.5 h-4.5 border border-ink bg-hatched rounded-[3px]" aria-hidden="true" />
          Specwalk
        </NavLink>
        {points.length > 0 && (
          <button type="button" className={`xl:hidden min-w-0 gap-2 ${BAR_BUTTON}`} popoverTarget="points">
            {here && <Ring share={settledShare(here)} />}
            <span className="truncate">{here ? shortTitle(here, points) : 'Points'}</span>
            <span aria-hidden="true">▾</span>
          </button>
        )}
        <nav className="drawer lg:flex lg:gap-4 lg:ml-auto" id="pages" popover="auto" aria-label="Pages">
          {PAGES.map(({ to, label }) => (
            <NavLink key={to} className={PAGE_LINK} to={to} end={to === '/'}>
              {label}
              {to === '/questions' && <b className="font-semibold"> {open}</b>}
            </NavLink>
          ))}
        </nav>
        <span className="flex items-center gap-2 max-lg:ml-auto">
          <AskDialog />
          <KeysButton />
          <Me />
        </span>
      </header>
      <WalkSlot />
      {/* The specification has its own contents in this place. */}
      {pathname !== '/spec' && <PointsNav points={points} />}
      <main
        className={`min-w-0 focus:outline-none ${pathname === '/spec' ? 'col-span-full' : ''}`}
        id="main"
        tabIndex={-1}
      >
        <ProblemsSlot />
        <Outlet />
      </main>
      <Announcer />
      <ScrollMemory />
    </div>
  );
}

/** The bar of the running walkthrough, and of one that has ended under this page until its minutes are open. */
function WalkSlot() {
  const { activeWalkthrough, walkthroughs } = useWorkspace();
  const active = activeWalkthrough?.walkthrough.id;
  const [atFirst] = useState(active);
  const [id, setId] = useState(active);
  if (active !== undefined && active !== id) setId(active);
  const view = walkthroughs.find(({ walkthrough }) => walkthrough.id === id);
  const isNew = id !== atFirst;
  const headless = (
    <>
      <AskDialog />
      <Me />
    </>
  );
  return view && <WalkBar key={id} view={view} beganHere={isNew} you={headless} onOver={() => setId(undefined)} />;
}
