import { useState } from 'react';
import { Link } from 'react-router';
import { withCount } from '#core/index.ts';
import type { AccessState } from '#core/presence.ts';
import { useCommand } from '../forms/command.tsx';
import { Button } from '../kit/button.tsx';
import { Select } from '../kit/fields.tsx';
import { changeAccess, chooseAddress, useAccess, useAddress } from '../presence/access.ts';
import { serverNow } from '../session/presence-store.ts';
import { useDoor, useRole } from '../session/session.ts';
import {
  groupInvitations,
  InvitationRow,
  type NewLink,
  NewLinkCard,
  NewLinkForm,
  PeopleInRoom,
} from './invite/invitations.tsx';
import { JoinCard, WallLink } from './invite/join-card.tsx';
import { Alarms, Lobby } from './invite/lobby.tsx';
import { dateTimeWords, WORDS } from './words.ts';

export function Component() {
  const door = useDoor();
  const isFacilitator = useRole() === 'facilitator';
  return (
    <div className="page [&_section]:mb-6">
      <title>Invite · Specwalk</title>
      <h1>{WORDS.invite}</h1>
      {door === 'open' && <LocalOnly />}
      {door !== 'open' && isFacilitator && <AccessSection />}
      {door !== 'open' && !isFacilitator && (
        <p className="lead">
          Only the facilitator invites people; ask them for a link. <Link to="/walk">Back to the walkthrough</Link>
        </p>
      )}
    </div>
  );
}

function LocalOnly() {
  return (
    <>
      <p className="lead">Specwalk serves only this machine, so nobody else can come in.</p>
      <p>
        To let others in your network join by invitation, stop it and start it with <code>--lan</code>:
      </p>
      <pre className="mono-sm whitespace-pre-wrap px-4 py-3 wrap-anywhere bg-sheet border-1 border-line rounded">
        npx specwalk --lan
      </pre>
      <p className="quiet">
        <code>npx specwalk --help</code> lists the other ways. What was said so far stays.
      </p>
    </>
  );
}

function AccessSection() {
  const { access, problem } = useAccess();
  if (access) return <AccessPanel access={access} />;
  return <p className="lead">{problem ?? 'One moment …'}</p>;
}

function AccessPanel({ access }: { access: AccessState }) {
  const address = useAddress(access.addresses);
  const [newLink, setNewLink] = useState<NewLink | null>(null);
  const now = serverNow();
  const { open, over } = groupInvitations(access.invitations, now);
  return (
    <>
      <Alarms />
      <Lobby />
      <JoinSection access={access} />
      <section aria-labelledby="link-head">
        <h2 id="link-head">By a link</h2>
        {newLink && <NewLinkCard key={newLink.token} {...newLink} address={address} onDone={() => setNewLink(null)} />}
        <NewLinkForm onMade={setNewLink} />
      </section>
      <PeopleInRoom />
      <section aria-labelledby="invitations-head">
        <h2 id="invitations-head">Invitations</h2>
        <ul className="bare">
          {open.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} now={now} onMade={setNewLink} />
          ))}
        </ul>
        {over.length > 0 && (
          <details>
            <summary>{withCount(over.length, 'invitation has ended', 'invitations have ended')}</summary>
            <ul className="bare">
              {over.map((invitation) => (
                <InvitationRow key={invitation.id} invitation={invitation} now={now} onMade={setNewLink} />
              ))}
            </ul>
          </details>
        )}
      </section>
    </>
  );
}

/** Minutes for which the lobby stays open. */
const LOBBY_MINUTES = 10;

function JoinSection({ access }: { access: AccessState }) {
  const address = useAddress(access.addresses);
  const command = useCommand();
  const until = access.lobbyOpenUntil;
  const isOpen = until !== null && until > serverNow();
  const openFor = (minutes: number) => command.run(changeAccess({ act: 'open-lobby', minutes, as: 'stakeholder' }));
  return (
    <section aria-labelledby="wall-head">
      <h2 id="wall-head">In this room</h2>
      <JoinCard />
      {access.addresses.length > 1 && (
        <label className="line block max-w-105 mt-3">
          Address for others
          <Select value={address} of={access.addresses} onChange={chooseAddress} />
        </label>
      )}
      {isLoopback(address) && (
        <p className="problem">
          Only this machine reaches that address. Start Specwalk with <code>--lan</code> to let phones in.
        </p>
      )}
      <p className="mt-4 mb-3" role="status">
        {isOpen
          ? `Everybody with the code comes in at once, until ${dateTimeWords(until)}.`
          : 'People who come by the code wait in the lobby until you let them in.'}
      </p>
      {command.problem}
      <div className="row">
        <Button onClick={() => void openFor(isOpen ? 0 : LOBBY_MINUTES)}>
          {isOpen ? 'Close the door again' : `Let everybody in for ${LOBBY_MINUTES} minutes`}
        </Button>
        <WallLink />
      </div>
    </section>
  );
}

function isLoopback(address: string): boolean {
  return /^https?:\/\/(?:127\.|localhost|\[::1\])/.test(address);
}
