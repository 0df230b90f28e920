import { useState } from 'react';
import { Link } from 'react-router';
import { counted } from '#core/index.ts';
import type { AccessState } from '#core/room.ts';
import { useCommand } from '../forms/command.tsx';
import { Button } from '../kit/button.tsx';
import { Select } from '../kit/select.tsx';
import { changeAccess, chooseAddress, useAccess, useAddress } from '../presence/access.ts';
import { serverNow } from '../session/presence-store.ts';
import { useDoor, useRole } from '../session/session.ts';
import { HereList, InvitationLine } from './invite/invitations.tsx';
import { JoinHere, WallLink } from './invite/join-here.tsx';
import { Alarms, Lobby } from './invite/lobby.tsx';
import { type Fresh, FreshLink, MakeLink } from './invite/make-link.tsx';
import { inOrder, whenWords } from './invite/words.ts';
import './invite/invite.css';

export function Component() {
  const door = useDoor();
  const isFacilitator = useRole() === 'facilitator';
  return (
    <div className="page [&_section]:mb-6">
      <title>Invite · Specwalk</title>
      <h1>Invite</h1>
      {door === 'open' && <OnlyHere />}
      {door !== 'open' && isFacilitator && <Door />}
      {door !== 'open' && !isFacilitator && (
        <p className="lead">
          The facilitator invites people; ask them for a link. <Link to="/walk">Back to the walkthrough</Link>
        </p>
      )}
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
      <pre className="mono-14/[1.5] whitespace-pre-wrap px-4 py-3 wrap-anywhere bg-sheet border-1 border-line rounded">
        npx specwalk --lan
      </pre>
      <p className="quiet">
        <code>npx specwalk --help</code> tells the other ways. What was said so far stays.
      </p>
    </>
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

/** Minutes for which the lobby is open. */
const OPEN = 10;

function WallPart({ access }: { access: AccessState }) {
  const address = useAddress(access.addresses);
  const command = useCommand();
  const until = access.lobbyOpenUntil;
  const isOpen = until !== null && until > serverNow();
  const openFor = (minutes: number) => command.run(changeAccess({ act: 'open-lobby', minutes, as: 'stakeholder' }));
  return (
    <section aria-labelledby="wall-head">
      <h2 id="wall-head">In this room</h2>
      <JoinHere />
      {access.addresses.length > 1 && (
        <label className="line block max-w-105 mt-3">
          Address that they reach
          <Select value={address} of={access.addresses} onChange={chooseAddress} />
        </label>
      )}
      {isHere(address) && (
        <p className="problem">
          Only this machine reaches that address. Start Specwalk with <code>--lan</code>, so that phones can come in.
        </p>
      )}
      <p className="mt-4 mb-3" role="status">
        {isOpen
          ? `Whoever has the code comes in at once, until ${whenWords(until)}.`
          : 'Whoever comes by the code waits in the lobby until you let them in.'}
      </p>
      {command.problem}
      <div className="row">
        <Button onClick={() => void openFor(isOpen ? 0 : OPEN)}>
          {isOpen ? 'Let them wait again' : `Let everybody in for ${OPEN} minutes`}
        </Button>
        <WallLink />
      </div>
    </section>
  );
}

function isHere(address: string): boolean {
  return /^https?:\/\/(?:127\.|localhost|\[::1\])/.test(address);
}
