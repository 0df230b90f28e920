import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { inView, plural } from '#core/index.ts';
import { useKeys } from '../../keys/use-keys.ts';
import { useIsNarrow } from '../../kit/media.ts';
import type { EmitEvent } from '../../presence/use-session-events.ts';
import { usePresence } from '../../session/presence-store.ts';
import { useWorkspace } from '../../workspace/store.ts';
import { WALL_LINK } from '../invite/join-card.tsx';
import { Alarms, Lobby } from '../invite/lobby.tsx';
import { WORDS } from '../words.ts';
import { FollowStatus, MoreIcon, PageLinks, type WalkBarContext } from './follow-status.tsx';
import { useMoves } from './moves.ts';
import { EndDialog, NotePopover } from './notes.tsx';
import { HandsList, HandsPopover, handsUp, PeoplePopover } from './people.tsx';
import { PollControl } from './polls.tsx';
import { Popover } from './popover.tsx';
import { AgendaList, type AgendaPosition, agendaPositionOf, stopWords } from './stops.tsx';
import { TimerPopover } from './timer.tsx';

/** Widths in pixels below which what is needed less often, or all but the next steps, moves into the menu. */
const NARROW = 1_240;
const PHONE = 640;

type Moves = ReturnType<typeof useMoves>;

/** The bar of the facilitator, in one row: where to go next, what to ask, who wants something, and a menu. */
export function FacilitatorBar({ emit, ...parts }: WalkBarContext & { readonly emit: EmitEvent }) {
  const { view, at, follow, dispatchFollow, park } = parts;
  const workspace = useWorkspace();
  const room = usePresence();
  const timer = room?.timer ?? null;
  const isNarrow = useIsNarrow(NARROW);
  const isPhone = useIsNarrow(PHONE);
  const [isEnding, setEnding] = useState(false);
  const moves = useMoves(parts, emit);
  const way = agendaPositionOf(view, moves.shown);
  const end = () => setEnding(true);
  useFacilitatorKeys({ ...parts, moves, way, end });
  const { question } = inView(at, workspace);
  const go = (place: string) => void moves.show(place);
  const undoButton = moves.last && (
    <button
      type="button"
      className="walk-button"
      title={`Undo: ${moves.last.back}`}
      aria-label={`Undo: ${moves.last.back}`}
      onClick={() => void moves.undo()}
    >
      <UndoIcon />
      {!isNarrow && 'Undo'}
    </button>
  );
  const previousButton = way.stops.length > 0 && <PreviousButton {...{ way, go }} isLabelled={isPhone} />;
  const agendaPopover = way.stops.length > 0 && (
    <Popover
      name={WORDS.agenda}
      label={way.now ? `${WORDS.agenda} ${way.now.item + 1}/${view.agenda.length}` : WORDS.agenda}
    >
      {(close) => (
        <AgendaList
          view={view}
          go={(place) => {
            close();
            go(place);
          }}
        />
      )}
    </Popover>
  );
  const timerPopover = <TimerPopover timer={timer} planned={way.minutes} />;
  const noteAndPark = (
    <>
      <NotePopover view={view} place={at} emit={emit} />
      {park && (
        <button type="button" className="walk-button" onClick={park}>
          Park
        </button>
      )}
    </>
  );
  const { waiting = [], alarms = [] } = room ?? {};
  const hands = handsUp(room);
  const wanting = waiting.length + alarms.length + hands.length;
  return (
    <>
      <div className="walk-row">
        {isPhone ? undoButton || previousButton : previousButton}
        {!isPhone && agendaPopover}
        {isPhone && moves.isAway ? (
          <button type="button" className="walk-button flex-auto" onClick={() => go(at)}>
            {WORDS.gather}
          </button>
        ) : (
          way.stops.length > 0 && <NextButton way={way} go={go} />
        )}
        <FollowStatus follow={follow} dispatch={dispatchFollow} by={view.walkthrough.by.name} leads isBrief={isPhone} />
        {!isPhone && moves.isAway && (
          <button type="button" className="walk-button" onClick={() => go(at)}>
            {WORDS.gather}
          </button>
        )}
        {question && !(isPhone && moves.isAway) && (
          <PollControl
            key={question.question.id}
            view={view}
            question={question}
            emit={emit}
            gather={async () => !moves.isAway || moves.show(at)}
            brief={isNarrow}
          />
        )}
        {!isPhone && (
          <>
            <HandsPopover />
            <LobbyPopover />
            <span className="flex-auto" />
            {undoButton}
          </>
        )}
        {(!isNarrow || timer) && !isPhone && timerPopover}
        {!isNarrow && noteAndPark}
        {!isNarrow && <PeoplePopover />}
        <Popover name={WORDS.more} label={<MoreIcon count={isPhone ? wanting : 0} />}>
          {(close) => (
            <>
              {isPhone && (
                <>
                  <Alarms />
                  <Lobby />
                  {hands.length > 0 && <HandsList hands={hands} />}
                </>
              )}
              <div className="walk-menu">
                {isPhone && agendaPopover}
                {isPhone && moves.last && previousButton}
                {(isPhone || (isNarrow && !timer)) && timerPopover}
                {isNarrow && noteAndPark}
                {isNarrow && <PeoplePopover />}
                <Link className="walk-button" to="/walk" onClick={close}>
                  {WORDS.console}
                </Link>
                <a className="walk-button" href={WALL_LINK.href} target={WALL_LINK.target} onClick={close}>
                  {WORDS.wall}
                </a>
                <Link className="walk-button" to="/walk/invite" onClick={close}>
                  {WORDS.invite}
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
              <PageLinks you={parts.you} onGo={close} />
            </>
          )}
        </Popover>
      </div>
      {isEnding && <EndDialog view={view} emit={emit} onClose={() => setEnding(false)} />}
    </>
  );
}

interface WayProps {
  readonly way: AgendaPosition;
  readonly go: (place: string) => void;
}

function PreviousButton({ way: { previous }, go, isLabelled }: WayProps & { readonly isLabelled: boolean }) {
  const workspace = useWorkspace();
  const words = previous && stopWords(previous, workspace);
  return (
    <button
      type="button"
      className="walk-button"
      aria-disabled={!previous}
      title={words}
      onClick={() => previous && go(previous.place)}
    >
      <span aria-hidden="true">‹</span>
      <span className={isLabelled ? 'max-sm:sr-only' : 'unseen'}>Previous</span>
      <span className="unseen">{words && `: ${words}`}</span>
    </button>
  );
}

/** Takes everybody to the next stop. */
function NextButton({ way: { next }, go }: WayProps) {
  const workspace = useWorkspace();
  const words = next && stopWords(next, workspace);
  return (
    <button
      type="button"
      className="walk-button next-stop"
      aria-disabled={!next}
      title={words}
      onClick={() => next && go(next.place)}
    >
      <span className="truncate min-w-0">
        {words ? (
          <>
            Next: <em className="not-italic font-normal font-voice">{words}</em>
          </>
        ) : (
          'Last stop'
        )}
      </span>
      <span aria-hidden="true">›</span>
    </button>
  );
}

function UndoIcon() {
  return (
    <svg className="size-4 flex-none" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path className="fill-none stroke-current stroke-[1.6]" d="M6 3L2.5 6.5L6 10M2.5 6.5H10a3.5 3.5 0 0 1 0 7H7" />
    </svg>
  );
}

function LobbyPopover() {
  const { waiting = [], alarms = [] } = usePresence() ?? {};
  if (waiting.length === 0 && alarms.length === 0) return null;
  const atDoor = plural(waiting.length, `${waiting[0]?.name} is at the door`, '# at the door');
  return (
    <Popover
      name={alarms.length === 0 ? WORDS.lobby : WORDS.alarm}
      className="walk-button asks"
      label={<span className="truncate">{alarms.length === 0 ? atDoor : WORDS.alarm}</span>}
    >
      {() => (
        <>
          <Alarms />
          <Lobby />
        </>
      )}
    </Popover>
  );
}

interface FacilitatorKeysProps extends WalkBarContext {
  readonly moves: Moves;
  readonly way: AgendaPosition;
  readonly end: () => void;
}

function useFacilitatorKeys({ at, follow, dispatchFollow, park, moves, way, end }: FacilitatorKeysProps): void {
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
      label: 'Take everybody to the previous stop',
      run: () => previous && void moves.show(previous.place),
      when: () => previous !== undefined,
    },
    { keys: 'b', label: WORDS.gather, run: () => void moves.show(at), when: () => moves.isAway },
    {
      keys: 'u',
      label: moves.last ? `Undo: ${moves.last.back}` : 'Undo the last step',
      run: () => void moves.undo(),
      when: () => moves.last !== null,
    },
    {
      keys: 'j',
      label: 'Go where everybody is',
      run: () => dispatchFollow({ happened: 'rejoined' }),
      when: () => !follow.following && follow.place !== null,
    },
    { keys: 'p', label: WORDS.park, run: () => park?.(), when: () => park !== null },
    { label: WORDS.wall, run: () => void window.open(WALL_LINK.href, WALL_LINK.target) },
    { label: WORDS.invite, run: () => void go('/walk/invite') },
    { label: `${WORDS.end} …`, run: end },
  ]);
}
