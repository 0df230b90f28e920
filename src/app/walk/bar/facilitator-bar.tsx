import { useRef } from 'react';
import { inView } from '#core/index.ts';
import type { Tell } from '../../presence/use-tell.ts';
import { wayOf } from '../way/way.ts';
import type { BarParts } from './bar-parts.ts';
import { DoorPart } from './door-part.tsx';
import { EndDialog } from './end-dialog.tsx';
import { FacilitatorMore } from './facilitator-more.tsx';
import { HandsPart } from './hands.tsx';
import { NotePart } from './note-part.tsx';
import { PeoplePart } from './people-part.tsx';
import { RoundControl } from './round-control.tsx';
import { Standing } from './standing.tsx';
import { TimerPart } from './timer-part.tsx';
import { useFacilitatorKeys } from './use-facilitator-keys.ts';
import { useMoves } from './use-moves.ts';
import { useNarrow } from './use-narrow.ts';
import { AgendaPart, WayPart } from './way-part.tsx';

/** Below the first, what is not of this moment stands behind a button; below the second, all but the way and the round. */
const NARROW = 1_180;
const PHONE = 640;

/** The bar of the facilitator: where everybody is, the way on, the time, the round, hands, and the rest behind a button. */
export function FacilitatorBar({ tell, ...parts }: BarParts & { readonly tell: Tell }) {
  const { view, workspace, room, at, follow, tellFollow, park } = parts;
  const narrow = useNarrow(NARROW);
  const phone = useNarrow(PHONE);
  const ending = useRef<HTMLDialogElement>(null);
  const moves = useMoves(parts, tell);
  const way = wayOf(view, moves.shown);
  const end = () => ending.current?.showModal();
  useFacilitatorKeys({ ...parts, moves, way, end });
  const { question } = inView(at, workspace);
  const go = (place: string) => void moves.show(place);
  const undoing = moves.undoTo !== null && (
    <button type="button" className="walk-button quiet-button" onClick={() => void moves.undo()}>
      <span className="cut">Undo, back to {moves.undoTo}</span>
    </button>
  );
  const agenda = <AgendaPart view={view} workspace={workspace} way={way} show={go} />;
  const timer = <TimerPart timer={room?.timer ?? null} planned={way.minutes} />;
  const people = room && <PeoplePart room={room} workspace={workspace} />;
  const parking = park && (
    <button type="button" className="walk-button" onClick={park}>
      Park
    </button>
  );
  const noting = <NotePart view={view} place={at} tell={tell} />;
  const timesBelow = phone && room?.timer == null;
  const more = (
    <FacilitatorMore end={end}>
      {phone && agenda}
      {timesBelow && timer}
      {narrow && undoing}
      {narrow && people}
      {narrow && parking}
      {narrow && noting}
    </FacilitatorMore>
  );
  return (
    <>
      <div className="walk-row">
        <Standing
          follow={follow}
          tell={tellFollow}
          workspace={workspace}
          by={view.walkthrough.by.name}
          leads
        />
        {moves.isAway && (
          <button type="button" className="walk-button" onClick={() => go(at)}>
            Bring everybody here
          </button>
        )}
        {!narrow && undoing}
        {!narrow && people}
        {phone && more}
      </div>
      <div className="walk-row">
        <WayPart workspace={workspace} way={way} show={go}>
          {!phone && agenda}
        </WayPart>
        {!timesBelow && timer}
        {question && (
          <RoundControl
            key={question.question.id}
            view={view}
            question={question}
            room={room}
            tell={tell}
            gather={async () => !moves.isAway || moves.show(at)}
            brief={phone}
          />
        )}
        {room && <HandsPart room={room} />}
        {room && <DoorPart room={room} />}
        <span className="walk-gap" />
        {!narrow && parking}
        {!narrow && noting}
        {!phone && more}
      </div>
      <EndDialog dialog={ending} view={view} workspace={workspace} tell={tell} />
    </>
  );
}
