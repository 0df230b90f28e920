import type { AccessAction, InvitationView } from '#core/room.ts';
import { useCommand } from '../../forms/command.tsx';
import { seeToDoor } from '../../presence/access-store.ts';
import { speakerLine } from '../../session/speaker.ts';
import type { Fresh } from './fresh-link.tsx';
import { SureButton } from './sure-button.tsx';
import { CAN, forWords, standing, whenWords } from './words.ts';

interface InvitationLineProps {
  readonly invitation: InvitationView;
  readonly now: number;
  readonly onMade: (fresh: Fresh) => void;
}

const DAY = 24;
/** Of more than so many the rest are counted. */
const NAMED = 30;

/** One invitation: for whom, what they can do, who came by it, and what can be done about it. */
export function InvitationLine({ invitation, now, onMade }: InvitationLineProps) {
  const { id, as, until, people, guarded = false } = invitation;
  const command = useCommand();
  const whose = forWords(invitation);
  const state = standing(invitation, now);
  const see = (action: AccessAction) =>
    command.run(seeToDoor(action), ({ body: { token } }) => {
      if (token !== undefined) onMade({ token, invitation });
    });
  return (
    <li className="invitation" data-standing={state}>
      <div>
        <p className="invitation-whose">{whose}</p>
        <p className="quiet">
          {CAN[as]} · {STANDS[state](whenWords(until))}
        </p>
        <p className="quiet">{cameWords(people.map(speakerLine))}</p>
        {guarded && state === 'open' && (
          <p className="quiet">Whoever comes new by it waits in the lobby, for somebody was shown out.</p>
        )}
        {command.problem}
      </div>
      {state !== 'revoked' && (
        <div className="row">
          <button
            type="button"
            className="plain"
            aria-label={`A day more: ${whose}`}
            onClick={() => void see({ act: 'extend', id, hours: DAY })}
          >
            A day more
          </button>
          {guarded && state === 'open' && (
            <button
              type="button"
              className="plain"
              aria-label={`Let people in again: ${whose}`}
              onClick={() => void see({ act: 'reopen', id })}
            >
              Let people in again
            </button>
          )}
          {state === 'open' && (
            <SureButton
              label="New link"
              whose={whose}
              asks={`Make a new link for ${whose}?`}
              yes="Make it"
              onYes={() => void see({ act: 're-issue', id })}
            >
              The link handed out so far opens nothing from then on. Whoever is in stays in.
            </SureButton>
          )}
          <SureButton
            label="End"
            whose={whose}
            asks={`End the invitation for ${whose}?`}
            yes="End it"
            onYes={() => void see({ act: 'revoke', id })}
          >
            {people.length === 0
              ? 'The link opens nothing from then on. It cannot be taken back; make a new one if need be.'
              : 'Everybody who came with it is out at once. What they said stays.'}
          </SureButton>
        </div>
      )}
    </li>
  );
}

const STANDS: Readonly<Record<ReturnType<typeof standing>, (when: string) => string>> = {
  open: (when) => `holds until ${when}`,
  ended: (when) => `ended ${when}`,
  revoked: () => 'ended by a facilitator',
};

function cameWords(names: readonly string[]): string {
  if (names.length === 0) return 'Nobody came with it yet.';
  const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : '';
  return `Came with it: ${names.slice(0, NAMED).join(', ')}${more}`;
}
