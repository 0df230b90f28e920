import type { AccessAction, InvitationView } from '#core/presence.ts';
import { useCommand } from '../../forms/command.tsx';
import { Button } from '../../kit/button.tsx';
import { ConfirmButton } from '../../kit/confirm-dialog.tsx';
import { changeAccess, useAccess } from '../../presence/access.ts';
import { usePresence } from '../../session/presence-store.ts';
import { useSession } from '../../session/session.ts';
import { speakerLine } from '../../session/speaker.ts';
import type { NewLink } from './new-link.tsx';
import { dateTimeWords, invitationState, inviteeWords, ROLE_ABILITIES } from './words.ts';

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
    <li
      className="invitation flex flex-wrap justify-between items-center gap-x-4 gap-y-2 py-3 border-t-1 border-line"
      data-standing={state}
    >
      <div className="flex-[1_1_300px] min-w-0">
        <p className="voice-lg font-semibold wrap-anywhere data-[standing=revoked]:line-through" data-standing={state}>
          {whose}
        </p>
        <p className="quiet m-0">
          {ROLE_ABILITIES[as]} · {STATE_WORDS[state](dateTimeWords(until))}
        </p>
        <p className="quiet m-0">{usedByWords(people.map(speakerLine))}</p>
        {guarded && state === 'open' && (
          <p className="quiet m-0">Whoever comes new by it waits in the lobby, for somebody was shown out.</p>
        )}
        {command.problem}
      </div>
      {state !== 'revoked' && (
        <div className="row gap-4">
          <Button
            look="plain"
            aria-label={`A day more: ${whose}`}
            onClick={() => void runAction({ act: 'extend', id, hours: DAY_HOURS })}
          >
            A day more
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
              The link handed out so far opens nothing from then on. Whoever is in stays in.
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
              ? 'The link opens nothing from then on. It cannot be taken back; make a new one if need be.'
              : 'Everybody who came with it is out at once. What they said stays.'}
          </ConfirmButton>
        </div>
      )}
    </li>
  );
}

const STATE_WORDS: Readonly<Record<ReturnType<typeof invitationState>, (when: string) => string>> = {
  open: (when) => `holds until ${when}`,
  ended: (when) => `ended ${when}`,
  revoked: () => 'ended by a facilitator',
};

function usedByWords(names: readonly string[]): string {
  if (names.length === 0) return 'Nobody came with it yet.';
  const more = names.length > MAX_NAMES ? ` and ${names.length - MAX_NAMES} more` : '';
  return `Came with it: ${names.slice(0, MAX_NAMES).join(', ')}${more}`;
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
          <li
            key={person}
            className="invitation flex flex-wrap justify-between items-center gap-x-4 gap-y-2 py-3 border-t-1 border-line"
          >
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
                They are out at once; what they said stays. {RETURN_WORDS[entryOf(person, invitations)]}
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
  one: 'Their link lets them in no more, and by the code they come no further than the lobby.',
  many: 'Nobody can tell who comes back by a link for many, so whoever comes new by the same link, or by the code, waits in the lobby until you let them in. Under “Invitations” you can make a new link instead.',
  code: 'By the code they come no further than the lobby.',
} as const;

function entryOf(id: string, invitations: readonly InvitationView[]): keyof typeof RETURN_WORDS {
  return invitations.find(({ people }) => people.some(({ person }) => person === id))?.for ?? 'code';
}
