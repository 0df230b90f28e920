import { useState } from 'react';
import { Problem } from '../../asking/problem.tsx';
import { speakerLine } from '../../asking/speaker.ts';
import { useRoom } from '../../room/room-store.ts';
import { useSession } from '../../room/session.ts';
import { seeToDoor } from './access-store.ts';
import { SureButton } from './sure-button.tsx';
import { CAN } from './words.ts';

/** Who is here right now; anybody but oneself can be shown out. */
export function HereList() {
  const room = useRoom();
  const me = useSession()?.person;
  const [problem, setProblem] = useState<string | null>(null);
  if (!room || room.people.length === 0) return null;
  const sendOut = async (person: string) => {
    const done = await seeToDoor({ act: 'send-out', person });
    setProblem(done.ok ? null : done.problem);
  };
  return (
    <section aria-labelledby="here-head">
      <h2 id="here-head">Here now</h2>
      <Problem sentence={problem} />
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
                onYes={() => void sendOut(person)}
              >
                They are out at once and cannot come in the same way. What they said stays.
              </SureButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
