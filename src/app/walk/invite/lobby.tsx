import { withCount } from '#core/index.ts';
import type { AccessAction, Alarm, LobbyGuest } from '#core/presence.ts';
import { useCommand } from '../../forms/command.tsx';
import { Button } from '../../kit/button.tsx';
import { ConfirmButton } from '../../kit/confirm-dialog.tsx';
import { changeAccess } from '../../presence/access.ts';
import { usePresence } from '../../session/presence-store.ts';
import { speakerLine } from '../../session/speaker.ts';
import { WORDS } from '../words.ts';

export function Lobby() {
  const waiting = usePresence()?.waiting ?? [];
  const command = useCommand();
  const runActions = (...actions: readonly AccessAction[]) =>
    command.run(Promise.all(actions.map(changeAccess)).then((all) => all.find(({ ok }) => !ok) ?? null));
  const admitAction = ({ person }: LobbyGuest, as: 'stakeholder' | 'viewer'): AccessAction => ({
    act: 'admit',
    person,
    as,
  });
  if (waiting.length === 0 && command.problem === null) return null;
  return (
    <section className="p-4 bg-pen-wash border border-pen rounded-xl" aria-label={WORDS.lobby}>
      <div className="row justify-between">
        <div role="status">
          <h2 className="m-0 text-lg">
            {withCount(waiting.length, 'person wants to come in', 'people want to come in')}
          </h2>
        </div>
        {waiting.length > 1 && (
          <span className="row">
            <Button
              look="main"
              onClick={() => void runActions(...waiting.map((one) => admitAction(one, 'stakeholder')))}
            >
              Let all in
            </Button>
            <Button look="plain" onClick={() => void runActions({ act: 'refuse-all' })}>
              Turn all away
            </Button>
          </span>
        )}
      </div>
      {command.problem}
      <ul className="bare mt-3">
        {waiting.map((one) => (
          <li
            key={one.person}
            className="flex flex-wrap justify-between items-center gap-x-4 gap-y-2 py-3 border-t-1 border-line"
          >
            <span>{speakerLine(one)}</span>
            <span className="row">
              <button
                type="button"
                className={waiting.length === 1 ? 'button main' : 'button'}
                aria-label={`Let in: ${one.name}`}
                onClick={() => void runActions(admitAction(one, 'stakeholder'))}
              >
                Let in
              </button>
              <Button
                aria-label={`Let in to watch: ${one.name}`}
                onClick={() => void runActions(admitAction(one, 'viewer'))}
              >
                Let in to watch
              </Button>
              <Button
                look="plain"
                aria-label={`Turn away: ${one.name}`}
                onClick={() => void runActions({ act: 'refuse', person: one.person })}
              >
                Turn away
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Limits that somebody has reached, each with its remedies; nothing if there are none. */
export function Alarms() {
  const alarms = usePresence()?.alarms ?? [];
  const command = useCommand();
  const runAction = (action: AccessAction) => void command.run(changeAccess(action));
  if (alarms.length === 0 && command.problem === null) return null;
  return (
    <section className="p-4 bg-pen-wash border border-pen rounded-xl" aria-label={WORDS.alarm}>
      {command.problem}
      <ul className="bare" role="status">
        {alarms.map((alarm) => (
          <AlarmRow key={alarm.sentence} alarm={alarm} see={runAction} />
        ))}
      </ul>
    </section>
  );
}

/** A remedy that cannot be undone, so it asks for confirmation. */
interface Remedy {
  /** Null: it does not apply here. */
  readonly action: (alarm: Alarm) => AccessAction | null;
  readonly label: string;
  readonly asks: string;
  readonly yes: string;
  readonly outcome: string;
}

const REMEDIES: readonly Remedy[] = [
  {
    action: ({ person, from }) => (person !== undefined && from === undefined ? { act: 'send-out', person } : null),
    label: 'Show out',
    asks: 'Show them out?',
    yes: 'Show them out',
    outcome: 'They are out at once. What they said stays.',
  },
  {
    action: ({ from }) => (from === undefined ? null : { act: 'send-out-from', person: from }),
    label: 'Show all out',
    asks: 'Show all of them out?',
    yes: 'Show them all out',
    outcome:
      'Everybody who came from that address is out at once, except those with a link of their own. What they said stays.',
  },
  {
    action: ({ invitation }) => (invitation === undefined ? null : { act: 'revoke', id: invitation }),
    label: 'End the link',
    asks: 'End this link?',
    yes: 'End it',
    outcome:
      'Everybody who came in with it is out at once. What they said stays. Make a new link for those who belong here.',
  },
];

function AlarmRow({ alarm, see }: { alarm: Alarm; see: (action: AccessAction) => void }) {
  const { sentence, person } = alarm;
  return (
    <li className="flex flex-wrap justify-between items-center gap-x-4 gap-y-2 py-3 first:pt-0 border-t-1 first:border-t-0 border-line">
      <span className="flex-[1_1_340px] min-w-0">{sentence}</span>
      <span className="row">
        {person !== undefined && <Button onClick={() => see({ act: 'let-write', person })}>Let it through</Button>}
        {REMEDIES.map(({ action: actionFor, label, outcome, ...words }) => {
          const action = actionFor(alarm);
          return (
            action && (
              <ConfirmButton key={label} label={label} whose={sentence} {...words} onYes={() => see(action)}>
                {outcome}
              </ConfirmButton>
            )
          );
        })}
      </span>
    </li>
  );
}
