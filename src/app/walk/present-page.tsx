import { useEffect, useMemo } from 'react';
import { inView, titleOf, type Workspace } from '#core/index.ts';
import { useKeys } from '../keys/use-keys.ts';
import { useRoom } from '../session/presence-store.ts';
import { useKnown } from '../workspace/store.ts';
import { WorkspaceAt } from '../workspace/workspace-at.tsx';
import { Clock } from './bar/clock.tsx';
import { JoinHere } from './invite/join-here.tsx';
import { forAllEyes, type Presented, presented } from './wall/presented.ts';
import { WallPrototype } from './wall/wall-prototype.tsx';
import { WallQuestion } from './wall/wall-question.tsx';
import { WallStage } from './wall/wall-stage.tsx';
import './wall/wall.css';
import './bar/walk.css';

/** What the room sees on the wall. It follows every move by itself, and shows nothing that is not for all eyes. */
export function Component() {
  const { opened } = useKnown();
  const room = useRoom();
  const workspace = useMemo(() => forAllEyes(opened), [opened]);
  const shown = useMemo(() => presented(workspace, room), [workspace, room]);
  useKeys([
    { keys: 'f', label: 'Fill the whole screen, or leave it', group: 'On the wall', run: fillScreen },
  ]);
  useWake();
  const product = titleOf(workspace);
  return (
    <WorkspaceAt workspace={workspace}>
      <div className="wall">
        <title>{`On the wall · ${product}`}</title>
        <main className="wall-main" id="main">
          <Middle shown={shown} workspace={workspace} />
        </main>
        <aside className="wall-side">
          <p className="wall-title">{shown.title ?? product}</p>
          {shown.title !== null && shown.title !== product && <p className="wall-here">{product}</p>}
          <JoinHere />
          {shown.timer && <Clock timer={shown.timer} />}
          {shown.title !== null && <p className="wall-here">{shown.here} here</p>}
          <button type="button" className="wall-fill" onClick={fillScreen}>
            Full screen <kbd>F</kbd>
          </button>
        </aside>
      </div>
    </WorkspaceAt>
  );
}

const PROTOTYPE = '/prototype';

function Middle({ shown, workspace }: { shown: Presented; workspace: Workspace }) {
  const { title, question, point, place } = shown;
  if (title === null) return <h1 className="wall-word">No walkthrough goes on.</h1>;
  if (place === null) return <h1 className="wall-word">We begin in a moment.</h1>;
  const view = point === null ? undefined : workspace.point(point);
  if (question) return <WallQuestion question={question} screen={view} />;
  if (view) return <WallStage view={view} />;
  if (place.startsWith(PROTOTYPE)) return <WallPrototype place={place} />;
  return (
    <>
      <h1 className="wall-word">{inView(place, workspace).title}</h1>
      <p className="wall-aside">Look at your own screen.</p>
    </>
  );
}

/** Escape leaves it too, as everywhere. */
function fillScreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen();
  else void document.documentElement.requestFullscreen().catch(() => undefined);
}

/** A projector that goes dark in the middle of a talk helps nobody; where the device does not know how, it stays as it is. */
function useWake(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return undefined;
    const held = navigator.wakeLock.request('screen').catch(() => null);
    return () => void held.then((lock) => lock?.release());
  }, []);
}
