import type { AccessState } from '#core/room.ts';
import { useCommand } from '../../forms/command.tsx';
import { seeToDoor } from '../../presence/access-store.ts';
import { chooseAddress, useAddress } from '../../presence/address-store.ts';
import { serverNow } from '../../session/presence-store.ts';
import { WallLink } from '../wall/wall-window.tsx';
import { JoinHere } from './join-here.tsx';
import { whenWords } from './words.ts';

/** Minutes for which the lobby stands open. */
const OPEN = 10;

/** For those in the room: the code on the wall, and whether whoever comes by it has to wait. */
export function WallPart({ access }: { access: AccessState }) {
  const address = useAddress(access.addresses);
  const command = useCommand();
  const until = access.lobbyOpenUntil;
  const isOpen = until !== null && until > serverNow();
  const openFor = (minutes: number) =>
    command.run(seeToDoor({ act: 'open-lobby', minutes, as: 'stakeholder' }));
  return (
    <section aria-labelledby="wall-head">
      <h2 id="wall-head">In this room</h2>
      <JoinHere />
      {access.addresses.length > 1 && (
        <label className="filter invite-address">
          Address that they reach
          <select value={address} onChange={(event) => chooseAddress(event.target.value)}>
            {access.addresses.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
      )}
      {isHere(address) && (
        <p className="problem">
          Only this machine reaches that address. Start Specwalk with <code>--lan</code>, so that phones can
          come in.
        </p>
      )}
      <p className="invite-lobby" role="status">
        {isOpen
          ? `Whoever has the code comes in at once, until ${whenWords(until)}.`
          : 'Whoever comes by the code waits in the lobby until you let them in.'}
      </p>
      {command.problem}
      <div className="row">
        <button type="button" className="button" onClick={() => void openFor(isOpen ? 0 : OPEN)}>
          {isOpen ? 'Let them wait again' : `Let everybody in for ${OPEN} minutes`}
        </button>
        <WallLink />
      </div>
    </section>
  );
}

function isHere(address: string): boolean {
  return /^https?:\/\/(?:127\.|localhost|\[::1\])/.test(address);
}
