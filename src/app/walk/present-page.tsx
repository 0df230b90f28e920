import { useEffect, useMemo, useRef } from 'react';
import { inView, type PointView, type Workspace, workspaceTitle } from '#core/index.ts';
import { AskingProvider } from '../asking/asking.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { lazyComponent } from '../kit/lazy-component.tsx';
import { Placeholder } from '../placeholders/placeholder.tsx';
import { usePresence, useServerNow } from '../session/presence-store.ts';
import { useRole } from '../session/session.ts';
import { Address, StageBar } from '../stage/stage.tsx';
import { useWorkspace, useWorkspaceState, WorkspaceAt } from '../workspace/store.ts';
import { TimerClock } from './bar/timer.tsx';
import { JoinCard } from './invite/join-card.tsx';
import { planDrafts, planFromDraft } from './plan-draft.ts';
import { WallQuestion, WallResults } from './wall/wall-question.tsx';
import { justEnded, publicSnapshot, publicWorkspace, type WallView, wallViewOf } from './wall/wall-view.ts';
import './wall/wall.css';
import './bar/walk.css';

/** Milliseconds; only whether a walkthrough has just ended depends on it. */
const REFRESH_INTERVAL = 60_000;

/** The wall view: it follows every move, and shows only what everybody may see. */
export function Component() {
  const { opened } = useWorkspaceState();
  const room = usePresence();
  const workspace = useMemo(() => publicWorkspace(opened), [opened]);
  const shown = useMemo(() => wallViewOf(workspace, room), [workspace, room]);
  const ended = justEnded(workspace, useServerNow(REFRESH_INTERVAL));
  useKeys('On the wall', [{ keys: 'f', label: 'Fill the whole screen, or leave it', run: toggleFullscreen }]);
  useWakeLock();
  const product = workspaceTitle(workspace);
  const title = shown.title ?? ended?.walkthrough.title ?? null;
  return (
    <WorkspaceAt value={workspace}>
      <div className="wall grid overflow-hidden">
        <title>{`On the wall · ${product}`}</title>
        <main className="p-[calc(2.6*var(--unit))] min-w-0 overflow-auto" id="main">
          {shown.title !== null && <WallContent shown={shown} workspace={workspace} />}
          {shown.title === null && ended && <WallResults snapshot={publicSnapshot(opened)} view={ended} />}
          {shown.title === null && !ended && <BeforeWalkthrough />}
        </main>
        <aside className="wall-side flex flex-col overflow-auto bg-sheet border-l border-line-strong">
          <div>
            <p className="wall-title">{product}</p>
            {title !== null && title !== product && <p className="text-ink-2">{title}</p>}
          </div>
          {!ended && <JoinCard />}
          {shown.timer && <TimerClock timer={shown.timer} />}
          {room && room.count > 0 && (
            <p>
              <b className="font-semibold">{room.count} here</b>{' '}
              <span className="text-ink-2 wrap-anywhere">{room.people.map(({ name }) => name).join(', ')}</span>
            </p>
          )}
          <button
            type="button"
            className="wall-fill text-ink-2 text-sm bg-transparent border-0 mt-auto self-start py-1.5 px-0"
            onClick={toggleFullscreen}
          >
            Full screen <kbd>F</kbd>
          </button>
        </aside>
      </div>
    </WorkspaceAt>
  );
}

/** What is going to happen: the walkthrough that this facilitator prepares, or the product alone. */
function BeforeWalkthrough() {
  const workspace = useWorkspace();
  const isFacilitator = useRole() === 'facilitator';
  const draft = planDrafts.use(workspace.name);
  const { title, plan } = planFromDraft(draft, workspace);
  if (!isFacilitator || plan.items.length === 0) return <h1>We begin in a moment.</h1>;
  return (
    <>
      <h1>{title}</h1>
      <p className="wall-word text-ink-2">{[`${draft.minutes} minutes`, ...draft.groups].join(' · ')}</p>
      <ol className="wall-agenda" aria-label="Agenda">
        {plan.items.map(({ point, questions, goal, minutes }, at) => (
          <li key={`${point} ${questions.join()}`}>
            <span className="text-ink-2">{at + 1}</span>
            <span>
              {goal || workspace.point(point)?.point.title}
              <small className="block text-ink-2">{workspace.point(point)?.point.title}</small>
            </span>
            <span className="text-ink-2 whitespace-nowrap">{minutes} min</span>
          </li>
        ))}
      </ol>
    </>
  );
}

const PROTOTYPE_PATH = '/prototype';

function WallContent({ shown, workspace }: { shown: WallView; workspace: Workspace }) {
  const { question, point, place } = shown;
  if (place === null) return <h1>We begin in a moment.</h1>;
  const view = point === null ? undefined : workspace.point(point);
  if (question)
    return (
      <WallQuestion question={question}>
        {view && <WallStage view={view} pin={question.view.question.id} />}
      </WallQuestion>
    );
  if (view) return <WallStage view={view} />;
  if (place.startsWith(PROTOTYPE_PATH)) return <WallPrototype place={place} />;
  return (
    <>
      <h1>{inView(place, workspace).title}</h1>
      <p className="wall-word text-ink-2">See it on your own screen.</p>
    </>
  );
}

/** Escape leaves it too. */
function toggleFullscreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen();
  else void document.documentElement.requestFullscreen().catch(() => undefined);
}

/** Keeps the screen on, so that no projector turns off during a session; does nothing if the device cannot. */
function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return undefined;
    const request = navigator.wakeLock.request('screen').catch(() => null);
    return () => void request.then((lock) => lock?.release());
  }, []);
}

const EmbeddedScreen = lazyComponent(async () => (await import('../prototype/embedded-screen.tsx')).EmbeddedScreen);
const NO_QUESTIONS = [] as const;

/** A page of the prototype, enlarged, without input. */
function WallPrototype({ place }: { place: string }) {
  const [address = '', search = ''] = place.split('?');
  const path = address.replace(/^\/prototype/, '') || '/';
  const role = new URLSearchParams(search).get('as');
  return (
    <section className="wall-stage" aria-label="The prototype">
      <div className="wall-zoom text-md" inert>
        <div className="stage">
          <StageBar>
            <Address>{path}</Address>
          </StageBar>
          <div className="p-8 max-md:p-4">
            <AskingProvider questions={NO_QUESTIONS}>
              <EmbeddedScreen path={path} role={role} />
            </AskingProvider>
          </div>
        </div>
      </div>
    </section>
  );
}

/** The screen of a point, enlarged, without input. */
function WallStage({ view, pin }: { view: PointView; pin?: string }) {
  const stage = useRef<HTMLElement>(null);
  // The screen is rendered later, and grows.
  useEffect(() => {
    const element = stage.current;
    const content = element?.firstElementChild;
    if (!element || !content || pin === undefined) return undefined;
    const observer = new ResizeObserver(() => scrollToPin(element, pin));
    observer.observe(content);
    return () => observer.disconnect();
  }, [pin]);
  return (
    <section
      className={`wall-stage${pin === undefined ? '' : ' flex-1 min-h-0 overflow-hidden'}`}
      aria-label={view.point.title}
      ref={stage}
    >
      <div className="wall-zoom text-md" inert>
        <AskingProvider key={view.point.id} questions={view.questions} shown={pin}>
          <Placeholder view={view} />
        </AskingProvider>
      </div>
    </section>
  );
}

function scrollToPin(stage: HTMLElement, question: string): void {
  const pin = stage.querySelector(`[data-pin="${CSS.escape(question)}"]`);
  if (!pin) return;
  const { top, height } = stage.getBoundingClientRect();
  stage.scrollTop += pin.getBoundingClientRect().top - top - height / 2;
}
