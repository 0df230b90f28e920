import type { InvitationView } from '#core/room.ts';
import { useCommand } from '../../forms/command.tsx';
import { seeToDoor, useAccess } from '../../presence/access-store.ts';
import { useRoom } from '../../session/presence-store.ts';
import { useSession } from '../../session/session.ts';
import { speakerLine } from '../../session/speaker.ts';
import { SureButton } from './sure-button.tsx';
import { CAN } from './words.ts';

/** Who is here right now; anybody but oneself can be shown out. */
export function HereList() {
  const room = useRoom();
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
          <li key={person} className="invitation">
            <div>
              <p className="invitation-whose">
                {speakerLine(speaker)}
                {person === me && <span className="quiet"> you</span>}
              </p>
              <p className="quiet">{CAN[as]}</p>
            </div>
            {person !== me && (
              <SureButton
                label="Show out"
                whose={speaker.name}
                asks={`Show ${speaker.name} out?`}
                yes="Show them out"
                onYes={() => void command.run(seeToDoor({ act: 'send-out', person }))}
              >
                They are out at once; what they said stays. {BACK[wayOf(person, invitations)]}
              </SureButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who comes back after they were shown out, and how far, by what they had come with. */
const BACK = {
  one: 'Their link lets them in no more, and by the code they come no further than the lobby.',
  many: 'Nobody can tell who comes back by a link for many, so whoever comes new by the same link, or by the code, waits in the lobby until you let them in. Under “Invitations” you can make a new link instead.',
  code: 'By the code they come no further than the lobby.',
} as const;

function wayOf(id: string, invitations: readonly InvitationView[]): keyof typeof BACK {
  return invitations.find(({ people }) => people.some(({ person }) => person === id))?.for ?? 'code';
}
