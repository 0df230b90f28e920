import { useEffect, useState } from 'react';
import type { Invited } from '../presence/join-address.ts';
import { askSession } from '../session/session.ts';
import { InvitedTo } from './join-form.tsx';

interface WaitingRoomProps {
  readonly name: string;
  readonly invited: Invited;
  readonly onLeave: () => void;
}

/** Milliseconds between one look at the door and the next. */
const AGAIN = 2_000;

/** The lobby, from within: it looks at the door by itself. What it sees there is known to the whole page. */
export function WaitingRoom({ name, invited, onLeave }: WaitingRoomProps) {
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    let timer = 0;
    let isOver = false;
    const look = async () => {
      const { ok } = await askSession();
      if (isOver) return;
      setCut(!ok);
      timer = window.setTimeout(look, AGAIN);
    };
    timer = window.setTimeout(look, AGAIN);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, []);
  return (
    <div className="join-form">
      <title>Waiting · Specwalk</title>
      <h1>You are in the lobby, {name}.</h1>
      <InvitedTo {...invited} />
      <p className="lead" role="status">
        {isCut
          ? 'The server does not answer. This page tries again by itself; stay in the same network.'
          : 'The facilitator lets people in. Stay on this page; it goes on by itself.'}
      </p>
      <i className="join-waiting" aria-hidden="true" />
      <button type="button" className="plain" onClick={onLeave}>
        Wait no longer
      </button>
    </div>
  );
}
