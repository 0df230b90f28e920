import type { AccessAction, Alarm } from '#core/room.ts';
import { Problem, useProblem } from '../../asking/problem.tsx';
import { useRoom } from '../../room/room-store.ts';
import { seeToDoor } from './access-store.ts';
import { SureButton } from './sure-button.tsx';
import './invite.css';

/** Limits that somebody has reached, each with what helps. Nothing where nobody has. */
export function Alarms() {
  const alarms = useRoom()?.alarms ?? [];
  const [problem, setProblem] = useProblem();
  const see = async (action: AccessAction) => {
    const done = await seeToDoor(action);
    setProblem(done.ok ? null : done.problem);
  };
  if (alarms.length === 0 && problem === null) return null;
  return (
    <section className="lobby" aria-label="Too much at once">
      <Problem trouble={problem} />
      <ul className="lobby-list" role="status">
        {alarms.map((alarm) => (
          <AlarmLine key={alarm.sentence} alarm={alarm} see={see} />
        ))}
      </ul>
    </section>
  );
}

interface AlarmLineProps {
  readonly alarm: Alarm;
  readonly see: (action: AccessAction) => void;
}

function AlarmLine({ alarm: { sentence, person, from, invitation }, see }: AlarmLineProps) {
  return (
    <li className="alarm">
      <span>{sentence}</span>
      <span className="row">
        {person !== undefined && (
          <button type="button" className="button" onClick={() => see({ act: 'let-write', person })}>
            Let it through
          </button>
        )}
        {person !== undefined && from === undefined && (
          <SureButton
            label="Show out"
            whose={sentence}
            asks="Show them out?"
            yes="Show them out"
            onYes={() => see({ act: 'send-out', person })}
          >
            They are out at once; what they said stays.
          </SureButton>
        )}
        {from !== undefined && (
          <SureButton
            label="Show all out"
            whose={sentence}
            asks="Show all of them out?"
            yes="Show them all out"
            onYes={() => see({ act: 'send-out-from', person: from })}
          >
            Everybody who came from that address is out at once, other than by a link of their own. What they
            said stays.
          </SureButton>
        )}
        {invitation !== undefined && (
          <SureButton
            label="End the link"
            whose={sentence}
            asks="End this link?"
            yes="End it"
            onYes={() => see({ act: 'revoke', id: invitation })}
          >
            Everybody who came with it is out at once; what they said stays. Make a new link for those who
            belong here.
          </SureButton>
        )}
      </span>
    </li>
  );
}
