import { counted } from '#core/index.ts';
import type { AccessAction, Waiting } from '#core/room.ts';
import { useCommand } from '../../forms/command.tsx';
import { seeToDoor } from '../../presence/access-store.ts';
import { useRoom } from '../../session/presence-store.ts';
import { speakerLine } from '../../session/speaker.ts';
import './invite.css';

/** Who waits in the lobby, and letting them in. Nothing where nobody waits. */
export function Lobby() {
  const waiting = useRoom()?.waiting ?? [];
  const command = useCommand();
  const see = (...actions: readonly AccessAction[]) =>
    command.run(Promise.all(actions.map(seeToDoor)).then((all) => all.find(({ ok }) => !ok) ?? null));
  const admit = ({ person }: Waiting, as: 'stakeholder' | 'viewer'): AccessAction => ({
    act: 'admit',
    person,
    as,
  });
  if (waiting.length === 0 && command.problem === null) return null;
  return (
    <section className="lobby" aria-label="In the lobby">
      <div className="lobby-head">
        <div role="status">
          <h2>{counted(waiting.length, 'waits to come in', 'wait to come in')}</h2>
        </div>
        {waiting.length > 1 && (
          <span className="row">
            <button
              type="button"
              className="button main"
              onClick={() => void see(...waiting.map((one) => admit(one, 'stakeholder')))}
            >
              Let all in
            </button>
            <button type="button" className="plain" onClick={() => void see({ act: 'refuse-all' })}>
              Turn all away
            </button>
          </span>
        )}
      </div>
      {command.problem}
      <ul className="lobby-list">
        {waiting.map((one) => (
          <li key={one.person}>
            <span>{speakerLine(one)}</span>
            <span className="row">
              <button
                type="button"
                className={waiting.length === 1 ? 'button main' : 'button'}
                aria-label={`Let in: ${one.name}`}
                onClick={() => void see(admit(one, 'stakeholder'))}
              >
                Let in
              </button>
              <button
                type="button"
                className="button"
                aria-label={`To look on: ${one.name}`}
                onClick={() => void see(admit(one, 'viewer'))}
              >
                To look on
              </button>
              <button
                type="button"
                className="plain"
                aria-label={`Turn away: ${one.name}`}
                onClick={() => void see({ act: 'refuse', person: one.person })}
              >
                Turn away
              </button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
