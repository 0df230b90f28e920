import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { inView, isSamePlace, isShowable, plural } from '#core/index.ts';
import { useKeys } from '../../keys/use-keys.ts';
import type { EmitEvent } from '../../presence/use-session-events.ts';
import { usePresence } from '../../session/presence-store.ts';
import { knownNow, useWorkspace } from '../../workspace/store.ts';
import { WALL } from '../invite/join-here.tsx';
import { Alarms, Lobby } from '../invite/lobby.tsx';
import { EndDialog } from './end-dialog.tsx';
import { NotePart } from './forms.tsx';
import { HandsPart, PeoplePart } from './people-part.tsx';
import { PollControl } from './poll-control.tsx';
import { More, Pop } from './pop.tsx';
import { type BarParts, Standing, useNarrow } from './standing.tsx';
import { type Way, wayOf } from './stops.ts';
import { TimerPart } from './timer.tsx';
import { AgendaPart, WayPart } from './way-part.tsx';

/** Below NARROW, what is not needed now is behind a button; below PHONE, all but the way and the poll. */
const NARROW = 1_180;
const PHONE = 640;

/** The bar of the facilitator: where everybody is, the way on, the time, the poll, hands, and what else there is. */
export function FacilitatorBar({ emit, ...parts }: BarParts & { readonly emit: EmitEvent }) {
  const { view, at, follow, dispatchFollow, park } = parts;
  const timer = usePresence()?.timer ?? null;
  const narrow = useNarrow(NARROW);
  const phone = useNarrow(PHONE);
  const ending = useRef<HTMLDialogElement>(null);
  const moves = useMoves(parts, emit);
  const way = wayOf(view, moves.shown);
  const end = () => ending.current?.showModal();
  useFacilitatorKeys({ ...parts, moves, way, end });
  const { question } = inView(at, useWorkspace());
  const go = (place: string) => void moves.show(place);
  const undoing = moves.undoTo !== null && (
    <button type="button" className="walk-button quiet-button" onClick={() => void moves.undo()}>
      <span className="cut truncate min-w-0">Undo, back to {moves.undoTo}</span>
    </button>
  );
  const agenda = <AgendaPart view={view} way={way} show={go} />;
  const timing = <TimerPart timer={timer} planned={way.minutes} />;
  const people = <PeoplePart />;
  const parking = park && (
    <button type="button" className="walk-button" onClick={park}>
      Park
    </button>
  );
  const noting = <NotePart view={view} place={at} emit={emit} />;
  const timesBelow = phone && timer === null;
  const more = (
    <Pop name="More of the walkthrough" label={<More />}>
      {(close) => (
        <div className="walk-more grid gap-2">
          {phone && agenda}
          {timesBelow && timing}
          {narrow && undoing}
          {narrow && people}
          {narrow && parking}
          {narrow && noting}
          <Link className="walk-button" to="/walk" onClick={close}>
            Console
          </Link>
          <a className="walk-button" href={WALL.href} target={WALL.target} onClick={close}>
            On the wall
          </a>
          <Link className="walk-button" to="/walk/invite" onClick={close}>
            Invite
          </Link>
          <button
            type="button"
            className="walk-button"
            onClick={() => {
              close();
              end();
            }}
          >
            End …
          </button>
        </div>
      )}
    </Pop>
  );
  return (
    <>
      <div className="walk-row flex items-center gap-2 min-w-0 min-h-10">
        <Standing follow={follow} dispatch={dispatchFollow} by={view.walkthrough.by.name} leads />
        {moves.isAway && (
          <button type="button" className="walk-button" onClick={() => go(at)}>
            Bring everybody here
          </button>
        )}
        {!narrow && undoing}
        {!narrow && people}
        {phone && more}
      </div>
      <div className="walk-row flex items-center gap-2 min-w-0 min-h-10">
        <WayPart way={way} show={go}>
          {!phone && agenda}
        </WayPart>
        {!timesBelow && timing}
        {question && (
          <PollControl
            key={question.question.id}
            view={view}
            question={question}
            emit={emit}
            gather={async () => !moves.isAway || moves.show(at)}
            brief={phone}
          />
        )}
        <HandsPart />
        <DoorPart />
        <span className="flex-1" />
        {!narrow && parking}
        {!narrow && noting}
        {!phone && more}
      </div>
      <EndDialog dialog={ending} view={view} emit={emit} />
    </>
  );
}

function DoorPart() {
  const { waiting = [], alarms = [] } = usePresence() ?? {};
  if (waiting.length === 0 && alarms.length === 0) return null;
  const atDoor = plural(waiting.length, `${waiting[0]?.name} is at the door`, '# at the door');
  return (
    <Pop
      name={alarms.length === 0 ? 'In the lobby' : 'Too much at once'}
      className="walk-button asks"
      label={alarms.length === 0 ? atDoor : 'Too much at once'}
    >
      {() => (
        <>
          <Alarms />
          <Lobby />
        </>
      )}
    </Pop>
  );
}

interface Running extends BarParts {
  readonly moves: ReturnType<typeof useMoves>;
  readonly way: Way;
  readonly end: () => void;
}

/** What the facilitator does by keyboard, from any page. What cannot be taken back has no key of its own. */
function useFacilitatorKeys({ at, follow, dispatchFollow, park, moves, way, end }: Running): void {
  const go = useNavigate();
  const { next, previous } = way;
  useKeys('Walk', [
    {
      keys: ']',
      label: 'Take everybody to the next stop',
      run: () => next && void moves.show(next.place),
      when: () => next !== undefined,
    },
    {
      keys: '[',
      label: 'Take everybody to the stop before',
      run: () => previous && void moves.show(previous.place),
      when: () => previous !== undefined,
    },
    { keys: 'b', label: 'Bring everybody here', run: () => void moves.show(at), when: () => moves.isAway },
    {
      keys: 'u',
      label: `Undo the last move of everybody${moves.undoTo === null ? '' : `, back to ${moves.undoTo}`}`,
      run: () => void moves.undo(),
      when: () => moves.undoTo !== null,
    },
    {
      keys: 'j',
      label: 'Go where everybody is',
      run: () => dispatchFollow({ happened: 'rejoined' }),
      when: () => !follow.following && follow.place !== null,
    },
    { keys: 'p', label: 'Park a question', run: () => park?.(), when: () => park !== null },
    { label: 'Open the view for the wall', run: () => void window.open(WALL.href, WALL.target) },
    { label: 'Invite others', run: () => void go('/walk/invite') },
    { label: 'End the walkthrough …', run: end },
  ]);
}

/** How everybody is moved, and moved back. */
function useMoves({ view, at, dispatchFollow }: BarParts, emit: EmitEvent) {
  const workspace = useWorkspace();
  const [ahead, setAhead] = useState<string | null>(null);
  const underWay = useRef<Promise<unknown>>(Promise.resolve());
  const goAlong = () => isShowable(at) && dispatchFollow({ happened: 'led' });
  const shown = ahead === null ? view.shown : [...view.shown, { place: ahead }];
  const before = shown.length > 1 ? shown.at(-2) : undefined;
  // One after the other, so that they arrive in order, and each knows the one before.
  const inTurn = (move: () => Promise<boolean>) => {
    goAlong();
    const moved = underWay.current.then(move);
    underWay.current = moved;
    return moved;
  };
  return {
    /** Includes a move that is still on its way: the next one goes on from there. */
    shown,
    /** Whether everybody is elsewhere and could be brought here. */
    isAway: isShowable(at) && (view.place === null || !isSamePlace(at, view.place)),
    /** Takes everybody to an address, the facilitator too unless they run it from the console. */
    show: async (place: string) => {
      setAhead(place);
      const counts = await inTurn(() => emit({ happened: 'shown', place }));
      setAhead((now) => (now === place ? null : now));
      return counts;
    },
    undo: () =>
      inTurn(async () => {
        const [to, last] = knownNow()?.workspace.walking?.shown.slice(-2) ?? [];
        return to && last ? emit({ happened: 'shown', place: to.place, undoes: last.id }) : false;
      }),
    /** Where undoing the last move leads, in words; null where there is nothing to undo. */
    undoTo: before ? inView(before.place, workspace).title : null,
  };
}
