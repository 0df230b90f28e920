import { useState } from 'react';
import { type Speaker, type WalkthroughRole, workspaceTitle } from '#core/index.ts';
import { mailAddress } from '#core/minutes.ts';
import type { AccessAction, InvitationView } from '#core/presence.ts';
import { CommandForm, useCommand } from '../../forms/command.tsx';
import { Button } from '../../kit/button.tsx';
import { ConfirmButton } from '../../kit/confirm-dialog.tsx';
import { copyText } from '../../kit/copy-text.ts';
import { RadioGroup, Select, TextField } from '../../kit/fields.tsx';
import { focusOnce } from '../../kit/keyboard.ts';
import { keysOf } from '../../kit/keys-of.ts';
import { changeAccess, useAccess } from '../../presence/access.ts';
import { joinLink } from '../../presence/join-address.ts';
import { usePresence } from '../../session/presence-store.ts';
import { useSession } from '../../session/session.ts';
import { speakerLine } from '../../session/speaker.ts';
import { useWorkspace } from '../../workspace/store.ts';
import { dateTimeWords, inviteeWords, inviteMail, ROLE_ABILITIES, VALIDITY_OPTIONS } from '../words.ts';
import { LazyQrCode } from './join-card.tsx';

const ROW = 'flex flex-wrap justify-between items-center gap-x-4 gap-y-2 py-3 border-t-1 border-line';

interface InvitationRowProps {
  readonly invitation: InvitationView;
  readonly now: number;
  readonly onMade: (fresh: NewLink) => void;
}

const DAY_HOURS = 24;
const MAX_NAMES = 30;

export function InvitationRow({ invitation, now, onMade }: InvitationRowProps) {
  const { id, as, until, people, guarded = false } = invitation;
  const command = useCommand();
  const whose = inviteeWords(invitation);
  const state = invitationState(invitation, now);
  const runAction = (action: AccessAction) =>
    command.run(changeAccess(action), ({ body: { token } }) => {
      if (token !== undefined) onMade({ token, invitation });
    });
  return (
    <li className={ROW}>
      <div className="flex-[1_1_300px] min-w-0">
        <p className={`voice-lg font-semibold wrap-anywhere ${state === 'revoked' ? 'line-through' : ''}`}>{whose}</p>
        <p className="quiet m-0">
          {ROLE_ABILITIES[as]} · {STATE_WORDS[state](dateTimeWords(until))}
        </p>
        <p className="quiet m-0">{usedByWords(people.map(speakerLine))}</p>
        {guarded && state === 'open' && (
          <p className="quiet m-0">New people who use it wait in the lobby, because somebody was shown out.</p>
        )}
        {command.problem}
      </div>
      {state !== 'revoked' && (
        <div className="row gap-4">
          <Button
            look="plain"
            aria-label={`One day more: ${whose}`}
            onClick={() => void runAction({ act: 'extend', id, hours: DAY_HOURS })}
          >
            One day more
          </Button>
          {guarded && state === 'open' && (
            <Button
              look="plain"
              aria-label={`Let people in again: ${whose}`}
              onClick={() => void runAction({ act: 'reopen', id })}
            >
              Let people in again
            </Button>
          )}
          {state === 'open' && (
            <ConfirmButton
              label="New link"
              whose={whose}
              asks={`Make a new link for ${whose}?`}
              yes="Make it"
              onYes={() => void runAction({ act: 're-issue', id })}
            >
              The old link stops working. People who are in stay in.
            </ConfirmButton>
          )}
          <ConfirmButton
            label="End"
            whose={whose}
            asks={`End the invitation for ${whose}?`}
            yes="End it"
            onYes={() => void runAction({ act: 'revoke', id })}
          >
            {people.length === 0
              ? 'The link stops working for good. You can make a new one.'
              : 'Everybody who came in with it is out at once. What they said stays.'}
          </ConfirmButton>
        </div>
      )}
    </li>
  );
}

const STATE_WORDS: Readonly<Record<ReturnType<typeof invitationState>, (when: string) => string>> = {
  open: (when) => `valid until ${when}`,
  ended: (when) => `ended ${when}`,
  revoked: () => 'ended by a facilitator',
};

function usedByWords(names: readonly string[]): string {
  if (names.length === 0) return 'Nobody has used it yet.';
  const more = names.length > MAX_NAMES ? ` and ${names.length - MAX_NAMES} more` : '';
  return `Used by ${names.slice(0, MAX_NAMES).join(', ')}${more}`;
}

export function PeopleInRoom() {
  const room = usePresence();
  const me = useSession()?.person;
  const invitations = useAccess().access?.invitations ?? [];
  const command = useCommand();
  if (!room || room.people.length === 0) return null;
  return (
    <section aria-labelledby="here-head">
      <h2 id="here-head">Here now</h2>
      {command.problem}
      <ul className="invitations">
        {room.people.map(({ person, as, ...speaker }) => (
          <li key={person} className={ROW}>
            <div className="flex-[1_1_300px] min-w-0">
              <p className="voice-lg font-semibold wrap-anywhere">
                {speakerLine(speaker)}
                {person === me && <span className="quiet"> you</span>}
              </p>
              <p className="quiet m-0">{ROLE_ABILITIES[as]}</p>
            </div>
            {person !== me && (
              <ConfirmButton
                label="Show out"
                whose={speaker.name}
                asks={`Show ${speaker.name} out?`}
                yes="Show them out"
                onYes={() => void command.run(changeAccess({ act: 'send-out', person }))}
              >
                They are out at once. What they said stays. {RETURN_WORDS[entryOf(person, invitations)]}
              </ConfirmButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What happens if a removed person comes back, by how they had joined. */
const RETURN_WORDS = {
  one: 'Their link stops working, and with the code they get no further than the lobby.',
  many: 'With a link for many, nobody can tell who comes back. So everybody who newly comes by it, or by the code, waits in the lobby until you let them in. You can make a new link under “Invitations”.',
  code: 'With the code they get no further than the lobby.',
} as const;

function entryOf(id: string, invitations: readonly InvitationView[]): keyof typeof RETURN_WORDS {
  return invitations.find(({ people }) => people.some(({ person }) => person === id))?.for ?? 'code';
}

export function invitationState({ revoked, until }: InvitationView, now: number): 'open' | 'ended' | 'revoked' {
  if (revoked) return 'revoked';
  return until > now ? 'open' : 'ended';
}

/** `open`: the valid ones; `over`: all others. Both with the newest first. */
export function groupInvitations(invitations: readonly InvitationView[], now: number) {
  const newestFirst = [...invitations].reverse();
  return {
    open: newestFirst.filter((invitation) => invitationState(invitation, now) === 'open'),
    over: newestFirst.filter((invitation) => invitationState(invitation, now) !== 'open'),
  };
}

const AUDIENCES = { one: 'One person', many: 'Many' } as const;

export function NewLinkForm({ onMade }: { onMade: (fresh: NewLink) => void }) {
  const [audience, setAudience] = useState<'one' | 'many'>('one');
  const [name, setName] = useState('');
  const [role, setRole] = useState('');
  const [as, setAs] = useState<WalkthroughRole>('stakeholder');
  const [hours, setHours] = useState(168);
  const command = useCommand();
  const isForOne = audience === 'one';
  const allowedRoles = keysOf(ROLE_ABILITIES).filter((each) => isForOne || each !== 'facilitator');
  const grantedRole = allowedRoles.includes(as) ? as : 'stakeholder';

  const make = () => {
    const request = changeAccess({
      act: 'invite',
      as: grantedRole,
      for: audience,
      name: isForOne ? name.trim() : '',
      role: role.trim(),
      hours,
    });
    return command.run(request, ({ body: { access, token } }) => {
      const invitation = access.invitations.at(-1);
      if (token === undefined || !invitation) return;
      setName('');
      onMade({ token, invitation });
    });
  };

  return (
    <CommandForm className="grid gap-4 justify-items-start" command={command} send={make} submit="Make the link">
      <RadioGroup label="For whom" choices={AUDIENCES} value={audience} onChange={setAudience} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(220px,1fr))] gap-x-4 gap-y-3 items-end w-full">
        {isForOne && <TextField label="Their name (optional)" value={name} onChange={setName} />}
        <TextField label="They speak for (optional)" value={role} onChange={setRole} />
        <label className="line basis-35">
          What they may do
          <Select value={grantedRole} of={allowedRoles.map((each) => [each, ROLE_ABILITIES[each]])} onChange={setAs} />
        </label>
        <label className="line basis-35">
          Valid
          <Select value={hours} of={VALIDITY_OPTIONS} onChange={setHours} />
        </label>
      </div>
    </CommandForm>
  );
}

export interface NewLink {
  readonly token: string;
  readonly invitation: InvitationView;
}

interface NewLinkCardProps extends NewLink {
  readonly address: string;
  readonly onDone: () => void;
}

/** A new link, shown only once: to copy, send or scan. */
export function NewLinkCard({ token, invitation, address, onDone }: NewLinkCardProps) {
  const workspace = useWorkspace();
  const speaker: Speaker = { name: invitation.name, role: invitation.role };
  const about = workspaceTitle(workspace);
  const link = joinLink(address, token, speaker);
  const mail = inviteMail({ ...invitation, about, link });
  return (
    <section
      className="grid grid-cols-[minmax(0,1fr)_180px] max-md:grid-cols-1 items-start gap-6 p-6 max-md:p-4 bg-decided-wash border border-decided rounded-xl"
      aria-label="The new link"
    >
      <div className="grid gap-3">
        <h3 className="outline-none" ref={focusOnce} tabIndex={-1}>
          The link for: {inviteeWords(invitation)}
        </h3>
        <p className="quiet m-0">Shown only once. If it gets lost, make a new one in the list below.</p>
        <label className="line">
          <span className="unseen">The link</span>
          <input className="mono" readOnly value={link} onFocus={(event) => event.target.select()} />
        </label>
        <div className="row">
          <Button look="main" onClick={() => void copyText(link)}>
            Copy the link
          </Button>
          <Button onClick={() => void copyText(`${mail.subject}\n\n${mail.body}`)}>Copy an e-mail</Button>
          <a className="button" href={mailAddress(mail)}>
            Write an e-mail
          </a>
          <Button look="plain" onClick={onDone}>
            Done
          </Button>
        </div>
        <details>
          <summary>The e-mail</summary>
          <pre className="mono-sm whitespace-pre-wrap px-4 py-3 wrap-anywhere bg-sheet border-1 border-line rounded">
            {mail.body}
          </pre>
        </details>
      </div>
      <LazyQrCode
        className="max-md:w-[min(220px,100%)]"
        text={link}
        label={`QR code of the link for ${inviteeWords(invitation)}`}
      />
    </section>
  );
}
