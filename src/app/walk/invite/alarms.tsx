import type { AccessAction, Alarm } from '#core/room.ts';
import { useCommand } from '../../forms/command.tsx';
import { seeToDoor } from '../../presence/access-store.ts';
import { useRoom } from '../../session/presence-store.ts';
import { SureButton } from './sure-button.tsx';
import './invite.css';

/** Limits that somebody has reached, each with what helps. Nothing where nobody has. */
export function Alarms() {
  const alarms = useRoom()?.alarms ?? [];
  const command = useCommand();
  const see = (action: AccessAction) => void command.run(seeToDoor(action));
  if (alarms.length === 0 && command.problem === null) return null;
  return (
    <section className="lobby" aria-label="Too much at once">
      {command.problem}
      <ul className="lobby-list" role="status">
        {alarms.map((alarm) => (
          <AlarmLine key={alarm.sentence} alarm={alarm} see={see} />
        ))}
      </ul>
    </section>
  );
}

/** What helps, and does so for good: it is asked once more. */
interface Remedy {
  /** Null: it does not help here. */
  readonly action: (alarm: Alarm) => AccessAction | null;
  readonly label: string;
  readonly asks: string;
  readonly yes: string;
  readonly outcome: string;
}

const REMEDIES: readonly Remedy[] = [
  {
    action: ({ person, from }) =>
      person !== undefined && from === undefined ? { act: 'send-out', person } : null,
    label: 'Show out',
    asks: 'Show them out?',
    yes: 'Show them out',
    outcome: 'They are out at once; what they said stays.',
  },
  {
    action: ({ from }) => (from === undefined ? null : { act: 'send-out-from', person: from }),
    label: 'Show all out',
    asks: 'Show all of them out?',
    yes: 'Show them all out',
    outcome:
      'Everybody who came from that address is out at once, other than by a link of their own. What they said stays.',
  },
  {
    action: ({ invitation }) => (invitation === undefined ? null : { act: 'revoke', id: invitation }),
    label: 'End the link',
    asks: 'End this link?',
    yes: 'End it',
    outcome:
      'Everybody who came with it is out at once; what they said stays. Make a new link for those who belong here.',
  },
];

interface AlarmLineProps {
  readonly alarm: Alarm;
  readonly see: (action: AccessAction) => void;
}

function AlarmLine({ alarm, see }: AlarmLineProps) {
  const { sentence, person } = alarm;
  return (
    <li className="alarm">
      <span>{sentence}</span>
      <span className="row">
        {person !== undefined && (
          <button type="button" className="button" onClick={() => see({ act: 'let-write', person })}>
            Let it through
          </button>
        )}
        {REMEDIES.map(({ action: actionFor, label, outcome, ...words }) => {
          const action = actionFor(alarm);
          return (
            action && (
              <SureButton key={label} label={label} whose={sentence} {...words} onYes={() => see(action)}>
                {outcome}
              </SureButton>
            )
          );
        })}
      </span>
    </li>
  );
}
