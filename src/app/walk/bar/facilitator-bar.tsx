import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { inView, isSameAddress, isShowable, plural } from '#core/index.ts';
import { useKeys } from '../../keys/use-keys.ts';
import { useIsNarrow } from '../../kit/use-is-narrow.ts';
import type { EmitEvent } from '../../presence/use-session-events.ts';
import { usePresence } from '../../session/presence-store.ts';
import { useWorkspace, workspaceStateNow } from '../../workspace/store.ts';
import { WALL_LINK } from '../invite/join-card.tsx';
import { Alarms, Lobby } from '../invite/lobby.tsx';
import { EndDialog } from './end-dialog.tsx';
import { FollowStatus } from './follow-status.tsx';
import { NotePopover } from './park-and-note.tsx';
import { HandsPopover, PeoplePopover } from './people.tsx';
import { PollControl } from './poll-control.tsx';
import { MoreIcon, Popover } from './popover.tsx';
import { AgendaPopover, StopNavigation } from './stop-navigation.tsx';
import { type AgendaPosition, agendaPositionOf } from './stops.ts';
import { TimerPopover } from './timer.tsx';
import type { WalkBarContext } from './walk-bar-context.ts';

/**
 * Widths in pixels below which secondary controls, or all but stop navigation and poll, move into the “More” popover.
 */
const NARROW = 1_180;
const PHONE = 640;

/** The bar of the facilitator: the current stop, navigation, timer, poll, hands, and a menu for the rest. */
export function FacilitatorBar({ emit, ...parts }: WalkBarContext & { readonly emit: EmitEvent }) {
  const { view, at, follow, dispatchFollow, park } = parts;
  const timer = usePresence()?.timer ?? null;
  const isNarrow = useIsNarrow(NARROW);
  const isPhone = useIsNarrow(PHONE);
  const endDialog = useRef<HTMLDialogElement>(null);
  const moves = useGroupMoves(parts, emit);
  const way = agendaPositionOf(view, moves.shown);
  const end = () => endDialog.current?.showModal();
  useFacilitatorKeys({ ...parts, moves, way, end });
  const { question } = inView(at, useWorkspace());
  const go = (place: string) => void moves.show(place);
  const undoButton = moves.undoTo !== null && (
    <button type="button" className="walk-button quiet-button" onClick={() => void moves.undo()}>
      <span className="cut truncate min-w-0">Undo, back to {moves.undoTo}</span>
    </button>
  );
  const agendaPopover = <AgendaPopover view={view} way={way} show={go} />;
  const timerPopover = <TimerPopover timer={timer} planned={way.minutes} />;
  const peoplePopover = <PeoplePopover />;
  const parkButton = park && (
    <button type="button" className="walk-button" onClick={park}>
      Park
    </button>
  );
  const notePopover = <NotePopover view={view} place={at} emit={emit} />;
  const isTimerInMore = isPhone && timer === null;
  const moreMenu = (
    <Popover name="More of the walkthrough" label={<MoreIcon />}>
      {(close) => (
        <div className="walk-more grid gap-2">
          {isPhone && agendaPopover}
          {isTimerInMore && timerPopover}
          {isNarrow && undoButton}
          {isNarrow && peoplePopover}
          {isNarrow && parkButton}
          {isNarrow && notePopover}
          <Link className="walk-button" to="/walk" onClick={close}>
            Console
          </Link>
          <a className="walk-button" href={WALL_LINK.href} target={WALL_LINK.target} onClick={close}>
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
    </Popover>
  );
  return (
    <>
      <div className="walk-row flex items-center gap-2 min-w-0 min-h-10">
        <FollowStatus follow={follow} dispatch={dispatchFollow} by={view.walkthrough.by.name} leads />
        {moves.isAway && (
          <button type="button" className="walk-button" onClick={() => go(at)}>
            Bring everybody here
          </button>
        )}
        {!isNarrow && undoButton}
        {!isNarrow && peoplePopover}
        {isPhone && moreMenu}
      </div>
      <div className="walk-row flex items-center gap-2 min-w-0 min-h-10">
        <StopNavigation way={way} show={go}>
          {!isPhone && agendaPopover}
        </StopNavigation>
        {!isTimerInMore && timerPopover}
        {question && (
          <PollControl
            key={question.question.id}
            view={view}
            question={question}
            emit={emit}
            gather={async () => !moves.isAway || moves.show(at)}
            brief={isPhone}
          />
        )}
        <HandsPopover />
        <LobbyPopover />
        <span className="flex-1" />
        {!isNarrow && parkButton}
        {!isNarrow && notePopover}
        {!isPhone && moreMenu}
      </div>
      <EndDialog dialog={endDialog} view={view} emit={emit} />
    </>
  );
}

function LobbyPopover() {
  const { waiting = [], alarms = [] } = usePresence() ?? {};
  if (waiting.length === 0 && alarms.length === 0) return null;
  const atDoor = plural(waiting.length, `${waiting[0]?.name} is at the door`, '# at the door');
  return (
    <Popover
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
    </Popover>
  );
}

interface FacilitatorKeysProps extends WalkBarContext {
  readonly moves: ReturnType<typeof useGroupMoves>;
  readonly way: AgendaPosition;
  readonly end: () => void;
}

/** The keys of the facilitator, on every page. What cannot be undone has no key. */
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
    { label: 'Open the view for the wall', run: () => void window.open(WALL_LINK.href, WALL_LINK.target) },
    { label: 'Invite others', run: () => void go('/walk/invite') },
    { label: 'End the walkthrough …', run: end },
  ]);
}

/** Moves everybody to an address, and undoes that. */
function useGroupMoves({ view, at, dispatchFollow }: WalkBarContext, emit: EmitEvent) {
  const workspace = useWorkspace();
  const [ahead, setAhead] = useState<string | null>(null);
  const lastMove = useRef<Promise<unknown>>(Promise.resolve());
  const followOwnMove = () => isShowable(at) && dispatchFollow({ happened: 'led' });
  const shown = ahead === null ? view.shown : [...view.shown, { place: ahead }];
  const before = shown.length > 1 ? shown.at(-2) : undefined;
  // Serialized: each move is sent after the one before it has arrived.
  const enqueue = (move: () => Promise<boolean>) => {
    followOwnMove();
    const moved = lastMove.current.then(move);
    lastMove.current = moved;
    return moved;
  };
  return {
    /** Includes a move that is still being sent: the next one starts from there. */
    shown,
    /** Whether the group is elsewhere and could be brought here. */
    isAway: isShowable(at) && (view.place === null || !isSameAddress(at, view.place)),
    /** Takes everybody to an address; the facilitator too, unless they are on the console. */
    show: async (place: string) => {
      setAhead(place);
      const isSent = await enqueue(() => emit({ happened: 'shown', place }));
      setAhead((now) => (now === place ? null : now));
      return isSent;
    },
    undo: () =>
      enqueue(async () => {
        const [to, lastShown] = workspaceStateNow()?.workspace.activeWalkthrough?.shown.slice(-2) ?? [];
        return to && lastShown ? emit({ happened: 'shown', place: to.place, undoes: lastShown.id }) : false;
      }),
    /** Where undoing the last move leads, as text; null if there is nothing to undo. */
    undoTo: before ? inView(before.place, workspace).title : null,
  };
}
