import { useEffect, useMemo, useRef } from 'react';
import {
  type Decision,
  inView,
  type PointView,
  plural,
  type QuestionView,
  type Workspace,
  workspaceTitle,
} from '#core/index.ts';
import { AskingProvider } from '../asking/asking.tsx';
import { CONSENT_SYMBOLS, consentWords } from '../asking/reactions.ts';
import { ReplyView } from '../asking/response-list.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { lazyComponent } from '../kit/lazy-component.tsx';
import { Placeholder } from '../placeholders/placeholder.tsx';
import { progressWords } from '../presence/poll-progress.ts';
import { usePresence } from '../session/presence-store.ts';
import { ShapeView } from '../shapes/index.tsx';
import { Address, StageBar } from '../stage/stage.tsx';
import { useWorkspaceState, WorkspaceAt } from '../workspace/store.ts';
import { TimerClock } from './bar/timer.tsx';
import { JoinCard } from './invite/join-card.tsx';
import { publicWorkspace, type WallQuestionView, type WallView, wallViewOf } from './wall/wall-view.ts';
import './wall/wall.css';
import './bar/walk.css';

/** The wall view: it follows every move, and shows only what everybody may see. */
export function Component() {
  const { opened } = useWorkspaceState();
  const room = usePresence();
  const workspace = useMemo(() => publicWorkspace(opened), [opened]);
  const shown = useMemo(() => wallViewOf(workspace, room), [workspace, room]);
  useKeys('On the wall', [{ keys: 'f', label: 'Fill the whole screen, or leave it', run: toggleFullscreen }]);
  useWakeLock();
  const product = workspaceTitle(workspace);
  return (
    <WorkspaceAt value={workspace}>
      <div className="wall grid overflow-hidden">
        <title>{`On the wall · ${product}`}</title>
        <main className="wall-main p-[calc(2.6*var(--unit))] min-w-0 overflow-auto" id="main">
          <WallContent shown={shown} workspace={workspace} />
        </main>
        <aside className="wall-side flex flex-col overflow-auto bg-sheet border-l border-line-strong">
          <p className="wall-title">{shown.title ?? product}</p>
          {shown.title !== null && shown.title !== product && <p className="wall-here">{product}</p>}
          <JoinCard />
          {shown.timer && <TimerClock timer={shown.timer} />}
          {shown.title !== null && <p className="wall-here">{shown.here} here</p>}
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

const PROTOTYPE_PATH = '/prototype';

function WallContent({ shown, workspace }: { shown: WallView; workspace: Workspace }) {
  const { title, question, point, place } = shown;
  if (title === null) return <h1 className="wall-word">No walkthrough goes on.</h1>;
  if (place === null) return <h1 className="wall-word">We begin in a moment.</h1>;
  const view = point === null ? undefined : workspace.point(point);
  if (question) return <WallQuestion question={question} screen={view} />;
  if (view) return <WallStage view={view} />;
  if (place.startsWith(PROTOTYPE_PATH)) return <WallPrototype place={place} />;
  return (
    <>
      <h1 className="wall-word">{inView(place, workspace).title}</h1>
      <p className="wall-aside text-ink-2">Look at your own screen.</p>
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

/** A question on the wall: how many have answered; once revealed, the answers; once decided, the decision. */
function WallQuestion({ question, screen }: { question: WallQuestionView; screen: PointView | undefined }) {
  const { view, poll, answered, positions, decision } = question;
  return (
    <div className="wall-question flex h-full flex-col">
      <h1>{view.question.ask}</h1>
      {decision ? (
        <WallDecision view={view} decision={decision} />
      ) : (
        poll &&
        !poll.revealed && (
          <p className="wall-word" role="status">
            {answered ? `${progressWords(answered)}.` : 'Answer on your own device.'}
          </p>
        )
      )}
      {positions.length > 0 && <AnswerDistribution question={question} />}
      {positions.length === 0 && !decision && screen && <WallStage view={screen} pin={view.question.id} />}
    </div>
  );
}

function WallDecision({ view, decision: { result, by } }: { view: QuestionView; decision: Decision }) {
  return (
    <section className="wall-decided border-2 border-decided bg-decided-wash rounded-xl" aria-label="Decided">
      <span className="tag decided">
        {result.outcome === 'assumed' ? 'Assumed' : result.outcome === 'deferred' ? 'Deferred' : 'Decided'}
      </span>{' '}
      {'value' in result ? (
        <ShapeView spec={view.question.shape} value={result.value} />
      ) : (
        <p>{result.outcome === 'deferred' ? `${result.owner} answers by ${result.until}.` : 'It does not apply.'}</p>
      )}
      <p className="wall-aside text-ink-2">by {by.name}</p>
    </section>
  );
}

function AnswerDistribution({ question: { positions, undecided, view } }: { question: WallQuestionView }) {
  const maxCount = Math.max(...positions.map(({ count }) => count));
  return (
    <ol className="wall-sides" aria-label="The answers">
      {positions.map((side) => (
        <li key={JSON.stringify(side.reply)}>
          <b className="wall-count text-right">{side.count}</b>
          <div>
            <ReplyView view={view} reply={side.reply} />
            <i
              className="wall-bar block border border-line-strong bg-pen-wash"
              style={{ width: `${(side.count / maxCount) * 100}%` }}
              aria-hidden="true"
            />
            {side.names && <p className="wall-aside text-ink-2">{side.names.join(', ')}</p>}
            <ReactionCounts reactions={side.reactions} />
          </div>
        </li>
      ))}
      {undecided > 0 && (
        <li>
          <b className="wall-count text-right">{undecided}</b>
          <p className="wall-aside text-ink-2">
            {plural(undecided, 'does not know, or not yet', 'do not know, or not yet')}
          </p>
        </li>
      )}
    </ol>
  );
}

function ReactionCounts({ reactions }: { reactions: Parameters<typeof consentWords>[0] }) {
  const consents = consentWords(reactions);
  if (consents.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-[calc(1.4*var(--unit))] gap-y-1">
      {consents.map(({ stand, words }) => (
        <span key={stand} className="stand" data-stand={stand}>
          {CONSENT_SYMBOLS[stand]} {words}
        </span>
      ))}
    </p>
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
        <AskingProvider key={view.point.id} questions={view.questions}>
          <Placeholder view={view} />
        </AskingProvider>
      </div>
    </section>
  );
}

function scrollToPin(stage: HTMLElement, question: string): void {
  const pin = stage.querySelector(`[data-pin="${CSS.escape(question)}"]`);
  if (!pin) return;
  pin.setAttribute('aria-current', 'true');
  const { top, height } = stage.getBoundingClientRect();
  stage.scrollTop += pin.getBoundingClientRect().top - top - height / 2;
}
