import { useState } from 'react';
import { Link } from 'react-router';
import { counted } from '#core/index.ts';
import type { AccessState } from '#core/room.ts';
import { useAccess } from '../presence/access-store.ts';
import { useAddress } from '../presence/address-store.ts';
import { serverNow } from '../session/presence-store.ts';
import { useDoor, useRole } from '../session/session.ts';
import { Alarms } from './invite/alarms.tsx';
import { type Fresh, FreshLink } from './invite/fresh-link.tsx';
import { HereList } from './invite/here-list.tsx';
import { InvitationLine } from './invite/invitation-line.tsx';
import { Lobby } from './invite/lobby.tsx';
import { MakeLink } from './invite/make-link.tsx';
import { WallPart } from './invite/wall-part.tsx';
import { inOrder } from './invite/words.ts';
import './invite/invite.css';

/** How others come in: by the code on the wall, by a link of their own, by one for many; and who did. */
export function Component() {
  const door = useDoor();
  const isFacilitator = useRole() === 'facilitator';
  return (
    <div className="page invite">
      <title>Invite · Specwalk</title>
      <h1>Invite</h1>
      {door === 'open' ? <OnlyHere /> : isFacilitator ? <Door /> : <NotYou />}
    </div>
  );
}

function OnlyHere() {
  return (
    <>
      <p className="lead">This Specwalk serves this machine only, so nobody else can come in.</p>
      <p>
        Stop it and start it with <code>--lan</code> to let your network in, by invitation:
      </p>
      <pre className="invite-command">npx specwalk --lan</pre>
      <p className="quiet">
        <code>npx specwalk --help</code> tells the other ways. What was said so far stays.
      </p>
    </>
  );
}

function NotYou() {
  return (
    <p className="lead">
      The facilitator invites people; ask them for a link. <Link to="/walk">Back to the walkthrough</Link>
    </p>
  );
}

function Door() {
  const { access, problem } = useAccess();
  if (access) return <OpenDoor access={access} />;
  return <p className="lead">{problem ?? 'One moment …'}</p>;
}

function OpenDoor({ access }: { access: AccessState }) {
  const address = useAddress(access.addresses);
  const [fresh, setFresh] = useState<Fresh | null>(null);
  const now = serverNow();
  const { open, over } = inOrder(access.invitations, now);
  return (
    <>
      <Alarms />
      <Lobby />
      <WallPart access={access} />
      <section aria-labelledby="link-head">
        <h2 id="link-head">By a link</h2>
        {fresh && <FreshLink key={fresh.token} {...fresh} address={address} onDone={() => setFresh(null)} />}
        <MakeLink onMade={setFresh} />
      </section>
      <HereList />
      <section aria-labelledby="invitations-head">
        <h2 id="invitations-head">Invitations</h2>
        <ul className="invitations">
          {open.map((invitation) => (
            <InvitationLine key={invitation.id} invitation={invitation} now={now} onMade={setFresh} />
          ))}
        </ul>
        {over.length > 0 && (
          <details>
            <summary>{counted(over.length, 'that has ended', 'that have ended')}</summary>
            <ul className="invitations">
              {over.map((invitation) => (
                <InvitationLine key={invitation.id} invitation={invitation} now={now} onMade={setFresh} />
              ))}
            </ul>
          </details>
        )}
      </section>
    </>
  );
}
